import Foundation
import Grading
import Testing

@testable import WorkshopKit

/// Which files are the kit's own.
@Suite struct KitFilesTests {
  private let sound: SoundKit

  init() throws { sound = try SoundKit() }

  @Test("Without git: what belongs at the top level and is neither hidden nor built")
  func withoutGit() throws {
    let own = [
      ".editorconfig", ".github/workflows/ci.yml", ".gitignore", "Tests/Kit/Scripts/soak",
      "slides/00-welcome.md",
    ]
    let other = [
      ".build/debug/workshop", ".git/config", ".workshop/progress.json", ".swiftpm/x", ".DS_Store",
      "Lessons/.DS_Store", "TestingWorkshop.zip", "notes.txt", "default.profraw",
      "Tests/Kit/Scripts/__pycache__/kit.pyc", "Tests/default.profraw", "Tests/Kit.xcodeproj/x",
      "DerivedData/x", "Tests/.hidden/x",
    ]
    let before = KitFiles(kit: sound.kit).handedOn()
    #expect(before == sound.kit.files(in: "."))
    for file in own + other { try sound.folder.write("", to: file) }
    #expect(KitFiles(kit: sound.kit).handedOn() == (before + own).sorted())
  }

  @Test("With git: what it knows, changed or not, and nothing else", .enabled(if: hasGit))
  func withGit() throws {
    let known = ["Package.swift", "README.md", SoundKit.given]
    try sound.folder.write("*.log\n", to: ".gitignore")
    try sound.folder.write("", to: "build.log")
    try git("init", "-q")
    try git(["add"] + known)
    try sound.folder.write("changed", to: "README.md")
    #expect(KitFiles(kit: sound.kit).handedOn() == known.sorted())
  }

  @Test("In somebody's own repository, which does not know the kit", .enabled(if: hasGit))
  func foreignRepository() throws {
    let outer = try TemporaryFolder()
    try outer.write("", to: "mine.txt")
    let kit = Kit(root: "\(outer.path)/kit", track: .lessons, lessons: [SoundKit.lesson])
    try FileManager.default.copyItem(atPath: sound.folder.path, toPath: kit.root)
    _ = Kit(root: outer.path, track: .lessons).git(["init", "-q"])
    #expect(KitFiles(kit: kit).handedOn() == sound.kit.files(in: "."))
  }

  @Test("A file that git does not know yet would be missing in a bundle", .enabled(if: hasGit))
  func notAdded() throws {
    try git("init", "-q")
    try git("add", ".")
    try git("rm", "-q", "--cached", SoundKit.starter)
    let contents = BundleContents(kit: sound.kit)
    let stop = #expect(throws: Stop.self) { try contents.sources() }
    #expect(stop?.code == .kitFailed)
    #expect(
      stop?.message
        == "git does not know \(SoundKit.starter), so it would be missing in the bundle. "
        + "Add it with 'git add', then try again."
    )
  }

  @Test("An editor's copy of an answer, unknown to git, gets into no lesson", .enabled(if: hasGit))
  func copyOfAnAnswer() throws {
    try git("init", "-q")
    try git("add", ".")
    try sound.folder.write("hot", to: "\(SoundKit.solution).orig")
    let sources = try BundleContents(kit: sound.kit, hasSolutions: false).sources()
    #expect(sources["Lessons/01-Cafe/Tests/MenuTests.swift"] == SoundKit.starter)
    #expect(sources.keys.filter { $0.hasSuffix(".orig") } == [])
  }

  static let hasGit = pathOfProgram("git") != nil

  private func git(_ words: String...) throws { try git(words) }

  private func git(_ words: [String]) throws {
    _ = try #require(sound.kit.git(words), "git \(words.joined(separator: " "))")
  }
}
