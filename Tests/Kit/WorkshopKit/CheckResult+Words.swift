import Grading

// The words in which reports for people tell a result.
extension CheckResult {
  /// What was checked, in the fewest words that say it.
  var headline: String {
    switch check.kind {
    case .accepts(let variant): "accepts: \(variant.title)"
    case .attribution(let attribution):
      "\(attribution.test.split(separator: "/").last ?? "") catches: \(attribution.bug.title)"
    default: check.title
    }
  }

  /// The message without the title: that stands above it already.
  var explanation: String? {
    guard let message else { return nil }
    var title = check.title
    if case .attribution(let attribution) = check.kind { title = attribution.bug.title }
    for start in [
      "Missed: \"\(title)\". ", "Not caught: \"\(title)\". ",
      "While \"\(title)\" was planted, ",
      "Your code does not do this yet: \(title). ",
    ] where message.hasPrefix(start) {
      return String(message.dropFirst(start.count))
    }
    return message
  }

  /// Whether it only waits for something else to be right first, which a result of its own reports.
  var isWaiting: Bool { status == .unknown && outcome == nil }
}

extension Check {
  /// Whether it is one of those that "green, also one by one and repeated" speaks of.
  var isAboutGreen: Bool { [.valid, .alone, .repeat].contains(kind) }
}

extension ExerciseReport {
  /// How much only waits, for example "10 planted bugs"; `nil` for nothing.
  var whatWaits: String? {
    let waiting = results.filter(\.isWaiting)
    let bugs = waiting.count { $0.check.group == .bug }
    if bugs > 0 { return count(bugs, "planted bug") }
    return waiting.isEmpty ? nil : count(waiting.count, "check")
  }
}
