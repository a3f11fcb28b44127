import Synchronization
import XCTest

@testable import AsyncExpectations

/// The check looks for these two tests, and for a third one, by name:
/// `testAnEmptyTextIsSaved`, `testLineBreaksAreKept`, `testTheSecondTextIsSaved`.
final class AutoSaveTests: XCTestCase {
  // region: awaited
  func testAnEmptyTextIsSaved() async {
    let sut = AutoSave(name: "menu", store: SpyStore(expecting: ""))

    // TODO: Is the text saved before this test ends, or after it? Wait for it here, with a store
    // that does not sleep.
    _ = sut.textChanged("")
  }
  // endregion: awaited

  func testLineBreaksAreKept() async {
    let sut = AutoSave(name: "menu", store: SpyStore(expecting: "Latte\nMocha\n"))

    // TODO: And here. Then nobody needs the disk any more.
    _ = sut.textChanged("Latte\nMocha\n")

    await SpyStore.disk.wake()
    await fulfillment(of: SpyStore.allSaves, timeout: 1)
  }

  // TODO: What if the text changes again, when the first one has been saved? How often is a text
  // saved, and under which name?
}

/// A store that looks at each text which is saved.
// TODO: A spy remembers, and the test asserts. What would this one have to remember?
private final class SpyStore: NoteStore {
  static let disk = SleepingDisk()
  private static let saves = Mutex<[XCTestExpectation]>([])
  static var allSaves: [XCTestExpectation] { saves.withLock { $0 } }

  private let expected: String
  private let isSaved = XCTestExpectation(description: "saved")

  init(expecting expected: String) {
    self.expected = expected
    Self.saves.withLock { $0.append(isSaved) }
  }

  func save(_ text: String, as name: String) async {
    await Self.disk.ready()
    XCTAssertEqual(text, expected)
    isSaved.fulfill()
  }
}

/// Sleeps, as disks do, until somebody wakes it. Until then, everything that is to be saved waits.
private actor SleepingDisk {
  private var isAwake = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func ready() async {
    if !isAwake { await withCheckedContinuation { waiting.append($0) } }
  }

  func wake() {
    isAwake = true
    for one in waiting { one.resume() }
    waiting = []
  }
}
