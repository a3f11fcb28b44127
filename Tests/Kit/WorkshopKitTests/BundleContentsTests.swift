import Foundation
import PlantedBugs
import Testing

@testable import WorkshopKit

/// What is laid out for a bundle, without packing it.
@Suite struct BundleContentsTests {
  private let sound: SoundKit
  private static let soup = "Solutions/01-Cafe/Sources/Menu.swift"
  private static let happyPath = "Tests/01-Cafe/HappyPath/MenuTests.swift"
  /// What a learner sees in the end.
  private static let deck = "slides/01-cafe.md"
  private static let screen = "Tests/Kit/LearnersWayTests/Screens/26-solution-1.1.txt"

  init() throws {
    sound = try SoundKit()
    try sound.folder.write("lazy", to: Self.happyPath)
    try sound.folder.write("soup.isHot", to: Self.screen)
    try sound.folder.write("soup.isHot", to: Self.deck)
    try sound.folder.write("", to: "Tests/Kit/workshop/main.swift")
    try sound.folder.write("", to: "slides/cheat-sheet.html")
  }

  private static let withoutSolutions = [
    "Lessons/01-Cafe/HINTS.md", "Lessons/01-Cafe/README.md", "Lessons/01-Cafe/Sources/Menu.swift",
    "Lessons/01-Cafe/Tests/MenuTests.swift", "Package.swift", "README.md",
    "Solutions/01-Cafe/Sources/Menu.swift", "Tests/01-Cafe/Starters/Tests/MenuTests.swift",
    "Tests/Kit/workshop/main.swift", "slides/cheat-sheet.html",
  ]

  @Test("Everything that belongs to the kit, and nothing else")
  func everything() throws {
    let answers = [SoundKit.notes, SoundKit.solution, Self.happyPath, Self.screen, Self.deck]
    #expect(try layOut() == (Self.withoutSolutions + answers).sorted())
  }

  @Test("Without solutions: no answers and no notes, but the code that is the same in Lessons")
  func withoutSolutions() throws {
    let names = try layOut(hasSolutions: false)
    #expect(names == (Self.withoutSolutions + ["Solutions/LEFT-OUT.md"]).sorted())
    let text = staged("Solutions/LEFT-OUT.md")
    #expect(text?.contains("This copy of the workshop comes without solutions.") == true)
  }

  @Test("What an answer says stands in no file of a bundle without solutions")
  func noAnswer() throws {
    for name in try layOut(hasSolutions: false) {
      #expect(staged(name)?.contains("soup.isHot") == false, "\(name)")
    }
    _ = try layOut()
    #expect(staged(SoundKit.solution)?.contains("soup.isHot") == true)
  }

  @Test("Lessons are as given, whatever the person who calls it did to them")
  func asGiven() throws {
    try sound.folder.write("mine", to: SoundKit.given)
    try sound.folder.remove("Lessons/01-Cafe/Sources/Menu.swift")
    try sound.folder.write("mine", to: "Lessons/01-Cafe/Tests/MoreTests.swift")
    try sound.folder.write("mine", to: "Lessons/01-Cafe copy/Tests/MenuTests.swift")
    let names = try layOut(hasSolutions: false)
    #expect(names == (Self.withoutSolutions + ["Solutions/LEFT-OUT.md"]).sorted())
    #expect(staged(SoundKit.given) == sound.folder.read(SoundKit.starter))
    #expect(staged("Lessons/01-Cafe/Sources/Menu.swift") == "struct Menu {}\n")
  }

  @Test("A lesson's other files and texts beside the lessons come along")
  func texts() throws {
    try sound.folder.write("own", to: "Lessons/on-your-own-project.md")
    try sound.folder.write("image", to: "Lessons/01-Cafe/Images/soup.svg")
    let names = try layOut()
    #expect(names.contains("Lessons/on-your-own-project.md"))
    #expect(names.contains("Lessons/01-Cafe/Images/soup.svg"))
  }

  @Test("A library comes along, also when its lesson is not in the list", arguments: [true, false])
  func library(isListed: Bool) throws {
    let lesson = isListed ? "01-Cafe" : "05-Bakery"
    let file = "Lessons/\(lesson)/Dependencies/Oven/Oven.swift"
    try sound.folder.write("struct Oven {}", to: file)
    try sound.folder.write("mine", to: "Lessons/05-Bakery/Tests/OvenTests.swift")
    let names = try layOut()
    #expect(names.contains(file))
    #expect(!names.contains("Lessons/05-Bakery/Tests/OvenTests.swift"))
  }

  @Test("A marker of an earlier bundle does not make a complete one look incomplete")
  func staleMarker() throws {
    try sound.folder.write("old", to: "Solutions/LEFT-OUT.md")
    #expect(try !layOut().contains("Solutions/LEFT-OUT.md"))
  }

  @Test(
    "Something that is missing stops it, and is named",
    arguments: [
      SoundKit.starter, SoundKit.readme, SoundKit.hints, soup,
    ]
  )
  func missing(_ file: String) throws {
    try sound.folder.remove(file)
    expectStop(
      "\(file) is missing, so the bundle would be incomplete. Restore it, for example with git, or "
        + "begin with a fresh copy of the kit."
    )
  }

  @Test("Programs can be run after unzipping; nothing else can, and everything can be read")
  func modes() throws {
    try sound.folder.write("#!/bin/sh\n", to: "Tests/Kit/Scripts/soak")
    try setMode(0o700, of: "Tests/Kit/Scripts/soak")
    try setMode(0o600, of: SoundKit.starter)
    _ = try layOut()
    #expect(try mode(of: "Tests/Kit/Scripts/soak") == 0o755)
    #expect(try mode(of: SoundKit.given) == 0o644)
  }

  @Test("A file's date stays, so the same kit gives the same bundle; zip knows none before 1980")
  func dates() throws {
    try setDate(Date(timeIntervalSince1970: 1_700_000_000), of: "README.md")
    try setDate(Date(timeIntervalSince1970: 1), of: "Package.swift")
    _ = try layOut()
    #expect(try date(of: "README.md") == Date(timeIntervalSince1970: 1_700_000_000))
    let first = try date(of: "Package.swift")
    #expect(Calendar(identifier: .gregorian).component(.year, from: first) == 1980)
  }

  @Test("A link to a file becomes the file; a link to a folder stops it; one to nowhere is missing")
  func links() throws {
    try link("LICENSE", to: "README.md")
    #expect(try layOut().contains("LICENSE"))
    #expect(staged("LICENSE") == "# Kit\n")
    let type = try attributes(of: "LICENSE")[.type] as? FileAttributeType
    #expect(type == .typeRegular)

    try link("slides", to: "Lessons")
    expectStop(
      "slides is a link to a folder, which a bundle cannot hold. Put the folder itself there."
    )
    try link("slides", to: "nowhere")
    expectStop(
      "slides is missing, so the bundle would be incomplete. Restore it, for example with git, or "
        + "begin with a fresh copy of the kit."
    )
  }

  // MARK: Helpers

  private var stage: String { "\(sound.folder.path)/tmp/stage" }

  /// The files that are laid out, without the folder that holds them all.
  private func layOut(hasSolutions: Bool = true) throws -> [String] {
    try? FileManager.default.removeItem(atPath: stage)
    let contents = BundleContents(kit: sound.kit, hasSolutions: hasSolutions)
    let names = try BundleStage(kit: sound.kit, folder: stage).layOut(contents)
    #expect(names == sound.kit.files(in: "tmp/stage"))
    #expect(names == names.sorted())
    return names.map { String($0.dropFirst("TestingWorkshop/".count)) }
  }

  private func staged(_ file: String) -> String? {
    sound.folder.read("tmp/stage/TestingWorkshop/\(file)")
  }

  private func attributes(of file: String) throws -> [FileAttributeKey: Any] {
    try FileManager.default.attributesOfItem(atPath: "\(stage)/TestingWorkshop/\(file)")
  }

  private func mode(of file: String) throws -> Int? {
    (try attributes(of: file)[.posixPermissions] as? NSNumber)?.intValue
  }

  private func date(of file: String) throws -> Date {
    try #require(try attributes(of: file)[.modificationDate] as? Date)
  }

  private func setMode(_ mode: Int, of file: String) throws {
    let path = sound.kit.path(file)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
  }

  private func setDate(_ date: Date, of file: String) throws {
    let path = sound.kit.path(file)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
  }

  private func link(_ file: String, to target: String) throws {
    try? sound.folder.remove(file)
    let path = sound.kit.path(file)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
  }

  private func expectStop(
    _ sentence: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let stop = #expect(throws: Stop.self, sourceLocation: sourceLocation) { try layOut() }
    #expect(stop?.code == .kitFailed, sourceLocation: sourceLocation)
    #expect(stop?.message == sentence, sourceLocation: sourceLocation)
  }
}
