import Foundation
import Testing

@testable import WorkshopKit

/// `workshop bundle` where something is in its way: the exit code, one sentence, and whatever stood in
/// the place of the zip file is still there.
@Suite(.timeLimit(.minutes(1))) struct BundleProblemTests {
  private var tool: Tool

  init() throws {
    tool = try Tool()
    try tool.folder.layOut(allLessons)
    try tool.folder.write("PK old", to: "TestingWorkshop.zip")
  }

  @Test("No program that makes zip files")
  mutating func nothingToPackWith() async throws {
    usePrograms()
    try await expectStop(
      "This machine has no program that makes zip files: zip, python3 or bsdtar. Nothing was written. "
        + "Install zip, with your system's package manager for example, then try again."
    )
  }

  @Test("A tar that knows nothing of zip files is no program for it")
  mutating func otherTar() async throws {
    try await tool.setProgram("tar", "echo 'tar: zip: Invalid archive format' >&2; exit 2")
    usePrograms()
    try await expectStop(
      "This machine has no program that makes zip files: zip, python3 or bsdtar. Nothing was written. "
        + "Install zip, with your system's package manager for example, then try again."
    )
  }

  @Test("Packing fails, and the program says why")
  mutating func packingFails() async throws {
    try await tool.setProgram("zip", "echo PK > \"$4\"; echo 'zip error: Disk full'; exit 15")
    usePrograms()
    try await expectStop(
      "zip could not make the zip file (zip error: Disk full). Nothing was written. Free some space, or "
        + "install zip again, then try again."
    )
  }

  @Test("A program that claims to have packed")
  mutating func nothingPacked() async throws {
    try await tool.setProgram("zip", "exit 0")
    usePrograms()
    try await expectStop(
      "zip could not make the zip file (it does not say why). Nothing was written. Free some space, or "
        + "install zip again, then try again."
    )
  }

  @Test("Where one program fails, the next one is asked")
  mutating func nextProgram() async throws {
    try await tool.setProgram("zip", "exit 16")
    try await tool.setProgram(
      "python3",
      #"echo "$1 $2 $3 $4 $6" > "$SANDBOX/words"; echo PK > "$5""#
    )
    usePrograms()
    #expect(try await tool.run("bundle").code == 0)
    #expect(tool.folder.read("words") == "-I -m zipfile -c TestingWorkshop\n")
    #expect(tool.folder.read("TestingWorkshop.zip") == "PK\n")
  }

  @Test("zip gets the files in order, and nobody's own settings")
  mutating func words() async throws {
    let script = #"echo "$1 $2 $3|${ZIPOPT-none}|${ZIP-none}" > "$SANDBOX/words"; echo PK > "$4"; "#
    try await tool.setProgram("zip", script + #"shift 4; printf '%s\n' "$@" >> "$SANDBOX/words""#)
    tool.variables = ["ZIPOPT": "-0", "ZIP": "-0"]
    usePrograms()
    #expect(try await tool.run("bundle").code == 0)
    let lines = (tool.folder.read("words") ?? "").split(separator: "\n").map(String.init)
    #expect(lines.first == "-q -X -D|none|none")
    #expect(lines.dropFirst().first?.hasPrefix("TestingWorkshop/Lessons/") == true)
    #expect(lines.dropFirst() == lines.dropFirst().sorted()[...])
  }

  @Test("Letters outside ASCII are written as UTF-8")
  mutating func letters() async throws {
    try tool.folder.write("", to: "Lessons/수업.md")
    try await tool.setProgram("zip", #"echo "$1 $2 $3 $4" > "$SANDBOX/words"; echo PK > "$5""#)
    usePrograms()
    #expect(try await tool.run("bundle").code == 0)
    #expect(tool.folder.read("words") == "-q -X -D -UN=UTF8\n")
  }

  @Test("A lesson's text that is missing")
  func missingText() async throws {
    let file = "Lessons/\(Tool.lesson.folder)/HINTS.md"
    try tool.folder.remove(file)
    try await expectStop(
      "\(file) is missing, so the bundle would be incomplete. Restore it, for example with git, or "
        + "begin with a fresh copy of the kit."
    )
  }

  @Test("A disk that gets full while the files are laid out")
  func fullDisk() async throws {
    try tool.folder.write(String(repeating: "long ", count: 20_000), to: "README.md")
    // A limit on the size of files behaves like it.
    let answer = try await tool.shell(#"ulimit -f 16; "$WORKSHOP" bundle"#)
    #expect(answer.code == 4)
    #expect(answer.error.replacing("\n", with: " ").contains("README.md could not be written ("))
    #expect(tool.folder.read("TestingWorkshop.zip") == "PK old")
    #expect(try tool.folder.names(in: "tmp") == ["empty"])
  }

  @Test("A disk that gets full while the zip file is written: the old one stays")
  mutating func fullAtTheEnd() async throws {
    let script = #"ulimit -S -f unlimited; printf 'PK%0100000d' 0 > "$4""#
    try await tool.setProgram("zip", script)
    usePrograms()
    let answer = try await tool.shell(#"ulimit -S -f 16; "$WORKSHOP" bundle"#)
    #expect(answer.code == 4)
    #expect(answer.output == "")
    #expect(
      answer.error.replacing("\n", with: " ").contains(
        "/TestingWorkshop.zip could not be written ("
      )
    )
    #expect(tool.folder.read("TestingWorkshop.zip") == "PK old")
    #expect(try tool.folder.names(in: "tmp") == ["empty"])
  }

  @Test(
    "A size in words",
    arguments: [
      (0, "1 kB"), (1499, "1 kB"), (1500, "2 kB"), (999_499, "999 kB"), (999_500, "1.0 MB"),
      (12_340_000, "12.3 MB"), (12_350_000, "12.4 MB"),
    ]
  )
  func sizes(_ bytes: Int, _ words: String) {
    #expect(size(bytes) == words)
  }

  // MARK: Where it is to be written

  @Test("A file that is no zip file is never replaced: exit code 2")
  func otherFile() async throws {
    let file = "notes.txt"
    try tool.folder.write("mine", to: file)
    let answer = try await tool.run("bundle", "--output", file)
    #expect(answer.code == 2)
    #expect(
      answer.error.replacing("\n", with: " ")
        == "workshop: \(file) is there already and is no zip file, so it stays. Choose another name. "
    )
    #expect(tool.folder.read(file) == "mine")
  }

  @Test("A place of the workshop's own files is none for a bundle: exit code 2")
  func ownFile() async throws {
    let answer = try await tool.run("bundle", "--output", "Lessons/bundle.zip")
    #expect(answer.code == 2)
    #expect(
      answer.error.replacing("\n", with: " ")
        == "workshop: Lessons/bundle.zip is a place of the workshop's own files, so nothing is written "
        + "there. Choose another one. "
    )
    #expect(!isThere("\(tool.folder.path)/Lessons/bundle.zip"))
  }

  @Test("An empty file, as mktemp makes one, is replaced")
  mutating func emptyFile() async throws {
    try tool.folder.write("", to: "empty.zip")
    try await tool.setProgram("zip", #"echo PK > "$4""#)
    usePrograms()
    #expect(try await tool.run("bundle", "--output", "empty.zip").code == 0)
    #expect(tool.folder.read("empty.zip") == "PK\n")
  }

  @Test("A folder that is missing: exit code 2, before anything is packed")
  func noFolder() async throws {
    try await tool.setProgram("zip", "echo packed > \"$SANDBOX/packed\"")
    let answer = try await tool.run("bundle", "--output", "missing/a.zip")
    #expect(answer.code == 2)
    #expect(answer.error.replacing("\n", with: " ").contains("There is no folder "))
    #expect(tool.folder.read("packed") == nil)
  }

  @Test(
    "A folder that nobody can write into: exit code 4, before anything is packed",
    .enabled(if: FileManager.default.fileExists(atPath: "/proc"), "only Linux has such a folder")
  )
  func readOnly() async throws {
    try await tool.setProgram("zip", "echo packed > \"$SANDBOX/packed\"")
    let answer = try await tool.run("bundle", "--output", "/proc/a.zip")
    #expect(answer.code == 4)
    #expect(answer.error.hasPrefix("workshop: /proc/a.zip could not be written ("))
    #expect(tool.folder.read("packed") == nil)
  }

  // MARK: A copy without solutions

  // MARK: Helpers

  /// Leaves only the programs that the test made.
  private mutating func usePrograms() { tool.variables["PATH"] = "\(tool.folder.path)/bin" }

  private func expectStop(
    _ sentence: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let answer = try await tool.run("bundle")
    #expect(answer.code == 4, sourceLocation: sourceLocation)
    #expect(answer.output == "", sourceLocation: sourceLocation)
    #expect(
      answer.error.replacing("\n", with: " ") == "workshop: \(sentence) ",
      sourceLocation: sourceLocation
    )
    #expect(tool.folder.read("TestingWorkshop.zip") == "PK old", sourceLocation: sourceLocation)
    #expect(try tool.folder.names(in: "tmp") == ["empty"], sourceLocation: sourceLocation)
  }
}
