import Testing

@testable import WorkshopKit

/// Every wrong call ends with exit code 2, and a sentence that leads to the right one.
@Suite struct WrongCallTests {
  private static let more = "(swift run workshop --help lists everything)"

  @Test(
    "A word that is no command",
    arguments: [
      ("chek", "check"), ("Check", "check"), ("lst", "list"), ("hints", "hint"),
      ("martix", "matrix"), ("covrage", "coverage"), ("docter", "doctor"), ("verfy", "verify"),
      ("welcom", "welcome"), ("nxt", "next"), ("opn", "open"), ("soluton", "solution"),
      ("dif", "diff"), ("rest", "reset"), ("solv", "solve"), ("jmp", "jump"), ("undu", "undo"),
      ("wach", "watch"),
      ("1.3", "check 1.3"), ("2", "check 2"), ("Tests/A.swift", "check Tests/A.swift"),
      ("A.swift", "check A.swift"),
    ]
  )
  func command(_ word: String, nearest: String) {
    expect([word], "No command '\(word)'. Did you mean '\(nearest)'? \(Self.more)")
  }

  @Test(
    "A word that is no option",
    arguments: [
      ("--formt", "--format"), ("--out", "--output"), ("--lines", "--line"),
      ("--nocolor", "--no-color"),
      ("--hlp", "--help"), ("--ver", "--version"), ("--for=json", "--format"),
    ]
  )
  func option(_ word: String, nearest: String) {
    let name = word.prefix { $0 != "=" }
    let sentence = "No option '\(name)'. Did you mean '\(nearest)'? \(Self.more)"
    expect(["check", word], sentence)
    expect([word, "check", "1.3"], sentence)
  }

  @Test("A word that is near nothing is answered with what there is")
  func nothingNear() {
    for word in ["", "xyz", "co", "please"] {
      expect([word], "No command '\(word)'. 'swift run workshop --help' lists them all.")
    }
    expect(
      ["check", "-x"],
      "No option '-x'. Options of check: --format, --output, --line, --no-color, --help, --version."
    )
    expect(["--color"], "No option '--color'. Did you mean '--no-color'? \(Self.more)")
    expect(["-x"], "No option '-x'. Options: --no-color, --help, --version.")
  }

  @Test("An option of another command is not what was meant", arguments: ["--lin", "--formt"])
  func optionOfAnother(_ word: String) {
    expect(
      ["list", word],
      "No option '\(word)'. Options of list: --no-color, --help, --version."
    )
  }

  @Test("Solving everything")
  func solveAll() {
    expect(
      ["solve", "all"],
      "solve takes exercises or lessons, not 'all': swift run workshop solve 1"
    )
  }

  @Test("What a terminal acts upon is made visible, and a very long word is cut")
  func oddWords() {
    expect(
      ["ch\u{1B}[2Jek\n"],
      "No command 'ch\u{FFFD}[2Jek\u{FFFD}'. 'swift run workshop --help' lists them all."
    )
    let long = String(repeating: "x", count: 100_000)
    let start = String(repeating: "x", count: 59)
    expect(["list", long], "list takes nothing after it, not even '\(start)…'.")
    expect(
      ["check", "--\(long)"],
      "No option '--\(start.dropLast(2))…'. Options of check: --format, --output, --line, "
        + "--no-color, --help, --version."
    )
  }

  @Test("A format that is not there")
  func format() {
    expect(
      ["check", "--format", "xml"],
      "No format 'xml': --format takes json, junit or markdown."
    )
  }

  @Test(
    "An option without its value",
    arguments: [
      ["check", "--format"], ["check", "--format="], ["check", "--format=", "json"],
      ["check", "--format", ""], ["check", "--format", "--output", "file"],
    ]
  )
  func missingValue(_ words: [String]) {
    expect(words, "--format needs a value after it.")
  }

  @Test("A value for an option that takes none")
  func value() {
    expect(["check", "--line=2"], "--line takes no value.")
  }

  @Test("A file without a format")
  func outputAlone() {
    expect(
      ["check", "--output", "file"],
      "--output needs to know the format: add --format json, junit or markdown."
    )
  }

  @Test("Standard output is no file")
  func outputToNowhere() {
    expect(
      ["check", "--format", "json", "--output", "-"],
      "--output needs the name of a file; without --output the results are printed."
    )
    expect(["bundle", "--output=-"], "--output needs the name of a file.")
  }

  @Test("Two reports for one place")
  func lineAndFormat() {
    expect(
      ["check", "--line", "--format", "json"],
      "--line and --format both print: add --output FILE for the results."
    )
  }

  @Test(
    "Options of check with another command, or with none",
    arguments: [
      [], ["list"], ["hint", "1.3"], ["matrix", "1.3"], ["coverage"], ["doctor"], ["verify"],
    ]
  )
  func optionOfCheck(_ command: [String]) {
    expect(command + ["--line"], "--line goes with check only.")
    expect(command + ["--format", "json"], "--format goes with check only.")
    expect(command + ["--output=file"], "--output goes with check, bundle only.")
  }

  @Test(
    "Options of one or two commands with another",
    arguments: [
      ("--edit", "open"), ("--spoil", "solution, diff"), ("--solution", "diff"),
    ]
  )
  func optionOfOthers(_ option: String, _ homes: String) {
    expect(["check", option], "\(option) goes with \(homes) only.")
  }

  @Test("Spoiling nothing")
  func spoil() {
    expect(
      ["diff", "1.3", "--spoil"],
      "--spoil says nothing to diff, unless --solution stands beside it."
    )
  }

  @Test("Words after a command that takes none", arguments: ["welcome", "list", "next", "doctor"])
  func tooMany(_ command: String) {
    expect([command, "1.3"], "\(command) takes nothing after it, not even '1.3'.")
  }

  @Test(
    "No exercise, or more than one, where one is needed",
    arguments: ["hint", "matrix", "jump", "open", "solution", "diff"]
  )
  func notOne(_ command: String) {
    let sentence = "\(command) needs one exercise: swift run workshop \(command) 1.3"
    expect([command], sentence)
    expect([command, "1.3", "1.5"], sentence)
  }

  @Test(
    "Nothing to reset or solve",
    arguments: [
      ("reset", ", or everything: swift run workshop reset all"), ("solve", ""),
    ]
  )
  func nothingNamed(_ command: String, _ all: String) {
    expect(
      [command],
      "\(command) needs to know what: an exercise (swift run workshop \(command) 1.3), or a lesson "
        + "(swift run workshop \(command) 1)\(all)"
    )
  }

  @Test("No number of a saved state", arguments: ["last", "0", "-", "1.3", "1 2"])
  func noNumber(_ words: String) {
    expect(
      ["undo"] + words.split(separator: " ").map(String.init),
      "undo takes the number of one saved state, not '\(words)'. 'swift run workshop undo --list' shows them."
    )
  }

  @Test("A number for the list of saved states, or the list of another command")
  func list() {
    expect(["undo", "--list", "2"], "--list takes no number, not even '2'.")
    expect(["reset", "1", "--list"], "--list goes with undo only.")
  }

  private func expect(
    _ words: [String],
    _ sentence: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let stop = #expect(throws: Stop.self, sourceLocation: sourceLocation) {
      _ = try Call(parsing: words)
    }
    #expect(stop?.code == .wrongCall, sourceLocation: sourceLocation)
    #expect(stop?.message == sentence, sourceLocation: sourceLocation)
  }
}
