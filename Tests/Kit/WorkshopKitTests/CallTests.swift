import Testing

@testable import WorkshopKit

@Suite struct CallTests {
  @Test("No word is the welcome")
  func nothing() throws {
    let call = try Call(parsing: [])
    #expect(call.command == .welcome)
    #expect(call.subjects == [])
  }

  @Test("Every command is known by its name", arguments: Command.allCases)
  func command(_ command: Command) throws {
    let needsOne = [.oneExercise, .exactlyOne, .some, .oneFolder].contains(command.subjects)
    let call = try Call(parsing: [command.rawValue] + (needsOne ? ["1.3"] : []))
    #expect(call.command == command)
  }

  @Test(
    "Options stand anywhere",
    arguments: [
      ["check", "1.3", "--format", "json", "--output", "out.json", "--no-color"],
      ["--no-color", "--output", "out.json", "--format", "json", "check", "1.3"],
      ["check", "--format=json", "1.3", "--output=out.json", "--no-color"],
      ["--format=json", "check", "--no-color", "--output", "out.json", "1.3"],
    ]
  )
  func order(_ words: [String]) throws {
    let call = try Call(parsing: words)
    #expect(call.command == .check)
    #expect(call.subjects == ["1.3"])
    #expect(call.value(of: .format) == "json")
    #expect(call.value(of: .output) == "out.json")
    #expect(call.has(.noColor))
    #expect(!call.has(.line))
  }

  @Test("A value may contain what separates it from its option")
  func equalsSign() throws {
    let call = try Call(parsing: ["check", "--format=json", "--output=a=b.json"])
    #expect(call.value(of: .output) == "a=b.json")
  }

  @Test("Several subjects stay in the order in which they were typed")
  func subjects() throws {
    #expect(try Call(parsing: ["check", "2", "1.3", "Menu"]).subjects == ["2", "1.3", "Menu"])
  }

  @Test(
    "Help is asked for in three ways, and nothing else is looked at then",
    arguments: [
      ["check", "--help"], ["-h", "check"], ["help", "check"], ["help", "help", "check"],
      ["check", "--help", "--output", "file"], ["check", "-h", "--format", "xml"],
    ]
  )
  func help(_ words: [String]) throws {
    let call = try Call(parsing: words)
    #expect(call.has(.help))
    #expect(call.command == .check)
  }

  @Test(
    "Help without a command is about the whole tool",
    arguments: [["help"], ["-h"], ["--help"]]
  )
  func helpAlone(_ words: [String]) throws {
    let call = try Call(parsing: words)
    #expect(call.has(.help))
    #expect(call.command == .welcome)
  }

  @Test("A hint needs no exercise while its help is asked for")
  func helpForHint() throws {
    #expect(try Call(parsing: ["hint", "--help"]).command == .hint)
  }
}
