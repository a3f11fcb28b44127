import PlantedBugs

extension Exercise {
  /// 2.3: what a test makes has to go, even when the test does not come to its end.
  public static let receiptSpool = Exercise(
    number: "2.3",
    name: "ReceiptSpool",
    isCore: false,
    minutes: 10,
    files: ["Tests/ReceiptSpoolTests.swift"],
    code: ["Sources/ReceiptSpool.swift", "Sources/Printer.swift"],
    suites: [Suite("ReceiptSpoolTests", in: .xctest)],
    fewestTests: 3,
    bugs: Planting.all(of: SpoolSubmitBug.self) + Planting.all(of: SpoolFileBug.self)
      + Planting.all(of: SpoolWaitingBug.self) + Planting.all(of: SpoolPrintBug.self)
      + Planting.all(of: SpoolCancelBug.self),
    variants: Planting.all(of: SpoolFileVariant.self),
    extras: ExtraChecks(
      cleansUpDespite: Planting.all(of: PrinterFault.self),
      interruptedBy: Planting(PrinterLockFault.processEnds)
    ),
    falseAlarmAdvice:
      "If a receipt is gone before its test has used it: `defer` in a helper runs when the helper "
      + "ends, and the test only goes on then. A teardown block runs after the test, also when a "
      + "helper has added it. Otherwise, read again what the code promises."
  )
}

public enum SpoolSubmitBug: String, PlantedBug {
  case sameReceiptWaitsOnce = "The same receipt, submitted twice, waits only once"
}

public enum SpoolFileBug: String, PlantedBug {
  case twoJobsShareAFile = "Two jobs share one file"
}

public enum SpoolWaitingBug: String, PlantedBug {
  case newestComesFirst = "The newest receipt comes first"
}

public enum SpoolPrintBug: String, PlantedBug {
  case lockIsNotReleased = "The printer's lock is not released after printing"
  case printedReceiptStillWaits = "A printed receipt still waits"
  case onlyTheFirstLineIsPrinted = "Of several lines only the first is printed"
  case busyPrinterPrints = "A job prints while another one holds the lock"
}

public enum SpoolCancelBug: String, PlantedBug {
  case canceledReceiptStillWaits = "A canceled receipt still waits"
  case othersLockIsReleased = "Canceling a job releases the lock of another one"
}

public enum SpoolFileVariant: String, Variant {
  case numberedFiles = "receipts have numbers for names"
}

/// Not a bug to catch: it shows what is left behind when nobody can clean up.
public enum PrinterLockFault: String, PlantedBug {
  case processEnds = "The process ends before a job takes the printer's lock"
}

/// Not a bug to catch: the suite has to clean up in spite of it.
public enum PrinterFault: String, PlantedBug {
  case paperJams = "The paper jams"
}
