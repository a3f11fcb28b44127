import Foundation
import Testing
import WorkshopDependencies

/// A test that has not overridden a dependency hears of it, once.
@Suite struct MissingValueTests {
  @Test("Read twice, reported once: what, where it is declared, and how to override it")
  func reported() throws {
    let line = #line + 2
    let recorded = issues {
      @Dependency(\.greeting) var greeting
      #expect(greeting == "live hello")
      #expect(greeting == "live hello")
    }

    let issue = try #require(recorded.first)
    #expect(recorded.count == 1)
    #expect(
      issue.text == #"""
        @Dependency(\.greeting) has no test value, but a test has read it.

          Declared: DependenciesTests/MissingValueTests.swift:\#(line)
          Key:      GreetingKey
          Value:    String

        A test decides what its dependencies do, or it would depend on the world outside. Override it
          for some code:      withDependencies { $0.greeting = … } operation: { … }
          for a test:         @Test(.dependencies { $0.greeting = … }), or @Suite(…)
          for an XCTestCase:  withDependencies { … } around super.invokeTest()
          for every test:     give GreetingKey a 'testValue'.
        """#
    )
    #expect(issue.file == #fileID)
    #expect(issue.line == line)
  }

  @Test("Nobody is told to give a test value to a key of the library")
  func libraryKey() throws {
    let recorded = issues {
      @Dependency(\.uuid) var uuid
      _ = uuid
    }

    let issue = try #require(recorded.first)
    #expect(issue.text.contains("for an XCTestCase:"))
    #expect(!issue.text.contains("for every test:"))
  }

  @Test("A key that is nested in a type of the library is its owner's")
  func nestedKey() throws {
    let recorded = issues { _ = DependencyValues._current[DependencyValues.OvenKey.self] }

    let issue = try #require(recorded.first)
    #expect(issue.text.contains("for every test:     give DependencyValues.OvenKey a 'testValue'."))
  }

  @Test("A dependency that is its own key is named as it is read and set")
  func ownKey() throws {
    let recorded = issues {
      @Dependency(Grinder.self) var grinder
      _ = grinder
    }

    let issue = try #require(recorded.first)
    #expect(recorded.count == 1)
    #expect(issue.text.hasPrefix("@Dependency(MissingValueTests.Grinder.self) has no test value"))
    #expect(issue.text.contains("Type:     MissingValueTests.Grinder\n"))
    #expect(issue.text.contains("$0[MissingValueTests.Grinder.self] = …"))
  }

  @Test("Without a @Dependency, the place of the property is told")
  func withoutWrapper() throws {
    let recorded = issues { _ = DependencyValues._current.greeting }

    let issue = try #require(recorded.first)
    #expect(issue.file == "DependenciesTests/Dependencies.swift")
  }

  @Test("The value is the preview value")
  func previewValue() {
    _ = issues {
      @Dependency(Grinder.self) var grinder
      #expect(grinder.kind == "preview")
    }
  }

  @Test("A nested key path names the dependency")
  func nested() throws {
    let recorded = issues {
      @Dependency(\.date.now) var now
      _ = now
    }

    #expect(recorded.count == 1)
    #expect(recorded.first?.text.hasPrefix(#"@Dependency(\.date) has no test value"#) == true)
  }

  @Test("Overridden, nothing is reported")
  func overridden() {
    let recorded = issues {
      withDependencies {
        $0.greeting = "hi"
      } operation: {
        @Dependency(\.greeting) var greeting
        #expect(greeting == "hi")
      }
    }

    #expect(recorded.isEmpty)
  }

  @Test("In another context, nothing is reported")
  func live() {
    let recorded = issues {
      withDependencies {
        $0.context = .live
      } operation: {
        @Dependency(\.greeting) var greeting
        #expect(greeting == "live hello")
      }
    }

    #expect(recorded.isEmpty)
  }

  @Test("What is read inside of a closure that overrides counts as read")
  func readWhileOverriding() {
    let recorded = issues {
      @Dependency(\.greeting) var greeting
      withDependencies {
        $0.name = greeting
      } operation: {
      }
    }

    #expect(recorded.count == 1)
  }

  @Test("A private key is named as it is written, also in the middle of another name")
  func privateKey() {
    let recorded = issues {
      @Dependency(\.hidden) var hidden
      _ = hidden
    }

    #expect(recorded.first?.text.contains("HiddenKey<DependenciesTests.") == true)
    #expect(recorded.first?.text.contains("HiddenThing>") == true)
    #expect(recorded.first?.text.contains("unknown context") == false)
  }

  @Test("A test value that takes another's: the other one is named")
  func takenFromAnother() {
    let recorded = issues {
      @Dependency(\.borrower) var borrower
      _ = borrower
    }

    #expect(recorded.count == 1)
    #expect(recorded.first?.text.hasPrefix("@Dependency(GreetingKey.self) has no test") == true)
  }

  @Test("Read by its own key in a property that is called otherwise, it is named by its key")
  func inAProperty() {
    let recorded = issues { _ = grinderKind }

    #expect(
      recorded.first?.text.hasPrefix("@Dependency(MissingValueTests.Grinder.self)") == true
    )
  }

  private var grinderKind: String { DependencyValues._current[Grinder.self].kind }

  struct Grinder: DependencyKey {
    var kind: String
    static let liveValue = Grinder(kind: "live")
    static let previewValue = Grinder(kind: "preview")
  }
}

extension DependencyValues {
  fileprivate enum OvenKey: DependencyKey {
    static var liveValue: Int { 180 }
  }

  fileprivate var hidden: Int { self[HiddenKey<HiddenThing>.self] }
  fileprivate var borrower: String { self[BorrowerKey.self] }
}

private enum HiddenKey<Thing>: DependencyKey {
  static var liveValue: Int { 1 }
}

private struct HiddenThing {}

private enum BorrowerKey: TestDependencyKey {
  static var testValue: String { GreetingKey.testValue }
}
