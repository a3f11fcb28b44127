import Foundation
import Testing

@testable import WorkshopKit

/// A learner's way from a fresh clone to a passed lesson 1, screen by screen.
@Suite struct LearnersWayTests {
  @Test("Every screen is as it was recorded", arguments: Step.all.map(\.name))
  func screen(_ name: String) async throws {
    let screen = try #require(try await Way.screens.value[name])
    let recorded = RecordedScreen(name: name)
    if RecordedScreen.isRecording {
      try recorded.record(screen)
      Issue.record("\(name) was recorded: look at the difference, then run without recording.")
    } else if let complaint = recorded.complaint(about: screen) {
      Issue.record("\(complaint)")
    }
  }

  @Test(
    "No line is wider than 80 columns, but the compiler's own, and code",
    arguments: Step.all.map(\.name).filter { !$0.contains("solution") }
  )
  func width(_ name: String) async throws {
    let screen = try #require(try await Way.screens.value[name])
    let lines = screen.split(separator: "\n").filter { displayWidth(String($0)) > 80 }
    let compilers = /Lessons\/\S+\.swift:\d+:\d+: error: .+|[ ]*\d*[ ]*\|.*/
    let wide = lines.filter { $0.wholeMatch(of: compilers) == nil }
    #expect(wide == [])
  }

  @Test("What README.md shows of the first check is what a learner sees")
  func readme() async throws {
    let readme = try String(contentsOfFile: "\(Way.root)/README.md", encoding: .utf8)
    let excerpt = try #require(readme.firstMatch(of: /```\n +(1\.1 Receipt [^`]+)```/)).1
    let lines = excerpt.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    let shown = lines.filter { !["", "…"].contains($0) }
    #expect(shown.count >= 4)
    let screen = try #require(try await Way.screens.value["02-check-1.1-as-given"])
    var rest = screen.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }[...]
    for line in shown {
      let place = try #require(rest.firstIndex(of: line), "not on the screen: \(line)")
      rest = rest[(place + 1)...]
    }
  }

  @Test("Every recorded screen belongs to a step")
  func noOthers() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: RecordedScreen.folder)
    #expect(names.sorted() == Step.all.map { "\($0.name).txt" }.sorted())
  }
}
