import Foundation
import WorkshopDependencies

// An app, as small as can be: what it prints is compared by `AppTests`. It links no test framework,
// which they check as well.

struct Oven: TestDependencyKey {
  var name: String
  static let testValue = Oven(name: "test oven")
}

extension DependencyValues {
  var oven: Oven {
    get { self[Oven.self] }
    set { self[Oven.self] = newValue }
  }

  var shop: String {
    get { self[ShopKey.self] }
    set { self[ShopKey.self] = newValue }
  }
}

enum ShopKey: DependencyKey {
  static let liveValue = "live shop"
  static let previewValue = "preview shop"
  static let testValue = "test shop"
}

func run() {
  @Dependency(\.context) var context
  @Dependency(\.shop) var shop
  @Dependency(\.oven) var oven

  switch CommandLine.arguments.dropFirst().first {
  case "prepared":
    prepareDependencies { $0.shop = "prepared shop" }
    let onQueue = DispatchQueue.global().sync { shop }
    print(shop, onQueue)
  case "twice":
    prepareDependencies { $0.shop = "first" }
    prepareDependencies { $0.shop = "second" }
    print(shop)
  case "missing":
    print(oven.name)
  case "report":
    reportIssue("Something is wrong.")
    reportIssue(CancellationError())
    print("still here")
  case "cycle":
    @Dependency(\.chicken) var chicken
    print(chicken)
  case "locks":
    print(crossLocks() ? "no deadlock" : "deadlock")
  case "actor":
    print(readWhileAnActorWorks())
  default:
    print(context, shop, isTesting)
  }
}

let argument = CommandLine.arguments.dropFirst().first
if argument == "top" {
  // At the top of a file, `#function` is the name of the module.
  for _ in 1...2 { prepareDependencies { $0[ShopKey.self] = "a shop" } }
} else {
  run()
}
