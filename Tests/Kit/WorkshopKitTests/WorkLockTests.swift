import Foundation
import Testing

/// Two tools in one folder. The time limit is for one that waits for ever.
@Suite(.timeLimit(.minutes(1))) struct WorkLockTests {
  private let tool: Tool

  init() throws { tool = try Tool() }

  @Test("The second one says so, and builds when the first one is done")
  func twoAtOnce() async throws {
    // A build that tells when it begins, and ends when somebody opens the gate.
    try await tool.setSwift("echo begun >> begun; read line < gate; exit 1")
    try #require(mkfifo("\(tool.folder.path)/gate", 0o600) == 0)

    let first = try tool.start("check", Tool.exercise.number)
    try await until { tool.folder.read("begun") == "begun\n" }
    let second = try tool.start("check", Tool.exercise.number)
    try await until { second.errorSoFar.contains("Another workshop is at work") }
    #expect(tool.folder.read("begun") == "begun\n")

    _ = try await tool.shell("echo > gate")
    _ = try await first.end()
    try await until { tool.folder.read("begun") == "begun\nbegun\n" }
    _ = try await tool.shell("echo > gate")
    #expect(try await second.end().code == 4)
  }

  /// Looks again and again; the suite's time limit ends it.
  private func until(_ condition: () -> Bool) async throws {
    while !condition() { try await Task.sleep(for: .milliseconds(10)) }
  }
}
