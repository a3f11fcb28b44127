import Foundation

extension ReportedResults {
  /// Reads what the XCTest observer wrote (ChildSupport/ResultsObserver.swift).
  init(xctestLines data: Data) {
    struct Line: Decodable {
      var kind: String
      var test: String?
      var text: String?
      var file: String?
      var line: Int?
    }
    let decoder = JSONDecoder()
    for line in data.split(separator: UInt8(ascii: "\n")) {
      // A line that is no JSON is one that a crash cut short.
      guard let event = try? decoder.decode(Line.self, from: Data(line)) else { continue }
      let test = event.test ?? ""
      switch event.kind {
      case "inventory": tests.append(TestRecord(name: test))
      case "started": update(test) { $0.state = .running }
      case "ended": update(test) { $0.state = .ended }
      case "skipped": update(test) { $0.state = .skipped }
      case "issue":
        // Where an error left a test is not known to XCTest on Linux, which then says line 0.
        let line = event.line == 0 ? nil : event.line
        record(IssueRecord(text: event.text ?? "", file: event.file, line: line), on: event.test)
      case "runEnded": runEnded = true
      default: break
      }
    }
  }
}
