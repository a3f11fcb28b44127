import Foundation

/// The stand's one printer. One job at a time holds its lock, a file.
enum Printer {
  private static let lockFile = FileManager.default.temporaryDirectory
    .appending(path: "stand-printer.lock")

  /// Whether some job holds the lock.
  static var isBusy: Bool {
    FileManager.default.fileExists(atPath: lockFile.path)
  }

  static func isLocked(by job: PrintJob) -> Bool {
    (try? String(contentsOf: lockFile, encoding: .utf8)) == job.file.path
  }

  /// Gives the lock to a job.
  ///
  /// - Throws: `PrinterError.busy` when some job holds it already.
  static func lock(for job: PrintJob) throws {
    guard !isBusy else { throw PrinterError.busy }
    try Data(job.file.path.utf8).write(to: lockFile)
  }

  static func unlock() {
    try? FileManager.default.removeItem(at: lockFile)
  }

  /// Moves the paper, which may jam. In this workshop there is no printer, and so it never does.
  static func movePaper() throws(PrinterError) {}
}

enum PrinterError: Error {
  case busy, paperJam
}
