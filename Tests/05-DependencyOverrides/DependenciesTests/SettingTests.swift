import Foundation
import Testing
import WorkshopDependencies

/// To set a dependency is not to use it, even where Swift reads it first.
@Suite struct SettingTests {
  @Test("Through a nested path, nothing is reported")
  func nested() {
    let recorded = issues {
      withDependencies {
        $0.date.now = .distantPast
      } operation: {
        @Dependency(\.date.now) var now
        #expect(now == .distantPast)
      }
    }

    #expect(recorded.isEmpty)
  }

  @Test("A read without an override still reports afterwards, even in the same values")
  func reportsAfterwards() {
    let recorded = issues {
      withDependencies {
        var copy = $0
        copy.date.now = .distantPast
      } operation: {
        @Dependency(\.date) var date
        _ = date
      }
    }

    #expect(recorded.count == 1)
  }

  @Test("Also after the values were replaced by fresh ones", arguments: [true, false])
  func freshValues(isLive: Bool) {
    let recorded = issues {
      withDependencies {
        $0 = isLive ? .test : DependencyValues()
        $0.date.now = .distantPast
      } operation: {
        @Dependency(\.date.now) var now
        #expect(now == .distantPast)
      }
    }

    #expect(recorded.isEmpty)
  }

  @Test("Afterwards, a read in fresh values reports")
  func freshValuesReport() {
    let recorded = issues {
      withDependencies {
        $0 = DependencyValues()
      } operation: {
        @Dependency(\.date) var date
        _ = date
      }
    }

    #expect(recorded.count == 1)
  }

  @Test("Through a key path, the getter runs first and does not fail")
  func keyPath() {
    let recorded = issues {
      withDependencies {
        set(\.greeting, in: &$0, to: "hi")
        set(\.strict, in: &$0, to: 2)
        set(\.blunt, in: &$0, to: 3)
        set(\.date.now, in: &$0, to: .distantFuture)
      } operation: {
        @Dependency(\.greeting) var greeting
        @Dependency(\.strict) var strict
        @Dependency(\.blunt) var blunt
        #expect(greeting == "hi")
        #expect(strict == 2)
        #expect(blunt == 3)
      }
    }

    #expect(recorded.isEmpty)
  }

  @Test("A test value that asks whether to report does so at a read, also after a set elsewhere")
  func asking() {
    let recorded = issues {
      withDependencies {
        var copy = $0
        set(\.strict, in: &copy, to: 2)
        set(\.blunt, in: &copy, to: 2)
      } operation: {
        @Dependency(\.strict) var strict
        @Dependency(\.blunt) var blunt
        #expect(strict == 1)
        #expect(blunt == 1)
      }
    }

    #expect(recorded.map(\.text).first == "override strict")
    #expect(recorded.count == 2)
  }

  @Test("A default that is looked at hides nothing of what it read itself", arguments: [1, 2])
  func derived(times: Int) {
    let recorded = issues {
      withDependencies {
        // Cases of one test share their default values.
        $0 = DependencyValues()
        for _ in 0..<times { $0.poster += "!" }
      } operation: {
        @Dependency(\.poster) var poster
        @Dependency(\.greeting) var greeting
        #expect(poster.hasSuffix("!"))
        _ = greeting
      }
    }

    #expect(recorded.count == 1)
    #expect(recorded.first?.text.contains(#"@Dependency(\.greeting)"#) == true)
  }

  @Test("Nor does it hide anything of itself")
  func derivedItself() {
    let recorded = issues {
      withDependencies {
        $0.poster += "!"
      } operation: {
      }
      @Dependency(\.poster) var poster
      _ = poster
    }

    #expect(recorded.count == 1)
  }

  @Test("What was only looked at, and not overridden, was read after all: it is reported")
  func lookedAt() {
    let recorded = issues {
      withDependencies {
        $0.name = $0.greeting
        $0.surroundings = $0.greeting
      } operation: {
      }
    }

    #expect(recorded.count == 1)
    #expect(recorded.first?.text.hasPrefix(#"@Dependency(\.greeting) has no test value"#) == true)
  }

  @Test("Also in fresh values")
  func lookedAtInFreshValues() {
    let recorded = issues {
      withDependencies {
        $0 = DependencyValues()
        $0.name = $0.greeting
      } operation: {
      }
    }

    #expect(recorded.count == 1)
  }

  @Test("A look that an override follows, however late, is none")
  func lookedAtAndOverridden() {
    let recorded = issues {
      withDependencies {
        $0.name = $0.greeting
        $0.greeting = "hi"
      } operation: {
      }
    }

    #expect(recorded.isEmpty)
  }

  @Test("A test value can ask whether somebody only sets it")
  func asked() {
    @Dependency(\.asker) var asker
    let seen = LockIsolated("")
    withDependencies {
      seen.setValue($0.asker)
    } operation: {
      #expect(seen.value == "set")
      #expect(asker == "read")
    }
  }

  @Test("An object that is changed through the values is the one that is read")
  func object() {
    withDependencies {
      $0 = DependencyValues()
      $0.store.items.withValue { $0.append("milk") }
    } operation: {
      @Dependency(\.store) var store
      #expect(store.items.value == ["milk"])
    }
  }

  @Test("A live context without a live value is not reported for setting")
  func noLiveValue() {
    let recorded = issues {
      withDependencies {
        $0.context = .live
        set(\.testOnly, in: &$0, to: "mine")
      } operation: {
        @Dependency(\.testOnly) var testOnly
        #expect(testOnly == "mine")
      }
    }

    #expect(recorded.isEmpty)
  }
}

/// As the trait does it. What Swift reads before it writes depends on the path.
private func set<Value>(
  _ keyPath: WritableKeyPath<DependencyValues, Value>,
  in values: inout DependencyValues,
  to value: Value
) {
  values[keyPath: keyPath] = value
}

extension DependencyValues {
  fileprivate var asker: String { self[AskerKey.self] }
}

private enum AskerKey: TestDependencyKey {
  static var testValue: String { shouldReportUnimplemented ? "read" : "set" }
}
