/// Something that can be put in place of a function's body while a suite runs.
///
/// Conform an enum with one case per replacement. The raw value is the title that people read:
/// it states the behavior ("The tenth stamp earns nothing"), never the mutation. One enum serves
/// one replaced function, so that "was this code ever run?" has an exact answer.
public protocol Plantable: RawRepresentable, CaseIterable, Hashable, Sendable
where RawValue == String {}

/// A plausible defect. A good suite fails while it is planted.
public protocol PlantedBug: Plantable {}

/// Another correct implementation. A good suite still passes while it is planted.
public protocol Variant: Plantable {}

extension Plantable {
  /// The case that this run has planted, or `nil` when it planted none of this enum.
  ///
  /// Reading it also notes that the running test reached the replaced function: that is how a
  /// report tells "no test of yours ran this code" from "a test ran it and noticed nothing".
  public static var planted: Self? {
    ActivePlan.planted(in: Self.self, isReached: true)
  }

  /// Whether this run has planted a case of this enum. Notes nothing: it is for a replacement that
  /// has to know what was planted in the place of others.
  public static var isPlanted: Bool { ActivePlan.planted(in: Self.self, isReached: false) != nil }

  /// What a run's plan calls this case: its type's name and its own.
  public var plantingID: String { "\(Self.self).\(self)" }
}

/// A case of a `Plantable` enum as a plain value, for lists of what is graded.
public struct Planting: Sendable, Hashable {
  /// What a run's plan calls it, for example `RewardBug.tenthStampEarnsNothing`.
  public let id: String
  /// The case's own name, for example `tenthStampEarnsNothing`; unique within its exercise.
  public let name: String
  /// The behavior in plain words, for example "The tenth stamp earns nothing".
  public let title: String

  /// The value for one case of an enum.
  public init(_ plantable: some Plantable) {
    id = plantable.plantingID
    name = "\(plantable)"
    title = plantable.rawValue
  }

  /// A planting by name, for one whose enum is out of reach or does not exist: the judge's own.
  public init(id: String, title: String) {
    self.id = id
    name = String(id.drop { $0 != "." }.dropFirst())
    self.title = title
  }

  /// All cases of an enum, in the order of their declaration.
  public static func all<P: Plantable>(of type: P.Type) -> [Planting] {
    type.allCases.map { Planting($0) }
  }
}
