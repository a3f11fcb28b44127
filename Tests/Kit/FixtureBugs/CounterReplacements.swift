import ChildSupport
import FixtureExercises
import PlantedBugs

@testable import FixtureCode

struct PlantedError: Error {}

extension Counter {
  @_dynamicReplacement(for:increment())
  mutating func incrementWithBug() {
    // What is planted elsewhere may be asked for; it is not reached by that.
    _ = LatestBug.isPlanted
    switch IncrementBug.planted {
    case .addsNothing: break
    case .addsTwo:
      increment()
      increment()
    case nil: increment()
    }
  }

  @_dynamicReplacement(for:latest())
  func latestWithBug() -> Int? {
    switch LatestBug.planted {
    case .isMissing: nil
    case nil: latest()
    }
  }

  @_dynamicReplacement(for:isEven())
  func isEvenWithBug() -> Bool {
    switch EvenBug.planted {
    case .oddCountsAsEven: true
    case nil: isEven()
    }
  }

  @_dynamicReplacement(for:history())
  func historyAsVariant() -> [Int] {
    switch HistoryVariant.planted {
    case .newestFirst: history().reversed()
    case nil: history()
    }
  }

  @_dynamicReplacement(for:load())
  func loadWithBug() async throws -> Int {
    switch LoadBug.planted {
    case .loadsOneLess: try await original { try await load() } - 1
    case .fails: throw PlantedError()
    case nil: try await original { try await load() }
    }
  }

  @_dynamicReplacement(for:backup())
  func backupWithBug() throws -> String {
    if BackupFault.planted != nil { interruptRun() }
    return switch BackupBug.planted {
    case .fails: throw PlantedError()
    case nil: try backup()
    }
  }

  @_dynamicReplacement(for:doubled())
  func doubledAsReference() -> Int {
    switch DoubledReference.planted {
    case .isWritten: value * 2
    case nil: doubled()
    }
  }
}
