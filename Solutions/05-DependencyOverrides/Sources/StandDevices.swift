import WorkshopDependencies

/// What the app does to the world when it starts. Here the real ones only print; think of a cash
/// drawer, a server, and a service that collects statistics.
struct StandDevices: Sendable {
  var openTill: @Sendable () -> Void
  var loadMenu: @Sendable () -> [String]
  var countStart: @Sendable () -> Void
}

extension StandDevices: DependencyKey {
  static let liveValue = StandDevices(
    openTill: { print("The till is open.") },
    loadMenu: {
      print("The menu was loaded.")
      return ["Latte", "Mocha"]
    },
    countStart: { print("A start was counted.") }
  )

  static let testValue = StandDevices(
    openTill: unimplemented("StandDevices.openTill"),
    loadMenu: unimplemented("StandDevices.loadMenu", placeholder: []),
    countStart: unimplemented("StandDevices.countStart")
  )
}

extension DependencyValues {
  var standDevices: StandDevices {
    get { self[StandDevices.self] }
    set { self[StandDevices.self] = newValue }
  }
}
