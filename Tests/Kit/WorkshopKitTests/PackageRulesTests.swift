import Testing

@testable import WorkshopKit

/// Each thing that `verify` demands of the package's files, seen missing or too much.
@Suite struct PackageRulesTests {
  private let sound: SoundKit

  init() throws { sound = try SoundKit() }

  @Test("Nothing missing, nothing stray, nothing too long")
  func sound() async {
    let (lines, code) = await findings()
    #expect(
      lines == [
        "✓ lesson 1: Lessons, Starters and Solutions fit together (3)",
        "✓ the top level has nothing stray (5)", "✓ links lead somewhere (0)",
        "✓ no file is too long (4)", "✓ no failure is printed with a marker (4)",
        "skipped: Lessons/01-Cafe was changed, so it is not compared with the starters",
        "16 passed, 0 failed",
      ]
    )
    #expect(code == .passed)
  }

  @Test("A starter that no exercise edits")
  func strayStarter() async throws {
    try sound.folder.write("", to: "Tests/01-Cafe/Starters/Tests/BillTests.swift")
    await expect("Starters/Tests/BillTests.swift: no exercise edits it")
  }

  @Test("A starter that is missing")
  func missingStarter() async throws {
    try sound.folder.remove(SoundKit.starter)
    await expect("Starters/Tests/MenuTests.swift: missing")
  }

  @Test("A solution that is missing")
  func missingSolution() async throws {
    try sound.folder.remove(SoundKit.solution)
    await expect("Solutions/01-Cafe/Tests/MenuTests.swift is missing")
  }

  @Test(
    "A file or a folder that does not belong to the top level",
    arguments: [
      "notes.txt", "Extras/one.swift",
    ]
  )
  func stray(_ file: String) async throws {
    try sound.folder.write("", to: file)
    await expect("\(file.prefix { $0 != "/" }) does not belong here")
  }

  @Test(
    "A file that is too long for its place",
    arguments: [
      ("Solutions/01-Cafe/Sources/Long.swift", 120), (SoundKit.starter, 120),
      ("Tests/Kit/Long.swift", 250),
      ("Lessons/05-Bakery/Dependencies/Oven/Core/Long.swift", 250),
    ]
  )
  func long(_ file: String, _ most: Int) async throws {
    try sound.folder.write(String(repeating: "//\n", count: most), to: file)
    #expect(await findings().code == .passed)
    try sound.folder.write(String(repeating: "//\n", count: most + 1), to: file)
    await expect("\(file) has \(most + 1) lines; \(most) is the most")
  }

  @Test("A marker that Swift Testing prints")
  func marker() async throws {
    try sound.folder.write("// region: a\n// TODO: b\n@Test func c() {}\n", to: SoundKit.starter)
    await expect(
      "\(SoundKit.starter):3: an empty line belongs below the marker, or Swift Testing prints it "
        + "with a failure"
    )
  }

  @Test("A learner's own file may be as long as they like")
  func learners() async throws {
    try sound.folder.write(String(repeating: "//\n", count: 300), to: SoundKit.given)
    #expect(await findings().code == .passed)
  }

  @Test("A bundle that was made in the kit's own folder is no stray file")
  func bundle() async throws {
    let before = await findings().lines
    for name in BundleCommand.usualNames { try sound.folder.write("PK", to: name) }
    #expect(await findings().lines == before)
  }

  @Test("Each problem takes one from what passed")
  func counts() async throws {
    try sound.folder.write("", to: "notes.txt")
    #expect(await findings().lines.last == "16 passed, 1 failed")
  }

  private func findings() async -> (lines: [String], code: ExitCode) {
    await sound.findings { FileRules(kit: sound.kit, findings: $0).checkPackage() }
  }

  private func expect(_ problem: String, sourceLocation: SourceLocation = #_sourceLocation) async {
    let (lines, code) = await findings()
    let problems = lines.filter { $0.hasPrefix("    - ") }
    #expect(problems == ["    - \(problem)"], sourceLocation: sourceLocation)
    #expect(lines.last?.hasSuffix(" passed, 1 failed") == true, sourceLocation: sourceLocation)
    #expect(code == .notPassed, sourceLocation: sourceLocation)
  }
}
