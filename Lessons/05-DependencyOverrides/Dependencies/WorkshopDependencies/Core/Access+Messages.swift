extension Access {
  /// A test has read a dependency that has no test value.
  var missingTestValue: String {
    """
    @Dependency(\(name)) has no test value, but a test has read it.

    \(facts)

    A test decides what its dependencies do, or it would depend on the world outside. Override it
      for some code:      withDependencies { \(target) = … } operation: { … }
      for a test:         @Test(.dependencies { \(target) = … }), or @Suite(…)
      for an XCTestCase:  withDependencies { … } around super.invokeTest()\(wayForOwnKey)
    """
  }

  /// An app has read a dependency that has no live value.
  var missingLiveValue: String {
    """
    @Dependency(\(name)) has no live value, but was read in a live context.

    \(facts)

    The test value is used instead. Let \(key) conform to 'DependencyKey', with a 'liveValue', in \
    code that is linked here; or override it where the app begins: \
    prepareDependencies { \(target) = … }
    """
  }

  /// `prepareDependencies` came after somebody had read the dependency.
  var preparedTooLate: String {
    """
    @Dependency(\(name)) was read before it was prepared, so it keeps the value that was read.

    \(preparationFacts)

    Prepare dependencies first of all, where the app begins; later on, override them with \
    withDependencies { \(target) = … } operation: { … }
    """
  }

  func preparedTwice(first: SourcePlace) -> String {
    """
    @Dependency(\(name)) was prepared twice, so it keeps the value of the first preparation.

    \(preparationFacts)
      First:    \(first)

    Prepare a dependency once, where the app begins; later on, override it with \
    withDependencies { \(target) = … } operation: { … }
    """
  }

  /// A default value needs itself; what was read last on the way is `Access.current`.
  var cycle: String {
    let other = Access.current ?? self
    return """
      The default values of @Dependency(\(name)) and @Dependency(\(other.name)) need each other, so \
      neither can be made.

      \(other.facts)
      \(facts)

      Read one of them later: when it is used, not while the other's default value is made. In a \
      test, override one of them.
      """
  }

  /// Nobody but its owner can give a key a test value.
  private var wayForOwnKey: String {
    isKeyOfThisLibrary ? "" : "\n  for every test:     give \(key) a 'testValue'."
  }

  private var facts: String { facts(placeIs: "Declared:") }
  private var preparationFacts: String { facts(placeIs: "Prepared:") }

  private func facts(placeIs label: String) -> String {
    let place = place.map { "  \(label) \($0)\n" } ?? ""
    return place + types
  }

  private var types: String {
    key == value ? "  Type:     \(key)" : "  Key:      \(key)\n  Value:    \(value)"
  }
}
