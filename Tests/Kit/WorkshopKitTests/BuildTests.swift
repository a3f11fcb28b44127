import Foundation
import Testing

@testable import WorkshopKit

/// `check` in the real executable, with a script in the place of `swift`: what a build's end means.
@Suite struct BuildTests {
  private var tool: Tool
  private static let number = Tool.exercise.number

  init() throws { tool = try Tool() }

  @Test("The learner's mistakes: exit code 3, and the compiler's words")
  func mistakes() async throws {
    let file = "Lessons/\(Tool.lesson.folder)/\(Tool.exercise.files[0])"
    try await tool.setSwift("echo '[1/2] Compiling'; echo \"$PWD/\(file):1:2: error: no\"; exit 1")
    let answer = try await tool.run("check", Self.number)
    #expect(answer.code == 3)
    #expect(answer.error == "")
    #expect(
      answer.output == """
        Lesson \(Tool.lesson.number) · \(Tool.lesson.title)
        nothing in it can be graded, because of this:

        \(file):1:2: error: no

        Next: make lesson \(Tool.lesson.number) compile, then check again.

        """
    )
    #expect(tool.folder.read(".workshop/progress.json") == nil)
  }

  @Test("The same for other programs: on standard output, or in a file beside the report")
  func json() async throws {
    try await tool.setSwift("echo \"$PWD/Lessons/x.swift:1:2: error: no\"; exit 1")
    let printed = try await tool.run("check", Self.number, "--format", "json")
    #expect(printed.code == 3)
    #expect(printed.output.contains("\"message\" : \"Lessons/x.swift:1:2: error: no\""))
    let written = try await tool.run("check", Self.number, "--format=json", "--output=out.json")
    #expect(written.code == 3)
    #expect(tool.folder.read("out.json") == printed.output)
    #expect(written.output.contains("nothing in it can be graded, because of this:"))
    let line = try await tool.run("check", Self.number, "--line")
    #expect(line.output == "\(Self.number): does not compile\n")
  }

  @Test("What is built: the lesson alone, its tests, and the track")
  mutating func job() async throws {
    try await tool.setSwift("echo \"$LESSON $TRACK $1 $2\" >> calls; echo error: no; exit 1")
    tool.variables = ["LESSON": "kit"]
    _ = try await tool.run("check", Self.number)
    tool.variables = ["TRACK": "Solutions"]
    for file in Tool.lesson.exercises.flatMap({ $0.files + $0.code }) {
      try tool.folder.write("", to: "Solutions/\(Tool.lesson.folder)/\(file)")
    }
    _ = try await tool.run("check", Self.number)
    let number = Tool.lesson.number
    #expect(
      tool.folder.read("calls") == "\(number) Lessons build --build-tests\n"
        + "\(number) Solutions build --build-tests\n"
    )
  }

  @Test(
    "Builds that fail without the lesson's fault: exit code 4, and why, in one sentence",
    arguments: [
      ("echo 'IO failure: No space left on device'; exit 1", "The disk is full."),
      ("echo 'database or disk is full'; kill -ABRT $$", "The disk is full."),
      ("kill -KILL $$", "The build was ended from outside,"),
      (
        "echo 'was compiled with module cache path'; exit 1",
        "The folder '.build' comes from another"
      ),
      ("echo 'error: nonsense'; exit 1", "The build failed, and not because of the lesson's code:"),
    ]
  )
  func otherFailures(_ script: String, _ sentence: String) async throws {
    try await tool.setSwift(script)
    let answer = try await tool.run("check", Self.number)
    #expect(answer.code == 4)
    #expect(answer.output == "")
    #expect(answer.error.hasPrefix("workshop: \(sentence)"), "\(answer.error)")
  }

  @Test("No toolchain at all")
  mutating func noSwift() async throws {
    tool.variables = ["PATH": "\(tool.folder.path)/nothing"]
    let answer = try await tool.run("check", Self.number)
    #expect(answer.code == 4)
    #expect(answer.error.hasPrefix("workshop: No Swift toolchain found"))
  }

  @Test("A lesson's folder that is gone: nothing is built, and the folder is named")
  func noLesson() async throws {
    try await tool.setSwift("touch called; exit 1")
    try tool.folder.remove("Lessons/\(Tool.lesson.folder)/Tests")
    let answer = try await tool.run("check", Self.number)
    #expect(answer.code == 3)
    #expect(answer.output.contains("Lessons/\(Tool.lesson.folder)/Tests is missing."))
    #expect(tool.folder.read("called") == nil)
  }

  @Test("A file to write into a folder that is not there stops it before anything is built")
  func noOutputFolder() async throws {
    try await tool.setSwift("touch called; exit 1")
    let answer = try await tool.run("check", "--format", "json", "--output", "no/out.json")
    #expect(answer.code == 2)
    #expect(tool.folder.read("called") == nil)
  }

  @Test("A file that is saved while the build runs is built again, however old it claims to be")
  func savedMeanwhile() async throws {
    let file = "Lessons/\(Tool.lesson.folder)/\(Tool.exercise.files[0])"
    try await tool.setSwift(
      """
      test -e seen && saved=yes
      cat "\(file)" >> seen
      test -n "$saved" || { echo '// saved' > "\(file)"; touch -t 200101010000 "\(file)"; }
      echo "$PWD/\(file):1:2: error: no"
      exit 1
      """
    )
    #expect(try await tool.run("check", Self.number).code == 3)
    #expect(tool.folder.read("seen")?.hasSuffix("// saved\n") == true)
    // SwiftPM builds a file again when it is newer than what was built of it.
    let attributes = try FileManager.default.attributesOfItem(atPath: "\(tool.folder.path)/\(file)")
    let modified = try #require(attributes[.modificationDate] as? Date)
    #expect(modified > Date(timeIntervalSince1970: 1_000_000_000))
  }
}
