import Synchronization
import XCTest

@testable import MocksVersusStubs

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// How does the client ask? The mock writes down what it is asked for; the tests look at that.
final class LuckyNumberMockTests: XCTestCase {
  func testOneCallMakesOneRequestAndResumesItOnce() {
    let session = MockSession()

    LuckyNumberClient(session: session).luckyNumber(min: 0, max: 50) { _ in }

    XCTAssertEqual(session.requests.count, 1)
    XCTAssertEqual(session.resumedRequests, session.requests)
  }

  func testTheRequestIsThePromisedOne() throws {
    let session = MockSession()

    LuckyNumberClient(session: session).luckyNumber(min: 10, max: 50) { _ in }

    let request = try XCTUnwrap(session.requests.first)
    XCTAssertEqual(request.httpMethod, "GET")
    XCTAssertEqual(request.value(forHTTPHeaderField: "Accept"), "application/json")
    let url = try XCTUnwrap(request.url)
    let parts = try XCTUnwrap(URLComponents(url: url, resolvingAgainstBaseURL: false))
    XCTAssertEqual([parts.scheme, parts.host, parts.path], ["https", "lucky.invalid", "/csrng"])
    let limits = [URLQueryItem(name: "min", value: "10"), URLQueryItem(name: "max", value: "50")]
    XCTAssertEqual(Set(parts.queryItems ?? []), Set(limits))
  }

  // region: busy
  func testWhileAnAnswerIsAwaitedASecondCallAsksNobody() {
    let session = MockSession()
    let sut = LuckyNumberClient(session: session)
    let results = Mutex<[Result<Int, LuckyNumberError>]>([])
    sut.luckyNumber(min: 0, max: 50) { _ in }

    sut.luckyNumber(min: 0, max: 50) { result in results.withLock { $0.append(result) } }

    XCTAssertEqual(results.withLock { $0 }, [.failure(.busy)])
    XCTAssertEqual(session.requests.count, 1)
  }
  // endregion: busy

  func testWhateverCameItCanBeAskedAgain() {
    let session = MockSession()
    let sut = LuckyNumberClient(session: session)
    let url = URL(filePath: "/")
    let page = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
    sut.luckyNumber(min: 0, max: 50) { _ in }
    session.answer(error: URLError(.timedOut))
    sut.luckyNumber(min: 0, max: 50) { _ in }
    session.answer(data: Data("[]".utf8), response: page)

    sut.luckyNumber(min: 0, max: 50) { _ in }

    XCTAssertEqual(session.requests.count, 3)
  }

  func testAnErrorThatComesWithDataIsReportedOnce() {
    let session = MockSession()
    let sut = LuckyNumberClient(session: session)
    let results = Mutex<[Result<Int, LuckyNumberError>]>([])
    sut.luckyNumber(min: 0, max: 50) { result in results.withLock { $0.append(result) } }

    session.answer(data: Data(), error: URLError(.networkConnectionLost))

    XCTAssertEqual(results.withLock { $0 }, [.failure(.noAnswer)])
  }
}

/// Remembers what it was asked for, and answers when a test says so.
private final class MockSession: URLSessionProtocol {
  private let asked = Mutex<[URLRequest]>([])
  private let resumed = Mutex<[URLRequest]>([])
  private let waiting = Mutex<[DataTaskCompletion]>([])

  /// The request of each task that was made.
  var requests: [URLRequest] { asked.withLock { $0 } }
  /// The request of each task that was resumed, once for every `resume()`.
  var resumedRequests: [URLRequest] { resumed.withLock { $0 } }

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
    asked.withLock { $0.append(request) }
    return MockTask { [self] in
      resumed.withLock { $0.append(request) }
      waiting.withLock { $0.append(completionHandler) }
    }
  }

  /// Answers the task that has waited longest. Only one that was resumed waits.
  func answer(data: Data? = nil, response: URLResponse? = nil, error: URLError? = nil) {
    let completion = waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    completion?(data, response, error)
  }
}

/// Tells its session when it is resumed.
private final class MockTask: URLSessionTaskProtocol {
  private let whenResumed: @Sendable () -> Void

  init(_ whenResumed: @escaping @Sendable () -> Void) { self.whenResumed = whenResumed }

  func resume() { whenResumed() }
}
