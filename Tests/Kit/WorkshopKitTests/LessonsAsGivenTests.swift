import Foundation
import Grading
import Testing

@testable import WorkshopKit

/// Whether `Lessons` is as it was given: looked at only where git shows that nobody worked there.
@Suite(.enabled(if: pathOfProgram("git") != nil, "needs git"))
struct LessonsAsGivenTests {
  private let sound: SoundKit

  init() throws { sound = try SoundKit() }

  @Test("As given")
  func asGiven() async throws {
    try await commit()
    let (lines, code) = await findings()
    #expect(lines.first == "✓ lesson 1: Lessons, Starters and Solutions fit together (3)")
    #expect(!lines.contains { $0.hasPrefix("skipped: ") })
    #expect(code == .passed)
  }

  @Test("A file to edit that is not the starter")
  func edited() async throws {
    try sound.folder.write("other", to: SoundKit.given)
    try await commit()
    await expect("\(SoundKit.given) differs from \(SoundKit.starter)")
  }

  @Test("Code under test that is not the solution's")
  func code() async throws {
    let file = "01-Cafe/Sources/Menu.swift"
    try sound.folder.write("other", to: "Lessons/\(file)")
    try await commit()
    await expect("Lessons/\(file) differs from Solutions/\(file)")
  }

  @Test("A file in one tree only", arguments: ["Lessons", "Solutions"])
  func oneTree(_ tree: String) async throws {
    try sound.folder.write("", to: "\(tree)/01-Cafe/Tests/Support/Pot.swift")
    try await commit()
    await expect("Tests/Support/Pot.swift is in one tree only")
  }

  @Test("A learner's change is no fault: it is skipped, and said")
  func changed() async throws {
    try await commit()
    try sound.folder.write("mine", to: SoundKit.given)
    let (lines, code) = await findings()
    #expect(
      lines.contains(
        "skipped: Lessons/01-Cafe was changed, so it is not compared with the starters"
      )
    )
    #expect(code == .passed)
  }

  @Test("What git ignores is not stray; a hidden file that it does not ignore is")
  func ignored() async throws {
    try sound.folder.write(".build/\n", to: ".gitignore")
    try sound.folder.write("", to: ".build/log")
    try sound.folder.write("", to: ".secret")
    try await commit()
    await expect(".secret does not belong here")
  }

  private func commit() async throws {
    try await git("init", "--quiet")
    try await git("add", "--all")
    try await git(
      "-c",
      "user.name=Ann",
      "-c",
      "user.email=ann@example.org",
      "-c",
      "commit.gpgsign=false",
      "commit",
      "--quiet",
      "--no-verify",
      "--message",
      "As given"
    )
  }

  private func git(_ arguments: String...) async throws {
    let program = try #require(pathOfProgram("git"))
    let run = try await CommandRun.run(program, arguments, in: sound.folder.path)
    try #require(run.exitCode == 0, "\(run.output)")
  }

  private func findings() async -> (lines: [String], code: ExitCode) {
    await sound.findings { FileRules(kit: sound.kit, findings: $0).checkPackage() }
  }

  private func expect(_ problem: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    let (lines, code) = await findings()
    let problems = lines.filter { $0.hasPrefix("    - ") }
    #expect(problems == ["    - \(problem)"], sourceLocation: sourceLocation)
    #expect(code == .notPassed, sourceLocation: sourceLocation)
  }
}
