import Testing
import WorkshopDependencies
import WorkshopDependenciesTestSupport

@testable import DependencyOverrides

@MainActor @Suite(.serialized, .mainSerialExecutor) struct HappyHourTests {
  private let clock = TestClock()

  @Test func countdown() async {
    let sut = makeHappyHour()
    let task = Task { await sut.countDown(from: 3) }

    await clock.advance()
    #expect(sut.secondsLeft == 3)
    await clock.advance(by: .seconds(1))
    #expect(sut.secondsLeft == 2)
    await clock.advance(by: .seconds(2))
    #expect(sut.secondsLeft == 0)
    task.cancel()
  }

  @Test func sign() async {
    let sut = makeHappyHour()

    sut.type("Latte")
    sut.type("Mocha")
    #expect(sut.sign == "")
    await clock.advance(by: .milliseconds(500))

    #expect(sut.sign == "Mocha")
  }

  @Test func price() async {
    let sut = makeHappyHour()
    let task = Task { await sut.askForPrice() }

    await clock.advance(by: .seconds(1))
    #expect(sut.price == 3000)
    task.cancel()
  }

  @Test func silentOffice() async {
    let sut = makeHappyHour(answerAfter: .seconds(10))
    let task = Task { await sut.askForPrice() }

    await clock.advance(by: .seconds(2))
    #expect(sut.price == HappyHour.usualPrice)
    task.cancel()
  }

  private func makeHappyHour(answerAfter delay: Duration = .zero) -> HappyHour {
    withDependencies {
      $0.continuousClock = clock
    } operation: { [clock] in
      HappyHour(office: {
        if delay > .zero { try await clock.sleep(for: delay) }
        return 3000
      })
    }
  }
}
