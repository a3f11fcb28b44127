import ChildSupport
import Foundation
import PlantedBugs
import SetUpTearDownExercises

@testable import SetUpTearDown

extension TimeClock {
  @_dynamicReplacement(for:clockIn(_:at:))
  func clockInWithBug(_ name: String, at minute: Int) async throws {
    switch ClockInBug.planted {
    case .twiceIsAccepted:
      try write(shifts() + [Shift(name: name, start: minute)])
    case .closedShiftsAreForgotten:
      try await original { try await clockIn(name, at: minute) }
      try write(shifts().filter { $0.end == nil })
    case nil:
      try await original { try await clockIn(name, at: minute) }
    }
  }

  @_dynamicReplacement(for:clockOut(_:at:))
  func clockOutWithBug(_ name: String, at minute: Int) async throws {
    let before = try shifts()
    let isIn = before.contains { $0.name == name && $0.end == nil }
    switch ClockOutBug.planted {
    case .endIsTheStart where isIn: try write(before.map { close($0, at: $0.start, if: name) })
    case .everybodyIsClockedOut where isIn:
      try write(before.map { close($0, at: minute, if: $0.name) })
    case .nobodyCanClockOut where !isIn: return
    default: try await original { try await clockOut(name, at: minute) }
    }
  }

  private func close(_ shift: Shift, at minute: Int, if name: String) -> Shift {
    guard shift.name == name, shift.end == nil else { return shift }
    return Shift(name: name, start: shift.start, end: minute)
  }

  @_dynamicReplacement(for:hours(of:))
  func hoursWithBug(of name: String) throws -> Double {
    let own = try closedShifts(of: name)
    switch HoursBug.planted {
    case .firstShiftCountsTwice: return try hours(of: name) + sum(own.prefix(1))
    case .lastShiftIsLost: return sum(own.dropLast())
    case .hoursAreRoundedDown: return try hours(of: name).rounded(.down)
    case .openShiftCounts:
      let open = try shifts().filter { $0.name == name && $0.end == nil }
      return sum(own) + Double(open.count)
    case .everybodysHoursAreAdded: return try sum(closedShifts(of: nil))
    case nil: return try hours(of: name)
    }
  }

  private func closedShifts(of name: String?) throws -> [Shift] {
    try shifts().filter { $0.end != nil && (name == nil || $0.name == name) }
  }

  private func sum(_ shifts: some Sequence<Shift>) -> Double {
    Double(shifts.reduce(0) { $0 + ($1.end ?? $1.start) - $1.start }) / 60
  }
}

// The variants: the comments promise neither an order nor what the file looks like.
extension TimeClock {
  @_dynamicReplacement(for:shifts())
  func otherShifts() throws -> [Shift] {
    if ShiftListVariant.planted != nil { return try shifts().sorted { $0.start > $1.start } }
    guard ShiftFileVariant.planted != nil else { return try shifts() }
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let fields = line.split(separator: ";", omittingEmptySubsequences: false)
      return Shift(name: String(fields[0]), start: Int(fields[1]) ?? 0, end: Int(fields[2]))
    }
  }

  @_dynamicReplacement(for:write(_:))
  func otherWrite(_ shifts: [Shift]) throws {
    guard ShiftFileVariant.planted != nil else {
      try write(shifts)
      if ShiftFileFault.planted != nil { interruptRun() }
      return
    }
    let lines = shifts.map { "\($0.name);\($0.start);\($0.end.map { "\($0)" } ?? "")\n" }
    try lines.joined().write(to: file, atomically: true, encoding: .utf8)
  }
}
