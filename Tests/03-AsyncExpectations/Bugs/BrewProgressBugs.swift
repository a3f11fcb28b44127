import AsyncExpectationsExercises
import Dispatch
import Foundation
import PlantedBugs

@testable import AsyncExpectations

extension BrewProgress {
  @_dynamicReplacement(for:start(onProgress:completion:))
  func startWithBug(
    onProgress: @escaping @Sendable (Int) -> Void,
    completion: @escaping @Sendable () -> Void
  ) {
    let brewing = Brewing(queue: queue, onProgress: onProgress, completion: completion)
    if ProgressVariant.planted != nil { return brewing.runSlowly([25, 50, 75, 100, nil]) }
    guard let bug = ProgressBug.planted else {
      return start(onProgress: onProgress, completion: completion)
    }
    switch bug {
    // What comes too much comes late, after all that is right.
    case .completesTwice: brewing.run([25, 50, 75, 100, nil], late: [nil])
    case .stepComesTwice: brewing.run([25, 50, 50, 75], late: [100, nil])
    // Everything else is late from the beginning.
    case .neverCompletes: brewing.run([], late: [25, 50, 75, 100])
    case .lastStepIsMissing: brewing.run([], late: [25, 50, 75, nil])
    case .lastStepComesAfterTheEnd: brewing.run([], late: [25, 50, 75, nil, 100])
    case .stepsAreSwapped: brewing.run([], late: [25, 75, 50, 100, nil])
    case .progressBeginsAtZero: brewing.run([], late: [0, 25, 50, 75, nil])
    }
  }
}

/// One brewing with calls of our choice: a percentage, or `nil` for the completion.
private struct Brewing: Sendable {
  let queue: DispatchQueue
  let onProgress: @Sendable (Int) -> Void
  let completion: @Sendable () -> Void

  /// Puts everything on the queue at once, so that whoever waits for the queue has seen all of it.
  /// The queue itself is busy meanwhile: then the others are late for everybody.
  func run(_ calls: [Int?], late others: [Int?]) {
    for call in calls { queue.async { perform(call) } }
    queue.async { Thread.sleep(forTimeInterval: 0.45) }
    for call in others { queue.async { perform(call) } }
  }

  /// Puts each call on the queue when the one before it has been made and some time has passed.
  func runSlowly(_ calls: [Int?]) {
    guard let next = calls.first else { return }
    queue.asyncAfter(deadline: .now() + 0.09) {
      perform(next)
      runSlowly(Array(calls.dropFirst()))
    }
  }

  private func perform(_ call: Int?) {
    if let call { onProgress(call) } else { completion() }
  }
}
