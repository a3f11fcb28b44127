import PlantedBugs

/// One call of the tool, taken apart.
struct Call {
  var command = Command.welcome
  /// What the command is about: lessons or exercises, as they were typed.
  var subjects: [String] = []
  private var options: [Option: String] = [:]
  /// The first word with a dash in front that is no option.
  private var unknownOption: String?

  func has(_ option: Option) -> Bool { options[option] != nil }
  func value(of option: Option) -> String? { options[option] }

  /// - Throws: `Stop` with the nearest known word for an unknown one.
  init(parsing words: [String]) throws {
    var rest = words[...]
    var plain: [String] = []
    while let word = rest.popFirst() {
      if word == "-h" {
        options[.help] = ""
      } else if word.hasPrefix("-"), word.count > 1 {
        try read(option: word, rest: &rest)
      } else {
        plain.append(word)
      }
    }
    while plain.first == "help" {
      options[.help] = ""
      plain.removeFirst()
    }
    if let unknownOption { throw Self.complaint(aboutOption: unknownOption, command: plain.first) }
    if let first = plain.first {
      command = try Self.command(first)
      subjects = Array(plain.dropFirst())
    }
    try checkCombination()
  }

  private static func command(_ word: String) throws -> Command {
    if let command = Command(rawValue: word) { return command }
    // "workshop 1.3": an exercise, a lesson or a file where the command should be.
    let isSubject = word.first?.isNumber == true || word.contains("/") || word.hasSuffix(".swift")
    let nearest =
      isSubject
      ? "check \(repeated(word))"
      : WorkshopKit.nearest(to: word, among: Command.allCases.map(\.rawValue))
    let help = "'swift run workshop --help' lists them all."
    throw Stop(.wrongCall, unknown("command", word, nearest: nearest, otherwise: help))
  }

  /// - Parameter command: The word that stands for the command.
  private static func complaint(aboutOption word: String, command: String?) -> Stop {
    let command = command.map { Command(rawValue: $0) } ?? .welcome
    // One that goes with another command would be refused as well.
    let known = Option.allCases.filter { $0.isGeneral || command?.options.contains($0) != false }
    let names = known.map(\.rawValue)
    let owner = command == .welcome ? "" : command.map { " of \($0.rawValue)" } ?? ""
    let list = "Options\(owner): \(names.joined(separator: ", "))."
    let nearest = nearest(to: word, among: names)
    return Stop(.wrongCall, unknown("option", word, nearest: nearest, otherwise: list))
  }

  private mutating func read(option word: String, rest: inout ArraySlice<String>) throws {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard let option = Option(rawValue: parts[0]) else {
      unknownOption = unknownOption ?? parts[0]
      return
    }
    guard option.takesValue else {
      guard parts.count == 1 else {
        throw Stop(.wrongCall, "\(option.rawValue) takes no value.")
      }
      options[option] = ""
      return
    }
    let isAlone = parts.count == 1 && rest.first?.hasPrefix("--") != false
    guard !isAlone, let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
      throw Stop(.wrongCall, "\(option.rawValue) needs a value after it.")
    }
    options[option] = value
  }

  private func checkCombination() throws {
    guard !has(.help), !has(.version) else { return }
    let specific = Option.allCases.filter { has($0) && !$0.isGeneral }
    if let option = specific.first(where: { !command.options.contains($0) }) {
      let homes = Command.allCases.filter { $0.options.contains(option) }.map(\.rawValue)
      throw Stop(.wrongCall, "\(option.rawValue) goes with \(homes.joined(separator: ", ")) only.")
    }
    if let format = value(of: .format), Format(rawValue: format) == nil {
      throw Stop(.wrongCall, "No format '\(repeated(format))': --format takes \(Format.names).")
    }
    if value(of: .output) == "-" {
      let other = command == .check ? "; without --output the results are printed" : ""
      throw Stop(.wrongCall, "--output needs the name of a file\(other).")
    }
    if has(.line) && has(.format) && !has(.output) {
      throw Stop(.wrongCall, "--line and --format both print: add --output FILE for the results.")
    }
    if command == .check && has(.output) && !has(.format) {
      throw Stop(.wrongCall, "--output needs to know the format: add --format \(Format.names).")
    }
    if command == .diff && has(.spoil) && !has(.solution) {
      throw Stop(.wrongCall, "--spoil says nothing to diff, unless --solution stands beside it.")
    }
    try checkSubjects()
  }

  private func checkSubjects() throws {
    switch command.subjects {
    case .none:
      if let extra = subjects.first {
        throw Stop(
          .wrongCall,
          "\(command.rawValue) takes nothing after it, not even '\(repeated(extra))'."
        )
      }
    case .oneExercise:
      if subjects.count != 1 {
        throw Stop(
          .wrongCall,
          "\(command.rawValue) needs one exercise: swift run workshop \(command.rawValue) 1.3"
        )
      }
    case .atMostOne:
      if subjects.count > 1 {
        throw Stop(.wrongCall, "\(command.rawValue) takes one lesson or exercise, not several.")
      }
    case .exactlyOne:
      if subjects.count != 1 {
        throw Stop(
          .wrongCall,
          "\(command.rawValue) needs one lesson or exercise: swift run workshop \(command.rawValue) 1"
        )
      }
    case .some:
      if subjects.isEmpty {
        let name = command.rawValue
        let all = command == .reset ? ", or everything: swift run workshop reset all" : ""
        throw Stop(
          .wrongCall,
          "\(name) needs to know what: an exercise (swift run workshop \(name) 1.3), or a lesson "
            + "(swift run workshop \(name) 1)\(all)"
        )
      }
      if command == .solve, subjects.contains(where: { $0.lowercased() == "all" }) {
        throw Stop(
          .wrongCall,
          "solve takes exercises or lessons, not 'all': swift run workshop solve 1"
        )
      }
    case .number: try checkNumber()
    case .oneFolder:
      if subjects.count != 1 || subjects[0].isEmpty {
        throw Stop(
          .wrongCall,
          "\(command.rawValue) needs one folder, that of the other copy: swift run workshop "
            + "\(command.rawValue) ../OldWorkshop"
        )
      }
    case .any: break
    }
  }
}

extension Call {
  /// The number after the command; `nil` when there is none.
  var number: Int? { subjects.first.flatMap { Int($0) } }

  private func checkNumber() throws {
    guard let word = subjects.first else { return }
    guard subjects.count == 1, let number, number > 0 else {
      throw Stop(
        .wrongCall,
        "\(command.rawValue) takes the number of one saved state, not '\(repeated(subjects.joined(separator: " ")))'. "
          + "'swift run workshop undo --list' shows them."
      )
    }
    if has(.list) { throw Stop(.wrongCall, "--list takes no number, not even '\(word)'.") }
  }
}
