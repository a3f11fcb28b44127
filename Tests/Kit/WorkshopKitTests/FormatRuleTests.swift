import Testing

@testable import WorkshopKit

/// `verify` asks `swift format` about the kit's files.
@Suite struct FormatRuleTests {
  private let sound: SoundKit

  init() throws {
    sound = try SoundKit()
    try sound.folder.write(#"{"version":1,"indentation":{"spaces":2}}"#, to: ".swift-format")
    try sound.replace("  #expect", with: "#expect", in: SoundKit.solution)
  }

  @Test("Formatted files, and a learner's that is not")
  func good() async throws {
    try sound.folder.write("let  a=1\n", to: SoundKit.given)
    let (lines, code) = await findings()
    #expect(lines == ["✓ swift format has nothing to say (4)", "4 passed, 0 failed"])
    #expect(code == .passed)
  }

  @Test("A file of the kit that is not formatted: where, relative to the kit")
  func bad() async throws {
    try sound.folder.write("let  a = 1\n", to: "Tests/Kit/Bad.swift")
    let (lines, code) = await findings()
    #expect(lines[0] == "✗ swift format has nothing to say")
    #expect(lines[1].hasPrefix("    - Tests/Kit/Bad.swift:1:4: error: [Spacing]"), "\(lines[1])")
    #expect(lines.last == "4 passed, 1 failed")
    #expect(code == .notPassed)
  }

  @Test("A library is the kit's, though it stands among the lessons")
  func library() async throws {
    try sound.folder.write("let  a = 1\n", to: "Lessons/05-Bakery/Dependencies/Oven/Bad.swift")
    let (lines, code) = await findings()
    #expect(lines[1].hasPrefix("    - Lessons/05-Bakery/Dependencies/Oven/Bad.swift:1:4: error:"))
    #expect(code == .notPassed)
  }

  private func findings() async -> (lines: [String], code: ExitCode) {
    await sound.findings { await FileRules(kit: sound.kit, findings: $0).checkFormat() }
  }
}
