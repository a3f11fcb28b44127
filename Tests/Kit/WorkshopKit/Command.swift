/// What the tool can be asked to do: the first word of a call.
enum Command: String, CaseIterable {
  case welcome, list, next, open
  case check, watch, hint, solution, diff, matrix, coverage
  case reset, solve, jump, undo, adopt
  case slides, demo
  case doctor, bundle, verify

  /// Whether it builds and runs tests.
  var builds: Bool { [.check, .matrix, .coverage, .verify].contains(self) }

  /// Whether it replaces a learner's files.
  var changesFiles: Bool { [.reset, .solve, .jump, .undo, .adopt].contains(self) }

  /// What may stand after it.
  enum Subjects {
    /// Nothing.
    case none
    /// One exercise.
    case oneExercise
    /// One lesson or exercise, or nothing.
    case atMostOne
    /// One lesson or exercise.
    case exactlyOne
    /// One lesson or exercise at least.
    case some
    /// One number, or nothing.
    case number
    /// One folder.
    case oneFolder
    /// Any number of lessons and exercises; none means all.
    case any
  }

  var subjects: Subjects {
    switch self {
    case .welcome, .list, .next, .doctor, .bundle, .slides: .none
    case .open, .hint, .solution, .diff, .matrix, .jump: .oneExercise
    case .watch: .atMostOne
    case .demo: .exactlyOne
    case .reset, .solve: .some
    case .undo: .number
    case .adopt: .oneFolder
    case .check, .coverage, .verify: .any
    }
  }

  /// The options that go with it, besides those that go with everything.
  var options: Set<Option> {
    switch self {
    case .check: [.format, .output, .line]
    case .hint: [.again]
    case .bundle: [.withoutSolutions, .output]
    case .undo: [.list]
    case .open: [.edit]
    case .solution: [.spoil]
    case .slides: [.update]
    case .demo: [.check]
    case .diff: [.solution, .spoil]
    default: []
    }
  }
}

/// A word with a dash in front.
enum Option: String, CaseIterable {
  case format = "--format"
  case output = "--output"
  case line = "--line"
  case withoutSolutions = "--without-solutions"
  case list = "--list"
  case again = "--again"
  case edit = "--edit"
  case solution = "--solution"
  case spoil = "--spoil"
  case update = "--update"
  case check = "--check"
  case noColor = "--no-color"
  case help = "--help"
  case version = "--version"

  var takesValue: Bool { self == .format || self == .output }

  /// Whether it goes with every command.
  var isGeneral: Bool { [.noColor, .help, .version].contains(self) }
}
