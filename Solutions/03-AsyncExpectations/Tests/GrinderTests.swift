import XCTest

@testable import AsyncExpectations

/// Whoever waits for the grinder gets an answer. If not, these tests fail, and do not hang.
final class GrinderTests: XCTestCase {
  private let limit: TimeInterval = 1

  func testGrindsWhatWasAskedFor() async throws {
    let sut = Grinder(beans: 100)

    let answer = try await answer { try await sut.grind(18) }

    XCTAssertEqual(try answer.get(), Grounds(grams: 18))
  }

  func testAnswersWhenTheMotorHasStopped() async throws {
    let sut = Grinder(beans: 100)

    _ = try await answer { try await sut.grind(18) }

    XCTAssertFalse(sut.isRunning)
    XCTAssertEqual(sut.beans, 82)
  }

  func testWithTheLidOpenItSaysSo() async throws {
    let sut = Grinder(beans: 100, isLidOpen: true)

    let answer = try await answer { try await sut.grind(18) }

    XCTAssertThrowsError(try answer.get()) { error in
      XCTAssertEqual(error as? GrinderError, .lidOpen)
    }
  }

  func testWithTooFewBeansItSaysHowManyAreMissing() async throws {
    let sut = Grinder(beans: 10)

    let answer = try await answer { try await sut.grind(18) }

    XCTAssertThrowsError(try answer.get()) { error in
      XCTAssertEqual(error as? GrinderError, .beansMissing(8))
    }
  }

  /// What `work` comes to. When it comes to nothing within the limit, the test fails and ends here;
  /// the task is left to itself.
  private func answer(
    from work: @escaping @Sendable () async throws -> Grounds
  ) async throws -> Result<Grounds, any Error> {
    let answered = XCTestExpectation(description: "an answer")
    let task = Task {
      defer { answered.fulfill() }
      return try await work()
    }
    guard await XCTWaiter.fulfillment(of: [answered], timeout: limit) == .completed else {
      throw NoAnswer()
    }
    return await task.result
  }

  private struct NoAnswer: Error {}
}
