import Foundation
import Testing

@testable import SetUpTearDown

// Two suites. Every test has a file of its own, and removes it when it has ended.

@Suite("Clocking in and out")
final class ShiftTests {
  private let file: URL
  private let sut: TimeClock

  init() {
    file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    sut = TimeClock(file: file)
  }

  deinit {
    try? FileManager.default.removeItem(at: file)
  }

  @Test("A shift has the times of its barista")
  func shiftHasItsTimes() async throws {
    try await sut.clockIn("Mina", at: 540)
    try await sut.clockIn("Jun", at: 600)
    try await sut.clockOut("Mina", at: 720)

    let shifts = try sut.shifts().sorted { $0.start < $1.start }
    #expect(
      shifts == [Shift(name: "Mina", start: 540, end: 720), Shift(name: "Jun", start: 600)]
    )
  }

  @Test("Nobody clocks in twice")
  func nobodyClocksInTwice() async throws {
    try await sut.clockIn("Mina", at: 540)

    await #expect(throws: TimeClockError.alreadyIn("Mina")) {
      try await sut.clockIn("Mina", at: 541)
    }
  }

  @Test("Nobody clocks out without having clocked in")
  func nobodyClocksOutTwice() async throws {
    try await sut.clockIn("Mina", at: 540)
    try await sut.clockOut("Mina", at: 720)

    await #expect(throws: TimeClockError.notIn("Mina")) {
      try await sut.clockOut("Mina", at: 721)
    }
  }
}

@Suite("Hours")
final class ShiftHoursTests {
  private let file: URL
  private let sut: TimeClock

  init() {
    file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")
    sut = TimeClock(file: file)
  }

  deinit {
    try? FileManager.default.removeItem(at: file)
  }

  @Test("Two shifts add up, to the minute")
  func twoShiftsAddUp() async throws {
    try await sut.clockIn("Mina", at: 480)
    try await sut.clockOut("Mina", at: 570)
    try await sut.clockIn("Mina", at: 600)
    try await sut.clockOut("Mina", at: 780)

    let hours = try sut.hours(of: "Mina")
    #expect(hours == 4.5)
  }

  @Test("Everybody has hours of their own")
  func hoursAreOnesOwn() async throws {
    try await sut.clockIn("Mina", at: 480)
    try await sut.clockOut("Mina", at: 600)
    try await sut.clockIn("Jun", at: 600)
    try await sut.clockOut("Jun", at: 660)

    let minas = try sut.hours(of: "Mina")
    let juns = try sut.hours(of: "Jun")
    #expect(minas == 2)
    #expect(juns == 1)
  }

  @Test("An open shift does not count")
  func openShiftDoesNotCount() async throws {
    try await sut.clockIn("Mina", at: 540)
    try await sut.clockOut("Mina", at: 660)
    try await sut.clockIn("Mina", at: 780)

    let hours = try sut.hours(of: "Mina")
    #expect(hours == 2)
  }
}
