import Testing
import WorkshopDependencies
import WorkshopDependenciesTestSupport

@testable import DependencyOverrides

@MainActor @Suite(.serialized, .mainSerialExecutor) struct HappyHourTests {
  private let clock = TestClock()

  // region: countdown

  @Test func everySecondOneLess() async {
    let sut = makeHappyHour()
    let task = Task { await sut.countDown(from: 2) }

    // TODO: Where are the seconds in between, and the moments just before them?
    await clock.advance(by: .seconds(2))
    #expect(sut.secondsLeft == 0)
    task.cancel()
  }
  // endregion: countdown

  // TODO: What does a slow board change? What does canceling? And when is it over?

  @Test func aTextGetsOnTheSign() async {
    let sut = makeHappyHour()

    sut.type("Latte")
    await clock.advance(by: .seconds(1))

    // TODO: When exactly? And if somebody types on?
    #expect(sut.sign == "Latte")
  }

  @Test func theOfficeSaysThePrice() async {
    let sut = makeHappyHour(answerAfter: .seconds(1))
    let task = Task { await sut.askForPrice() }

    // TODO: When is it known? What if the office needs longer?
    await clock.advance(by: .seconds(2))
    #expect(sut.price == 3000)
    task.cancel()
  }

  private func makeHappyHour(
    board: @escaping @MainActor (Int) async -> Void = { _ in },
    answerAfter delay: Duration = .zero
  ) -> HappyHour {
    withDependencies {
      $0.continuousClock = clock
    } operation: { [clock] in
      HappyHour(board: board) {
        if delay > .zero { try await clock.sleep(for: delay) }
        return 3000
      }
    }
  }
}
