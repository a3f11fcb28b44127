import Foundation
import Grading
import PlantedBugs

/// The results as CI servers know test results: a suite for each exercise, a case for each check.
///
/// JUnit's format has no owner, but schemas that differ. This is what the strictest of them in wide
/// use asks for (github.com/windyroad/JUnit-Schema), down to elements that are empty here, and the
/// one of Jenkins' xUnit plugin allows all of it. Two attributes of a case are in neither: servers
/// that show results beside the code look for `file` and `line`, and the others pass over them.
struct JUnitReport {
  let text: String

  /// - Parameter date: when the results were made.
  init(_ results: [LessonResult], root: String, date: Date) {
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#, "<testsuites>"]
    let suites = results.flatMap { JUnitSuite.all(of: $0, root: root) }
    for (id, suite) in suites.enumerated() {
      lines += suite.lines(id: id, timestamp: Self.timestamp(date))
    }
    lines.append("</testsuites>")
    text = lines.joined(separator: "\n") + "\n"
  }

  /// The schema has no room for a time zone: this is UTC.
  private static func timestamp(_ date: Date) -> String {
    String(date.formatted(.iso8601).prefix(19))
  }

  /// Seconds with three decimals and a dot, whatever the language of the machine.
  static func seconds(_ milliseconds: Int) -> String {
    let decimals = String(1000 + milliseconds % 1000).dropFirst()
    return "\(milliseconds / 1000).\(decimals)"
  }
}

/// An exercise, or a lesson that does not compile.
struct JUnitSuite {
  var name: String
  var package: String
  var cases: [JUnitCase]

  static func all(of result: LessonResult, root: String) -> [JUnitSuite] {
    let package = result.lesson.name
    if let message = result.compilerMessage {
      let only = JUnitCase(
        classname: package,
        name: "the lesson compiles",
        verdict: .error(type: "compiler", message: "The lesson does not compile.", text: message)
      )
      let name = "Lesson \(result.lesson.number) \(package)"
      return [JUnitSuite(name: name, package: package, cases: [only])]
    }
    return result.reports.map { report in
      let classname = "\(package).\(report.exercise.name)"
      let cases = report.results.map { JUnitCase($0, classname: classname, root: root) }
      return JUnitSuite(name: report.exercise.heading, package: package, cases: cases)
    }
  }

  func lines(id: Int, timestamp: String) -> [String] {
    let counts: [(String, Int)] = [
      ("tests", cases.count),
      ("failures", cases.count { $0.verdict.element == "failure" }),
      ("errors", cases.count { $0.verdict.element == "error" }),
      ("skipped", cases.count { $0.verdict.element == "skipped" }),
    ]
    let start =
      "  <testsuite\(XML.attribute("id", "\(id)"))\(XML.attribute("name", name))"
      + XML.attribute("package", package)
      + counts.map { XML.attribute($0.0, "\($0.1)") }.joined()
      + XML.attribute("time", JUnitReport.seconds(cases.map(\.milliseconds).reduce(0, +)))
      + XML.attribute("timestamp", timestamp)
      // The schema's word for "not told": where somebody learns is nobody's business.
      + XML.attribute("hostname", "localhost") + ">"
    return [start, "    <properties/>"] + cases.flatMap(\.lines)
      + ["    <system-out/>", "    <system-err/>", "  </testsuite>"]
  }
}

/// A check.
struct JUnitCase {
  /// How it came out. An error is what could not be decided.
  enum Verdict {
    case passed
    case failure(type: String, message: String, text: String)
    case error(type: String, message: String, text: String)
    case skipped(message: String)

    /// The element that says so; none for a pass.
    var element: String? {
      switch self {
      case .passed: nil
      case .failure: "failure"
      case .error: "error"
      case .skipped: "skipped"
      }
    }
  }

  var classname: String
  var name: String
  var verdict: Verdict
  var milliseconds = 0
  /// Where in the learner's code to look, relative to the kit.
  var file: String?
  var line: Int?

  var lines: [String] {
    let start =
      "    <testcase\(XML.attribute("classname", classname))\(XML.attribute("name", name))"
      + XML.attribute("time", JUnitReport.seconds(milliseconds))
      + (file.map { XML.attribute("file", $0) } ?? "")
      + (line.map { XML.attribute("line", "\($0)") } ?? "")
    guard let element = verdict.element else { return ["\(start)/>"] }
    return ["\(start)>", "      <\(element)\(details(element))", "    </testcase>"]
  }

  /// The rest of the verdict's element: attributes, text, end.
  private func details(_ element: String) -> String {
    switch verdict {
    case .passed: ""
    case .skipped(let message): "\(XML.attribute("message", message))/>"
    case .failure(let type, let message, let text), .error(let type, let message, let text):
      XML.attribute("message", message) + XML.attribute("type", type)
        + ">\(XML.text(text))</\(element)>"
    }
  }
}

extension JUnitCase {
  init(_ result: CheckResult, classname: String, root: String) {
    self.classname = classname
    name = result.check.fullTitle
    milliseconds = max(0, Int(exactly: (result.seconds * 1000).rounded()) ?? 0)
    if let place = result.place {
      file = place.file.hasPrefix("\(root)/") ? String(place.file.dropFirst(root.count + 1)) : nil
      line = file == nil ? nil : place.line
    }
    let type = result.check.kindName
    let message = result.message ?? result.check.title
    let text = result.fullMessage ?? result.check.title
    switch result.status {
    case .passed: verdict = .passed
    case .failed: verdict = .failure(type: type, message: message, text: text)
    case .unknown where result.isWaiting: verdict = .skipped(message: message)
    case .unknown: verdict = .error(type: type, message: message, text: text)
    }
  }
}
