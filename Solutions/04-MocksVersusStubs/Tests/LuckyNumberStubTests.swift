import Synchronization
import XCTest

@testable import MocksVersusStubs

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class LuckyNumberStubTests: XCTestCase {
  private let url = URL(filePath: "/")

  func testTheLuckyNumberComesOut() {
    let sut = client(answering: #"[{"status": "success", "min": 0, "max": 50, "random": 45}]"#)

    XCTAssertEqual(results(of: sut), [.success(45)])
  }

  func testABadStatusIsAFailure() {
    for status in [199, 300, 404, 500] {
      let sut = client(answering: #"[{"random": 45}]"#, status: status)

      XCTAssertEqual(results(of: sut), [.failure(.status(status))])
    }
  }

  func testAFailingNetworkIsAFailure() {
    let session = StubSession(error: URLError(.notConnectedToInternet))
    let sut = LuckyNumberClient(session: session)

    XCTAssertEqual(results(of: sut), [.failure(.noAnswer)])
  }

  func testAnEmptyListHasNoNumber() {
    XCTAssertEqual(results(of: client(answering: "[]")), [.failure(.noNumber)])
  }

  func testWhatIsNoJSONIsUnreadable() {
    XCTAssertEqual(results(of: client(answering: "<html>")), [.failure(.unreadable)])
  }

  private func client(answering text: String, status: Int = 200) -> LuckyNumberClient {
    let response = HTTPURLResponse(
      url: url,
      statusCode: status,
      httpVersion: nil,
      headerFields: nil
    )
    return LuckyNumberClient(session: StubSession(data: Data(text.utf8), response: response))
  }

  private func results(of sut: LuckyNumberClient) -> [Result<Int, LuckyNumberError>] {
    let results = Results()
    sut.luckyNumber(min: 0, max: 50) { results.append($0) }
    return results.all
  }
}

/// Answers what it was told, as soon as a task is made.
private final class StubSession: URLSessionProtocol {
  private let data: Data?
  private let response: URLResponse?
  private let error: URLError?

  init(data: Data? = nil, response: URLResponse? = nil, error: URLError? = nil) {
    self.data = data
    self.response = response
    self.error = error
  }

  func makeDataTask(
    with url: URL,
    completionHandler: @escaping DataTaskCompletion
  ) -> any URLSessionTaskProtocol {
    makeDataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  func makeDataTask(
    with request: URLRequest,
    completionHandler: @escaping DataTaskCompletion
  ) -> any URLSessionTaskProtocol {
    completionHandler(data, response, error)
    return DummyTask()
  }
}

/// Has to be there, and does nothing.
private final class DummyTask: URLSessionTaskProtocol {
  func resume() {}
}

private final class Results: Sendable {
  private let results = Mutex<[Result<Int, LuckyNumberError>]>([])

  var all: [Result<Int, LuckyNumberError>] { results.withLock { $0 } }

  func append(_ result: Result<Int, LuckyNumberError>) {
    results.withLock { $0.append(result) }
  }
}
