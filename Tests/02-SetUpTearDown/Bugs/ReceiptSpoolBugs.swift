import ChildSupport
import Foundation
import PlantedBugs
import SetUpTearDownExercises
import Synchronization

@testable import SetUpTearDown

extension ReceiptSpool {
  @_dynamicReplacement(for:submit(_:))
  func submitWithBug(_ receipt: String) throws -> PrintJob {
    if SpoolSubmitBug.planted == .sameReceiptWaitsOnce {
      for job in waiting() where try String(contentsOf: job.file, encoding: .utf8) == receipt {
        return job
      }
    }
    return try submit(receipt)
  }

  @_dynamicReplacement(for:newFile())
  func newFileWithBug() -> URL {
    let folder = FileManager.default.temporaryDirectory
    if SpoolFileVariant.planted == .numberedFiles {
      return folder.appending(path: "\(nextNumber()).spool")
    }
    return switch SpoolFileBug.planted {
    case .twoJobsShareAFile: folder.appending(path: "stand-receipt.txt")
    case nil: newFile()
    }
  }

  @_dynamicReplacement(for:waiting())
  func waitingWithBug() -> [PrintJob] {
    switch SpoolWaitingBug.planted {
    case .newestComesFirst: waiting().reversed()
    case nil: waiting()
    }
  }
}

extension PrintJob {
  @_dynamicReplacement(for:print())
  func printWithBug() throws -> String {
    switch SpoolPrintBug.planted {
    case .lockIsNotReleased:
      let paper = try print()
      try Printer.lock(for: self)
      return paper
    case .printedReceiptStillWaits:
      let paper = try print()
      try Data(paper.utf8).write(to: file)
      return paper
    case .onlyTheFirstLineIsPrinted:
      let paper = try print()
      return String(paper.prefix { !$0.isNewline })
    case .busyPrinterPrints:
      Printer.unlock()
      return try print()
    case nil: return try print()
    }
  }

  @_dynamicReplacement(for:cancel())
  func cancelWithBug() {
    switch SpoolCancelBug.planted {
    case .canceledReceiptStillWaits: if Printer.isLocked(by: self) { Printer.unlock() }
    case .othersLockIsReleased:
      cancel()
      Printer.unlock()
    case nil: cancel()
    }
  }
}

extension Printer {
  /// Interrupted before there is a lock: its name is the code's, and not the suite's.
  @_dynamicReplacement(for:lock(for:))
  static func lockWithFault(for job: PrintJob) throws {
    if PrinterLockFault.planted != nil { interruptRun() }
    try lock(for: job)
  }

  @_dynamicReplacement(for:movePaper())
  static func movePaperWithFault() throws(PrinterError) {
    switch PrinterFault.planted {
    case .paperJams: throw .paperJam
    case nil: try movePaper()
    }
  }
}

private func nextNumber() -> Int {
  lastNumber.withLock { number in
    number += 1
    return number
  }
}

private let lastNumber = Mutex(0)
