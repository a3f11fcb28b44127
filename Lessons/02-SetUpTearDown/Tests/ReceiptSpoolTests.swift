import XCTest

@testable import SetUpTearDown

/// Three green tests that work with files. Look into the temporary directory after a run.
final class ReceiptSpoolTests: XCTestCase {
  // TODO: What stays behind when printing throws?
  func testPrintsTheReceipt() throws {
    let job = try ReceiptSpool().submit("Latte 4,500")

    let paper = try job.print()

    XCTAssertEqual(paper, "Latte 4,500")
    job.cancel()
  }

  // TODO: Which lines of this receipt are on the paper? And afterward, what still waits, and is the
  // printer free?

  // TODO: Who removes these two?
  func testTheOldestReceiptComesFirst() throws {
    let sut = ReceiptSpool()
    let latte = try sut.submit("Latte 4,500")
    let mocha = try sut.submit("Mocha 5,000")

    XCTAssertEqual(sut.waiting(), [latte, mocha])
  }

  // TODO: Does each of several receipts keep its own text, and its own place?

  func testACanceledReceiptNoLongerWaits() throws {
    let sut = ReceiptSpool()
    let job = try sut.submit("Latte 4,500")

    job.cancel()

    XCTAssertEqual(sut.waiting(), [])
  }

  // TODO: While one job holds the lock, what must another one not do? Not even when it is canceled?
}
