import Foundation
import Synchronization
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

  override init() {
    // In a process that runs Swift Testing, an observer of XCTest crashes on Linux.
    observer = Platform.runsSwiftTesting ? nil : XCTestFollower()
    super.init()
    if let observer { XCTestObservationCenter.shared.addTestObserver(observer) }
  }

  func record(_ issue: ReportedIssue) {
    if isXCTest {
      XCTFail(issue.text, file: issue.place.filePath, line: issue.place.line)
    } else {
      recordInSwiftTesting(issue)
    }
  }

  var runningTest: AnyHashable? { Test.current.map { AnyHashable($0.id) } }

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
  private let isRunning = Mutex(true)

  /// `true` at first: whoever asks for it first is most likely a test.
  var isTestRunning: Bool { isRunning.withLock { $0 } }

  func testCaseWillStart(_ testCase: XCTestCase) {
    isRunning.withLock { $0 = true }
    DependencyValues.forgetDefaultValues()
  }

  func testCaseDidFinish(_ testCase: XCTestCase) {
    isRunning.withLock { $0 = false }
  }
}
