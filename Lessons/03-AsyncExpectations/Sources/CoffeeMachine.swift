import Dispatch
import Synchronization

/// The machine of the stand.
///
/// The code is correct. Everything that it promises stands in these comments, so that a test can be
/// written from them alone.
final class CoffeeMachine: Sendable {
  private let supplies: Mutex<Supplies>

  /// A machine with some beans, in grams, and some water, in milliliters.
  init(beans: Int, water: Int) {
    supplies = Mutex(Supplies(beans: beans, water: water))
  }

  /// Brews a cup, and calls back exactly once, within half a second: with a full cup of that drink,
  /// or with what is missing.
  ///
  /// A cup uses up what its drink takes; the last gram can be used as well. A refused order uses up
  /// nothing. What is said when both are missing is not promised. Neither is the queue or the thread
  /// of the callback: it may come before `brew` returns, or much later, and anywhere.
  func brew(_ drink: Drink, completion: @escaping @Sendable (Result<Cup, MachineError>) -> Void) {
    let result = make(drink)
    DispatchQueue.global().async { completion(result) }
  }

  /// The brewing itself. Tests need not call it.
  func make(_ drink: Drink) -> Result<Cup, MachineError> {
    supplies.withLock { left in
      if let missing = left.use(for: drink) { return .failure(missing) }
      return .success(Cup(of: drink))
    }
  }
}

/// What was filled in and is not used up yet: beans, in grams, and water, in milliliters.
struct Supplies {
  var beans: Int
  var water: Int

  /// Uses up what that drink takes. If something is missing, says what, and uses up nothing. Tests
  /// need not call it, either.
  mutating func use(for drink: Drink) -> MachineError? {
    guard beans >= drink.beans else { return .outOfBeans }
    guard water >= drink.water else { return .outOfWater }
    beans -= drink.beans
    water -= drink.water
    return nil
  }
}

/// What is missing. The next machine may lack more, so this is no enum.
struct MachineError: Error, Equatable {
  static let outOfBeans = MachineError(missing: "beans")
  static let outOfWater = MachineError(missing: "water")

  private let missing: String

  static func == (one: MachineError, other: MachineError) -> Bool { one.missing == other.missing }
}

extension MachineError: CustomStringConvertible {
  var description: String { "out of \(missing)" }
}

/// What the machine can brew.
enum Drink: Sendable {
  case espresso, latte, americano

  /// The beans that a cup of it takes, in grams.
  var beans: Int { self == .espresso ? 8 : 16 }

  /// The water that a cup of it takes, in milliliters.
  var water: Int { self == .americano ? 240 : 40 }
}

/// A cup, and what is in it. Two cups are equal when they hold the same drink, and as much of it.
struct Cup: Equatable, Sendable {
  private let content: (drink: Drink, percent: Int)

  /// A full cup, or one that is filled to some percent.
  init(of drink: Drink, percent: Int = 100) {
    content = (drink, percent)
  }

  var drink: Drink { content.drink }

  var isFull: Bool { content.percent == 100 }

  static func == (one: Cup, other: Cup) -> Bool { one.content == other.content }
}

extension Cup: CustomStringConvertible {
  var description: String { "\(content.drink), \(content.percent)% full" }
}
