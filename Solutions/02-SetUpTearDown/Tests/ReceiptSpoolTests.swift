import XCTest

@testable import SetUpTearDown

/// Whatever happens in a test, its receipts and the printer's lock are gone afterward.
final class ReceiptSpoolTests: XCTestCase {
  func testPrintsEveryLineOfTheReceipt() throws {
    let job = try ReceiptSpool().submit("Latte 4,500\nTotal 4,500")
    addTeardownBlock { job.cancel() }

    let paper = try job.print()

    XCTAssertEqual(paper, "Latte 4,500\nTotal 4,500")
  }

  func testAfterPrintingNothingWaitsAndThePrinterIsFree() throws {
    let sut = ReceiptSpool()
    let job = try sut.submit("Latte 4,500")
    addTeardownBlock { job.cancel() }

    _ = try job.print()

    XCTAssertEqual(sut.waiting(), [])
    XCTAssertFalse(Printer.isBusy)
  }

  func testTheOldestReceiptComesFirst() throws {
    let sut = ReceiptSpool()
    let latte = try sut.submit("Latte 4,500")
    addTeardownBlock { latte.cancel() }
    let mocha = try sut.submit("Mocha 5,000")
    addTeardownBlock { mocha.cancel() }
    let secondLatte = try sut.submit("Latte 4,500")
    addTeardownBlock { secondLatte.cancel() }

    XCTAssertEqual(sut.waiting(), [latte, mocha, secondLatte])
  }

  func testEveryJobPrintsItsOwnReceipt() throws {
    let sut = ReceiptSpool()
    let latte = try sut.submit("Latte 4,500")
    addTeardownBlock { latte.cancel() }
    let mocha = try sut.submit("Mocha 5,000")
    addTeardownBlock { mocha.cancel() }

    let paper = try latte.print()

    XCTAssertEqual(paper, "Latte 4,500")
    XCTAssertEqual(sut.waiting(), [mocha])
  }

  func testACanceledReceiptNoLongerWaits() throws {
    let sut = ReceiptSpool()
    let job = try sut.submit("Latte 4,500")
    addTeardownBlock { job.cancel() }

    job.cancel()

    XCTAssertEqual(sut.waiting(), [])
  }

  func testOnlyTheJobThatHoldsTheLockMayPrintOrReleaseIt() throws {
    let sut = ReceiptSpool()
    let latte = try sut.submit("Latte 4,500")
    addTeardownBlock { latte.cancel() }
    let mocha = try sut.submit("Mocha 5,000")
    addTeardownBlock { mocha.cancel() }
    try Printer.lock(for: latte)

    XCTAssertThrowsError(try mocha.print()) { error in
      XCTAssertEqual(error as? PrinterError, .busy)
    }
    mocha.cancel()

    XCTAssertTrue(Printer.isBusy)
  }
}
