import Synchronization
import XCTest

@testable import MocksVersusStubs

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The seam of 4.1, asked of the code that the learner writes.
final class LuckyNumberSeamAcceptance: XCTestCase {
  // MARK: The client

  func testTheClientAsksItsSession() {
    let session = KitSession()

    ask(LuckyNumberClient(session: session))

    XCTAssertFalse(session.requests.isEmpty, stillTheSharedOne)
  }

  func testTheRequestIsThePromisedOne() {
    let session = KitSession()

    ask(LuckyNumberClient(session: session))

    guard let request = session.requests.first else { return XCTFail(stillTheSharedOne) }
    XCTAssertEqual(session.requests.count, 1, "The session was asked more than once.")
    XCTAssertEqual(request.url?.path, "/csrng")
    XCTAssertEqual(
      request.value(forHTTPHeaderField: "Accept"),
      "application/json",
      "A URL alone has no headers: hand the request on."
    )
  }

  func testTheTaskIsResumedOnce() {
    let session = KitSession()

    ask(LuckyNumberClient(session: session))

    guard !session.requests.isEmpty else { return XCTFail(stillTheSharedOne) }
    XCTAssertEqual(session.resumes, 1, "A task does nothing until it is resumed.")
  }

  func testTheAnswerOfTheSessionCounts() {
    let session = KitSession(.init(data: Data(#"[{"random": 45}]"#.utf8)))

    let results = ask(LuckyNumberClient(session: session))

    guard !session.requests.isEmpty else { return XCTFail(stillTheSharedOne) }
    XCTAssertEqual(results, [.success(45)])
  }

  func testTheErrorOfTheSessionCounts() {
    let session = KitSession(.init(error: URLError(.notConnectedToInternet)))

    let results = ask(LuckyNumberClient(session: session))

    guard !session.requests.isEmpty else { return XCTFail(stillTheSharedOne) }
    XCTAssertEqual(results, [.failure(.noAnswer)])
  }

  func testWithoutASessionItIsTheSharedOne() {
    XCTAssertTrue(
      LuckyNumberClient().session === URLSession.shared,
      "The app says LuckyNumberClient() and means the real network."
    )
  }

  // MARK: The real session

  func testARealSessionTakesAURL() throws {
    let url = try XCTUnwrap(URL(string: "https://lucky.invalid/hello"))

    let answer = answer { $0.makeDataTask(with: url, completionHandler: $1) }

    XCTAssertEqual(answer, "/hello without a header", idle)
  }

  func testARealSessionTakesARequest() {
    let request = LuckyNumberClient.request(min: 0, max: 50)

    let answer = answer { $0.makeDataTask(with: request, completionHandler: $1) }

    XCTAssertEqual(answer, "/csrng application/json", idle)
  }

  func testATaskWaitsUntilItIsResumed() throws {
    let url = try XCTUnwrap(URL(string: "https://lucky.invalid/hello"))
    let session = KitURLProtocol.session()
    let tasks = [
      session.makeDataTask(with: url) { _, _, _ in },
      session.makeDataTask(with: URLRequest(url: url)) { _, _, _ in },
    ]

    for task in tasks {
      let real = try XCTUnwrap(task as? URLSessionTask, idle)
      XCTAssertEqual(real.state, .suspended, "Who makes a task does not start it yet.")
    }
  }

  // MARK: Helpers

  private let stillTheSharedOne =
    "The client still talks to URLSession.shared: its own session was not asked for a task."
  private let idle =
    "URLSession still hands out a task that does nothing: let dataTask(with:) make a real one."

  /// The results that came while the client was asked; the kit's session answers at once.
  @discardableResult
  private func ask(_ sut: LuckyNumberClient) -> [Result<Int, LuckyNumberError>] {
    let results = Results()
    sut.luckyNumber(min: 0, max: 50) { results.append($0) }
    return results.all
  }

  /// What a real session answers to a task; nothing when no answer came within a second.
  private func answer(
    to makeTask: (URLSession, @escaping DataTaskCompletion) -> any URLSessionTaskProtocol
  ) -> String? {
    let answered = XCTestExpectation(description: "the session has answered")
    let text = Mutex<String?>(nil)
    let session = KitURLProtocol.session()
    let task = makeTask(session) { data, _, _ in
      text.withLock { $0 = data.map { String(decoding: $0, as: UTF8.self) } }
      answered.fulfill()
    }
    task.resume()
    guard XCTWaiter().wait(for: [answered], timeout: 1) == .completed else { return nil }
    return text.withLock { $0 }
  }
}

/// Results from whatever thread they come.
private final class Results: Sendable {
  private let results = Mutex<[Result<Int, LuckyNumberError>]>([])

  var all: [Result<Int, LuckyNumberError>] { results.withLock { $0 } }

  func append(_ result: Result<Int, LuckyNumberError>) {
    results.withLock { $0.append(result) }
  }
}
