import Testing

@testable import WorkshopKit

/// A part of a source file that a slide shows.
@Suite struct CodeRegionTests {
  private static let source = """
    struct Soup {
      // region: taste
      func taste() {

        spoon.lift()
      }
      // endregion: taste
    }
    """

  @Test("The lines between the markers, without the indentation that they share")
  func lines() throws {
    let region = try CodeRegion("taste", in: Self.source)
    #expect(region.lines == ["func taste() {", "", "  spoon.lift()", "}"])
  }

  @Test("The markers of a region inside of it are left out")
  func nested() throws {
    let source = Self.source.replacingOccurrences(
      of: "    spoon.lift()",
      with: "    // region: lift\n    spoon.lift()\n    // endregion: lift"
    )
    #expect(try CodeRegion("taste", in: source).lines.count == 4)
    #expect(try CodeRegion("lift", in: source).lines == ["spoon.lift()"])
  }

  @Test("An empty line after or before a marker is not shown")
  func emptyLines() throws {
    let source = Self.source
      .replacingOccurrences(of: "// region: taste\n", with: "// region: taste\n\n")
      .replacingOccurrences(of: "  // endregion: taste", with: "\n  // endregion: taste")
    let region = try CodeRegion("taste", in: source)
    #expect(region.lines == ["func taste() {", "", "  spoon.lift()", "}"])
  }

  @Test(
    "A marker above what Swift Testing prints with its comments",
    arguments: ["@Test func x() {}", "@Suite struct X {", "#expect(x)", "try #require(x)"],
    ["// region: taste", "// endregion: taste", "// region: taste\n  // TODO: Taste it."]
  )
  func printedMarker(_ line: String, _ comments: String) {
    #expect(CodeRegion.linesPrintedWithMarker(in: "\n  \(comments)\n  \(line)").count == 1)
    #expect(CodeRegion.linesPrintedWithMarker(in: "  \(comments)\n\n  \(line)") == [])
    #expect(CodeRegion.linesPrintedWithMarker(in: "  \(comments)\n  let x = 1\n  \(line)") == [])
    #expect(CodeRegion.linesPrintedWithMarker(in: "  // TODO: Taste it.\n  \(line)") == [])
  }

  @Test(
    "A region that is not there, twice there, or not closed below its beginning",
    arguments: [
      ("// region: taste", "// region: smell", "has no region 'taste'"),
      ("func taste() {", "// region: taste", "has the region 'taste' twice"),
      (
        "// endregion: taste", "// end",
        "does not end the region 'taste' once, below its beginning"
      ),
      (
        "spoon.lift()", "// endregion: taste",
        "does not end the region 'taste' once, below its beginning"
      ),
      (
        "struct Soup {", "// endregion: taste",
        "does not end the region 'taste' once, below its beginning"
      ),
    ]
  )
  func missing(_ old: String, _ new: String, _ reason: String) {
    let source = Self.source.replacingOccurrences(of: old, with: new)
    #expect(throws: CodeRegion.Missing(reason: reason)) { try CodeRegion("taste", in: source) }
  }

  @Test("A name that begins like another one is another one")
  func prefix() {
    let source = "// region: taste-again\nx\n// endregion: taste-again"
    #expect(throws: CodeRegion.Missing(reason: "has no region 'taste'")) {
      try CodeRegion("taste", in: source)
    }
  }
}
