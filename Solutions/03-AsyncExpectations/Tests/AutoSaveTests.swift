import Synchronization
import XCTest

@testable import AsyncExpectations

/// The check looks for these two tests, and for a third one, by name:
/// `testAnEmptyTextIsSaved`, `testLineBreaksAreKept`, `testTheSecondTextIsSaved`.
final class AutoSaveTests: XCTestCase {
  private let spy = SpyStore()

  // region: awaited
  func testAnEmptyTextIsSaved() async {
    let sut = AutoSave(name: "menu", store: spy)

    await sut.textChanged("").value

    XCTAssertEqual(spy.texts, [""])
  }
  // endregion: awaited

  func testLineBreaksAreKept() async {
    let sut = AutoSave(name: "menu", store: spy)

    await sut.textChanged("Latte\nMocha\n").value

    XCTAssertEqual(spy.texts, ["Latte\nMocha\n"])
  }

  func testTheSecondTextIsSaved() async {
    let sut = AutoSave(name: "menu", store: spy)

    await sut.textChanged("Latte").value
    await sut.textChanged("Latte, Mocha").value

    XCTAssertEqual(spy.texts, ["Latte", "Latte, Mocha"])
  }

  func testATextIsSavedUnderTheNoteName() async {
    let sut = AutoSave(name: "menu", store: spy)

    await sut.textChanged("Latte").value

    XCTAssertEqual(spy.names, ["menu"])
  }
}

/// A store that remembers what it was given.
private final class SpyStore: NoteStore {
  private let saves = Mutex<[(text: String, name: String)]>([])

  var texts: [String] { saves.withLock { $0.map(\.text) } }
  var names: [String] { saves.withLock { $0.map(\.name) } }

  func save(_ text: String, as name: String) async {
    saves.withLock { $0.append((text, name)) }
  }
}
