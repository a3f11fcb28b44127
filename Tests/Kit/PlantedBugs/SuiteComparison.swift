/// Two suites that test the same code in different ways, run against each other's bugs.
///
/// A lesson's text shows a table of who catches what. `verify` makes the same table anew from the
/// reference suites, so that the text cannot say anything else.
public struct SuiteComparison: Sendable {
  /// One of the two suites.
  public struct Side: Sendable {
    /// What the table calls it, for example "stub suite".
    public let name: String
    /// The exercise whose suite it is.
    public let exercise: Exercise
    /// The bugs that this suite must catch and the other one must miss: what only its way can see.
    public let alone: [Planting]

    /// One side of a comparison.
    public init(_ name: String, _ exercise: Exercise, alone: [Planting]) {
      self.name = name
      self.exercise = exercise
      self.alone = alone
    }
  }

  public let first: Side
  public let second: Side

  /// Compares two suites.
  public init(_ first: Side, _ second: Side) {
    self.first = first
    self.second = second
  }

  /// The bugs of both exercises, in the order of the table.
  public var bugs: [Planting] {
    first.exercise.bugs + second.exercise.bugs.filter { !first.exercise.bugs.contains($0) }
  }
}
