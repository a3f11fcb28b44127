import FixtureExercises
import PlantedBugs
import Testing

/// The plan has to survive its way through the environment, or be refused as a whole.
@Suite struct PlanTests {
  @Test("A plan comes back as it was", arguments: [nil, Planting(IncrementBug.addsTwo)])
  func roundTrip(_ planting: Planting?) {
    let plan = plan(planting)
    #expect(Plan(decoding: plan.encoded) == plan)
  }

  @Test("It plants what it was made for, and nothing else")
  func plants() {
    #expect(plan(Planting(IncrementBug.addsTwo)).plants("IncrementBug.addsTwo"))
    #expect(!plan(Planting(IncrementBug.addsTwo)).plants("IncrementBug.addsNothing"))
    #expect(!plan(nil).plants("IncrementBug.addsTwo"))
  }

  @Test("It does not say what that is")
  func isUnreadable() {
    let planting = Planting(IncrementBug.addsTwo)
    #expect(!plan(planting).encoded.contains("addsTwo"))
    #expect(plan(planting, salt: 1).encoded != plan(planting, salt: 2).encoded)
  }

  @Test("A text that is no plan is refused", arguments: ["", "1", "a text"])
  func noPlan(_ text: String) {
    #expect(Plan(decoding: text) == nil)
  }

  @Test("So is a plan with any field of it spoiled", arguments: 0..<7)
  func spoiled(_ field: Int) {
    var fields = fields
    fields[field] = "x"
    #expect(Plan(decoding: fields.joined(separator: "\u{1F}")) == nil)
  }

  @Test("So is one with a field too few, or too many")
  func wrongNumberOfFields() {
    #expect(Plan(decoding: fields.dropLast().joined(separator: "\u{1F}")) == nil)
    #expect(Plan(decoding: (fields + ["more"]).joined(separator: "\u{1F}")) == nil)
  }

  private var fields: [String] {
    plan(Planting(IncrementBug.addsTwo)).encoded
      .split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
  }

  private func plan(_ planting: Planting?, salt: UInt64 = .max) -> Plan {
    Plan(
      salt: salt,
      planting: planting,
      resultsPath: "/a folder/results",
      reachedPath: "/reached",
      dataBytes: 1 << 40,
      fileBytes: 2,
      processor: 3,
      judge: 4
    )
  }
}
