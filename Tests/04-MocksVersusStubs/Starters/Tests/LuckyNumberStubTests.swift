import Synchronization
import XCTest

@testable import MocksVersusStubs

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// What does the client make of an answer? The stub gives the answer; the tests look at the results.
final class LuckyNumberStubTests: XCTestCase {
  func testTheLuckyNumberComesOut() {
    XCTAssertEqual(results(when: StubSession()), [.success(45)])
  }

  // TODO: Nearly everything is something else than 45. Which result is promised?
  func testAFailingNetworkGivesNoLuckyNumber() {
    let session = StubSession(isOnline: false)

    XCTAssertNotEqual(results(when: session), [.success(45)])
  }

  // region: statuses
  // TODO: What else can come back? An error page, a list with nothing in it, no JSON at all …
  // endregion: statuses

  /// All results that a call has had by the time it returns.
  private func results(when session: StubSession) -> [Result<Int, LuckyNumberError>] {
    let results = Mutex<[Result<Int, LuckyNumberError>]>([])
    let sut = LuckyNumberClient(session: session)

    sut.luckyNumber(min: 0, max: 50) { result in results.withLock { $0.append(result) } }

    return results.withLock { $0 }
  }
}

/// Gives an answer as soon as somebody makes a task.
private final class StubSession: URLSessionProtocol {
  private let luckyNumber = #"[{"status": "success", "min": 0, "max": 50, "random": 45}]"#

  // TODO: It knows sunshine and rain. Let a test say what comes: which text, which status, which
  // error, and each of them may be missing.
  private let isOnline: Bool

  init(isOnline: Bool = true) {
    self.isOnline = isOnline
  }

  func makeDataTask(
    with url: URL,
    completionHandler: @escaping DataTaskCompletion
  ) -> any URLSessionTaskProtocol {
    let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
    if isOnline {
      completionHandler(Data(luckyNumber.utf8), response, nil)
    } else {
      completionHandler(nil, nil, URLError(.notConnectedToInternet))
    }
    return DummyTask()
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
