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

    await clock.advance(by: .milliseconds(999))
    #expect(sut.secondsLeft == 2)
    await clock.advance(by: .milliseconds(1))
    #expect(sut.secondsLeft == 1)
    await clock.advance(by: .seconds(1))
    #expect(sut.secondsLeft == 0)
    task.cancel()
  }
  // endregion: countdown

  @Test func theBoardShowsTheCountdownAndNothingElse() async {
    let shown = LockIsolated<[Int]>([])
    let sut = withDependencies {
      $0.continuousClock = ImmediateClock()
    } operation: {
      HappyHour(board: { number in shown.withValue { $0.append(number) } })
    }

    await sut.countDown(from: 3)
    #expect(shown.value == [3, 2, 1, 0])
  }

  @Test func aSlowBoardMakesNoSecondLate() async {
    let sut = makeHappyHour(board: { [clock] _ in
      try? await clock.sleep(for: .milliseconds(300))
    })
    let task = Task { await sut.countDown(from: 10) }

    await clock.advance(by: .seconds(3))
    #expect(sut.secondsLeft == 7)
    task.cancel()
  }

  @Test func whoeverCancelsStopsIt() async {
    let sut = makeHappyHour()
    let task = Task { await sut.countDown(from: 10) }
    await clock.advance(by: .seconds(1))

    task.cancel()
    await clock.advance(by: .seconds(20))
    #expect(sut.secondsLeft == 9)
  }

  @Test func aTextIsShownWhenNobodyHasTypedForHalfASecond() async {
    let sut = makeHappyHour()

    sut.type("Latte")
    await clock.advance(by: .milliseconds(300))
    sut.type("Latte macchiato")
    await clock.advance(by: .milliseconds(499))
    #expect(sut.sign == "")
    await clock.advance(by: .milliseconds(1))
    #expect(sut.sign == "Latte macchiato")
  }

  @Test func theOfficesAnswerIsThePriceAtOnce() async {
    let sut = makeHappyHour(answerAfter: .milliseconds(1999))
    let task = Task { await sut.askForPrice() }

    await clock.advance(by: .milliseconds(1998))
    #expect(sut.price == nil)
    await clock.advance(by: .milliseconds(1))
    #expect(sut.price == 3000)
    task.cancel()
  }

  @Test func afterTwoSecondsItIsTheUsualPriceAndStays() async {
    let sut = makeHappyHour(answerAfter: .milliseconds(2001))
    let task = Task { await sut.askForPrice() }

    await clock.advance(by: .seconds(2))
    #expect(sut.price == HappyHour.usualPrice)
    await clock.advance(by: .seconds(60))
    #expect(sut.price == HappyHour.usualPrice)
    task.cancel()
  }

  @Test func whenTheOfficeFailsItIsTheUsualPriceAtOnce() async {
    let sut = makeHappyHour(officeFails: true)
    let task = Task { await sut.askForPrice() }

    await clock.advance(by: .milliseconds(1))
    #expect(sut.price == HappyHour.usualPrice)
    task.cancel()
  }

  private func makeHappyHour(
    board: @escaping @MainActor (Int) async -> Void = { _ in },
    answerAfter delay: Duration = .zero,
    officeFails: Bool = false
  ) -> HappyHour {
    withDependencies {
      $0.continuousClock = clock
    } operation: { [clock] in
      HappyHour(board: board) {
        if delay > .zero { try await clock.sleep(for: delay) }
        if officeFails { throw OfficeIsClosed() }
        return 3000
      }
    }
  }
}

private struct OfficeIsClosed: Error {}
