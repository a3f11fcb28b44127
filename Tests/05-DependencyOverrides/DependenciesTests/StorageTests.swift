import Testing
import WorkshopDependencies

/// What is stored comes back as it was, `nil` included.
@Suite struct StorageTests {
  @Test("An optional dependency has its default until it is set")
  func optionalDefault() {
    @Dependency(\.optionalNumber) var number

    #expect(number == 3)
  }

  @Test("An optional dependency can be set", arguments: [5, nil])
  func optionalSet(_ value: Int?) {
    withDependencies {
      $0.optionalNumber = value
    } operation: {
      @Dependency(\.optionalNumber) var number
      #expect(number == value)
    }
  }

  @Test("An optional that was set to nil inside counts as set")
  func nilInside() {
    withDependencies {
      $0.optionalNumber = 5
    } operation: {
      withDependencies {
        $0.optionalNumber = nil
      } operation: {
        @Dependency(\.optionalNumber) var number
        #expect(number == nil)
      }
    }
  }

  @Test("Dependencies do not take each other's places")
  func separate() {
    withDependencies {
      $0.name = "Mina"
      $0.surroundings = "here"
    } operation: {
      @Dependency(\.name) var name
      @Dependency(\.surroundings) var surroundings
      #expect(name == "Mina")
      #expect(surroundings == "here")
    }
  }

  @Test("A dependency of any type: a class, a closure, an existential")
  func anyType() {
    let store = Store()
    withDependencies {
      $0.store = store
      $0[Oven.self] = Oven { "made \($0)" }
      $0.continuousClock = ImmediateClock()
    } operation: {
      @Dependency(\.store) var found
      @Dependency(Oven.self) var oven
      @Dependency(\.continuousClock) var clock
      #expect(found === store)
      #expect((try? oven.heat(9)) == "made 9")
      #expect(clock is ImmediateClock<Duration>)
    }
  }
}
