import Foundation

/// What the schema of windyroad/JUnit-Schema demands of a document, and what it cannot say: that the
/// counts are those of the cases. Where Jenkins' schema is stricter (the form of a time), it is
/// that. `file` and `line` of a case are in neither, and are allowed here.
struct JUnitRules {
  private(set) var problems: [String] = []

  init(_ root: XMLTree) {
    demand(root.name == "testsuites", "the root is <\(root.name)>")
    attributes(of: root, required: [:])
    demand(root.children.allSatisfy { $0.name == "testsuite" }, "testsuites has other children")
    for (id, suite) in root.children.enumerated() {
      check(suite)
      demand(suite.attributes["id"] == "\(id)", "suite \(id) has another id")
    }
  }

  private static let number = "[0-9]+"
  private static let time = #"[0-9]+\.[0-9]{3}"#
  private static let something = #"(?s).*\S.*"#

  private mutating func check(_ suite: XMLTree) {
    attributes(
      of: suite,
      required: [
        "id": Self.number, "package": Self.something, "name": Self.something,
        "timestamp": "[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}",
        "hostname": Self.something, "tests": Self.number, "failures": Self.number,
        "errors": Self.number, "time": Self.time,
      ],
      optional: ["skipped": Self.number]
    )
    let cases = suite.children.filter { $0.name == "testcase" }
    let order =
      ["properties"] + cases.map { _ in "testcase" } + ["system-out", "system-err"]
    demand(suite.children.map(\.name) == order, "a suite's children are in another order")
    for testcase in cases { checkCase(testcase) }
    let counts = ["tests": cases.count].merging(
      [("failures", "failure"), ("errors", "error"), ("skipped", "skipped")].map { name, child in
        (name, cases.count { $0.children.contains { $0.name == child } })
      },
      uniquingKeysWith: { $1 }
    )
    for (name, number) in counts {
      demand(suite.attributes[name] == "\(number)", "\(name) is not \(number)")
    }
    let sum = cases.compactMap { Double($0.attributes["time"] ?? "") }.reduce(0, +)
    let time = Double(suite.attributes["time"] ?? "") ?? -1
    demand(abs(time - sum) < 0.000_5, "a suite's time is not the sum of its cases")
  }

  private mutating func checkCase(_ testcase: XMLTree) {
    attributes(
      of: testcase,
      required: ["name": Self.something, "classname": Self.something, "time": Self.time],
      optional: ["file": Self.something, "line": Self.number]
    )
    demand(testcase.children.count <= 1, "a case has more than one verdict")
    for verdict in testcase.children {
      switch verdict.name {
      case "failure", "error":
        attributes(
          of: verdict,
          required: ["type": Self.something],
          optional: ["message": Self.something]
        )
      case "skipped":
        attributes(of: verdict, required: [:], optional: ["message": Self.something])
      default: demand(false, "a case has a child <\(verdict.name)>")
      }
      demand(verdict.children.isEmpty, "a verdict has children")
    }
  }

  private mutating func attributes(
    of element: XMLTree,
    required: [String: String],
    optional: [String: String] = [:]
  ) {
    for name in required.keys where element.attributes[name] == nil {
      demand(false, "<\(element.name)> has no \(name)")
    }
    for (name, value) in element.attributes {
      guard let pattern = required[name] ?? optional[name] else {
        demand(false, "<\(element.name)> has an attribute \(name)")
        continue
      }
      let range = value.range(of: "^(?:\(pattern))$", options: .regularExpression)
      demand(range != nil, "<\(element.name)> has \(name)=\(value)")
    }
  }

  private mutating func demand(_ condition: Bool, _ problem: String) {
    if !condition { problems.append(problem) }
  }
}
