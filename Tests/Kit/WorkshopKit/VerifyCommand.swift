struct VerifyCommand {
  let kit: Kit
  let console: Console
  let call: Call
  func run() async throws -> ExitCode { .passed }
}
