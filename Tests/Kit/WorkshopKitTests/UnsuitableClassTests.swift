import Testing

@testable import WorkshopKit

/// XCTest classes that compile, but not in the list that SwiftPM makes of them on Linux.
@Suite struct UnsuitableClassTests {
  @Test("Each class once, by its name, with what to do about it")
  func names() {
    let messages = CompilerMessages(output: Builds.unsuitableClasses(in: "/kit"), root: "/kit")
    let nested = ["DeepTests", "MenuTests"].map { name in
      """
      The test class `\(name)` stands inside another type.
      XCTest on Linux cannot run it there. Move it out, to the top level of its file.
      """
    }
    let generic = """
      The test class `BaseTests` is generic.
      XCTest on Linux cannot run it: nothing says with which types. Remove the type
      parameter, or write the class without tests of its own.
      """
    #expect(messages.forLearner == ([generic] + nested).joined(separator: "\n\n"))
  }

  @Test("Only in that list: elsewhere the compiler means something else")
  func elsewhere() {
    let output = Builds.unsuitableClasses(in: "/kit").replacing(
      "DiscoveredTests.derived",
      with: "Other"
    )
    #expect(CompilerMessages(output: output, root: "/kit").forLearner == nil)
  }
}
