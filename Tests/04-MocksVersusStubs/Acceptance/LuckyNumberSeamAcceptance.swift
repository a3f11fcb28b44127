import Synchronization
import XCTest

@testable import MocksVersusStubs

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The seam of 4.1, asked of the code that the learner writes.
///
/// Each sentence here is what the learner reads, so it says what is likely and what helps.
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
    XCTAssertEqual(session.requests.count, 1, "One call of the client makes one task.")
    XCTAssertEqual(request.url?.path, "/csrng", "The path of the request has to stay.")
    XCTAssertEqual(request.value(forHTTPHeaderField: "Accept"), "application/json", headerIsLost)
  }

  func testTheTaskIsResumedOnce() {
    let session = KitSession()

    ask(LuckyNumberClient(session: session))

    guard !session.requests.isEmpty else { return XCTFail(stillTheSharedOne) }
    XCTAssertGreaterThan(session.resumes, 0, "A task does nothing until it is resumed.")
    XCTAssertLessThan(session.resumes, 2, "The client has resumed its task more than once.")
  }

  func testTheAnswerOfTheSessionCounts() {
    let session = KitSession(.luckyNumber)

    let results = ask(LuckyNumberClient(session: session))

    guard !session.requests.isEmpty else { return XCTFail(stillTheSharedOne) }
    XCTAssertEqual(results, ".success(45)", "The session answered with the number 45.")
  }

  func testAfterAnAnswerItCanBeAskedAgain() {
    let session = KitSession(.luckyNumber)
    let sut = LuckyNumberClient(session: session)
    ask(sut)

    let results = ask(sut)

    guard !session.requests.isEmpty else { return XCTFail(stillTheSharedOne) }
    XCTAssertEqual(results, ".success(45)", "An answer has come, so nobody waits any more.")
  }

  func testTheErrorOfTheSessionCounts() {
    let session = KitSession(.init(error: URLError(.notConnectedToInternet)))

    let results = ask(LuckyNumberClient(session: session))

    guard !session.requests.isEmpty else { return XCTFail(stillTheSharedOne) }
    XCTAssertEqual(results, ".failure(.noAnswer)", "The session answered with an error.")
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

    let answer = try answer { $0.makeDataTask(with: url, completionHandler: $1) }

    XCTAssertEqual(answer, "/hello without a header", anotherAnswered)
  }

  func testARealSessionTakesARequest() throws {
    let request = LuckyNumberClient.request(min: 0, max: 50)

    let answer = try answer { $0.makeDataTask(with: request, completionHandler: $1) }

    let isHeaderLost = answer == "/csrng without a header"
    XCTAssertEqual(
      answer,
      "/csrng application/json",
      isHeaderLost ? headerIsLost : anotherAnswered
    )
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
      XCTAssertEqual(real.state, .suspended, "Who makes a task leaves it to others to start it.")
    }
  }

  // MARK: Helpers

  private let stillTheSharedOne =
    "The client still talks to URLSession.shared: its own session was not asked for a task."
  private let headerIsLost = "A URL alone has no headers: hand the whole request on."
  private let idle =
    "URLSession still hands out a task that does nothing: let dataTask make a real one."
  private let anotherAnswered =
    "A real task was made, but the answer of this session did not come. Was the task made by this "
    + "very session (not by URLSession.shared), and with the completion handler that was given?"

  /// What came while the client was asked, in words; the kit's session answers at once.
  @discardableResult
  private func ask(_ sut: LuckyNumberClient) -> String {
    let results = Mutex<[String]>([])
    sut.luckyNumber(min: 0, max: 50) { result in
      let text =
        switch result {
        case .success(let number): ".success(\(number))"
        case .failure(let error): ".failure(.\(error))"
        }
      results.withLock { $0.append(text) }
    }
    let all = results.withLock { $0 }
    return all.isEmpty ? "no result at all" : all.joined(separator: ", and then ")
  }

  /// What a real session answers to a task; nothing when no answer came in time.
  ///
  /// - Throws: when the task is no real one, which is a failure as well.
  private func answer(
    to makeTask: (URLSession, @escaping DataTaskCompletion) -> any URLSessionTaskProtocol
  ) throws -> String? {
    let answered = XCTestExpectation(description: "the session has answered")
    let text = Mutex<String?>(nil)
    let session = KitURLProtocol.session()
    let task = makeTask(session) { data, _, _ in
      text.withLock { $0 = data.map { String(decoding: $0, as: UTF8.self) } }
      answered.fulfill()
    }
    try XCTUnwrap(task as? URLSessionTask, idle).resume()
    guard XCTWaiter().wait(for: [answered], timeout: 3) == .completed else { return nil }
    return text.withLock { $0 }
  }
}
