import Testing

@testable import WorkshopKit

/// One demo at a time: two would put back each other's files.
@Suite struct DemoLockTests {
  private let learner: Learner

  init() throws {
    learner = try Learner()
    try learner.folder.write(MadeUpDeck.text, to: MadeUpDeck.file)
  }

  @Test("A second demo is refused, whatever the first one is doing, and changes nothing")
  func second() async throws {
    let first = try WorkLock.takeAtOnce("demo", in: learner.kit, reason: "never")
    let before = learner.files
    let stop = await #expect(throws: Stop.self) {
      try await learner.call("demo", "1.1", "--check")
    }
    #expect(stop?.message.hasPrefix("Another demo is at work in this folder") == true)
    #expect(stop?.code == .kitFailed)
    #expect(learner.files == before)
    first?.release()
    _ = try WorkLock.takeAtOnce("demo", in: learner.kit, reason: "still taken")
  }

  @Test("Slides are not written anew while a demo is at work")
  func slides() async throws {
    let demo = try WorkLock.takeAtOnce("demo", in: learner.kit, reason: "never")
    defer { demo?.release() }
    let stop = await #expect(throws: Stop.self) { try await learner.call("slides", "--update") }
    #expect(stop?.message.hasPrefix("Another demo is at work in this folder") == true)
  }

  @Test("An exercise without a demo is named, also where there is no keyboard")
  func noDemo() async throws {
    let stop = await #expect(throws: Stop.self) { try await learner.call("demo", "1.2") }
    #expect(stop?.message == "The slides have no demo for 1.2.")
  }
}
