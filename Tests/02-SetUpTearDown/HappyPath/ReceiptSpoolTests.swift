import XCTest

@testable import SetUpTearDown

/// Fair, but lazy: every call once, with a single receipt where one will do.
final class ReceiptSpoolTests: XCTestCase {
  private func submit(_ receipt: String, to sut: ReceiptSpool) throws -> PrintJob {
    let job = try sut.submit(receipt)
    addTeardownBlock { job.cancel() }
    return job
  }

  func testPrints() throws {
    let sut = ReceiptSpool()
    let job = try submit("Mocha 5,000", to: sut)

    XCTAssertEqual(try job.print(), "Mocha 5,000")
    XCTAssertTrue(sut.waiting().isEmpty)
  }

  func testCancels() throws {
    let sut = ReceiptSpool()
    let job = try submit("Mocha 5,000", to: sut)

    job.cancel()

    XCTAssertTrue(sut.waiting().isEmpty)
  }

  func testOrder() throws {
    let sut = ReceiptSpool()
    let first = try submit("Mocha 5,000", to: sut)
    let second = try submit("Latte 4,500", to: sut)

    XCTAssertEqual(sut.waiting(), [first, second])
  }

  func testThePrinterIsFreeAfterPrinting() throws {
    let job = try submit("Mocha 5,000", to: ReceiptSpool())

    _ = try job.print()

    XCTAssertFalse(Printer.isBusy)
  }

  func testABusyPrinterThrows() throws {
    let job = try submit("Mocha 5,000", to: ReceiptSpool())
    try Printer.lock(for: job)

    XCTAssertThrowsError(try job.print())
  }
}
