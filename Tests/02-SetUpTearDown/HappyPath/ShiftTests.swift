import Foundation
import Testing

@testable import SetUpTearDown

// Fair, but lazy: every call of the clock once, each test with a file of its own.

private func newFile() -> URL {
  FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
}

@Suite struct ShiftTests {
  @Test func clocksInAndOut() async throws {
    let file = newFile()
    defer { try? FileManager.default.removeItem(at: file) }
    let sut = TimeClock(file: file)

    try await sut.clockIn("Mina", at: 540)
    try await sut.clockOut("Mina", at: 600)

    #expect(try sut.shifts() == [Shift(name: "Mina", start: 540, end: 600)])
  }

  @Test func nobodyClocksInTwice() async throws {
    let file = newFile()
    defer { try? FileManager.default.removeItem(at: file) }
    let sut = TimeClock(file: file)
    try await sut.clockIn("Mina", at: 540)

    await #expect(throws: TimeClockError.self) { try await sut.clockIn("Mina", at: 600) }
  }
}

@Suite struct ShiftHoursTests {
  @Test func noFile() throws {
    #expect(try TimeClock(file: newFile()).shifts().isEmpty)
  }

  @Test func oneShift() async throws {
    let file = newFile()
    defer { try? FileManager.default.removeItem(at: file) }
    let sut = TimeClock(file: file)
    try await sut.clockIn("Mina", at: 540)
    try await sut.clockOut("Mina", at: 660)

    #expect(try sut.hours(of: "Mina") == 2)
  }

  @Test func noShift() throws {
    #expect(try TimeClock(file: newFile()).hours(of: "Mina") == 0)
  }

  @Test func twoBaristas() async throws {
    let file = newFile()
    defer { try? FileManager.default.removeItem(at: file) }
    let sut = TimeClock(file: file)
    try await sut.clockIn("Mina", at: 540)
    try await sut.clockIn("Jun", at: 540)
    try await sut.clockOut("Jun", at: 600)

    #expect(try sut.hours(of: "Jun") == 1)
  }
}
