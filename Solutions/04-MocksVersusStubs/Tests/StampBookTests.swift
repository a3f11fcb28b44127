import Foundation
import Testing

@testable import MocksVersusStubs

/// The contract of a stamp book. Each test runs on the original and on the fake.
@Suite("Stamp book")
final class StampBookTests {
  enum Kind: CaseIterable { case file, inMemory }

  /// Each test of each kind has a directory of its own.
  private let directory = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")

  init() throws {
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: false)
  }

  deinit {
    try? FileManager.default.removeItem(at: directory)
  }

  // region: kinds
  private func book(_ kind: Kind) -> any StampBook {
    switch kind {
    case .file: FileStampBook(file: directory.appending(path: "stamps.json"))
    case .inMemory: InMemoryStampBook()
    }
  }
  // endregion: kinds

  // region: each-kind

  @Test("Stamps add up", arguments: Kind.allCases)
  func stampsAddUp(kind: Kind) throws {
    let sut = book(kind)

    try sut.add(2, to: "Mina")
    try sut.add(3, to: "Mina")

    #expect(try sut.stamps(of: "Mina") == 5)
  }
  // endregion: each-kind

  @Test("A negative number is refused, and changes nothing", arguments: Kind.allCases)
  func negativeNumberIsRefused(kind: Kind) throws {
    let sut = book(kind)
    try sut.add(2, to: "Mina")

    #expect(throws: StampBookError.negative(-1)) { try sut.add(-1, to: "Mina") }

    #expect(try sut.stamps(of: "Mina") == 2)
  }

  @Test("Customers are listed in the order of their first stamp", arguments: Kind.allCases)
  func customersAreListed(kind: Kind) throws {
    let sut = book(kind)

    try sut.add(1, to: "Mina")
    try sut.add(1, to: "Jun")
    try sut.add(1, to: "Mina")

    #expect(try sut.customers() == ["Mina", "Jun"])
  }

  @Test("One customer is cleared, and nobody else", arguments: Kind.allCases)
  func customerIsCleared(kind: Kind) throws {
    let sut = book(kind)
    try sut.add(10, to: "Mina")
    try sut.add(3, to: "Jun")

    try sut.clear("Mina")

    #expect(try sut.stamps(of: "Mina") == 0)
    #expect(try sut.stamps(of: "Jun") == 3)
    #expect(try sut.customers() == ["Jun"])
  }

  @Test("To add 0 stamps changes nothing", arguments: Kind.allCases)
  func addingNothingChangesNothing(kind: Kind) throws {
    let sut = book(kind)

    try sut.add(0, to: "Mina")

    #expect(try sut.customers() == [])
  }

  @Test("To clear somebody without stamps changes nothing", arguments: Kind.allCases)
  func clearingAStrangerChangesNothing(kind: Kind) throws {
    let sut = book(kind)
    try sut.add(2, to: "Mina")

    try sut.clear("Jun")

    #expect(try sut.stamps(of: "Mina") == 2)
    #expect(try sut.customers() == ["Mina"])
  }

  @Test("Names count as they are written", arguments: Kind.allCases)
  func namesCountAsWritten(kind: Kind) throws {
    let sut = book(kind)

    try sut.add(2, to: "Mina")
    try sut.add(1, to: "mina")

    #expect(try sut.stamps(of: "Mina") == 2)
    #expect(try sut.customers() == ["Mina", "mina"])
  }
}
