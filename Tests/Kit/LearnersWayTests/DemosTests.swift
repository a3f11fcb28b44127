import Testing

/// The live demos in the notes of the slides, played from start to end with the real tool.
@Suite struct DemosTests {
  @Test("Everything comes as the slides promise", arguments: Way.lessonsWithDemos)
  func demos(_ lesson: String) async throws {
    let screen = try #require(try await Way.demos.value[lesson])
    #expect(screen.contains("everything came as expected"), "\(screen)")
    #expect(screen.hasSuffix("exit code 0\n"))
  }

  @Test("There is at least one")
  func some() { #expect(!Way.lessonsWithDemos.isEmpty) }
}
