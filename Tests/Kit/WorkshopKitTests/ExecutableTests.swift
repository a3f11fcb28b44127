import Foundation
import Testing

@testable import WorkshopKit

/// The real executable: answers, exit codes, and what goes where.
@Suite struct ExecutableTests {
  private var tool: Tool
  private static let number = Tool.exercise.number

  init() throws { tool = try Tool() }

  @Test(
    "Output that cannot be written is no success: exit code 4, in one sentence",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "only Linux has such a file")
  )
  func fullOutput() async throws {
    let answer = try await tool.shell(#""$WORKSHOP" list > /dev/full"#)
    #expect(answer.code == 4)
    #expect(answer.error.contains("could not be written (No space left on device)"))
  }

  @Test("Version")
  func version() async throws {
    expect(try await tool.run("--version"), 0, output: "workshop \(Kit.version)\n")
  }

  @Test(
    "Help, for the tool and for a command",
    arguments: [
      (["--help"], .welcome), (["check", "-h"], .check), (["help", "hint"], .hint),
    ] as [([String], Command)]
  )
  func help(_ words: [String], _ command: Command) async throws {
    let answer = try await tool.shell("\"$WORKSHOP\" \(words.joined(separator: " "))")
    expect(answer, 0, output: Help.text(for: command) + "\n")
  }

  @Test("A wrong call: exit code 2, and one sentence on standard error")
  func wrongCall() async throws {
    expect(
      try await tool.run("chek"),
      2,
      error:
        "workshop: No command 'chek'. Did you mean 'check'? (swift run workshop --help\nlists everything)\n"
    )
    expect(
      try await tool.run("list", "--line"),
      2,
      error: "workshop: --line goes with check only.\n"
    )
  }

  @Test(
    "An exercise that is not there, in every command that takes one",
    arguments: [
      "check", "hint", "matrix", "coverage", "verify", "open", "solution", "diff",
    ]
  )
  func unknownExercise(_ command: String) async throws {
    let answer = try await tool.run(command, "99.9")
    #expect(answer.code == 2)
    #expect(answer.output == "")
    #expect(answer.error.hasPrefix("workshop: No lesson or exercise '99.9'. Lessons: 1"))
    #expect(answer.error.replacing("\n", with: " ").contains("Exercises: 1.1 to 1."))
  }

  @Test("A solution before its time: exit code 1, and nothing of it")
  func solution() async throws {
    let file = Tool.exercise.files[0]
    try tool.folder.write("secret\n", to: "Solutions/\(Tool.lesson.folder)/\(file)")
    for words in [["solution"], ["diff", "--solution"]] {
      let answer = try await tool.shell(
        "\"$WORKSHOP\" \(words.joined(separator: " ")) \(Self.number)"
      )
      #expect(answer.code == 1)
      #expect(answer.output == "")
      #expect(answer.error.hasPrefix("workshop: \(Tool.exercise.heading) is not passed yet, "))
    }
    let spoiled = try await tool.run("solution", "--spoil", Self.number)
    expect(spoiled, 0, output: "Solutions/\(Tool.lesson.folder)/\(file)\n\nsecret\n\n")
  }

  @Test("The list is the overview, and nothing is written")
  func list() async throws {
    let transcript = Transcript()
    let kit = Kit(root: tool.folder.path, track: .lessons)
    Overview(kit: kit, console: transcript.console()).sayTable()
    let answer = try await tool.run("list")
    #expect(!answer.output.isEmpty)
    expect(answer, 0, output: transcript.output)
    #expect(tool.folder.read(".workshop/progress.json") == nil)
  }

  @Test("A call without a command is the welcome")
  func welcome() async throws {
    let answer = try await tool.run()
    #expect(answer.code == 0)
    #expect(answer.output.hasPrefix("Welcome to the testing workshop.\n"))
  }

  @Test(
    "No escape codes through a pipe, into a file, or with NO_COLOR",
    arguments: [
      "\"$WORKSHOP\" | cat", "\"$WORKSHOP\"", "NO_COLOR=1 \"$WORKSHOP\"",
      "\"$WORKSHOP\" --no-color",
      "TERM=xterm-256color \"$WORKSHOP\" | cat",
    ]
  )
  func plain(_ line: String) async throws {
    let answer = try await tool.shell(line)
    #expect(answer.output.contains("Next: "))
    #expect(!answer.output.contains("\u{1B}"))
    #expect(answer.error == "")
  }

  @Test("A reader that stops reading is no error")
  func closedPipe() async throws {
    expect(try await tool.shell("\"$WORKSHOP\" list | :"), 0)
  }

  @Test("One more hint at every call of the program")
  func hint() async throws {
    try tool.writeHints()
    let first = try await tool.run("hint", Self.number)
    #expect(first.output.hasSuffix("\n  1. Look.\n\n1 more, one each time you ask.\n"))
    let second = try await tool.run("hint", Self.number)
    #expect(second.output.hasSuffix("\n  2. Taste.\n\nThis was the last one.\n"))
  }

  @Test("The hints that were seen can be read again, and cost nothing")
  func hintAgain() async throws {
    try tool.writeHints()
    let first = try await tool.run("hint", Self.number, "--again")
    #expect(first.output.hasSuffix("1. Look.\n\n1 more, one each time you ask.\n"))
    let again = try await tool.run("hint", Self.number, "--again")
    #expect(again.output == first.output)
    #expect(try await tool.run("hint", Self.number).output.contains("2. Taste."))
  }

  @Test("Without HINTS.md: exit code 4, and the file is named")
  func noHints() async throws {
    let answer = try await tool.run("hint", Self.number)
    #expect(answer.code == 4)
    #expect(answer.error.contains("Lessons/\(Tool.lesson.folder)/HINTS.md is missing."))
  }
}
