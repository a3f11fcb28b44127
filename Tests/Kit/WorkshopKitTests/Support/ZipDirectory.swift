import Foundation

/// The list of files at the end of a zip file.
struct ZipDirectory {
  struct Entry: Equatable {
    var name: String
    /// What may be done with the file.
    var mode: Int
    var checksum: UInt32
  }

  let entries: [Entry]

  /// `nil` for anything but a whole zip file.
  init?(_ data: Data?) {
    let bytes = [UInt8](data ?? Data())
    let number = { (place: Int, count: Int) -> Int in
      bytes[place..<(place + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
    let end = bytes.count - 22
    guard end >= 0, number(end, 4) == 0x0605_4B50 else { return nil }
    var place = number(end + 16, 4)
    var entries: [Entry] = []
    for _ in 0..<number(end + 10, 2) {
      guard place + 46 <= end, number(place, 4) == 0x0201_4B50 else { return nil }
      let length = number(place + 28, 2)
      entries.append(
        Entry(
          name: String(decoding: bytes[(place + 46)..<(place + 46 + length)], as: UTF8.self),
          mode: number(place + 40, 2) & 0o777,
          checksum: UInt32(number(place + 16, 4))
        )
      )
      place += 46 + length + number(place + 30, 2) + number(place + 32, 2)
    }
    self.entries = entries
  }

  /// The files, without the folders that some programs list as well.
  var files: [Entry] { entries.filter { !$0.name.hasSuffix("/") } }

  subscript(_ name: String) -> Entry? { entries.first { $0.name == name } }

  /// CRC-32, as zip files have it.
  static func checksum(_ text: String) -> UInt32 {
    var sum = UInt32.max
    for byte in text.utf8 {
      sum ^= UInt32(byte)
      for _ in 0..<8 {
        let isOdd = sum & 1 == 1
        sum >>= 1
        if isOdd { sum ^= 0xEDB8_8320 }
      }
    }
    return ~sum
  }
}
