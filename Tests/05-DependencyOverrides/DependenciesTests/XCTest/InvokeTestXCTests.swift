import WorkshopDependencies
import XCTest

/// A base class overrides for all tests of its subclasses.
class BaseXCTestCase: XCTestCase {
  override func invokeTest() {
    withDependencies {
      $0.name = "the base's"
      $0.surroundings = "the base's"
    } operation: {
      super.invokeTest()
    }
  }
}

final class InvokeTestXCTests: BaseXCTestCase {
  @Dependency(\.name) private var guest
  @Dependency(\.surroundings) private var surroundings

  override func invokeTest() {
    withDependencies {
      $0.surroundings += ", changed"
    } operation: {
      super.invokeTest()
    }
  }

  override func setUp() {
    XCTAssertEqual(guest, "the base's")
  }

  override func setUp() async throws {
    XCTAssertEqual(guest, "the base's")
  }

  override func tearDown() async throws {
    XCTAssertEqual(guest, "the base's")
  }

  func testSync() {
    XCTAssertEqual(guest, "the base's")
  }

  func testAsync() async {
    await Task.yield()
    XCTAssertEqual(guest, "the base's")
  }

  func testThrowing() throws {
    XCTAssertEqual(guest, "the base's")
  }

  func testTheBaseIsInside() {
    XCTAssertEqual(surroundings, "the base's")
  }

  func testItBeatsAModelsOwnOverrideOnceOutside() {
    let model = withDependencies {
      $0.name = "the model's"
    } operation: {
      NameModel()
    }
    XCTAssertEqual(model.name, "the base's")
  }
}
