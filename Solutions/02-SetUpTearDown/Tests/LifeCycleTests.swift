import Synchronization
import Testing
import XCTest

// Not an exercise, and not graded: these tests print when XCTest and Swift Testing call what. Run
// them with `LESSON=2 swift test --filter LifeCycle`, and change what you like.

private func say(_ text: String) { print("· \(text)") }

// MARK: XCTest

final class LifeCycleTests: XCTestCase {
  override class func setUp() { say("class setUp") }

  override func setUp() async throws { say("  setUp, async") }
  override func setUpWithError() throws { say("  setUpWithError") }
  override func setUp() { say("  setUp") }

  func testFirst() {
    addTeardownBlock { say("  teardown block, added first") }
    addTeardownBlock { say("  teardown block, added last") }
    say("    testFirst")
  }

  func testSecond() async {
    say("    testSecond")
  }

  override func tearDown() { say("  tearDown") }
  override func tearDownWithError() throws { say("  tearDownWithError") }
  override func tearDown() async throws { say("  tearDown, async") }

  override class func tearDown() { say("class tearDown") }

  // Looks like one of them. It has no `override` in front, so it is nobody's, and never called.
  func setup() { say("setup") }
}

/// What happens after an error in one of the preparations. `XCTSkip` is an error as well: it is
/// treated like any other, but the test is reported as skipped and not as failed.
final class LifeCycleAfterAThrowTests: XCTestCase {
  override func setUpWithError() throws {
    addTeardownBlock { say("teardown block, added before the throw") }
    say("setUpWithError throws")
    throw XCTSkip("thrown on purpose, to show what is still called")
  }
  override func setUp() { say("setUp") }

  func testNever() { say("testNever") }

  override func tearDown() { say("tearDown") }
  override func tearDownWithError() throws { say("tearDownWithError") }
}

/// Three tests, and for each of them an instance of this class. When is a cup made, when does it go?
final class LifeCycleOfPropertiesTests: XCTestCase {
  private let cup = Cup()
  private var freshCup: Cup?

  override func setUp() { freshCup = Cup() }
  override func tearDown() { freshCup = nil }

  func testFirst() { sayCups() }
  func testSecond() { sayCups() }
  func testThird() { sayCups() }

  private func sayCups() { say("cups that exist: \(Cup.count), this test's fresh one among them") }
}

private final class Cup: Sendable {
  private static let existing = Mutex(0)
  static var count: Int { existing.withLock { $0 } }

  init() { Self.existing.withLock { $0 += 1 } }
  deinit { Self.existing.withLock { $0 -= 1 } }
}

// MARK: Swift Testing

/// One after the other, so that what is printed can be read: tests would run in parallel otherwise.
@Suite(.serialized) final class LifeCycleSuite {
  init() async throws { say("init") }

  @Test func first() { say("  first") }
  @Test func second() async { say("  second") }

  deinit { say("deinit") }
}
