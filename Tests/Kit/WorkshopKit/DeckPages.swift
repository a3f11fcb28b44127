import Grading

/// What `verify` demands of the pages that were made from the decks. The scripts in `slides` look; they
/// can also be called by hand.
struct DeckPages {
  let kit: Kit
  let console: Console
  let findings: Findings

  func check() async {
    await run("build", ["--check"], "the pages were made from the decks as they stand")
    await run("check", [], "the pages, in a browser")
  }

  /// Runs a script that prints a line with ✓ or ✗ for each thing that it looked at.
  private func run(_ script: String, _ arguments: [String], _ title: String) async {
    console.progress("Looking at the slides …")
    let path = kit.path("slides/\(script)")
    guard let run = try? await CommandRun.run(path, arguments, in: kit.root) else {
      return findings.add("slides: \(title)", passed: 0, failures: ["\(path) could not be run"])
    }
    let lines = run.output.split(whereSeparator: \.isNewline).map(String.init)
    // 3: what it needs is not installed here. 127: not even what runs the script is.
    if run.exitCode == 3 { return findings.skip(lines.last ?? "slides/\(script)") }
    if run.exitCode == 127 { return findings.skip("slides/\(script), since \(lines.last ?? "")") }
    var failures = lines.filter { $0.hasPrefix("✗") || $0.hasPrefix("    ") }
    if run.exitCode != 0 && failures.isEmpty { failures = lines.suffix(5) }
    findings.add(
      "slides: \(title)",
      passed: lines.count { $0.hasPrefix("✓") },
      failures: failures
    )
  }
}
