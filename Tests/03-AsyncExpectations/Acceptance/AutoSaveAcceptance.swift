import Synchronization
import XCTest

@testable import AsyncExpectations

/// What 3.5 asks of the code that the learner finishes: the task that is returned is the one that
/// saves. The store takes a while, so that no other task can seem to be it.
final class AutoSaveAcceptance: XCTestCase {
  private let store = SlowStore()

  func testTheTextIsSavedWhenTheTaskIsDone() async {
    await AutoSave(name: "menu", store: store).textChanged("Latte").value

    XCTAssertEqual(store.texts.last, "Latte", "when the task was done")
  }

  func testTheTextIsSavedOnceAndAsItIs() async {
    await AutoSave(name: "menu", store: store).textChanged("Latte\n").value

    XCTAssertEqual(store.texts, ["Latte\n"], "when the task was done")
  }

  func testItIsSavedUnderTheNoteName() async {
    await AutoSave(name: "sign", store: store).textChanged("Closed").value

    XCTAssertEqual(store.names, ["sign"], "when the task was done")
  }

  func testEveryTextHasATaskOfItsOwn() async {
    let sut = AutoSave(name: "menu", store: store)

    await sut.textChanged("Latte").value
    await sut.textChanged("").value

    XCTAssertEqual(store.texts, ["Latte", ""], "when the second task was done")
  }
}

private final class SlowStore: NoteStore {
  private let saves = Mutex<[(text: String, name: String)]>([])

  var texts: [String] { saves.withLock { $0.map(\.text) } }
  var names: [String] { saves.withLock { $0.map(\.name) } }

  func save(_ text: String, as name: String) async {
    try? await Task.sleep(for: .milliseconds(100))
    saves.withLock { $0.append((text, name)) }
  }
}
