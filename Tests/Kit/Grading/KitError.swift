import PlantedBugs

/// What keeps the kit itself from doing its work. None of it says anything about the learner.
public enum KitError: Error, Equatable, CustomStringConvertible {
  /// A program could not be started.
  case cannotStart(String, reason: String)
  /// A file or folder could not be written.
  case cannotWrite(String, reason: String)
  /// No test runner was found where the build puts it.
  case noRunner(module: String, folder: String)
  /// The judge's own planted bug was not caught, so no verdict would mean anything.
  case canaryNotCaught(Framework, detail: String)
  /// XCTest ends before the first test, because it cannot take a suite that is on the main actor.
  case suiteOnMainActor(String)
  /// The judge was told to stop.
  case interrupted

  /// One sentence for a person, and what to do.
  public var description: String {
    switch self {
    case .cannotStart(let program, let reason):
      "\(program) could not be started (\(reason)). 'swift run workshop doctor' looks for the cause."
    case .cannotWrite(let path, let reason):
      "\(path) could not be written (\(reason)). Free some space or fix the permissions, then try again."
    case .noRunner(let module, let folder):
      "The tests of \(module) are not built (nothing to run in \(folder)). "
        + "'swift build --build-tests' builds them."
    case .canaryNotCaught(let framework, let detail):
      "The judge planted a bug of its own in front of a \(framework.rawValue) suite, and the suite "
        + "did not notice (\(detail)). Nothing was graded, because no verdict could be trusted. "
        + "'swift run workshop doctor' looks for the cause."
    case .suiteOnMainActor(let suite):
      "\(suite) compiles, but XCTest on Linux cannot run it, nor any other suite beside it: its tests "
        + "are on the main actor. Remove @MainActor from the class and from its tests. A test that "
        + "needs the main actor can be `async` and carry @MainActor itself."
    case .interrupted: "Stopped."
    }
  }
}
