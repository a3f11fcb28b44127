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
    extras: ExtraChecks(cleansUpDespite: Planting.all(of: PrinterFault.self)),
    realCases: [
      RealCase(
        SpoolPrintBug.lockIsNotReleased,
        "tests that left files behind filled the temporary directory within days "
          + "(swiftlang/swift-corelibs-foundation#2911); elsewhere teardown blocks were the cure "
          + "(apple/swift-nio#2690)"
      )
    ]
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

/// Not a bug to catch: the suite has to clean up in spite of it.
public enum PrinterFault: String, PlantedBug {
  case paperJams = "The paper jams"
}
