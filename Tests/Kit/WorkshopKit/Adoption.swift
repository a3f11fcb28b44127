import Foundation
import PlantedBugs

/// What becomes of each file that a learner has changed in another copy of the workshop.
struct Adoption {
  /// Files to take over, with what stands in them there.
  private(set) var taken: [String: Data] = [:]
  /// Those of them whose exercise was revised: it is given differently in the two copies.
  private(set) var revised: [String: Exercise] = [:]
  /// Changed in this copy as well, to something else: left as they are.
  private(set) var left: [String] = []
  /// The same here already.
  private(set) var same: [String] = []
  /// Code under test that was changed there: left, for it is not the learner's to write.
  private(set) var code: [String] = []
  /// Written there, without a place in this copy.
  private(set) var withoutPlace: [String] = []

  var isEmpty: Bool { taken.isEmpty && left.isEmpty && same.isEmpty }

  /// - Throws: `Stop` when a file cannot be read.
  init(from other: OtherCopy, to kit: Kit) throws {
    var places: Set<String> = []
    for assignment in kit.allAssignments {
      let folder = assignment.lesson.folder
      for file in assignment.exercise.files {
        let place = "Lessons/\(folder)/\(file)"
        guard places.insert(place).inserted else { continue }
        try look(at: place, starter: "Tests/\(folder)/Starters/\(file)", assignment, other, kit)
      }
    }
    withoutPlace = try other.filesWithOddNames()
    for assignment in kit.allAssignments {
      for file in assignment.exercise.code {
        let place = "Lessons/\(assignment.lesson.folder)/\(file)"
        guard places.insert(place).inserted else { continue }
        let original = "Solutions/\(assignment.lesson.folder)/\(file)"
        let given = try other.content(of: original) ?? kit.content(of: original, called: original)
        let theirs = try other.content(of: place)
        let own = try kit.content(of: place, called: place)
        if let theirs, theirs != given ?? own, theirs != own { code.append(place) }
      }
    }
    for file in try other.filesWithoutPlace(besides: places) {
      // It may have been copied by hand, or be a part of the newer kit.
      let isHere = try kit.content(of: file, called: file) == other.content(of: file)
      if !isHere { withoutPlace.append(file) }
    }
  }

  private mutating func look(
    at place: String,
    starter: String,
    _ assignment: Kit.Assignment,
    _ other: OtherCopy,
    _ kit: Kit
  ) throws {
    let given = try kit.content(of: starter, called: starter)
    let givenThere = try other.content(of: starter)
    let own = try kit.content(of: place, called: place)
    // A file that was deleted is no work to take over.
    guard let theirs = try other.content(of: place), theirs != givenThere ?? given else { return }
    if own == theirs {
      same.append(place)
    } else if own != nil && own != given {
      left.append(place)
    } else {
      taken[place] = theirs
      if givenThere != given { revised[place] = assignment.exercise }
    }
  }
}
