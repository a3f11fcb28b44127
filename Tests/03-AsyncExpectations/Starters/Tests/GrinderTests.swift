import XCTest

@testable import AsyncExpectations

/// Green, as long as there is an answer. And if none ever comes?
final class GrinderTests: XCTestCase {
  // TODO: This test, and the others: fail after about a second, in place of waiting for ever.
  func testGrindsWhatWasAskedFor() async throws {
    let sut = Grinder(beans: 100)

    let grounds = try await sut.grind(18)

    XCTAssertEqual(grounds, Grounds(grams: 18))
  }

  // TODO: What is true of the machine, once the answer is there?

  func testWithTheLidOpenItSaysSo() async throws {
    let sut = Grinder(beans: 100, isLidOpen: true)

    do {
      let grounds = try await sut.grind(18)
      XCTFail("it threw nothing, and ground \(grounds.grams) g")
    } catch {
      XCTAssertEqual(error as? GrinderError, .lidOpen)
    }
  }

  func testWithTooFewBeansItSaysHowManyAreMissing() async throws {
    let sut = Grinder(beans: 10)

    do {
      let grounds = try await sut.grind(18)
      XCTFail("it threw nothing, and ground \(grounds.grams) g")
    } catch {
      XCTAssertEqual(error as? GrinderError, .beansMissing(8))
    }
  }
}
