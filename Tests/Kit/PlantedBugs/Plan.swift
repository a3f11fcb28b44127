/// What one child run is told to do: which bug to plant, where to write, within which limits.
///
/// It travels in one environment variable, which the child removes before any test runs. The bug's
/// name is hashed with a salt of the run, so that nothing readable says what is planted.
public struct Plan: Sendable, Equatable {
  /// The environment variable that carries a plan.
  public static let variable = "WORKSHOP_PLAN"

  /// A number that is different in every run.
  public var salt: UInt64
  /// The salted hash of the planted bug's id; `nil` on the correct code.
  public var plantedHash: UInt64?
  /// The file for XCTest's results, as JSON Lines.
  public var resultsPath: String
  /// The file that takes one line for every planted function that a test reaches.
  public var reachedPath: String
  /// The most memory that the child may take, in bytes.
  public var dataBytes: UInt64
  /// The largest file that the child may write, in bytes.
  public var fileBytes: UInt64
  /// Which of its processors the child runs on, counted from 0.
  public var processor: Int
  /// The process that judges; the child ends when it is gone.
  public var judge: Int32

  /// A plan, as the judge makes it.
  public init(
    salt: UInt64,
    planting: Planting?,
    resultsPath: String,
    reachedPath: String,
    dataBytes: UInt64,
    fileBytes: UInt64,
    processor: Int,
    judge: Int32
  ) {
    self.salt = salt
    plantedHash = planting.map { stableHash("\(salt)\($0.id)") }
    self.resultsPath = resultsPath
    self.reachedPath = reachedPath
    self.dataBytes = dataBytes
    self.fileBytes = fileBytes
    self.processor = processor
    self.judge = judge
  }

  /// The text of the environment variable.
  public var encoded: String {
    let numbers = [
      "\(salt)", plantedHash.map { "\($0)" } ?? "", "\(dataBytes)", "\(fileBytes)",
      "\(processor)", "\(judge)",
    ]
    return ([Self.version] + numbers + [resultsPath, reachedPath]).joined(separator: "\u{1F}")
  }

  /// The plan in a text, or `nil` when it is not one: a child without a plan is a plain test run.
  public init?(decoding text: String) {
    let fields = text.split(separator: "\u{1F}", omittingEmptySubsequences: false).map(String.init)
    guard
      fields.count == 9, fields[0] == Self.version,
      let salt = UInt64(fields[1]), let dataBytes = UInt64(fields[3]),
      let fileBytes = UInt64(fields[4]), let processor = Int(fields[5]),
      let judge = Int32(fields[6])
    else { return nil }
    let hash = UInt64(fields[2])
    guard hash != nil || fields[2].isEmpty else { return nil }
    self.salt = salt
    plantedHash = hash
    self.dataBytes = dataBytes
    self.fileBytes = fileBytes
    self.processor = processor
    self.judge = judge
    resultsPath = fields[7]
    reachedPath = fields[8]
  }

  /// Whether this run plants the bug with the given id.
  public func plants(_ id: String) -> Bool {
    plantedHash == stableHash("\(salt)\(id)")
  }

  private static let version = "1"
}

/// The 64-bit FNV-1a hash: the same in every process and on every machine, and not a secret.
/// (Its two numbers are the offset basis and the prime that define the hash.)
public func stableHash(_ text: String) -> UInt64 {
  stableHash(text.utf8)
}

/// The 64-bit FNV-1a hash of bytes.
public func stableHash(_ bytes: some Sequence<UInt8>) -> UInt64 {
  bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
}
