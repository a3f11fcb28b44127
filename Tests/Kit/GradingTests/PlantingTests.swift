import FixtureExercises
import PlantedBugs
import Testing

/// A planted bug's names.
@Suite struct PlantingTests {
  @Test("A case of an enum knows its names")
  func ofCase() {
    let planting = Planting(IncrementBug.addsTwo)

    #expect(planting.id == "IncrementBug.addsTwo")
    #expect(planting.name == "addsTwo")
    #expect(planting.title == "An increment adds two")
  }

  @Test("Whoever names it by its id names the same")
  func byID() {
    let planting = Planting(id: "IncrementBug.addsTwo", title: "An increment adds two")

    #expect(planting == Planting(IncrementBug.addsTwo))
  }

  @Test("All cases come in the order of their declaration")
  func all() {
    #expect(Planting.all(of: IncrementBug.self).map(\.name) == ["addsNothing", "addsTwo"])
  }

  @Test("Nothing is planted in a plain test run")
  func nothingHere() {
    #expect(IncrementBug.planted == nil)
  }
}
