import Testing

@testable import WorkshopKit

/// Errors in the kit's own files that a learner caused: translated into what to bring back.
@Suite struct KeepSignatureTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let price = "struct Bill {\n  func price(of dish: String) -> Int {\n    7\n  }\n}\n"
    try folder.write(price, to: "Solutions/01-Cafe/Sources/Bill.swift")
    let menu =
      "struct Menu {\n  func price(of dish: String) -> Int { 5 }\n  var soup: String { \"\" }\n}\n"
    try folder.write(menu, to: "Solutions/01-Cafe/Sources/Menu.swift")
    try folder.write("func price() -> Stove {}\n", to: "Solutions/00-Attic/Sources/Menu.swift")
    try folder.write("func other(a: Int) {}\n", to: "Solutions/02-Kitchen/Sources/Stove.swift")
  }

  @Test(
    "The function's line as the reference has it, from the lesson and the file it belongs to",
    arguments: [
      ("MenuBugs", "Menu.swift: keep this signature: func price(of dish: String) -> Int { 5 }"),
      ("BillBugs", "Bill.swift: keep this signature: func price(of dish: String) -> Int"),
      ("AllBugs", "Bill.swift: keep this signature: func price(of dish: String) -> Int"),
    ]
  )
  func function(_ file: String, _ sentence: String) {
    let output = Builds.renamed("price(of:)", in: folder.path, file: file)
    expect(output, "Lessons/01-Cafe/Sources/\(sentence)\n\(Self.why)")
  }

  @Test("A changed type is the same as a changed name")
  func type() {
    let output = Builds.renamed("price(of:)' of type '(Menu) -> (String) -> Int", in: folder.path)
    let line = "func price(of dish: String) -> Int { 5 }"
    expect(output, "Lessons/01-Cafe/Sources/Menu.swift: keep this signature: \(line)\n\(Self.why)")
  }

  @Test("What the lesson's reference does not have is named as the compiler names it")
  func unknown() {
    expect(
      Builds.renamed("other(a:)", in: folder.path),
      "Keep this signature: other(a:)\n\(Self.why)"
    )
  }

  @Test("Where the compiler only misses a name: one sentence, once")
  func property() {
    expect(
      Builds.renamedProperty(in: folder.path),
      """
      The kit's own tests no longer fit your code: cannot find 'soup' in scope
      Something that they use was renamed or removed. Bring it back under its old name.
      """
    )
  }

  @Test("The learner's own errors come first")
  func both() throws {
    let output = Builds.renamed("price(of:)", in: folder.path) + Builds.mistakes(in: folder.path)
    let text = try #require(CompilerMessages(output: output, root: folder.path).forLearner)
    #expect(text.hasPrefix("Lessons/01-Cafe/Tests/MenuTests.swift:72:77: error:"))
    #expect(text.hasSuffix(Self.why))
  }

  private static let why = """
    The kit plants its bugs in this function and has to find it under its name, with its
    parameters and its result. What stands inside is yours.
    """

  private func expect(
    _ output: String,
    _ text: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let messages = CompilerMessages(output: output, root: folder.path)
    #expect(messages.forLearner == text, sourceLocation: sourceLocation)
  }
}
