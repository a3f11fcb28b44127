import Foundation

/// Who has how many stamps. Ten of them earn a free drink.
///
/// What stands here is promised by every stamp book, whatever it writes on: it is the contract.
/// Names count as they are written, so `mina` and `Mina` are two customers. Whether the stamps are
/// still there when the book is opened again is not part of the contract.
protocol StampBook {
  /// Adds stamps to those that a customer has. To add 0 changes nothing.
  ///
  /// - Throws: `StampBookError.negative` with the number when it is below 0, and changes nothing.
  func add(_ stamps: Int, to customer: String) throws

  /// A customer's stamps; 0 for somebody who is not in the book.
  func stamps(of customer: String) throws -> Int

  /// All customers who have stamps. Whoever got the first stamp earlier comes first; where somebody
  /// stands who was cleared and comes back is not promised.
  func customers() throws -> [String]

  /// Takes all stamps away from one customer. For somebody without stamps it changes nothing.
  func clear(_ customer: String) throws
}

enum StampBookError: Error, Equatable {
  case negative(Int)
}

/// The original: a stamp book in a file, so that the stamps are still there tomorrow.
///
/// Without the file the book is empty; the file's folder must exist. What the file looks like inside,
/// and what happens when something else writes into it, is not promised.
struct FileStampBook: StampBook {
  let file: URL

  func add(_ stamps: Int, to customer: String) throws {
    guard stamps >= 0 else { throw StampBookError.negative(stamps) }
    guard stamps > 0 else { return }
    var pages = try pages()
    if let index = index(of: customer, in: pages) {
      pages[index].stamps += stamps
    } else {
      pages.append(Page(customer: customer, stamps: stamps))
    }
    try write(pages)
  }

  func stamps(of customer: String) throws -> Int {
    let pages = try pages()
    return index(of: customer, in: pages).map { pages[$0].stamps } ?? 0
  }

  func customers() throws -> [String] {
    try pages().map(\.customer)
  }

  func clear(_ customer: String) throws {
    var pages = try pages()
    guard let index = index(of: customer, in: pages) else { return }
    pages.remove(at: index)
    try write(pages)
  }
}

// How the pages get into the file. Tests need not know.
extension FileStampBook {
  struct Page: Codable {
    let customer: String
    var stamps: Int
  }

  func index(of customer: String, in pages: [Page]) -> Int? {
    pages.firstIndex { $0.customer == customer }
  }

  func pages() throws -> [Page] {
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    return try JSONDecoder().decode([Page].self, from: Data(contentsOf: file))
  }

  func write(_ pages: [Page]) throws {
    try JSONEncoder().encode(pages).write(to: file, options: .atomic)
  }
}
