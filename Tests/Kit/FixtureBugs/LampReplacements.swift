import ChildSupport
import FixtureExercises
import Synchronization

@testable import FixtureCode

extension Lamp {
  @_dynamicReplacement(for:turn(on:))
  func turnAndMark(on: Bool) {
    leaveOnBefore()
    turn(on: on)
    if let planted = LampLook.planted { mark(planted, isThere: isOn) }
  }

  @_dynamicReplacement(for:isOn)
  var isOnAfterOthers: Bool {
    leaveOnBefore()
    return isOn
  }

  /// Before the first call in the process, somebody else was there.
  private func leaveOnBefore() {
    if LampLeftOn.planted != nil, isFirstCall.exchange(false, ordering: .relaxed) {
      turn(on: true)
    }
  }
}

private let isFirstCall = Atomic(true)
