import Foundation
import Testing
import WorkshopDependencies
import XCTest

/// Speaks to both test frameworks for the core, which finds this class by its name.
///
/// The frameworks do not take each other's failures: `XCTFail` in a process that runs Swift Testing
/// is dropped without a word, and so is `Issue.record` in one that runs XCTest. So it must be known
/// who is running. `Test.current` is not enough: it is `nil` in detached tasks and on queues.
final class LinkedTestFrameworks: NSObject, TestFrameworks {
  private let observer: XCTestFollower?
  private let ofSwiftTests = LockIsolated<[Test.ID: DefaultValues]>([:])

  override init() {
    // In a process that runs Swift Testing, an observer of XCTest crashes on Linux.
    observer = Platform.runsSwiftTesting ? nil : XCTestFollower()
    super.init()
    if let observer { XCTestObservationCenter.shared.addTestObserver(observer) }
  }

  func record(_ issue: ReportedIssue) {
    guard isXCTest else { return recordInSwiftTesting(issue) }
    #if canImport(ObjectiveC)
      XCTFail(issue.text, file: issue.place.filePath, line: issue.place.line)
    #else
      // Between two tests, Linux's XCTest drops a failure without a word.
      let before = observer?.failureCount
      XCTFail(issue.text, file: issue.place.filePath, line: issue.place.line)
      // Within a test it may also have been taken on purpose, by an override of `recordFailure`.
      guard let observer, observer.failureCount == before, !observer.knowsTest else { return }
      fatalError(
        """
        An issue was reported while no test was running, where XCTest drops it. If it comes from \
        'class func setUp', override there what is read, or read it in 'setUp'.

        \(issue)
        """
      )
    #endif
  }

  var defaultsOfRunningTest: DefaultValues? {
    guard let test = Test.current else { return isXCTest ? observer?.defaults : nil }
    return ofSwiftTests.withValue { all in
      let defaults = all[test.id] ?? DefaultValues()
      all[test.id] = defaults
      return defaults
    }
  }

  private var isXCTest: Bool {
    guard Test.current == nil, let observer else { return false }
    #if canImport(ObjectiveC)
      // Xcode runs both in one process: XCTest while one of its tests runs, else Swift Testing.
      return observer.isTestRunning
    #else
      _ = observer
      return true
    #endif
  }

  private func recordInSwiftTesting(_ issue: ReportedIssue) {
    let place = SourceLocation(
      fileID: "\(issue.place.fileID)",
      filePath: "\(issue.place.filePath)",
      line: Int(issue.place.line),
      column: Int(issue.place.column)
    )
    if let error = issue.error {
      Issue.record(error, issue.message.map { "\($0)" }, sourceLocation: place)
    } else {
      Issue.record(issue.message.map { "\($0)" }, sourceLocation: place)
    }
  }
}

/// Knows whether a test of XCTest is running, and gives each of them fresh default values.
private final class XCTestFollower: NSObject, XCTestObservation, Sendable {
  private struct State {
    /// `nil` at first, when nobody knows.
    var isTestRunning: Bool?
    var failureCount = 0
    /// Those of the running test last, those of the class and of all tests around it before.
    var defaults = [DefaultValues()]
  }

  private let state = LockIsolated(State())

  /// Whoever asks for it first is most likely a test.
  var isTestRunning: Bool { state.withValue { $0.isTestRunning } ?? true }
  var defaults: DefaultValues { state.withValue { $0.defaults[$0.defaults.count - 1] } }

  #if !canImport(ObjectiveC)
    var failureCount: Int { state.withValue { $0.failureCount } }
    /// Whether it has seen the running test begin.
    var knowsTest: Bool { state.withValue { $0.isTestRunning } == true }

    func testCase(
      _ testCase: XCTestCase,
      didFailWithDescription description: String,
      inFile filePath: String?,
      atLine lineNumber: Int
    ) {
      state.withValue { $0.failureCount += 1 }
    }
  #endif

  func testSuiteWillStart(_ testSuite: XCTestSuite) { begin() }
  func testSuiteDidFinish(_ testSuite: XCTestSuite) { end() }

  func testCaseWillStart(_ testCase: XCTestCase) {
    state.withValue { $0.isTestRunning = true }
    begin()
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    end()
    state.withValue { $0.isTestRunning = false }
  }

  /// A test finds what its class has prepared, and nothing else.
  private func begin() {
    state.withValue { $0.defaults.append($0.defaults[$0.defaults.count - 1].preparedOnly()) }
  }

  /// What a test or a class has prepared goes when it ends. Those that began before somebody asked
  /// for the frameworks share the first one.
  private func end() {
    let old = state.withValue { state in
      let old = state.defaults.removeLast()
      if state.defaults.isEmpty { state.defaults = [DefaultValues()] }
      return old
    }
    _ = old
  }
}
