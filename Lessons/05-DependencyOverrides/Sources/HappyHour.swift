import WorkshopDependencies

/// The happy hour at the stand: how long it still lasts, what its sign says, and what a drink costs.
///
/// The code is correct. Everything that it promises stands in these comments, so that a test can be
/// written from them alone. All times are those of `\.continuousClock`.
@MainActor
final class HappyHour {
  static let usualPrice = 4000

  // region: clock
  @Dependency(\.continuousClock) var clock
  // endregion: clock
  /// Writes a number on the board. It may take its time for that, but less than a second.
  let board: @MainActor (Int) async -> Void
  /// Asks the office for the price. It gives up when its task is canceled.
  let office: @Sendable () async throws -> Int

  var secondsLeft = 0
  var sign = ""
  /// `nil` until it is known.
  var price: Int?
  var typing: Task<Void, Never>?

  init(
    board: @escaping @MainActor (Int) async -> Void = { _ in },
    office: @escaping @Sendable () async throws -> Int = { HappyHour.usualPrice }
  ) {
    self.board = board
    self.office = office
  }

  /// Counts down to zero, and returns. The given number is shown at once, and for each second that is
  /// over since then, one less: first in `secondsLeft`, then on the board. No second is late because
  /// the board took its time. Whoever cancels the task stops the countdown: nothing more is shown.
  func countDown(from seconds: Int) async {
    await countDown(from: seconds, on: clock)
  }

  /// A text gets on the sign as soon as nobody has typed for half a second. What was typed over
  /// before that never does.
  func type(_ text: String) {
    typing?.cancel()
    typing = Task {
      try? await clock.sleep(for: .milliseconds(500))
      if !Task.isCancelled { sign = text }
    }
  }

  /// Asks the office. Its answer is the price as soon as it comes, if it comes in less than two
  /// seconds. When two seconds are over, or when the office fails, it is the usual price, and that
  /// stays, whatever comes later. Which of the two it is when the answer comes at exactly two seconds
  /// is not promised.
  func askForPrice() async {
    price = await answer() ?? Self.usualPrice
  }

  // MARK: How it is done

  /// A function of its own: only where it is said *which* clock it is, one can calculate with its
  /// times. Each second is counted from the beginning, and not from the one before.
  private func countDown(from seconds: Int, on clock: some Clock<Duration>) async {
    let beginning = clock.now
    await show(seconds)
    for passed in stride(from: 1, through: seconds, by: 1) {
      try? await clock.sleep(until: beginning.advanced(by: .seconds(passed)), tolerance: nil)
      if Task.isCancelled { return }
      await show(seconds - passed)
    }
  }

  func show(_ seconds: Int) async {
    secondsLeft = seconds
    await board(seconds)
  }

  /// Whoever is done first decides, and the other one is canceled.
  private func answer() async -> Int? {
    await withTaskGroup(of: Int?.self) { [clock, office] group in
      group.addTask { try? await office() }
      group.addTask {
        try? await clock.sleep(for: .seconds(2))
        return nil
      }
      defer { group.cancelAll() }
      return await group.next() ?? nil
    }
  }
}
