import PlantedBugs
import Testing

@testable import Grading
@testable import WorkshopKit

/// The results on the page of a CI job.
@Suite struct MarkdownReportTests {
  @Test("A table, and what is missing below it")
  func whole() {
    let results = [
      LessonResult(
        lesson: madeUpLessons[0],
        exercises: madeUpLessons[0].exercises,
        reports: [
          ExerciseReport(
            menu,
            [
              .made(.clean, .failed, message: "There is a file a_b."),
              .made(MenuBug.soupIsCold, .failed, message: "Missed: \"The soup is cold\". Why?"),
              .made(MenuBug.soupIsFree, .failed),
              .made(MenuBug.soupIsLate, .unknown, outcome: .incomplete, message: "It ended."),
              .made(
                .accepts(Planting(MenuVariant.twoPots)),
                .failed,
                message: "Rejected by `testSoup`."
              ),
            ]
          ), ExerciseReport(madeUpLessons[0].exercises[1]),
        ]
      ),
      LessonResult(
        lesson: madeUpLessons[1],
        exercises: madeUpLessons[1].exercises,
        compilerMessage: "a.swift:1:2: error: no"
      ),
    ]
    #expect(
      MarkdownReport(results, track: .lessons).text == #"""
        # Testing workshop

        | exercise | state | bugs caught | what is missing |
        | --- | --- | --- | --- |
        | 1.1 Menu | ✗ not passed | 2 of 5 | leaves nothing behind, 3 bugs, 1 variant |
        | 1.2 Bill | ✓ passed | 5 of 5 |  |
        | 2.1 Stove | ? not graded |  | the lesson does not compile |

        ## 1.1 Menu

        - ✗ **leaves nothing behind**<br>There is a file a\_b.
        - ✗ **The soup is cold**<br>Why?
        - ✗ **The soup is free**
        - ? **The soup comes last**<br>It ended.
        - ✗ **accepts: the soup is cooked in two pots**<br>Rejected by \`testSoup\`.

        ## Lesson 2 Kitchen

        Nothing in it can be graded, because of this:

        ```text
        a.swift:1:2: error: no
        ```

        """#
    )
  }

  @Test("While a suite is not valid, one thing is missing and the rest waits")
  func waiting() {
    let failed = CheckResult.made(.valid, .failed, outcome: .failed, message: "testBread fails.")
    let others = menu.checks.dropFirst().map { check in
      CheckResult.made(check.kind, .unknown, outcome: nil, message: "First the others.")
    }
    let result = LessonResult(
      lesson: madeUpLessons[0],
      exercises: [menu],
      reports: [ExerciseReport(menu, [failed] + others)]
    )
    let lines = MarkdownReport([result], track: .solutions).text.split(separator: "\n")
    #expect(
      lines == [
        "# Testing workshop (Solutions)", "| exercise | state | bugs caught | what is missing |",
        "| --- | --- | --- | --- |",
        "| 1.1 Menu | ✗ not passed | not yet | your tests pass on the correct code, "
          + "5 planted bugs must wait |", "## 1.1 Menu",
        "- ✗ **your tests pass on the correct code**<br>testBread fails.",
      ]
    )
  }

  @Test("An exercise without bugs has none to catch")
  func noBugs() {
    let plain = WorkshopKitTests.exercise("1.1", "Menu", bugs: [])
    let result = LessonResult(
      lesson: madeUpLessons[0],
      exercises: [plain],
      reports: [ExerciseReport(plain)]
    )
    #expect(
      MarkdownReport([result], track: .lessons).text.contains("| 1.1 Menu | ✓ passed |  |  |\n")
    )
  }

  @Test(
    "What a learner writes stands for itself, on one line",
    arguments: [
      ("a|b", #"a\|b"#), ("`a`", #"\`a\`"#), ("<b>", #"\<b\>"#), ("a\nb", "a b"),
      ("a\r\n\n  b", "a   b"), (#"\|"#, #"\\\|"#), ("**a**", #"\*\*a\*\*"#), ("_a_", #"\_a\_"#),
      ("[a](b)", #"\[a\](b)"#), ("# a", "\\# a"), ("&lt;", #"\&lt;"#), ("~~a~~", #"\~\~a\~\~"#),
      ("$a$", #"\$a\$"#), ("a\u{1B}[2Jb", "a\u{FFFD}\\[2Jb"), ("못 봄 🥣", "못 봄 🥣"), ("", ""),
    ]
  )
  func escaped(_ text: String, _ written: String) {
    #expect(Markdown.escaped(text) == written)
  }

  @Test(
    "A fence is longer than any in the text",
    arguments: [("a", "```"), ("`a`", "```"), ("```\na\n```", "````"), ("`````", "``````")]
  )
  func fence(_ text: String, _ fence: String) {
    #expect(Markdown.codeBlock(text) == "\(fence)text\n\(text)\n\(fence)")
  }
}
