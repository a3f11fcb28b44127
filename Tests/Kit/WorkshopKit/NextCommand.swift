/// `workshop next`: the first exercise that is not passed, and nothing else.
struct NextCommand {
  let kit: Kit
  let console: Console

  func run() throws -> ExitCode {
    Overview(kit: kit, console: console).sayNext()
    return .passed
  }
}
