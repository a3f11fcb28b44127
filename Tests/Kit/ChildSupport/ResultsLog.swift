import ChildSupportC

/// A file of JSON objects, one a line, written so that a crash loses nothing.
final class ResultsLog: Sendable {
  private let log: Int32

  init(path: String) {
    log = workshop_open_log(path)
  }

  func write(
    _ kind: String,
    test: String? = nil,
    text: String? = nil,
    file: String? = nil,
    line: Int? = nil
  ) {
    var fields = ["\"kind\":\(quoted(kind))"]
    if let test { fields.append("\"test\":\(quoted(test))") }
    if let text { fields.append("\"text\":\(quoted(text))") }
    if let file { fields.append("\"file\":\(quoted(file))") }
    if let line { fields.append("\"line\":\(line)") }
    workshop_append(log, "{\(fields.joined(separator: ","))}")
  }

  /// A JSON string. By hand, because loading an encoder would take longer than the tests do.
  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
