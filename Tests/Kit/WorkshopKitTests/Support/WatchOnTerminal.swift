import Testing

@testable import TestTerminal

/// Waits for what `watch` says about a text that its `swift` takes for an error.
func showing(_ text: String, on terminal: PseudoTerminal) async throws {
  try await terminal.wait { screen in
    screen.text.contains("error: \(text)") && screen.text.contains("Tried at ")
  }
}

/// Presses the key that ends `watch`.
func quit(_ terminal: PseudoTerminal) async throws {
  terminal.type("q")
  #expect(try await terminal.end() == 0)
}
