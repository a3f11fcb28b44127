import Foundation
import Grading
import PlantedBugs
import Testing

@testable import WorkshopKit

/// `workshop bundle`: the real executable in a made-up kit that git does not know.
@Suite(.timeLimit(.minutes(1))) struct BundleTests {
  private var tool: Tool
  private static let suite = "\(Tool.lesson.folder)/\(Tool.exercise.files[0])"

  init() throws {
    tool = try Tool()
    try tool.folder.layOut(allLessons)
    try FileManager.default.createDirectory(
      atPath: "\(tool.folder.path)/USB 스틱",
      withIntermediateDirectories: true
    )
    tool.start += "/USB 스틱"
  }

  @Test("One file in the current folder, with the workshop as given", .enabled(if: canPack))
  func complete() async throws {
    try tool.folder.write("mine", to: "Lessons/\(Self.suite)")
    let answer = try await tool.run("bundle")
    try expect(answer, "TestingWorkshop.zip", files: expectedFiles(hasSolutions: true).count)
    let zip = try #require(directory("USB 스틱/TestingWorkshop.zip"))
    #expect(zip.files.map(\.name).sorted() == expectedFiles(hasSolutions: true))
    let given = ZipDirectory.checksum("given \(Tool.exercise.files[0])")
    #expect(zip["TestingWorkshop/Lessons/\(Self.suite)"]?.checksum == given)
  }

  @Test("Without solutions, under a name of its own", .enabled(if: canPack))
  func withoutSolutions() async throws {
    let name = "TestingWorkshop-without-solutions.zip"
    let expected = expectedFiles(hasSolutions: false)
    let answer = try await tool.run("bundle", "--without-solutions")
    try expect(answer, name, files: expected.count, note: ", without solutions")
    let zip = try #require(directory("USB 스틱/\(name)"))
    #expect(zip.files.map(\.name).sorted() == expected)
    let solved = ZipDirectory.checksum("solved \(Tool.exercise.files[0])")
    #expect(!zip.entries.contains { $0.checksum == solved })
  }

  @Test("Two bundles of the same kit are the same, byte for byte", .enabled(if: canPack))
  func reproducible() async throws {
    for name in ["1.zip", "2.zip"] {
      #expect(try await tool.run("bundle", "--output", name).code == 0)
    }
    #expect(data("USB 스틱/1.zip") != nil)
    #expect(data("USB 스틱/1.zip") == data("USB 스틱/2.zip"))
  }

  @Test(
    "Each program that can pack: all files, and scripts that can be run after unzipping",
    arguments: packers
  )
  mutating func packer(_ program: String) async throws {
    try await setScript()
    try await tool.setProgram(program, "PATH=\"$REAL_PATH\" exec \(program) \"$@\"")
    usePrograms()
    let answer = try await tool.run("bundle", "--output", "어느 것.zip")
    let files = (expectedFiles(hasSolutions: true) + ["TestingWorkshop/Tests/Kit/soak"]).sorted()
    try expect(answer, "어느 것.zip", files: files.count)
    let zip = try #require(directory("USB 스틱/어느 것.zip"))
    #expect(zip.files.map(\.name).sorted() == files)
    #expect(zip["TestingWorkshop/Tests/Kit/soak"]?.mode == 0o755)
    #expect(zip["TestingWorkshop/Package.swift"]?.mode == 0o644)
  }

  @Test("An older bundle is replaced, and a link to it stays a link", .enabled(if: canPack))
  func replaced() async throws {
    try tool.folder.write("PK old", to: "USB 스틱/TestingWorkshop.zip")
    try FileManager.default.createSymbolicLink(
      atPath: "\(tool.start)/link.zip",
      withDestinationPath: "TestingWorkshop.zip"
    )
    #expect(try await tool.run("bundle", "--output", "link.zip").code == 0)
    #expect(directory("USB 스틱/TestingWorkshop.zip") != nil)
    let target = try FileManager.default.destinationOfSymbolicLink(
      atPath: "\(tool.start)/link.zip"
    )
    #expect(target == "TestingWorkshop.zip")
  }

  @Test("Nothing is built, and nobody waits for another workshop", .enabled(if: canPack))
  func besideAnother() async throws {
    try await tool.setSwift("echo built > built; exit 1")
    let kit = Kit(root: tool.folder.path, track: .lessons)
    let lock = try await WorkLock.take(in: kit, console: Transcript().console())
    #expect(try await tool.run("bundle").code == 0)
    lock?.release()
    #expect(tool.folder.read("built") == nil)
    #expect(try tool.folder.names(in: "tmp") == ["empty"])
  }

  @Test("Ctrl-C while it packs: the old bundle stays, and nothing else")
  mutating func interrupted() async throws {
    try await tool.setProgram("zip", "exec 3> \"$SANDBOX/pipe\"; echo started >&3; sleep 600")
    try tool.folder.write("PK old", to: "USB 스틱/TestingWorkshop.zip")
    try #require(mkfifo("\(tool.folder.path)/pipe", 0o600) == 0)
    let running = try tool.start("bundle")
    var pipe = texts(of: "\(tool.folder.path)/pipe").makeAsyncIterator()
    try #require(await pipe.next() == "started\n")
    kill(running.process.processIdentifier, SIGINT)
    #expect(try await running.end().code == 130)
    #expect(try tool.folder.names(in: "USB 스틱") == ["TestingWorkshop.zip"])
    #expect(tool.folder.read("USB 스틱/TestingWorkshop.zip") == "PK old")
    #expect(try tool.folder.names(in: "tmp") == ["empty"])
  }

  // MARK: Helpers

  private static let packers = ["zip", "python3", "bsdtar"].filter { pathOfProgram($0) != nil }
  private static let canPack = !packers.isEmpty

  /// Leaves only the programs that the test made.
  private mutating func usePrograms() {
    tool.variables["REAL_PATH"] = ProcessInfo.processInfo.environment["PATH"]
    tool.variables["PATH"] = "\(tool.folder.path)/bin"
  }

  private func setScript() async throws {
    try tool.folder.write("#!/bin/sh\n", to: "Tests/Kit/soak")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755],
      ofItemAtPath: "\(tool.folder.path)/Tests/Kit/soak"
    )
  }

  private func data(_ file: String) -> Data? {
    FileManager.default.contents(atPath: "\(tool.folder.path)/\(file)")
  }

  private func directory(_ file: String) -> ZipDirectory? { ZipDirectory(data(file)) }

  private func expectedFiles(hasSolutions: Bool) -> [String] {
    var files: Set = ["Package.swift", "Tests/Kit/workshop/main.swift"]
    for lesson in allLessons {
      let edited = lesson.exercises.flatMap(\.files)
      let fixed = lesson.exercises.flatMap(\.code).filter { !edited.contains($0) }
      files.formUnion(
        (edited + fixed + ["README.md", "HINTS.md"]).map { "Lessons/\(lesson.folder)/\($0)" }
      )
      files.formUnion(edited.map { "Tests/\(lesson.folder)/Starters/\($0)" })
      let solutions = hasSolutions ? edited + fixed : fixed
      files.formUnion(solutions.map { "Solutions/\(lesson.folder)/\($0)" })
    }
    if !hasSolutions { files.insert("Solutions/LEFT-OUT.md") }
    return files.map { "TestingWorkshop/\($0)" }.sorted()
  }

  private func expect(
    _ answer: Tool.Answer,
    _ name: String,
    files: Int,
    note: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let bytes = try #require(data("USB 스틱/\(name)")).count
    #expect(answer.error == "", sourceLocation: sourceLocation)
    #expect(answer.code == 0, sourceLocation: sourceLocation)
    #expect(
      answer.output == """
        \(name): \(size(bytes)), \(files) files\(note)

        A participant unzips it, and types:
          cd TestingWorkshop
          swift run workshop

        """,
      sourceLocation: sourceLocation
    )
  }
}
