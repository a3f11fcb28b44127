import Synchronization
import XCTest

@testable import AsyncExpectations

/// What 3.5 asks of the code that the learner finishes: the task that is returned is the one that
/// saves. The stores take a while, so that no other task can seem to be it.
final class AutoSaveAcceptance: XCTestCase {
  private let store = SlowStore()

  func testTheTextIsSavedWhenTheTaskIsDone() async {
    let store = HeldStore()
    let done = XCTestExpectation(description: "the returned task is done")
    let tooEarly = XCTestExpectation(description: "it is done, and the store is not")
    tooEarly.isInverted = true

    let saving = AutoSave(name: "menu", store: store).textChanged("Latte")
    await fulfillment(of: [store.asked], timeout: 1)
    // If it only sleeps, this wakes it. A save that has begun does not mind.
    saving.cancel()
    Task {
      await saving.value
      tooEarly.fulfill()
      done.fulfill()
    }

    await fulfillment(of: [tooEarly], timeout: 0.25)
    store.finish()
    await fulfillment(of: [done], timeout: 1)
    XCTAssertEqual(store.texts, ["Latte"], "when the task was done")
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

/// Is asked to save, and has not saved until it is told to finish.
private final class HeldStore: NoteStore {
  let asked = XCTestExpectation(description: "the store is asked to save")
  private let saves = Mutex<[String]>([])
  private let (gate, opening) = AsyncStream<Void>.makeStream()
  /// A task of its own, so that nobody who is canceled while waiting for it gets through.
  private let opened: Task<Void, Never>

  init() {
    let gate = gate
    opened = Task { for await _ in gate {} }
  }

  var texts: [String] { saves.withLock { $0 } }

  func finish() { opening.finish() }

  func save(_ text: String, as name: String) async {
    asked.fulfill()
    await opened.value
    saves.withLock { $0.append(text) }
  }
}
