import ChildSupport
import DependencyOverridesExercises
import Dispatch
import PlantedBugs

@testable import DependencyOverrides

extension HappyHour {
  @_dynamicReplacement(for:countDown(from:))
  func countDownWithBug(from seconds: Int) async {
    switch CountdownVariant.planted {
    case .looksFourTimesASecond: return await lookOften(from: seconds, at: clock)
    case .worksOnAnotherThread: return await count(from: seconds, isWorking: true, on: clock)
    case nil: break
    }
    switch CountdownBug.planted {
    case .goesOnToMinusOne: await count(from: seconds, to: -1, on: clock)
    case .losesASecondAtOnce: await count(from: seconds, secondsAhead: 1, on: clock)
    case .isLateAfterTheBoard: await sumUp(from: seconds)
    case .canceledGoesOn: await Task { await count(from: seconds, on: clock) }.value
    case nil: await original { await countDown(from: seconds) }
    }
  }

  private func count(
    from seconds: Int,
    to last: Int = 0,
    secondsAhead: Int = 0,
    isWorking: Bool = false,
    on clock: some Clock<Duration>
  ) async {
    let beginning = clock.now
    await show(seconds)
    for passed in stride(from: 1, through: seconds - last, by: 1) {
      if passed > secondsAhead {
        let next = beginning.advanced(by: .seconds(passed - secondsAhead))
        try? await clock.sleep(until: next, tolerance: nil)
      }
      if isWorking, passed == 1 { await Task.detached { work() }.value }
      if Task.isCancelled { return }
      await show(seconds - passed)
    }
  }

  private func sumUp(from seconds: Int) async {
    await show(seconds)
    for passed in stride(from: 1, through: seconds, by: 1) {
      try? await clock.sleep(for: .seconds(1))
      if Task.isCancelled { return }
      await show(seconds - passed)
    }
  }

  private func lookOften(from seconds: Int, at clock: some Clock<Duration>) async {
    let beginning = clock.now
    await show(seconds)
    for look in stride(from: 1, through: 4 * seconds, by: 1) {
      let next = beginning.advanced(by: .milliseconds(250 * look))
      try? await clock.sleep(until: next, tolerance: nil)
      if Task.isCancelled { return }
      let left = seconds - Int(beginning.duration(to: clock.now).components.seconds)
      if left != secondsLeft { await show(left) }
    }
  }
}

extension HappyHour {
  @_dynamicReplacement(for:show(_:))
  func showWithBug(_ seconds: Int) async {
    switch BoardBug.planted {
    case .boardIsOneBehind:
      let before = max(seconds, secondsLeft)
      secondsLeft = seconds
      await board(before)
    case .boardComesFirst:
      await board(seconds)
      secondsLeft = seconds
    case nil: await original { await show(seconds) }
    }
  }
}

/// Takes far longer than a test that goes on meanwhile needs for its next look.
private func work() {
  _ = DispatchSemaphore(value: 0).wait(timeout: .now() + .milliseconds(200))
}

extension HappyHour {
  @_dynamicReplacement(for:type(_:))
  func typeWithBug(_ text: String) {
    let id = ObjectIdentifier(self)
    texts[id, default: []].append(text)
    let number = texts[id]?.count
    if SignVariant.planted != nil {
      inHalfASecond { if texts[id]?.count == number { self.sign = text } }
      return
    }
    switch SignBug.planted {
    case .showsAtOnce: sign = text
    case .showsWhatWasTypedOver: inHalfASecond { self.sign = text }
    case .countsFromTheFirstKey:
      guard typing == nil else { return }
      typing = inHalfASecond {
        self.sign = texts[id]?.last ?? ""
        self.typing = nil
      }
    case nil: type(text)
    }
  }

  @discardableResult
  private func inHalfASecond(_ action: @escaping @MainActor () -> Void) -> Task<Void, Never> {
    Task {
      try? await clock.sleep(for: .milliseconds(500))
      action()
    }
  }
}

/// What was typed at each happy hour. A new one may have the identity of one that is gone; that does
/// no harm, for only what is typed last, and whether it still is the last, is looked at.
@MainActor private var texts: [ObjectIdentifier: [String]] = [:]

extension HappyHour {
  @_dynamicReplacement(for:askForPrice())
  func askForPriceWithBug() async {
    let bug = PriceBug.planted
    if PriceVariant.planted != nil { return await askForPriceImpatiently() }
    if OfficeBug.planted != nil { return await askForPriceOfFailures() }
    guard let bug else { return await original { await askForPrice() } }
    let asking = Task { [office] in try? await office() }
    let patience = Task { [clock] in try? await clock.sleep(for: .seconds(2)) }
    switch bug {
    case .waitsForEver: price = await asking.value ?? Self.usualPrice
    case .waitsTheFullTime:
      await patience.value
      asking.cancel()
      price = await asking.value ?? Self.usualPrice
    case .lateAnswerCounts:
      Task {
        price = await asking.value ?? Self.usualPrice
        patience.cancel()
      }
      await patience.value
      price = price ?? Self.usualPrice
    }
  }

  private func askForPriceOfFailures() async {
    let answer = await withTaskGroup(of: Int?.self) { [clock, office] group in
      group.addTask { (try? await office()) ?? 0 }
      group.addTask {
        try? await clock.sleep(for: .seconds(2))
        return nil
      }
      defer { group.cancelAll() }
      return await group.next() ?? nil
    }
    price = answer ?? Self.usualPrice
  }

  /// Whoever goes to sleep first is woken up first.
  private func askForPriceImpatiently() async {
    let answer = await withTaskGroup(of: Int?.self) { [clock, office] group in
      group.addTask {
        try? await clock.sleep(for: .seconds(2))
        return nil
      }
      group.addTask { try? await office() }
      defer { group.cancelAll() }
      return await group.next() ?? nil
    }
    price = answer ?? Self.usualPrice
  }
}
