import Foundation

/// The queue of receipts in front of the stand's one printer.
///
/// The code is correct. Everything that it promises stands in these comments and in those of
/// `Printer`, so that a test can be written from them alone. Receipts wait as files in the machine's
/// temporary directory, beside the printer's lock. What these files are called is not promised.
final class ReceiptSpool {
  private var jobs: [PrintJob] = []

  /// Puts a receipt at the end of the queue, in a file of its own. The same receipt may come twice,
  /// and then waits twice.
  func submit(_ receipt: String) throws -> PrintJob {
    let job = PrintJob(file: newFile())
    try Data(receipt.utf8).write(to: job.file)
    jobs.append(job)
    return job
  }

  /// The jobs of this spool that are neither printed nor canceled, oldest first.
  func waiting() -> [PrintJob] {
    jobs.filter { FileManager.default.fileExists(atPath: $0.file.path) }
  }

  /// A file that no other job has.
  func newFile() -> URL {
    FileManager.default.temporaryDirectory.appending(path: "stand-receipt-\(UUID()).txt")
  }
}

/// One receipt on its way to the printer.
struct PrintJob: Equatable, Sendable {
  let file: URL

  /// Prints the receipt: takes the printer's lock, moves the paper, removes the job's file and
  /// releases the lock.
  ///
  /// - Returns: What is on the paper: the receipt, letter for letter.
  /// - Throws: `PrinterError.busy` when another job holds the lock. `PrinterError.paperJam` when the
  ///   paper jams: then the file and the lock *stay* until the job is canceled.
  func print() throws -> String {
    let receipt = try String(contentsOf: file, encoding: .utf8)
    try Printer.lock(for: self)
    try Printer.movePaper()
    try FileManager.default.removeItem(at: file)
    Printer.unlock()
    return receipt
  }

  /// Removes what the job still has: its file, and the printer's lock if it holds it. May be called
  /// at any time, after printing and more than once, too.
  func cancel() {
    try? FileManager.default.removeItem(at: file)
    if Printer.isLocked(by: self) { Printer.unlock() }
  }
}
