import Foundation
import PlantedBugs

extension ReportedResults {
  /// Reads Swift Testing's event stream, version 0.
  ///
  /// - Parameter inventory: the names of the tests that must turn up, where they are known.
  init(eventStream data: Data, module: String, inventory: [TestName] = []) {
    let decoder = JSONDecoder()
    for line in data.split(separator: UInt8(ascii: "\n")) {
      guard let record = try? decoder.decode(EventStreamLine.self, from: Data(line)) else {
        continue
      }
      let payload = record.payload
      if record.kind == "test", payload.kind == "function", let id = payload.id {
        tests.append(TestRecord(name: testName(fromID: id, of: module), id: id))
      }
      if record.kind == "event" { read(payload) }
    }
    nameTwinsApart(inventory)
  }

  /// Swift allows two functions of the same name and labels, with parameters of different types.
  /// One that runs without its twin keeps the name that it has together with it.
  private mutating func nameTwinsApart(_ inventory: [TestName]) {
    let counts = Dictionary(tests.map { ($0.name, 1) }, uniquingKeysWith: +)
    for (index, test) in tests.enumerated() {
      let fullName = "\(test.name)\(twinMark)\(test.id.split(separator: "/").last ?? "")"
      guard counts[test.name, default: 0] > 1 || inventory.contains(fullName) else { continue }
      tests[index].name = fullName
    }
  }

  private mutating func read(_ event: EventStreamLine.Payload) {
    let test = event.testID
    switch event.kind {
    case "testStarted": update(test ?? "") { $0.state = .running }
    case "testCaseStarted": update(test ?? "") { $0.cases += 1 }
    case "testEnded": update(test ?? "") { if $0.state == .running { $0.state = .ended } }
    case "testSkipped", "testCancelled", "testCaseCancelled":
      update(test ?? "") { $0.state = .skipped }
    case "issueRecorded":
      guard let issue = event.issue, issue.isFailure else { return }
      let text = event.argumentsInWords + event.whatWasSaid
      let place = issue.sourceLocation
      record(IssueRecord(text: text, file: place?._filePath, line: place?.line), on: test)
    case "runEnded": runEnded = true
    default: break
    }
  }
}

/// Stands between the name of a test and its place, where two tests share a name.
let twinMark = " at "

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
    var _testCase: TestCase?

    /// All messages, but for one that only says that others follow.
    var whatWasSaid: String {
      var texts = (messages ?? []).map(\.text)
      if texts.count > 1, texts[0] == "Issue recorded" { texts.removeFirst() }
      return texts.joined(separator: " ")
    }

    /// Which case of a parameterized test it was: "with .inMemory: ".
    var argumentsInWords: String {
      guard let name = _testCase?.displayName, !name.isEmpty else { return "" }
      let most = 60
      return "with \(name.prefix(most))\(name.count > most ? "…" : ""): "
    }
  }

  /// Its name begins with an underscore: it may look otherwise some day, and a failure without it is
  /// a failure all the same.
  struct TestCase: Decodable {
    var displayName: String?

    private enum Key: CodingKey { case displayName }

    init(from decoder: any Decoder) {
      let fields = try? decoder.container(keyedBy: Key.self)
      displayName = try? fields?.decode(String.self, forKey: .displayName)
    }
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
