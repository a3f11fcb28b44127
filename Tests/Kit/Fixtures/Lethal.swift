import Foundation
import Testing
import XCTest

// Suites that kill the process that judges them. The kit's tests offer them an expendable one.

final class KillsItsJudgeXCTests: XCTestCase {
  func testKills() {
    killTheJudge()
  }
}

@Suite struct KillsItsJudgeSwiftTests {
  @Test func kills() {
    killTheJudge()
  }
}

private func killTheJudge() {
  guard FileManager.default.temporaryDirectory.path.contains("expendable") else { return }
  onlyUnderTheJudge {
    kill(getppid(), SIGKILL)
    while true {}
  }
}
