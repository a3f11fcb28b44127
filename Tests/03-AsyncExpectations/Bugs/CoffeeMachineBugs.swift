import AsyncExpectationsExercises
import ChildSupport
import Dispatch
import Foundation
import PlantedBugs
import Synchronization

@testable import AsyncExpectations

private typealias Answer = Result<Cup, MachineError>

extension CoffeeMachine {
  @_dynamicReplacement(for:brew(_:completion:))
  func brewWithBug(
    _ drink: Drink,
    completion: @escaping @Sendable (Result<Cup, MachineError>) -> Void
  ) {
    if let variant = BrewVariant.planted {
      let answer = make(drink)
      switch variant {
      case .slow:
        DispatchQueue.global().asyncAfter(deadline: .now() + slowness) { completion(answer) }
      case .mainQueue: DispatchQueue.main.async { completion(answer) }
      case .sameThread: completion(answer)
      }
      return
    }
    if SuppliesBug.isPlanted {
      // The answer may be wrong: see below why it is late.
      let answer = make(drink)
      return callStandingBack(after: lateness) { completion(answer) }
    }
    guard let bug = BrewBug.planted else { return brew(drink, completion: completion) }
    let right = make(drink)
    // Only what is wrong comes late: a test that does not wait must never hear of it, not even while
    // another one waits for something else.
    switch fault(of: bug, in: right, for: drink) {
    case nil: DispatchQueue.global().async { completion(right) }
    case .wrong(let answer): callStandingBack(after: lateness) { completion(answer) }
    case .silence: break
    case .wrongAndSlowToCompare(let answer):
      callStandingBack(after: lateness) { comparingSlowly { completion(answer) } }
    case .slowToCompare(let answer):
      callStandingBack { comparingSlowly { completion(answer) } }
    }
  }

  private enum Fault {
    case wrong(Answer)
    case wrongAndSlowToCompare(Answer)
    case silence
    case slowToCompare(Answer)
  }

  /// What goes wrong instead of the right answer; `nil` where this bug is not in the way.
  private func fault(of bug: BrewBug, in right: Answer, for drink: Drink) -> Fault? {
    let another = Cup(of: drink == .espresso ? .latte : .espresso)
    switch (bug, right) {
    case (.anotherDrinkComes, .success): return .wrong(.success(another))
    case (.anotherDrinkIsSlowToCompare, .success): return .slowToCompare(.success(another))
    case (.cupIsHalfFull, .success): return .wrong(.success(Cup(of: drink, percent: 50)))
    case (.emptyMachineBrews, .failure(.outOfBeans)): return .wrong(.success(Cup(of: drink)))
    case (.missingWaterIsReportedAsBeans, .failure(.outOfWater)):
      return .wrongAndSlowToCompare(.failure(.outOfBeans))
    case (.missingBeansAreReportedAsWater, .failure(.outOfBeans)):
      return .wrongAndSlowToCompare(.failure(.outOfWater))
    case (.nobodyIsTold, .failure(.outOfWater)): return .silence
    case (.nothingIsUsedUp, .success), (.wrongErrorAfterACup, .success):
      machinesInUse.withLock { $0.append(self) }
      return nil
    case (.nothingIsUsedUp, .failure):
      return hasBrewed ? .wrong(.success(Cup(of: drink))) : nil
    case (.wrongErrorAfterACup, .failure(let missing)):
      let other: MachineError = missing == .outOfBeans ? .outOfWater : .outOfBeans
      return hasBrewed ? .wrongAndSlowToCompare(.failure(other)) : nil
    default: return nil
    }
  }

  private var hasBrewed: Bool {
    machinesInUse.withLock { machines in machines.contains { $0 === self } }
  }
}

extension Supplies {
  @_dynamicReplacement(for:use(for:))
  mutating func useWithBug(for drink: Drink) -> MachineError? {
    let bug = SuppliesBug.planted
    let before = self
    if bug == .lastBeansAreOfNoUse, beans == drink.beans { return .outOfBeans }
    let missing = use(for: drink)
    if bug == .waterIsNotUsedUp { water = before.water }
    if bug == .refusedOrderUsesUp, missing != nil {
      beans = max(0, beans - drink.beans)
      water = max(0, water - drink.water)
    }
    return missing
  }
}

/// The machines that have brewed something. They are kept, so that no other is taken for one of them.
private let machinesInUse = Mutex<[CoffeeMachine]>([])

/// In seconds. Long enough for a test to end that does not wait.
private let lateness = 0.25

/// In seconds. What the machine promises, less what a busy computer needs.
private let slowness = 0.45

// MARK: Cups and errors that take long to compare

private let slowly = "cups and errors are compared slowly"

/// Runs `action`, and whatever is compared on this thread meanwhile takes long.
private func comparingSlowly(_ action: () -> Void) {
  Thread.current.threadDictionary[slowly] = true
  action()
}

/// Long enough for a test to end that was told to go on before its assertion.
private func hesitate() {
  if Thread.current.threadDictionary[slowly] != nil { Thread.sleep(forTimeInterval: lateness) }
}

extension Cup {
  @_dynamicReplacement(for:drink)
  var slowDrink: Drink {
    hesitate()
    return drink
  }

  @_dynamicReplacement(for:isFull)
  var slowIsFull: Bool {
    hesitate()
    return isFull
  }

  @_dynamicReplacement(for:==(_:_:))
  static func slowEquals(_ one: Cup, _ other: Cup) -> Bool {
    hesitate()
    return original { one == other }
  }
}

extension MachineError {
  @_dynamicReplacement(for:==(_:_:))
  static func slowEquals(_ one: MachineError, _ other: MachineError) -> Bool {
    hesitate()
    return original { one == other }
  }
}
