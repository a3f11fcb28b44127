import Foundation

/// One barista's time at the stand. Times are minutes after midnight: 540 is nine o'clock.
///
/// The code is correct. Everything that it promises stands in these comments, so that a test can be
/// written from them alone.
struct Shift: Codable, Equatable {
  let name: String
  let start: Int
  /// `nil` while the shift is open.
  var end: Int?
}

/// The time clock on the wall, which keeps its shifts in a file.
///
/// A file belongs to one clock: what two clocks make of the same file at the same time is not
/// promised. Neither is what the file looks like inside. Without a file there are no shifts yet.
struct TimeClock {
  let file: URL

  /// All shifts, those of earlier days included. Their order is not promised.
  func shifts() throws -> [Shift] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    return try JSONDecoder().decode([Shift].self, from: Data(contentsOf: file))
  }

  /// Opens a shift.
  ///
  /// - Throws: `TimeClockError.alreadyIn` with the name, when a shift of that barista is open.
  func clockIn(_ name: String, at minute: Int) async throws {
    await readCard()
    let shifts = try shifts()
    if shifts.contains(where: { $0.name == name && $0.end == nil }) {
      throw TimeClockError.alreadyIn(name)
    }
    try write(shifts + [Shift(name: name, start: minute)])
  }

  /// Closes the barista's open shift.
  ///
  /// - Throws: `TimeClockError.notIn` with the name, when no shift of that barista is open.
  func clockOut(_ name: String, at minute: Int) async throws {
    await readCard()
    var shifts = try shifts()
    guard let open = shifts.firstIndex(where: { $0.name == name && $0.end == nil }) else {
      throw TimeClockError.notIn(name)
    }
    shifts[open].end = minute
    try write(shifts)
  }

  /// The hours of a barista's closed shifts: 90 minutes are 1.5 hours. An open shift does not count.
  func hours(of name: String) throws -> Double {
    let minutes = try shifts().filter { $0.name == name }.reduce(0) { sum, shift in
      sum + (shift.end ?? shift.start) - shift.start
    }
    return Double(minutes) / 60
  }

  /// Holding the card to the clock takes a moment, in which others go on.
  private func readCard() async {
    for _ in 0..<200 { await Task.yield() }
  }

  func write(_ shifts: [Shift]) throws {
    try JSONEncoder().encode(shifts).write(to: file, options: .atomic)
  }
}

enum TimeClockError: Error, Equatable {
  case alreadyIn(String)
  case notIn(String)
}
