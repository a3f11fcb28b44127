import Testing

@testable import WorkshopKit

@Suite struct HelpTests {
  @Test(
    "Every command has its own help, which fits and begins with its name",
    arguments: Command.allCases
  )
  func command(_ command: Command) {
    let text = Help.text(for: command)
    let name = command == .welcome ? "workshop" : "workshop \(command.rawValue)"
    #expect(text.hasPrefix(name))
    #expect(text.split(separator: "\n").allSatisfy { displayWidth(String($0)) <= 80 })
  }

  @Test("The overview names every command and every option that stands alone")
  func overview() {
    let text = Help.text(for: .welcome)
    for command in Command.allCases where command != .welcome {
      #expect(text.contains("workshop \(command.rawValue)"), "\(command.rawValue)")
    }
    for option in [Option.help, .version, .noColor] { #expect(text.contains(option.rawValue)) }
  }

  @Test("The help of a command names its options", arguments: Command.allCases)
  func options(_ command: Command) {
    for option in command.options {
      #expect(Help.text(for: command).contains(option.rawValue), "\(option.rawValue)")
    }
  }
}
