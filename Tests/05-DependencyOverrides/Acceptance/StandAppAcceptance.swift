import WorkshopDependencies
import XCTest

@testable import DependencyOverrides

/// Both ways to launch the app of 5.7, asked of the code that the learner writes.
///
/// Each sentence here is what the learner reads, so it says what is likely and what helps.
final class StandAppAcceptance: XCTestCase {
  private let log = LockIsolated<[String]>([])

  func testWhoeverMakesAnAppStartsNothing() {
    _ = makeApp()

    XCTAssertEqual(
      log.value,
      [],
      "StandApp() alone did this. A test that only makes an app would do it, too, and `isTesting` "
        + "comes too late: what starts belongs into launch."
    )
  }

  func testForGuestsItOpensTheTill() {
    withDevices { makeApp().launch(isTesting: false) }

    XCTAssertEqual(
      log.value.count { $0 == "till" },
      1,
      "The till is opened once. \(itIsReal)"
    )
  }

  func testForGuestsItCountsTheStart() {
    withDevices { makeApp().launch(isTesting: false) }

    XCTAssertEqual(log.value.count { $0 == "count" }, 1, "The start is counted once. \(itIsReal)")
  }

  func testForGuestsItShowsTheMenu() {
    let sut = makeApp()

    withDevices { sut.launch(isTesting: false) }

    XCTAssertEqual(sut.screen, .menu(["Flat white"]), "The server's menu has to come. \(itIsReal)")
    XCTAssertEqual(log.value.count { $0 == "menu" }, 1, "The menu is loaded once.")
  }

  func testForGuestsEverythingComesInOrder() {
    withDevices { makeApp().launch(isTesting: false) }

    XCTAssertEqual(
      log.value,
      ["till", "menu", "count"],
      "First the till, then the menu, then the count. \(itIsReal)"
    )
  }

  func testBesideTestsItTouchesNothing() {
    withDevices { makeApp().launch(isTesting: true) }

    XCTAssertEqual(
      log.value,
      [],
      "The app did this while tests were running. In a project with a host, it happens in every "
        + "test run, and nobody has asked for it."
    )
  }

  func testBesideTestsTheScreenStaysEmpty() {
    let sut = makeApp()

    withDevices { sut.launch(isTesting: true) }

    XCTAssertEqual(
      sut.screen,
      .empty,
      "A screen with something on it asks for more: leave it empty."
    )
  }

  func testWithoutAnArgumentItStartsNothing() {
    withDevices { makeApp().launch() }

    XCTAssertEqual(
      log.value,
      [],
      "Without an argument, launch() took this process for an app, but tests run here. The library "
        + "knows: it has a constant for that."
    )
  }

  // MARK: Helpers

  private let itIsReal =
    "launch(isTesting: false) means guests, even in this process: go by the argument, and by nothing "
    + "else."

  private func makeApp() -> StandApp {
    withDevices { StandApp() }
  }

  /// Stands around the launch, too: an app may ask for its devices only there.
  private func withDevices<R>(_ operation: () -> R) -> R {
    withDependencies {
      $0.standDevices = StandDevices(
        openTill: { [log] in log.withValue { $0.append("till") } },
        loadMenu: { [log] in
          log.withValue { $0.append("menu") }
          return ["Flat white"]
        },
        countStart: { [log] in log.withValue { $0.append("count") } }
      )
    } operation: {
      operation()
    }
  }
}
