import ChildSupportC
import Synchronization
import XCTest

/// Follows an XCTest run and writes down what happens, one JSON object a line.
///
/// The judge reads this file and never what the run prints: a test can print anything.
final class ResultsObserver: NSObject, XCTestObservation, Sendable {
  private let log: ResultsLog
  private let running = Mutex<String?>(nil)
  private let hasInventory = Mutex(false)

  init(log: ResultsLog) {
    self.log = log
  }

  /// The test that runs now, as `BoundariesTests/testTenthStamp`.
  var runningTest: String? { running.withLock { $0 } }

  func testSuiteWillStart(_ testSuite: XCTestSuite) {
    let isFirst = hasInventory.withLock { known in
      defer { known = true }
      return !known
    }
    guard isFirst else { return }
    for test in testCases(in: testSuite) { log.write("inventory", test: name(of: test)) }
  }

  func testCaseWillStart(_ testCase: XCTestCase) {
    running.withLock { $0 = name(of: testCase) }
    log.write("started", test: name(of: testCase))
  }

  #if canImport(ObjectiveC)
    /// What is recorded in a class's own `setUp` belongs to no test. On Linux nobody hears it.
    func testSuite(_ testSuite: XCTestSuite, didRecord issue: XCTIssue) {
      log.write("issue", text: issue.compactDescription)
    }

    func testCase(_ testCase: XCTestCase, didRecord issue: XCTIssue) {
      let place = issue.sourceCodeContext.location
      log.write(
        "issue",
        test: name(of: testCase),
        text: issue.compactDescription,
        file: place?.fileURL.path,
        line: place?.lineNumber
      )
    }
  #else
    func testCase(
      _ testCase: XCTestCase,
      didFailWithDescription description: String,
      inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      log.write(
        "issue",
        test: name(of: testCase),
        text: description,
        file: filePath,
        line: lineNumber
      )
    }
  #endif

  func testCaseDidFinish(_ testCase: XCTestCase) {
    let wasSkipped = testCase.testRun?.hasBeenSkipped ?? false
    log.write(wasSkipped ? "skipped" : "ended", test: name(of: testCase))
    running.withLock { $0 = nil }
  }

  func testBundleDidFinish(_ testBundle: Bundle) {
    log.write("runEnded")
  }

  private func testCases(in test: XCTest) -> [XCTestCase] {
    if let suite = test as? XCTestSuite { return suite.tests.flatMap(testCases) }
    return (test as? XCTestCase).map { [$0] } ?? []
  }

  /// `Class/method` on every platform: Linux says `Class.method`, Apple's say `-[Class method]`.
  private func name(of test: XCTestCase) -> String {
    let bare = test.name.drop { $0 == "-" || $0 == "[" }
    let method = bare.split { $0 == "." || $0 == " " || $0 == "]" }.last ?? bare
    return "\(type(of: test))/\(method)"
  }
}
