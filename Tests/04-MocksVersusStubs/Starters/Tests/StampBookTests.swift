import Testing

@testable import MocksVersusStubs

/// The contract of a stamp book.
@Suite("Stamp book")
struct StampBookTests {
  // region: kinds
  // TODO: There are two stamp books, and every test asks the same one. Let each test run on both:
  // it takes a small enum, and one place that makes a book of either kind.
  // endregion: kinds

  // region: each-kind

  @Test("Stamps add up")
  func stampsAddUp() throws {
    let sut = InMemoryStampBook()

    try sut.add(2, to: "Mina")
    try sut.add(3, to: "Mina")

    #expect(sut.stamps(of: "Mina") == 5)
  }
  // endregion: each-kind

  @Test("A negative number is refused")
  func negativeNumberIsRefused() throws {
    let sut = InMemoryStampBook()
    try sut.add(2, to: "Mina")

    // TODO: And how many stamps does she have then?
    #expect(throws: StampBookError.negative(-1)) { try sut.add(-1, to: "Mina") }
  }

  @Test("Customers are listed")
  func customersAreListed() throws {
    let sut = InMemoryStampBook()

    // TODO: The list has an order. Would this test notice another one, by name for example?
    try sut.add(1, to: "Jun")
    try sut.add(1, to: "Mina")

    #expect(sut.customers() == ["Jun", "Mina"])
  }

  @Test("A customer is cleared")
  func customerIsCleared() throws {
    let sut = InMemoryStampBook()
    try sut.add(10, to: "Mina")

    // TODO: What about all the others? And who is listed afterward?
    sut.clear("Mina")

    #expect(sut.stamps(of: "Mina") == 0)
  }

  // TODO: Three promises have no test yet: about names, about 0 stamps, and about clearing somebody
  // who has none.
}
