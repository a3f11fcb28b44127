import Foundation

/// A file with the stamps of all guests, as the app keeps it. It is given, and correct.
///
/// Its folder belongs to the app of whoever runs it, so no test should come near it by mistake.
struct StampFile: Sendable {
  let url = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
    .appending(path: "CoffeeStand/stamps.json")

  /// Guests and their stamps; none at all as long as there is no file.
  ///
  /// - Throws: An error where there is a file that cannot be read.
  func read() throws -> [String: Int] {
    guard FileManager.default.fileExists(atPath: url.path) else { return [:] }
    return try JSONDecoder().decode([String: Int].self, from: Data(contentsOf: url))
  }

  /// Replaces what stands in the file. Makes it, and its folder, where they are missing.
  func write(_ stamps: [String: Int]) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try JSONEncoder().encode(stamps).write(to: url, options: .atomic)
  }
}
