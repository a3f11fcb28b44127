import Synchronization
import XCTest

@testable import MocksVersusStubs

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// How does the client ask? The mock writes down what it is asked for; the tests look at that.
final class LuckyNumberMockTests: XCTestCase {
  func testTheSessionIsAsked() {
    let session = MockSession()

    LuckyNumberClient(session: session).luckyNumber(min: 0, max: 50) { _ in }

    // TODO: Asked for what? And how often?
    XCTAssertTrue(session.wasAsked)
  }

  func testTheTaskIsResumed() {
    let session = MockSession()

    LuckyNumberClient(session: session).luckyNumber(min: 0, max: 50) { _ in }

    // TODO: How often?
    XCTAssertTrue(session.wasResumed)
  }

  // region: busy
  func testWhileAnAnswerIsAwaitedASecondCallIsRefused() {
    let session = MockSession()
    let sut = LuckyNumberClient(session: session)
    let results = Mutex<[Result<Int, LuckyNumberError>]>([])
    sut.luckyNumber(min: 0, max: 50) { _ in }

    sut.luckyNumber(min: 0, max: 50) { result in results.withLock { $0.append(result) } }

    // TODO: It "asks nobody", says the client. Did it?
    XCTAssertEqual(results.withLock { $0 }, [.failure(.busy)])
  }
  // endregion: busy

  // TODO: And after a failure, or an answer? `answer` lets the session fail, or answer: what does the
  // client do then, and how does it behave in the next call?
}

/// Remembers what it was asked for, and answers when a test says so.
private final class MockSession: URLSessionProtocol {
  // TODO: Something happened, says a Bool. It does not say how often, or with what.
  private let asked = Mutex(false)
  private let resumed = Mutex(false)
  private let waiting = Mutex<[DataTaskCompletion]>([])

  var wasAsked: Bool { asked.withLock { $0 } }
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
    asked.withLock { $0 = true }
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
