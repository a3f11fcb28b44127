import Testing

@testable import WorkshopKit

@Suite struct HelpTests {
  @Test(
    "Every command has its own help, which fits and begins with its name",
    arguments: Call.Command.allCases
  )
  func command(_ command: Call.Command) {
    let text = Help.text(for: command)
    let name = command == .welcome ? "workshop" : "workshop \(command.rawValue)"
    #expect(text.hasPrefix(name))
    #expect(text.split(separator: "\n").allSatisfy { displayWidth(String($0)) <= 80 })
  }

  @Test("The overview names every command and every option that stands alone")
  func overview() {
    let text = Help.text(for: .welcome)
    for command in Call.Command.allCases where command != .welcome {
      #expect(text.contains("workshop \(command.rawValue)"), "\(command.rawValue)")
    }
    for option in [Call.Option.help, .version, .noColor] { #expect(text.contains(option.rawValue)) }
  }

  @Test(
    "The help of check names its options",
    arguments: [
      Call.Option.format, .output, .line,
    ]
  )
  func check(_ option: Call.Option) {
    #expect(Help.text(for: .check).contains(option.rawValue))
  }
}
