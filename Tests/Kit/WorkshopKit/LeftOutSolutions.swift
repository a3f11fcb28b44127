import Foundation

/// A copy of the kit that was made without solutions says so in a file, which Package.swift looks for
/// as well.
enum LeftOutSolutions {
  static let marker = "Solutions/LEFT-OUT.md"
  static let text = """
    # Without solutions

    This copy of the workshop comes without solutions. What stands here is code that is the same in
    `Lessons`: the workshop compares with it. A complete copy has the answers, and notes on why.

    """
}

extension Kit {
  var comesWithoutSolutions: Bool {
    FileManager.default.fileExists(atPath: path(LeftOutSolutions.marker))
  }

  /// - Parameter remedy: What to do instead.
  /// - Throws: `Stop` in a copy without solutions.
  func requireSolutions(for need: String, remedy: String) throws {
    guard comesWithoutSolutions else { return }
    throw Stop(
      .kitFailed,
      "This copy of the workshop comes without solutions, and \(need) needs them. \(remedy)"
    )
  }
}
