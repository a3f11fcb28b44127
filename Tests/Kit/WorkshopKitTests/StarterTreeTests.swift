import Foundation
import Testing

@testable import WorkshopKit

/// The lessons as given, laid out from starters and solutions.
@Suite struct StarterTreeTests {
  private let sound: SoundKit
  private static let tree = ".workshop/starters/01-Cafe"

  init() throws { sound = try SoundKit() }

  @Test("Starters where a learner edits, solutions elsewhere, and nothing of the learner's")
  func contents() throws {
    try sound.folder.write("mine", to: SoundKit.given)
    try sound.folder.write("struct Pot {}", to: "Solutions/01-Cafe/Tests/Support/Pot.swift")
    try layOut()
    #expect(
      sound.kit.files(in: Self.tree) == [
        "Sources/Menu.swift", "Tests/MenuTests.swift", "Tests/Support/Pot.swift",
      ]
    )
    #expect(
      sound.folder.read("\(Self.tree)/Tests/MenuTests.swift") == sound.folder.read(SoundKit.starter)
    )
    #expect(sound.folder.read("\(Self.tree)/Tests/Support/Pot.swift") == "struct Pot {}")
  }

  @Test("A file that is gone from the kit goes from the tree as well")
  func gone() throws {
    try sound.folder.write("", to: "Solutions/01-Cafe/Sources/Old.swift")
    try layOut()
    try sound.folder.remove("Solutions/01-Cafe/Sources/Old.swift")
    try layOut()
    #expect(sound.kit.files(in: Self.tree) == ["Sources/Menu.swift", "Tests/MenuTests.swift"])
  }

  @Test("What has not changed is not written again, or it would be built again")
  func untouched() throws {
    try layOut()
    let before = try fileNumbers()
    try layOut()
    #expect(try fileNumbers() == before)
    try sound.folder.write("changed", to: SoundKit.starter)
    try layOut()
    #expect(sound.folder.read("\(Self.tree)/Tests/MenuTests.swift") == "changed")
  }

  @Test("A starter that is missing stops it, and is named")
  func missing() throws {
    try sound.folder.remove(SoundKit.starter)
    let stop = #expect(throws: Stop.self) { try layOut() }
    #expect(stop?.code == .kitFailed)
    #expect(
      stop?.message == "\(SoundKit.starter) is missing: a byte copy of the file as it is given."
    )
  }

  private func layOut() throws { try StarterTree(kit: sound.kit).layOut() }

  /// A file that is written anew gets a new number.
  private func fileNumbers() throws -> [Int?] {
    try sound.kit.files(in: Self.tree).map { file in
      let path = sound.kit.path("\(Self.tree)/\(file)")
      return try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    }
  }
}
