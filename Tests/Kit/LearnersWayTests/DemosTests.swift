import Testing

/// The live demos in the notes of the slides, played from start to end with the real tool.
@Suite struct DemosTests {
  @Test("Everything comes as the slides promise", arguments: Way.decksWithDemos)
  func demos(_ deck: String) async throws {
    let screen = try #require(try await Way.demos.value[deck])
    #expect(screen.contains("everything came as expected"), "\(screen)")
    #expect(screen.hasSuffix("exit code 0\n"))
  }

  @Test("Each deck has at least one, the welcome as well")
  func some() { #expect(Way.decksWithDemos == ["0", "1", "2", "3", "4", "5"]) }
}
