import Testing

@testable import WorkshopKit

/// Which exercises a word names.
@Suite struct FindTests {
  private let kit = Kit(root: "/nowhere", track: .lessons, lessons: madeUpLessons)

  @Test(
    "A lesson or an exercise, by number or by name, in capitals or not",
    arguments: [
      ("1", ["1.1", "1.2"]), ("Cafe", ["1.1", "1.2"]), ("cafe", ["1.1", "1.2"]), ("2", ["2.1"]),
      ("1.2", ["1.2"]), ("Bill", ["1.2"]), ("bILL", ["1.2"]), ("KITCHEN", ["2.1"]),
    ]
  )
  func word(_ word: String, _ numbers: [String]) throws {
    #expect(try kit.find(word).map(\.exercise.number) == numbers)
  }

  @Test(
    "An unknown word is answered with the nearest known one of its kind",
    arguments: [
      ("Mena", "Menu"), ("kitch", "Kitchen"), ("kitchne", "Kitchen"), ("bil", "Bill"),
      ("BillTest", "BillTests"),
    ]
  )
  func unknown(_ word: String, nearest: String) {
    let stop = #expect(throws: Stop.self) { try kit.find(word) }
    #expect(stop?.code == .wrongCall)
    let sentence = "No lesson or exercise '\(word)'. Did you mean '\(nearest)'?"
    #expect(stop?.message == "\(sentence) (swift run workshop --help lists everything)")
  }

  @Test(
    "A number that there is not, and a word that is near nothing: what there is",
    arguments: ["1.9", "3", "", "soup", "me"]
  )
  func nothingNear(_ word: String) {
    let stop = #expect(throws: Stop.self) { try kit.find(word) }
    #expect(stop?.code == .wrongCall)
    #expect(
      stop?.message
        == "No lesson or exercise '\(word)'. Lessons: 1, 2. Exercises: 1.1 to 1.2, 2.1. 'swift run "
        + "workshop list' shows them."
    )
  }

  @Test("A suite names its exercise", arguments: ["BillTests", "billtests"])
  func suite(_ word: String) throws {
    #expect(try kit.oneExercise(word).exercise.number == "1.2")
  }

  @Test("No word names everything")
  func none() throws {
    #expect(try numbers([]) == ["1.1", "1.2", "2.1"])
  }

  @Test("Several words: in the order of the lessons, and each once")
  func several() throws {
    #expect(try numbers(["2", "1.2"]) == ["1.2", "2.1"])
    #expect(try numbers(["1", "1.1", "Menu", "menu"]) == ["1.1", "1.2"])
  }

  @Test("One unknown word among others stops everything")
  func oneUnknown() {
    #expect(throws: Stop.self) { try kit.find(["1.1", "9.9"]) }
  }

  @Test(
    "Where one exercise is needed, a lesson is refused with its exercises",
    arguments: [
      ("1", "1.1, 1.2"), ("cafe", "1.1, 1.2"), ("2", "2.1"), ("Kitchen", "2.1"),
    ]
  )
  func lesson(_ word: String, exercises: String) {
    let stop = #expect(throws: Stop.self) { try kit.oneExercise(word) }
    #expect(stop?.code == .wrongCall)
    #expect(stop?.message == "'\(word)' is a lesson. Name one of its exercises: \(exercises).")
  }

  @Test("One exercise, by number or name", arguments: ["1.2", "bill"])
  func oneExercise(_ word: String) throws {
    let found = try kit.oneExercise(word)
    #expect(found.exercise.number == "1.2")
    #expect(found.lesson.name == "Cafe")
  }

  private func numbers(_ words: [String]) throws -> [String] {
    try kit.find(words).map(\.exercise.number)
  }
}
