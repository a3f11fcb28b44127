import Synchronization
import XCTest

@testable import MocksVersusStubs

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What does the client make of an answer? The stub gives the answer; the tests look at the results.
final class LuckyNumberStubTests: XCTestCase {
  private let luckyNumber = #"[{"status": "success", "min": 0, "max": 50, "random": 45}]"#

  func testTheLuckyNumberComesOut() {
    XCTAssertEqual(results(when: StubSession(luckyNumber)), [.success(45)])
  }

  func testAFailingNetworkIsNoAnswer() {
    let session = StubSession(error: URLError(.notConnectedToInternet))

    XCTAssertEqual(results(when: session), [.failure(.noAnswer)])
  }

  func testAnErrorCountsEvenWhenDataCameWithIt() {
    let session = StubSession(luckyNumber, error: URLError(.networkConnectionLost))

    XCTAssertEqual(results(when: session), [.failure(.noAnswer)])
  }

  func testAnAnswerWithoutAStatusIsNone() {
    XCTAssertEqual(results(when: StubSession(luckyNumber, status: nil)), [.failure(.noAnswer)])
  }

  // region: statuses
  func testStatusesFrom200To299Count() {
    for status in [200, 201, 299] {
      XCTAssertEqual(results(when: StubSession(luckyNumber, status: status)), [.success(45)])
    }
  }

  func testAnyOtherStatusIsNamed() {
    for status in [199, 300, 404, 500] {
      let session = StubSession(luckyNumber, status: status)

      XCTAssertEqual(results(when: session), [.failure(.status(status))])
    }
  }
  // endregion: statuses

  func testAnEmptyListHasNoNumber() {
    XCTAssertEqual(results(when: StubSession("[]")), [.failure(.noNumber)])
  }

  func testWhatIsNoJSONIsUnreadable() {
    XCTAssertEqual(results(when: StubSession("<html>Closed</html>")), [.failure(.unreadable)])
  }

  /// All results that a call has had by the time it returns.
  private func results(when session: StubSession) -> [Result<Int, LuckyNumberError>] {
    let results = Mutex<[Result<Int, LuckyNumberError>]>([])
    let sut = LuckyNumberClient(session: session)

    sut.luckyNumber(min: 0, max: 50) { result in results.withLock { $0.append(result) } }

    return results.withLock { $0 }
  }
}

/// Gives the answer that it was told to give, as soon as somebody makes a task.
private final class StubSession: URLSessionProtocol {
  private let text: String?
  private let status: Int?
  private let error: URLError?

  init(_ text: String? = nil, status: Int? = 200, error: URLError? = nil) {
    self.text = text
    self.status = status
    self.error = error
  }

  func makeDataTask(
    with url: URL,
    completionHandler: @escaping DataTaskCompletion
  ) -> any URLSessionTaskProtocol {
    completionHandler(text.map { Data($0.utf8) }, response(from: url), error)
    return DummyTask()
  }

  /// As a session has it: none with an error, and a plain one from what does not speak HTTP.
  private func response(from url: URL) -> URLResponse? {
    guard error == nil else { return nil }
    guard let status else {
      return URLResponse(
        url: url,
        mimeType: nil,
        expectedContentLength: -1,
        textEncodingName: nil
      )
    }
    return HTTPURLResponse(url: url, statusCode: status, httpVersion: nil, headerFields: nil)
  }

  func makeDataTask(
    with request: URLRequest,
    completionHandler: @escaping DataTaskCompletion
  ) -> any URLSessionTaskProtocol {
    makeDataTask(with: request.url ?? URL(filePath: "/"), completionHandler: completionHandler)
  }
}

/// Has to be there, and does nothing.
private final class DummyTask: URLSessionTaskProtocol {
  func resume() {}
}
