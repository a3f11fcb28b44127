import Foundation
import Testing
import WorkshopDependencies

/// The defaults of an app, set once.
@Suite struct PreparingTests {
  @Dependency(\.name) var name
  @Dependency(\.greeting) var greeting

  @Test("Everybody sees it, in a queue as well, and nothing is reported")
  func prepared() async {
    prepareDependencies { $0.greeting = "prepared" }

    #expect(greeting == "prepared")
    #expect(
      withDependencies {
        $0.name = "x"
      } operation: {
        greeting
      } == "prepared"
    )
  }

  @Test("The closure's result comes back, and its error")
  func result() {
    #expect(prepareDependencies { _ in 3 } == 3)
    #expect(throws: CancellationError.self) {
      try prepareDependencies { _ in throw CancellationError() }
    }
  }

  @Test("An override beats it")
  func override() {
    prepareDependencies { $0.name = "prepared" }

    withDependencies {
      $0.name = "Jun"
    } operation: {
      #expect(name == "Jun")
    }
    #expect(name == "prepared")
  }

  @Test("Through a nested path, and twice in one preparation")
  func nested() {
    let recorded = issues {
      prepareDependencies {
        $0.date.now = .distantFuture
        $0.date.now = .distantPast
        $0.name = "first"
        $0.name = "second"
      }
    }
    @Dependency(\.date.now) var now

    #expect(recorded.isEmpty)
    #expect(now == .distantPast)
    #expect(name == "second")
  }

  @Test("An object may be changed through it")
  func object() {
    prepareDependencies { $0.store.items.withValue { $0.append("milk") } }
    @Dependency(\.store) var store

    #expect(store.items.value == ["milk"])
  }

  @Test("A second preparation is reported, and the first stays")
  func twice() throws {
    let line = #line + 2
    prepareDependencies { $0.name = "first" }
    let recorded = issues { prepareDependencies { $0.name = "second" } }

    #expect(name == "first")
    #expect(recorded.count == 1)
    let issue = try #require(recorded.first)
    #expect(issue.text.hasPrefix(#"@Dependency(\.name) was prepared twice"#))
    #expect(issue.text.contains("Prepared: DependenciesTests/PreparingTests.swift:\(line)"))
    #expect(issue.text.contains("First:    DependenciesTests/PreparingTests.swift:\(line - 1)"))
    #expect(issue.text.contains("withDependencies { $0.name = … }"))
    #expect(issue.line == line)
  }

  @Test("After a read it is reported, and the value that was read stays")
  func tooLate() throws {
    #expect(name == "nobody")
    let line = #line + 1
    let recorded = issues { prepareDependencies { $0.name = "late" } }

    #expect(name == "nobody")
    #expect(recorded.count == 1)
    let issue = try #require(recorded.first)
    #expect(issue.text.hasPrefix(#"@Dependency(\.name) was read before it was prepared"#))
    #expect(issue.text.contains("Key:      NameKey"))
    #expect(issue.line == line)
  }

  @Test("A look on the way to an override is no read")
  func afterSetting() {
    let recorded = issues {
      withDependencies {
        $0.store.items.withValue { $0.append("x") }
      } operation: {
      }
      prepareDependencies { $0.store = Store() }
    }
    @Dependency(\.store) var store

    #expect(recorded.isEmpty)
    #expect(store.items.value.isEmpty)
  }

  @Test("A look that became a read is one")
  func afterSettingAndReading() {
    withDependencies {
      $0.store.items.withValue { $0.append("x") }
    } operation: {
    }
    @Dependency(\.store) var store
    #expect(store.items.value == ["x"])
    let recorded = issues { prepareDependencies { $0.store = Store() } }

    #expect(recorded.count == 1)
    #expect(store.items.value == ["x"])
  }

  @Test("Read in mid-preparation, it keeps the value that was read")
  func readInBetween() {
    let recorded = issues {
      prepareDependencies {
        $0.name = "first"
        #expect(name == "first")
        $0.name = "second"
      }
    }

    #expect(name == "first")
    #expect(recorded.count == 1)
    #expect(recorded.first?.text.hasPrefix(#"@Dependency(\.name) was read before"#) == true)
  }

  @Test("Prepared, read, and prepared again: the two places are told")
  func readAndPreparedAgain() {
    prepareDependencies { $0.name = "first" }
    #expect(name == "first")
    let recorded = issues { prepareDependencies { $0.name = "second" } }

    #expect(name == "first")
    #expect(recorded.count == 1)
    #expect(recorded.first?.text.hasPrefix(#"@Dependency(\.name) was prepared twice"#) == true)
  }

  @Test("The context, for everything that is prepared or read afterwards")
  func context() {
    @Dependency(\.surroundings) var surroundings
    @Dependency(\.context) var context
    let recorded = issues {
      prepareDependencies {
        $0.context = .live
        $0.name = "prepared for live"
      }
    }

    #expect(recorded.isEmpty)
    #expect(context == .live)
    #expect(surroundings == "live")
    #expect(name == "prepared for live")
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(surroundings == "preview")
    }
  }

  @Test("The context after a read is too late")
  func lateContext() {
    #expect(name == "nobody")
    let recorded = issues { prepareDependencies { $0.context = .live } }

    #expect(recorded.count == 1)
    #expect(recorded.first?.text.hasPrefix(#"@Dependency(\.context) was read before"#) == true)
  }

  @Test("What is its own key is named by it, wherever it is prepared")
  func ownKey() {
    let recorded = issues {
      preparedOven
      preparedOven
    }

    #expect(recorded.count == 1)
    #expect(recorded.first?.text.hasPrefix("@Dependency(Oven.self) was prepared twice") == true)
  }

  private var preparedOven: Void {
    prepareDependencies { $0[Oven.self] = Oven { "\($0)" } }
  }

  @Test("All values at once cannot be prepared, which is reported")
  func allAtOnce() {
    let recorded = issues {
      prepareDependencies {
        $0 = .live
        $0.name = "lost"
      }
    }

    #expect(recorded.count == 1)
    #expect(recorded.first?.text.hasPrefix("prepareDependencies cannot replace all values") == true)
  }
}
