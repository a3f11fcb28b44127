import Foundation
import Testing
import WorkshopDependencies

/// What a `@Dependency` remembers, and what a reader puts on top.
@Suite struct CapturingTests {
  @Test("A model keeps the overrides it was made with")
  func keeps() {
    let model = withDependencies {
      $0.name = "Mina"
    } operation: {
      NameModel()
    }

    #expect(model.name == "Mina")
  }

  @Test("What is current at the read beats what was captured")
  func currentWins() {
    let model = withDependencies {
      $0.name = "Mina"
    } operation: {
      NameModel()
    }

    withDependencies {
      $0.name = "Jun"
    } operation: {
      #expect(model.name == "Jun")
    }
    #expect(model.name == "Mina")
  }

  @Test("What is not overridden at the read stays as it was captured")
  func others() {
    let model = withDependencies {
      $0.name = "Mina"
      $0.surroundings = "hers"
    } operation: {
      PairModel()
    }

    withDependencies {
      $0.surroundings = "now"
    } operation: {
      #expect(model.name == "Mina")
      #expect(model.surroundings == "now")
    }
  }

  @Test("A scope around everything beats a model's own override once outside of it")
  func outerScopeBeatsCaptured() {
    withDependencies {
      $0.name = "the suite's"
    } operation: {
      let model = withDependencies {
        $0.name = "the model's"
      } operation: {
        NameModel()
      }
      #expect(model.name == "the suite's")
      withDependencies {
        $0.name = "now"
      } operation: {
        #expect(model.name == "now")
      }
    }
  }

  @Test("A local one is made anew: it sees what is current, and nothing else")
  func local() {
    func name() -> String {
      @Dependency(\.name) var name
      return name
    }

    #expect(name() == "nobody")
    withDependencies {
      $0.name = "Jun"
    } operation: {
      #expect(name() == "Jun")
    }
    #expect(name() == "nobody")
  }

  @Test("By its key")
  func byKey() throws {
    let model = withDependencies {
      $0[Oven.self] = Oven { "own \($0)" }
    } operation: {
      OvenModel()
    }

    #expect(try model.oven.heat(1) == "own 1")
    let now = try withDependencies {
      $0[Oven.self] = Oven { "now \($0)" }
    } operation: {
      try model.oven.heat(2)
    }
    #expect(now == "now 2")
  }

  @Test("By a nested key path")
  func nested() {
    let date = Date(timeIntervalSince1970: 5)
    withDependencies {
      $0.date.now = date
    } operation: {
      @Dependency(\.date.now) var now
      #expect(now == date)
    }
  }

  @Test("A default value that is made at a read sees the model's overrides")
  func defaultInside() {
    let model = withDependencies {
      $0 = DependencyValues()
      $0.name = "Mina"
    } operation: {
      WelcomeModel()
    }

    #expect(model.welcome == "welcome, Mina")
  }

  @Test(
    "A property that is computed from others sees the model's overrides, and the reader's on top"
  )
  func computed() {
    let model = withDependencies {
      $0.name = "Mina"
    } operation: {
      LoudModel()
    }

    #expect(model.loudName == "MINA")
    withDependencies {
      $0.name = "Jun"
    } operation: {
      #expect(model.loudName == "JUN")
    }
  }

  @Test("A model that is made while another's dependency is read has that one's overrides")
  func madeInside() {
    let outer = withDependencies {
      $0.name = "Mina"
    } operation: {
      MakerModel()
    }
    let made = withDependencies {
      $0.surroundings = "there"
    } operation: {
      outer.madeModel
    }

    #expect(made.name == "Mina")
    #expect(made.surroundings == "there")
  }
}

private final class PairModel {
  @Dependency(\.name) var name
  @Dependency(\.surroundings) var surroundings
}

private final class OvenModel {
  @Dependency(Oven.self) var oven
}

private final class WelcomeModel {
  @Dependency(\.welcome) var welcome
}

private final class LoudModel {
  @Dependency(\.loudName) var loudName
}

private final class MakerModel {
  @Dependency(\.madeModel) var madeModel
}

extension DependencyValues {
  fileprivate var madeModel: PairModel { PairModel() }
}
