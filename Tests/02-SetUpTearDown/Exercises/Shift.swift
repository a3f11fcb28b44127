import PlantedBugs

extension Exercise {
  /// 2.5: every test has an instance of its suite; what instances share, parallel tests collide on.
  public static let shift = Exercise(
    number: "2.5",
    name: "Shift",
    isCore: false,
    minutes: 8,
    files: ["Tests/ShiftTests.swift"],
    code: ["Sources/Shift.swift"],
    suites: [Suite("ShiftTests", in: .swiftTesting), Suite("ShiftHoursTests", in: .swiftTesting)],
    fewestTests: 6,
    bugs: Planting.all(of: ClockInBug.self) + Planting.all(of: ClockOutBug.self)
      + Planting.all(of: HoursBug.self),
    variants: Planting.all(of: ShiftListVariant.self) + Planting.all(of: ShiftFileVariant.self),
    extras: ExtraChecks(
      parallelRepeats: 20,
      interruptedBy: Planting(ShiftFileFault.processEnds)
    ),
    falseAlarmAdvice:
      "If it passes alone, it met another test: tests run at the same time, and two "
      + "that use one file find each other's shifts, or none. Give each test a file of its own. "
      + "(`.serialized` reaches the tests of its own suite only.)"
  )
}

public enum ClockInBug: String, PlantedBug {
  case twiceIsAccepted = "Somebody who is in can clock in again"
  case closedShiftsAreForgotten = "Clocking in forgets the shifts that are closed"
}

public enum ClockOutBug: String, PlantedBug {
  case endIsTheStart = "A shift ends when it began"
  case everybodyIsClockedOut = "When one clocks out, everybody is out"
  case nobodyCanClockOut = "Somebody who is not in can clock out"
}

public enum HoursBug: String, PlantedBug {
  case firstShiftCountsTwice = "The first shift counts twice"
  case lastShiftIsLost = "The last shift is lost"
  case hoursAreRoundedDown = "Hours are rounded down"
  case openShiftCounts = "An open shift counts as if it had lasted an hour"
  case everybodysHoursAreAdded = "The hours of all are added up"
}

/// Not a bug to catch: it shows what is left behind when nobody can clean up.
public enum ShiftFileFault: String, PlantedBug {
  case processEnds = "The process ends when the file has been written"
}

public enum ShiftListVariant: String, Variant {
  case newestComesFirst = "the newest shift is listed first"
}

public enum ShiftFileVariant: String, Variant {
  case lines = "the file has a line for each shift"
}
