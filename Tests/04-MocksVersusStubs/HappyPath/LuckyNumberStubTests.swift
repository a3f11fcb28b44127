import Synchronization
import XCTest

@testable import MocksVersusStubs

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Fair, but lazy: one good answer, and one of each kind of bad one that comes to mind first.
final class LuckyNumberStubTests: XCTestCase {
  private let luckyNumber = #"[{"status": "success", "min": 0, "max": 50, "random": 45}]"#

  func testALuckyNumber() {
    XCTAssertEqual(result(when: StubSession(luckyNumber)), .success(45))
  }

  func testAServerError() {
    XCTAssertEqual(result(when: StubSession("", status: 500)), .failure(.status(500)))
  }

  func testNoNetwork() {
    let session = StubSession("", error: URLError(.notConnectedToInternet))

    XCTAssertEqual(result(when: session), .failure(.noAnswer))
  }

  func testNoJSON() {
    XCTAssertEqual(result(when: StubSession("<html>")), .failure(.unreadable))
  }

  private func result(when session: StubSession) -> Result<Int, LuckyNumberError>? {
    let result = Mutex<Result<Int, LuckyNumberError>?>(nil)
    LuckyNumberClient(session: session).luckyNumber(min: 0, max: 50) { answer in
      result.withLock { $0 = answer }
    }
    return result.withLock { $0 }
  }
}

private final class StubSession: URLSessionProtocol {
  private let text: String
  private let status: Int
  private let error: URLError?

  init(_ text: String, status: Int = 200, error: URLError? = nil) {
    self.text = text
    self.status = status
    self.error = error
  }

  func makeDataTask(
    with url: URL,
    completionHandler: @escaping DataTaskCompletion
  ) -> any URLSessionTaskProtocol {
    let response = HTTPURLResponse(
      url: url,
      statusCode: status,
      httpVersion: nil,
      headerFields: nil
    )
    if let error {
      completionHandler(nil, nil, error)
    } else {
      completionHandler(Data(text.utf8), response, nil)
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

private final class DummyTask: URLSessionTaskProtocol {
  func resume() {}
}
