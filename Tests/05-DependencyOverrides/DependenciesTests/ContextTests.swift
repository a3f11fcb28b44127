import Testing
import WorkshopDependencies

/// Which default a reader gets.
@Suite struct ContextTests {
  @Dependency(\.surroundings) var surroundings
  @Dependency(\.context) var context

  @Test("A test is a test")
  func test() {
    #expect(isTesting)
    #expect(context == .test)
    #expect(surroundings == "test")
  }

  @Test("An override beats what the process is")
  func overridden() {
    for (context, expected) in [
      (DependencyContext.live, "live"), (.preview, "preview"), (.test, "test"),
    ] {
      withDependencies {
        $0.context = context
      } operation: {
        #expect(self.context == context)
        #expect(surroundings == expected)
      }
    }
  }

  @Test("An override of a value beats every context")
  func valueFirst() {
    withDependencies {
      $0.surroundings = "mine"
      $0.context = .live
    } operation: {
      #expect(surroundings == "mine")
    }
  }

  @Test("Fresh values of each kind")
  func fresh() {
    for (values, expected) in [
      (DependencyValues.live, "live"), (.preview, "preview"), (.test, "test"),
      (DependencyValues(), "test"),
    ] {
      withDependencies {
        $0.surroundings = "lost"
        $0 = values
      } operation: {
        #expect(surroundings == expected)
      }
    }
  }

  @Test("A model keeps the context it was made in, unless the reader has another")
  func captured() {
    let model = withDependencies {
      $0.context = .live
    } operation: {
      SurroundedModel()
    }

    #expect(model.surroundings == "live")
    withDependencies {
      $0.context = .preview
    } operation: {
      #expect(model.surroundings == "preview")
    }
  }

  @Test(
    "Without a preview value, previews get the test value of a test key, the live one of others"
  )
  func previewDefaults() {
    #expect(NameKey.previewValue == "nobody")
    #expect(GreetingKey.previewValue == "live hello")
  }

  @Test("A live context without a live value: reported once, with the remedy, and the test value")
  func noLiveValue() throws {
    var line = 0
    let recorded = issues {
      withDependencies {
        $0.context = .live
      } operation: {
        line = #line + 1
        @Dependency(\.testOnly) var testOnly
        #expect(testOnly == "from the test value")
        #expect(testOnly == "from the test value")
      }
    }

    let issue = try #require(recorded.first)
    #expect(recorded.count == 1)
    #expect(issue.text.hasPrefix(#"@Dependency(\.testOnly) has no live value"#))
    #expect(issue.text.contains("Key:      TestOnlyKey"))
    #expect(issue.text.contains("Value:    String"))
    #expect(issue.text.contains("'liveValue'"))
    #expect(issue.text.contains("prepareDependencies { $0.testOnly = … }"))
    #expect(issue.file == #fileID)
    #expect(issue.line == line)
  }
}

private final class SurroundedModel {
  @Dependency(\.surroundings) var surroundings
}
