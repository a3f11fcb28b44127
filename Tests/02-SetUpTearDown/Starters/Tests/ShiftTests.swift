import Foundation
import Testing

@testable import SetUpTearDown

// Two suites that pass when nothing else runs, and never together.

// TODO: How many tests use this file, and when?
private let file = FileManager.default.temporaryDirectory.appending(path: "shifts.json")

@Suite("Clocking in and out")
struct ShiftTests {
  private let sut = TimeClock(file: file)

  // TODO: What does a second test find here, while the first one is under way?
  init() {
    try? FileManager.default.removeItem(at: file)
  }

  // TODO: And what does the last one leave behind?

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
struct ShiftHoursTests {
  private let sut = TimeClock(file: file)

  init() {
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

  // TODO: And the hours of somebody who is still at work?
}
