import WorkshopDependencies

// Two dependencies whose default values need each other.

extension DependencyValues {
  var chicken: String { self[ChickenKey.self] }
  var egg: String { self[EggKey.self] }
}

private enum ChickenKey: DependencyKey {
  static var liveValue: String {
    @Dependency(\.egg) var egg
    return "out of \(egg)"
  }
}

private enum EggKey: DependencyKey {
  static var liveValue: String {
    @Dependency(\.chicken) var chicken
    return "of \(chicken)"
  }
}
