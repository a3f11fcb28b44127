/// The checks that only some exercises have. The default is none of them.
public struct ExtraChecks: Sendable {
  /// Every two tests must also pass together, without the others.
  public var pairs = false
  /// How many more times the suite must pass with all its tests running in parallel.
  public var parallelRepeats = 0
  /// Bugs that a certain test must catch.
  public var attributions: [Attribution] = []
  /// The longest that the suite may take on the correct code, in seconds.
  public var budgetSeconds: Double?
  /// Faults that must not keep the suite from cleaning up. They are not bugs to catch.
  public var cleansUpDespite: [Planting] = []
  /// A fault that ends the process in the middle of a test, where its files exist: whatever is left
  /// then must have another name in every run. It is not a bug to catch.
  public var interruptedBy: Planting?
  /// What somebody else did before the first test, said as a sentence without its period ("Another
  /// suite had left the till open before yours"). No test may fail because of it.
  public var startsDespite: [Planting] = []
  /// Code that keeps a mark (see ChildSupport) as long as something shared is not as it was found,
  /// said as the end of a sentence ("the till is still open"). After each test alone there must be
  /// none.
  public var restores: [Planting] = []
  /// Whether two tests that fail must name two lines: a helper hands its caller's place on.
  public var ownLines = false
  /// What is planted in place of the learner's own production code when their suite is judged.
  public var reference: Planting?
  /// Tests of the production code that the learner writes.
  public var acceptance: Acceptance?

  /// No extra checks, or those that are given.
  public init(
    pairs: Bool = false,
    parallelRepeats: Int = 0,
    attributions: [Attribution] = [],
    budgetSeconds: Double? = nil,
    cleansUpDespite: [Planting] = [],
    interruptedBy: Planting? = nil,
    startsDespite: [Planting] = [],
    restores: [Planting] = [],
    ownLines: Bool = false,
    reference: Planting? = nil,
    acceptance: Acceptance? = nil
  ) {
    self.pairs = pairs
    self.parallelRepeats = parallelRepeats
    self.attributions = attributions
    self.budgetSeconds = budgetSeconds
    self.cleansUpDespite = cleansUpDespite
    self.interruptedBy = interruptedBy
    self.startsDespite = startsDespite
    self.restores = restores
    self.ownLines = ownLines
    self.reference = reference
    self.acceptance = acceptance
  }
}

/// Says which test has to catch a bug. The starter gives that test its name.
public struct Attribution: Sendable, Hashable {
  /// The bug.
  public let bug: Planting
  /// The test, as reports name it, for example `BrewTests/testBrewsLatte`.
  public let test: String
  /// Whether any other failure, one without a test included, spoils it.
  public let exclusively: Bool

  /// The named test catches the bug, alone or together with others.
  public init(_ bug: some PlantedBug, caughtBy test: String, exclusively: Bool = false) {
    self.bug = Planting(bug)
    self.test = test
    self.exclusively = exclusively
  }
}

/// The kit's tests of production code that a learner writes.
public struct Acceptance: Sendable, Hashable {
  /// The suite, a type in the lesson's `Acceptance` module.
  public let suite: Suite
  /// Its tests, by the name of the function, with the behavior that each one asks for.
  public let tests: [Test]

  /// One acceptance test.
  public struct Test: Sendable, Hashable {
    /// The function, for example `testEmptyCartIsFree` or `emptyCartIsFree()`.
    public let name: String
    /// The behavior in plain words.
    public let title: String

    /// Names an acceptance test.
    public init(_ name: String, _ title: String) {
      self.name = name
      self.title = title
    }
  }

  /// Describes an acceptance suite.
  public init(suite: Suite, tests: [Test]) {
    self.suite = suite
    self.tests = tests
  }
}

/// What one run of a suite may use up before it is stopped.
public struct RunLimits: Sendable, Hashable {
  /// Seconds from the start of the process. A run gets ten times the time that it took on the
  /// correct code, if that is more.
  public var seconds: Double
  /// Memory for data, in bytes.
  public var dataBytes: UInt64
  /// The largest file, in bytes.
  public var fileBytes: UInt64
  /// How much of what the suite prints is kept, in bytes.
  public var outputBytes: Int

  /// The usual limits, or others: 5 seconds, 2 GiB of data, 64 MiB a file, 1 MiB of output.
  public init(
    seconds: Double = 5,
    dataBytes: UInt64 = 2 << 30,
    fileBytes: UInt64 = 64 << 20,
    outputBytes: Int = 1 << 20
  ) {
    self.seconds = seconds
    self.dataBytes = dataBytes
    self.fileBytes = fileBytes
    self.outputBytes = outputBytes
  }
}
