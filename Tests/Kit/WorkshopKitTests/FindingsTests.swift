import Testing

@testable import WorkshopKit

/// How `verify` counts.
@Suite struct FindingsTests {
  private let transcript = Transcript()
  private let findings: Findings

  init() { findings = Findings(console: transcript.console()) }

  @Test("Everything passed")
  func passed() {
    findings.add("soup", passed: 2, failures: [])
    findings.add("bread", of: 3, problems: [])
    #expect(findings.sayResult() == .passed)
    #expect(transcript.output == "✓ soup (2)\n✓ bread (3)\n5 passed, 0 failed\n")
  }

  @Test("Each failure counts, and takes its place among the facts")
  func failed() {
    findings.add("soup", of: 3, problems: ["cold", "late"])
    findings.add("bread", passed: 1, failures: [])
    #expect(findings.sayResult() == .notPassed)
    #expect(
      transcript.output == "✗ soup\n    - cold\n    - late\n✓ bread (1)\n2 passed, 2 failed\n"
    )
  }

  @Test("More problems than facts")
  func many() {
    findings.add("soup", of: 1, problems: ["cold", "late"])
    #expect(findings.sayResult() == .notPassed)
    #expect(transcript.lines.last == "0 passed, 2 failed")
  }

  @Test("Nothing at all is no pass")
  func nothing() {
    #expect(findings.sayResult() == .notPassed)
    #expect(transcript.output == "0 passed, 0 failed\n")
  }

  @Test("What was skipped stands above the last line, and counts as nothing")
  func skipped() {
    findings.skip("no spoon")
    findings.add("soup", passed: 1, failures: [])
    #expect(findings.sayResult() == .passed)
    #expect(transcript.output == "✓ soup (1)\nskipped: no spoon\n1 passed, 0 failed\n")
  }

  @Test("A long problem is broken under its dash")
  func long() {
    findings.add("soup", of: 1, problems: [String(repeating: "soup ", count: 20)])
    #expect(transcript.lines.allSatisfy { displayWidth($0) <= 80 })
    #expect(transcript.lines.count == 3)
  }
}
