import Foundation
import WorkshopDependencies
import XCTest

/// Overriding, from XCTest.
final class OverridingXCTests: XCTestCase {
  @Dependency(\.name) private var guest
  @Dependency(\.context) private var context

  func testATestIsATest() {
    XCTAssertTrue(isTesting)
    XCTAssertEqual(context, .test)
    XCTAssertEqual(guest, "nobody")
  }

  func testOverridesHoldUntilTheOperationReturns() {
    withDependencies {
      $0.name = "Jun"
    } operation: {
      XCTAssertEqual(guest, "Jun")
    }
    XCTAssertEqual(guest, "nobody")
  }

  func testAsyncOverridesHoldAcrossSuspensions() async {
    await withDependencies {
      $0.name = "Jun"
    } operation: {
      await Task.yield()
      XCTAssertEqual(guest, "Jun")
      let inTask = await Task { localName() }.value
      XCTAssertEqual(inTask, "Jun")
    }
    XCTAssertEqual(guest, "nobody")
  }

  func testAModelKeepsItsOverridesAndTheReadersWin() {
    let model = withDependencies {
      $0.name = "Mina"
    } operation: {
      NameModel()
    }
    XCTAssertEqual(model.name, "Mina")
    withDependencies {
      $0.name = "Jun"
    } operation: {
      XCTAssertEqual(model.name, "Jun")
    }
  }

  func testAChildHasItsParentsOverrides() {
    let parent = withDependencies {
      $0.name = "Mina"
    } operation: {
      NameModel()
    }
    XCTAssertEqual(withDependencies(from: parent) { NameModel() }.name, "Mina")
  }

  func testAnOptionalCanBeSet() {
    @Dependency(\.optionalNumber) var number
    XCTAssertEqual(number, 3)
    withDependencies {
      $0.optionalNumber = nil
    } operation: {
      XCTAssertNil(number)
    }
  }

  func testSettingThroughANestedPathIsNoUse() {
    withDependencies {
      $0.date.now = .distantPast
    } operation: {
      @Dependency(\.date.now) var now
      XCTAssertEqual(now, .distantPast)
    }
  }

  func testOverridesFollowOntoAQueue() {
    let found = LockIsolated("")
    let isDone = expectation(description: "done")
    withDependencies {
      $0.name = "Jun"
    } operation: {
      withEscapedDependencies { dependencies in
        DispatchQueue.global().async {
          dependencies.yield {
            @Dependency(\.name) var guest
            found.setValue(guest)
          }
          isDone.fulfill()
        }
      }
    }
    wait(for: [isDone], timeout: 10)
    XCTAssertEqual(found.value, "Jun")
  }

  func testWhatIsPreparedIsThereForThisTest1() { prepareForThisTest("one") }
  func testWhatIsPreparedIsThereForThisTest2() { prepareForThisTest("two") }

  private func prepareForThisTest(_ text: String) {
    prepareDependencies { $0.name = text }
    XCTAssertEqual(guest, text)
  }

  func testIncrementingBeginsAtZero() {
    for _ in 0..<2 {
      withDependencies {
        $0.uuid = .incrementing
      } operation: {
        @Dependency(\.uuid) var uuid
        XCTAssertEqual([uuid(), uuid()], [UUID(0), UUID(1)])
      }
    }
  }

  func testFireAndForgetIsWaitedFor() async {
    @Dependency(\.fireAndForget) var fireAndForget
    let isDone = LockIsolated(false)
    await fireAndForget {
      await Task.yield()
      isDone.setValue(true)
    }
    XCTAssertTrue(isDone.value)
  }
}

private func localName() -> String {
  @Dependency(\.name) var name
  return name
}
