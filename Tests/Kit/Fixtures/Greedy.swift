import Foundation
import Testing
import XCTest

// Suites that take more than a run may have: of output, of memory.

final class FloodsOutputXCTests: XCTestCase {
  func testPrintsWithoutEnd() throws {
    try onlyUnderTheJudge { XCTAssertLessThanOrEqual(try flood(), 64 << 20) }
  }
}

@Suite struct FloodsOutputSwiftTests {
  @Test func printsWithoutEnd() throws {
    try onlyUnderTheJudge {
      let size = try flood()
      #expect(size <= 64 << 20)
    }
  }
}

final class HogsMemoryXCTests: XCTestCase {
  func testTakesAllItCanGet() {
    onlyUnderTheJudge { XCTAssertEqual(touchHalfAGibibyte(), 1) }
  }
}

@Suite struct HogsMemorySwiftTests {
  @Test func takesAllItCanGet() {
    onlyUnderTheJudge { #expect(touchHalfAGibibyte() == 1) }
  }
}

/// Prints 128 MiB, and tells how large the file became that standard output goes to.
private func flood() throws -> Int64 {
  let line = [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 20)
  for _ in 0..<128 { _ = write(STDOUT_FILENO, line, line.count) }
  var status = stat()
  guard fstat(STDOUT_FILENO, &status) == 0 else { throw CocoaError(.fileReadUnknown) }
  return Int64(status.st_size)
}

private func touchHalfAGibibyte() -> UInt8 {
  let bytes = [UInt8](repeating: 1, count: 512 << 20)
  return bytes[Int.random(in: 0..<bytes.count)]
}
