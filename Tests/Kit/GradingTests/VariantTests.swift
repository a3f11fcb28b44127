import FixtureExercises
import Grading
import PlantedBugs
import Testing

@Suite struct VariantTests {
  @Test("A suite that asserts too much rejects other correct code", arguments: Framework.allCases)
  func overSpecified(_ framework: Framework) async throws {
    let result = try await accepts(HistoryVariant.newestFirst, framework.suite("OverSpecified"))

    #expect(result.status == .failed)
    #expect(result.outcome == .failed)
    #expect(result.caughtBy == [framework.test("history", of: "OverSpecified")])
    #expect(result.says("over-specified"))
    #expect(result.says(HistoryVariant.newestFirst.rawValue))
  }

  @Test("One that asserts what is promised accepts it", arguments: Framework.allCases)
  func openMinded(_ framework: Framework) async throws {
    let result = try await accepts(HistoryVariant.newestFirst, framework.suite("OpenMinded"))

    #expect(result.status == .passed)
    #expect(result.reachedBy.count == 1)
  }

  @Test("Where a double may be at fault, the exercise says so", arguments: Framework.allCases)
  func advice(_ framework: Framework) async throws {
    let result = try await accepts(
      HistoryVariant.newestFirst,
      framework.suite("OverSpecified"),
      rejectionAdvice: "Look at the double."
    )

    #expect(result.status == .failed)
    #expect(result.message?.hasSuffix(". Look at the double.") == true)
    #expect(result.says("It said: "))
    #expect(!result.says("over-specified"))
  }

  @Test("What an exercise says of one variant alone", arguments: Framework.allCases)
  func adviceOnOne(_ framework: Framework) async throws {
    let rejected = Planting(HistoryVariant.newestFirst)
    for (variant, advice) in [(rejected, "Look at the order."), (other, "Look at the double.")] {
      let result = try await accepts(
        HistoryVariant.newestFirst,
        framework.suite("OverSpecified"),
        rejectionAdvice: "Look at the double.",
        variantAdvice: [variant: "Look at the order."]
      )

      #expect(result.message?.hasSuffix(". \(advice)") == true, "\(result.message ?? "")")
    }
  }

  private let other = Planting(id: "HistoryVariant.other", title: "the history has no order")

  @Test(
    "A failure by chance says nothing about the other version: its test did not run it",
    arguments: Framework.allCases
  )
  func chance(_ framework: Framework) async throws {
    // Which code is planted does not matter here, as long as only the other test runs it.
    let result = try await accepts(IncrementBug.addsTwo, framework.suite("FailsBesideVariant"))

    #expect(result.status == .failed)
    #expect(result.caughtBy == [framework.test("runsNoPlantedCode", of: "FailsBesideVariant")])
    #expect(result.says("so it failed by chance. Look for work that a test does not wait for"))
    #expect(!result.says("over-specified"))
  }

  private func accepts(
    _ variant: some Plantable,
    _ suite: Suite,
    rejectionAdvice: String? = nil,
    variantAdvice: [Planting: String] = [:]
  ) async throws -> CheckResult {
    let variant = Planting(variant)
    return try await Judge.ofFixtures.result(
      .accepts(variant),
      of: exercise(
        suite,
        variants: [variant],
        rejectionAdvice: rejectionAdvice,
        variantAdvice: variantAdvice
      )
    )
  }
}
