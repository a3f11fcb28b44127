import Synchronization
import XCTest

@testable import MocksVersusStubs

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Fair, but lazy: the reference suite with two Bools and the last request in place of lists, and
/// without the rare case of an error that comes with data.
final class LuckyNumberMockTests: XCTestCase {
  func testACallMakesARequestAndResumesIt() {
    let session = MockSession()

    LuckyNumberClient(session: session).luckyNumber(min: 0, max: 50) { _ in }

    XCTAssertTrue(session.wasAsked)
    XCTAssertTrue(session.wasResumed)
  }

  func testTheRequestIsThePromisedOne() throws {
    let session = MockSession()

    LuckyNumberClient(session: session).luckyNumber(min: 10, max: 50) { _ in }

    let request = try XCTUnwrap(session.lastRequest)
    XCTAssertEqual(request.httpMethod, "GET")
    XCTAssertEqual(request.value(forHTTPHeaderField: "Accept"), "application/json")
    let url = try XCTUnwrap(request.url)
    let parts = try XCTUnwrap(URLComponents(url: url, resolvingAgainstBaseURL: false))
    XCTAssertEqual(parts.host, "lucky.invalid")
    XCTAssertEqual(parts.path, "/csrng")
    let limits = [URLQueryItem(name: "min", value: "10"), URLQueryItem(name: "max", value: "50")]
    XCTAssertEqual(Set(parts.queryItems ?? []), Set(limits))
  }

  func testWhileAnAnswerIsAwaitedASecondCallAsksNobody() {
    let session = MockSession()
    let sut = LuckyNumberClient(session: session)
    let results = Mutex<[Result<Int, LuckyNumberError>]>([])
    sut.luckyNumber(min: 0, max: 50) { _ in }

    sut.luckyNumber(min: 0, max: 50) { result in results.withLock { $0.append(result) } }

    XCTAssertEqual(results.withLock { $0 }, [.failure(.busy)])
    XCTAssertTrue(session.wasAsked)
  }

  func testAfterAFailureItAsksAgain() {
    let session = MockSession()
    let sut = LuckyNumberClient(session: session)
    sut.luckyNumber(min: 0, max: 50) { _ in }
    session.answer(error: URLError(.timedOut))

    let results = Mutex<[Result<Int, LuckyNumberError>]>([])
    sut.luckyNumber(min: 0, max: 50) { result in results.withLock { $0.append(result) } }

    XCTAssertEqual(results.withLock { $0 }, [])
    XCTAssertTrue(session.wasAsked)
  }
}

/// Remembers what it was asked for, and answers when a test says so.
private final class MockSession: URLSessionProtocol {
  private let last = Mutex<URLRequest?>(nil)
  private let resumed = Mutex(false)
  private let waiting = Mutex<[DataTaskCompletion]>([])

  var lastRequest: URLRequest? { last.withLock { $0 } }
  var wasAsked: Bool { lastRequest != nil }
  var wasResumed: Bool { resumed.withLock { $0 } }

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
    last.withLock { $0 = request }
    return MockTask { [self] in
      resumed.withLock { $0 = true }
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
