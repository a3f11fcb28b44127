import PlantedBugs

extension Exercise {
  /// 2.1: a fresh directory for every test, made in setUp and removed in tearDown.
  public static let orderLog = Exercise(
    number: "2.1",
    name: "OrderLog",
    isCore: true,
    minutes: 10,
    files: ["Tests/OrderLogTests.swift"],
    code: ["Sources/OrderLog.swift"],
    suites: [Suite("OrderLogTests", in: .xctest)],
    fewestTests: 3,
    bugs: Planting.all(of: LogOpeningBug.self) + Planting.all(of: LogNumberBug.self)
      + Planting.all(of: LogAppendingBug.self) + Planting.all(of: LogWritingBug.self)
      + Planting.all(of: LogReadingBug.self),
    variants: Planting.all(of: LogLineVariant.self),
    extras: ExtraChecks(interruptedBy: Planting(LogOpeningFault.processEnds)),
    realCases: [
      RealCase(
        LogOpeningBug.openingEmptiesTheLog,
        "a log library overwrote its file whenever a logger was created (jduquennoy/Log4swift#8)"
      ),
      RealCase(
        LogWritingBug.newOrderReplacesTheOthers,
        "an app overwrote its log file with every single entry (firezone/firezone#4633)"
      ),
    ]
  )
}

public enum LogOpeningBug: String, PlantedBug {
  case openingEmptiesTheLog = "Opening a log empties it"
}

public enum LogNumberBug: String, PlantedBug {
  case numbersBeginAtZero = "The first order of all gets number 0"
  case numbersBeginAgain = "Numbers begin at 1 again when the log is opened again"
}

public enum LogAppendingBug: String, PlantedBug {
  case numberIsUsedTwice = "The next order gets the same number again"
}

public enum LogWritingBug: String, PlantedBug {
  case newOrderReplacesTheOthers = "A new order replaces all those before it"
  case numberInTheFileIsTooHigh = "An order is kept with the number after its own"
}

public enum LogReadingBug: String, PlantedBug {
  case newestComesFirst = "The newest order comes first"
  case damagedLineIsLeftOut = "A damaged line is left out without a word"
  case linesAreCountedFromZero = "The error counts lines from 0"
  case damagedLogIsEmptied = "A log with a damaged line is emptied"
}

/// Not a bug to catch: it shows what is left behind when nobody can clean up.
public enum LogOpeningFault: String, PlantedBug {
  case processEnds = "The process ends when a log has been opened"
}

public enum LogLineVariant: String, Variant {
  case numberFirstAndSpaces = "in the file, the number comes first, and there are spaces"
}
