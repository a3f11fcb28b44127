import Testing

/// The rules that the JUnit report is held to notice what breaks them.
@Suite struct JUnitRulesTests {
  private static let good = """
    <testsuites>
      <testsuite id="0" package="p" name="n" tests="3" failures="1" errors="1" skipped="1" \
    time="0.750" timestamp="2026-01-02T03:04:05" hostname="h">
        <properties/>
        <testcase name="a" classname="c" time="0.250"><failure type="t"/></testcase>
        <testcase name="b" classname="c" time="0.250"><error type="t">e</error></testcase>
        <testcase name="d" classname="c" time="0.250"><skipped/></testcase>
        <system-out/>
        <system-err/>
      </testsuite>
    </testsuites>
    """

  @Test("They have nothing to say about a document that keeps them")
  func good() throws {
    #expect(JUnitRules(try XMLTree.parse(Self.good)).problems == [])
  }

  @Test(
    "One fault at a time",
    arguments: [
      ("<testsuites>", "<testsuites tests=\"1\">", "<testsuites> has an attribute tests"),
      ("id=\"0\"", "id=\"1\"", "suite 0 has another id"),
      (" hostname=\"h\"", "", "<testsuite> has no hostname"),
      ("name=\"n\"", "name=\"\"", "<testsuite> has name="),
      ("05\"", "05Z\"", "<testsuite> has timestamp=2026-01-02T03:04:05Z"),
      ("tests=\"3\"", "tests=\"2\"", "tests is not 3"),
      ("failures=\"1\"", "failures=\"0\"", "failures is not 1"),
      ("errors=\"1\"", "errors=\"0\"", "errors is not 1"),
      ("skipped=\"1\"", "skipped=\"2\"", "skipped is not 1"),
      ("0.750", "0.751", "a suite's time is not the sum of its cases"),
      ("0.750", "0,750", "<testsuite> has time=0,750"),
      ("<properties/>", "", "a suite's children are in another order"),
      ("<system-out/>", "<properties/><system-out/>", "a suite's children are in another order"),
      ("name=\"a\"", "", "<testcase> has no name"),
      ("name=\"a\"", "name=\"a\" id=\"1\"", "<testcase> has an attribute id"),
      ("<failure type=\"t\"/>", "<failure/>", "<failure> has no type"),
      ("<skipped/>", "<skipped/><skipped/>", "a case has more than one verdict"),
      ("<skipped/>", "<skipped/><system-out/>", "a case has a child <system-out>"),
      (">e<", "><b/><", "a verdict has children"),
    ]
  )
  func fault(_ text: String, _ other: String, _ problem: String) throws {
    try #require(Self.good.contains(text))
    let document = try XMLTree.parse(Self.good.replacing(text, with: other))
    #expect(JUnitRules(document).problems.contains(problem))
  }
}
