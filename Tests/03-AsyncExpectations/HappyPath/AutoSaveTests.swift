import XCTest

@testable import AsyncExpectations

/// Fair, but lazy: it waits, and looks only at what the store holds in the end.
final class AutoSaveTests: XCTestCase {
  func testSaves() async {
    let store = MemoryStore()
    await AutoSave(name: "note", store: store).textChanged("Espresso").value
    let text = await store.text

    XCTAssertEqual(text, "Espresso")
  }

  func testSavesAgain() async {
    let store = MemoryStore()
    let sut = AutoSave(name: "note", store: store)
    await sut.textChanged("Espresso").value
    await sut.textChanged("Espresso, Latte").value
    let text = await store.text

    XCTAssertEqual(text, "Espresso, Latte")
  }
}

private actor MemoryStore: NoteStore {
  private(set) var text: String?

  func save(_ text: String, as name: String) async {
    self.text = text
  }
}
