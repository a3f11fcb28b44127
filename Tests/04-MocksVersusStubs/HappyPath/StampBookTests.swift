import Foundation
import Testing

@testable import MocksVersusStubs

// Fair, but lazy: both kinds, one customer at a time.
@Suite final class StampBookTests {
  enum Kind: CaseIterable { case file, inMemory }

  private let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json")

  deinit {
    try? FileManager.default.removeItem(at: file)
  }

  private func book(_ kind: Kind) -> any StampBook {
    kind == .file ? FileStampBook(file: file) : InMemoryStampBook()
  }

  @Test(arguments: Kind.allCases) func adds(kind: Kind) throws {
    let sut = book(kind)

    try sut.add(1, to: "Mina")
    try sut.add(1, to: "Mina")

    #expect(try sut.stamps(of: "Mina") == 2)
  }

  @Test(arguments: Kind.allCases) func isEmpty(kind: Kind) throws {
    #expect(try book(kind).customers().isEmpty)
  }

  @Test(arguments: Kind.allCases) func lists(kind: Kind) throws {
    let sut = book(kind)

    try sut.add(1, to: "Jun")
    try sut.add(1, to: "Mina")

    #expect(try sut.customers() == ["Jun", "Mina"])
  }

  @Test(arguments: Kind.allCases) func refuses(kind: Kind) throws {
    #expect(throws: StampBookError.self) { try book(kind).add(-1, to: "Mina") }
  }

  @Test(arguments: Kind.allCases) func clears(kind: Kind) throws {
    let sut = book(kind)
    try sut.add(1, to: "Mina")

    try sut.clear("Mina")

    #expect(try sut.stamps(of: "Mina") == 0)
  }
}
