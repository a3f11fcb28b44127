import Foundation

/// An order as the log keeps it.
struct LoggedOrder: Codable, Equatable {
  let number: Int
  let drink: String
}

/// The orders of the stand, in a file, so that they are still there tomorrow.
///
/// The code is correct. Everything that it promises stands in these comments, so that a test can be
/// written from them alone. What happens when something else writes into the file while the log is
/// open is not promised.
final class OrderLog {
  /// The file `orders.jsonl` in the log's directory: one line for each order, oldest first.
  ///
  /// A line is a JSON object with the order's `number` and `drink`, `{"number":1,"drink":"Latte"}`
  /// for example, and ends with a line break. The order of the two and spaces between them are not
  /// promised. What an empty line means is not promised either.
  let file: URL

  /// The number that the next order will get: 1 in an empty log, and one more after each order.
  private(set) var nextNumber = 1

  /// Opens the log in a directory, which must exist, and goes on where it ended.
  ///
  /// - Throws: `OrderLogError.damaged` as `orders()` does.
  init(directory: URL) throws {
    file = directory.appending(path: "orders.jsonl")
    try createFile()
    nextNumber = try firstFreeNumber()
  }

  /// Makes an empty file if there is none. Opening calls it, and nobody else has to.
  func createFile() throws {
    guard !FileManager.default.fileExists(atPath: file.path) else { return }
    try Data().write(to: file)
  }

  /// One more than the highest number in the file. Opening calls it, and nobody else has to.
  func firstFreeNumber() throws -> Int {
    try orders().reduce(1) { max($0, $1.number + 1) }
  }

  /// Adds an order at the end, with the next number.
  func append(_ drink: String) throws {
    try write(LoggedOrder(number: nextNumber, drink: drink))
    nextNumber += 1
  }

  /// All orders, oldest first.
  ///
  /// - Throws: `OrderLogError.damaged` with the number of the first line that is not an order; the
  ///   first line of the file has number 1. The file stays as it is, so that it can be repaired.
  func orders() throws -> [LoggedOrder] {
    let lines = try Data(contentsOf: file).split(separator: UInt8(ascii: "\n"))
    return try lines.enumerated().map { index, line in
      guard let order = try? JSONDecoder().decode(LoggedOrder.self, from: line) else {
        throw OrderLogError.damaged(line: index + 1)
      }
      return order
    }
  }
}

// How an order gets into the file. Tests need not call these.
extension OrderLog {
  func write(_ order: LoggedOrder) throws {
    let handle = try FileHandle(forWritingTo: file)
    defer { try? handle.close() }
    try handle.seekToEnd()
    try handle.write(contentsOf: line(for: order))
  }

  func line(for order: LoggedOrder) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(order) + Data("\n".utf8)
  }
}

enum OrderLogError: Error, Equatable {
  case damaged(line: Int)
}
