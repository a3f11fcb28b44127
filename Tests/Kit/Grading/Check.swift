import PlantedBugs

/// One graded fact about an exercise. It passes, fails, or cannot be known yet.
public struct Check: Sendable, Hashable {
  /// What is checked.
  public enum Kind: Sendable, Hashable {
    /// Enough tests ran, none was skipped, and all passed on the correct code.
    case valid
    /// Each test also passes without the others.
    case alone
    /// Every two tests also pass together.
    case pair
    /// Five runs agree.
    case `repeat`
    /// The suite passes this many more times with its tests in parallel.
    case parallel(Int)
    /// The suite fails while a bug is planted.
    case catches(Planting)
    /// The right test fails while a bug is planted.
    case attribution(Attribution)
    /// The suite passes on another correct implementation.
    case accepts(Planting)
    /// The suite passes while nothing real is planted.
    case decoy
    /// Each test passes in spite of what somebody did before it.
    case starts(Planting)
    /// Each test puts back what it has found.
    case restores(Planting)
    /// Nothing is left behind, neither in the temporary directory nor in the package.
    case clean
    /// What a run leaves when this fault ends it has another name in every run.
    case ownNames(Planting)
    /// Two tests that fail name two lines.
    case ownLines
    /// The suite takes no longer than this many seconds.
    case budget(Double)
    /// Production code that the learner wrote passes one of the kit's tests.
    case acceptance(Acceptance.Test)
  }

  public let kind: Kind

  /// The kind and what it is about, for example `catches.tenthStampEarnsNothing`.
  public var id: String {
    switch kind {
    case .catches(let bug): "catches.\(bug.name)"
    case .attribution(let attribution): "attribution.\(attribution.bug.name)"
    case .accepts(let variant): "accepts.\(variant.name)"
    case .starts(let planting): "starts.\(planting.name)"
    case .restores(let planting): "restores.\(planting.name)"
    case .acceptance(let test): "acceptance.\(test.name)"
    default: kindName
    }
  }

  /// The kind alone, as machine-readable results name it.
  public var kindName: String {
    switch kind {
    case .valid: "valid"
    case .alone: "alone"
    case .pair: "pair"
    case .repeat: "repeat"
    case .parallel: "parallel"
    case .catches: "catches"
    case .attribution: "attribution"
    case .accepts: "accepts"
    case .decoy: "decoy"
    case .starts: "starts"
    case .restores: "restores"
    case .clean: "clean"
    case .ownNames: "ownNames"
    case .ownLines: "ownLines"
    case .budget: "budget"
    case .acceptance: "acceptance"
    }
  }

  /// What a check is about; reports show each group in its own way.
  public enum Group: Sendable {
    /// The suite itself, on the correct code.
    case suite
    /// A planted bug, which has to be caught.
    case bug
    /// A planted bug, and the test that has to catch it.
    case attribution
    /// Another correct version of the code, which has to be accepted.
    case variant
    /// Production code that the learner writes.
    case acceptance
  }

  public var group: Group {
    switch kind {
    case .catches: .bug
    case .attribution: .attribution
    case .accepts: .variant
    case .acceptance: .acceptance
    case .valid, .alone, .pair, .repeat, .parallel, .decoy, .budget: .suite
    case .starts, .restores, .clean, .ownNames, .ownLines: .suite
    }
  }

  /// What is checked, in words for a learner.
  public var title: String {
    switch kind {
    case .valid: "your tests pass on the correct code"
    case .alone: "each test passes alone"
    case .pair: "every two tests pass together"
    case .repeat: "five runs agree"
    case .parallel(let times): "passes \(times) times in parallel"
    case .catches(let bug): bug.title
    case .attribution(let attribution): "\(attribution.test) catches: \(attribution.bug.title)"
    case .accepts(let variant): variant.title
    case .decoy: "passes when nothing is wrong"
    case .starts: "begins from a known state"
    case .restores: "puts back what it has found"
    case .clean: "leaves nothing behind"
    case .ownNames: "uses names of its own in every run"
    case .ownLines: "each failure names the line of its test"
    case .budget(let seconds): "takes at most \(formatted(seconds)) s"
    case .acceptance(let test): test.title
    }
  }

  /// The title, and what is asked of it, for reports that show one check without the others.
  public var fullTitle: String {
    switch kind {
    case .catches: "catches: \(title)"
    case .accepts: "accepts another correct version: \(title)"
    case .acceptance: "your code: \(title)"
    default: title
    }
  }

  /// The bug or variant that is to be caught or accepted.
  public var planting: Planting? {
    switch kind {
    case .catches(let planting), .accepts(let planting): planting
    default: nil
    }
  }

  /// Whether the answer means nothing before the suite is valid.
  var needsValidSuite: Bool {
    switch kind {
    case .valid, .alone, .acceptance: false
    default: true
    }
  }
}

extension Exercise {
  /// Everything that is graded about the exercise, in the order in which it is told.
  public var checks: [Check] {
    var kinds: [Check.Kind] = extras.acceptance?.tests.map { .acceptance($0) } ?? []
    if !suites.isEmpty { kinds += suiteChecks }
    return kinds.map(Check.init)
  }

  private var suiteChecks: [Check.Kind] {
    var kinds: [Check.Kind] = [.valid, .alone]
    if extras.pairs { kinds.append(.pair) }
    kinds.append(.repeat)
    if extras.parallelRepeats > 0 { kinds.append(.parallel(extras.parallelRepeats)) }
    // A run plants one thing: a decoy would take the place of the reference.
    if extras.reference == nil { kinds.append(.decoy) }
    kinds += extras.startsDespite.map { .starts($0) }
    kinds += extras.restores.map { .restores($0) }
    kinds.append(.clean)
    if let fault = extras.interruptedBy { kinds.append(.ownNames(fault)) }
    if extras.ownLines { kinds.append(.ownLines) }
    if let seconds = extras.budgetSeconds { kinds.append(.budget(seconds)) }
    kinds += bugs.map { .catches($0) }
    kinds += extras.attributions.map { .attribution($0) }
    kinds += variants.map { .accepts($0) }
    return kinds
  }
}

/// A number of seconds with no more digits than it needs.
func formatted(_ seconds: Double) -> String {
  seconds == seconds.rounded() ? "\(Int(seconds))" : "\((seconds * 100).rounded() / 100)"
}

/// "1 bug", "2 bugs".
public func count(_ number: Int, _ noun: String) -> String {
  "\(number) \(noun)\(number == 1 ? "" : "s")"
}
