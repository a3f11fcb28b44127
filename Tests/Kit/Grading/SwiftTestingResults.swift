import Foundation
import PlantedBugs

extension ReportedResults {
  /// Reads Swift Testing's event stream, version 0.
  init(eventStream data: Data, module: String) {
    let decoder = JSONDecoder()
    for line in data.split(separator: UInt8(ascii: "\n")) {
      guard let record = try? decoder.decode(EventStreamLine.self, from: Data(line)) else {
        continue
      }
      let payload = record.payload
      if record.kind == "test", payload.kind == "function", let id = payload.id {
        tests.append(TestRecord(name: testName(fromID: id, of: module)))
      }
      if record.kind == "event" { read(payload, module: module) }
    }
  }

  private mutating func read(_ event: EventStreamLine.Payload, module: String) {
    let test = event.testID.map { testName(fromID: $0, of: module) }
    switch event.kind {
    case "testStarted": update(test ?? "") { $0.state = .running }
    case "testEnded": update(test ?? "") { if $0.state == .running { $0.state = .ended } }
    case "testSkipped", "testCancelled", "testCaseCancelled":
      update(test ?? "") { $0.state = .skipped }
    case "issueRecorded":
      guard let issue = event.issue, issue.isFailure else { return }
      let text = (event.messages ?? []).map(\.text).joined(separator: " ")
      let place = issue.sourceLocation
      record(IssueRecord(text: text, file: place?._filePath, line: place?.line), on: test)
    case "runEnded": runEnded = true
    default: break
    }
  }
}

/// `TipTests/splitsEvenly()` from `PlainAssertsTests.TipTests/splitsEvenly()/TipTests.swift:9:4`.
func testName(fromID id: String, of module: String) -> TestName {
  let withoutModule = id.hasPrefix("\(module).") ? id.dropFirst(module.count + 1) : id[...]
  guard
    let place = withoutModule.lastIndex(of: "/"),
    withoutModule[place...].contains(".swift:")
  else { return String(withoutModule) }
  return String(withoutModule[..<place])
}

/// One line of the event stream, as far as the judge reads it.
private struct EventStreamLine: Decodable {
  var kind: String
  var payload: Payload

  struct Payload: Decodable {
    var kind: String
    var id: String?
    var testID: String?
    var messages: [Message]?
    var issue: Issue?
  }

  struct Message: Decodable {
    var text: String
  }

  struct Issue: Decodable {
    var isKnown: Bool
    var severity: String?
    var _severity: String?
    var sourceLocation: Place?

    /// A known issue is expected, and a warning is not a failure.
    var isFailure: Bool { !isKnown && (severity ?? _severity ?? "error") == "error" }
  }

  struct Place: Decodable {
    var _filePath: String?
    var line: Int?
  }
}
