import PlantedBugs

extension Exercise {
  /// 3.5: a task that nobody awaits outlives its test. The learner returns it, and awaits it.
  public static let autoSave = Exercise(
    number: "3.5",
    name: "AutoSave",
    isCore: false,
    minutes: 8,
    files: ["Sources/AutoSave.swift", "Tests/AutoSaveTests.swift"],
    code: ["Sources/AutoSave.swift"],
    suites: [Suite("AutoSaveTests", in: .xctest)],
    fewestTests: 2,
    bugs: Planting.all(of: AutoSaveBug.self),
    variants: Planting.all(of: AutoSaveVariant.self),
    extras: ExtraChecks(
      attributions: [
        failure(of: .emptyTextIsReplaced, belongsTo: "testAnEmptyTextIsSaved"),
        failure(of: .lineBreakIsCutOff, belongsTo: "testLineBreaksAreKept"),
        failure(of: .firstTextIsSavedAgain, belongsTo: "testTheSecondTextIsSaved"),
      ],
      budgetSeconds: 0.5,
      reference: Planting(AutoSaveReference.theKits),
      acceptance: Acceptance(
        suite: Suite("AutoSaveAcceptance", in: .xctest),
        tests: [
          .init(
            "testTheTextIsSavedWhenTheTaskIsDone",
            "When the returned task is done, the text has been saved"
          ),
          .init("testTheTextIsSavedOnceAndAsItIs", "A text is saved once, and as it is"),
          .init("testItIsSavedUnderTheNoteName", "It is saved under the note's name"),
          .init("testEveryTextHasATaskOfItsOwn", "Every text has a task of its own"),
        ]
      )
    ),
    limits: RunLimits(seconds: 10),
    falseAlarmAdvice:
      "If the text was not there yet, nobody had waited for it: `textChanged` returns the task that "
      + "saves. Await its `value` before you assert.",
    rejectionAdvice:
      "Either it did not wait for a task that saves, and has been lucky so far, or it is "
      + "over-specified, and asserts something that the comments in Sources/AutoSave.swift do not "
      + "promise.",
    realCases: [
      RealCase(
        AutoSaveBug.firstTextIsSavedAgain,
        "an editor's autosave put an older text in place of newer changes (buttondown/roadmap#959)"
      )
    ]
  )

  private static func failure(of bug: AutoSaveBug, belongsTo test: String) -> Attribution {
    Attribution(bug, caughtBy: "AutoSaveTests/\(test)", exclusively: true)
  }
}

/// Whatever goes wrong, goes wrong 250 ms late: a test that does not wait cannot see it by luck.
public enum AutoSaveBug: String, PlantedBug {
  case nothingIsSaved = "Nothing is saved"
  case emptyTextIsReplaced = "In place of an empty text, \"untitled\" is saved"
  case lineBreakIsCutOff = "The line break at the end is cut off"
  case firstTextIsSavedAgain = "When the text changes again, the text before is saved once more"
  case savedTwice = "The text is saved twice"
  case savedUnderAnotherName = "The text is saved under another name"
  case taskIsDoneTooEarly = "The task is done before the text has been saved"
}

public enum AutoSaveVariant: String, Variant {
  case slow = "saving the first text of a note takes a quarter of a second"
  case sameTextIsSavedOnce = "a text that is the same as the one before is not saved again"
  case nextTextGoesFirst =
    "a text that is still being saved when the next one comes is saved after it"
}

/// What stands in for the learner's own code while their suite is judged.
public enum AutoSaveReference: String, Variant {
  case theKits = "the kit's own AutoSave"
}
