import Foundation
import Testing
import WorkshopDependencies

/// The dependencies that the library brings along.
@Suite struct BuiltInTests {
  @Test("date: settable, constant, called")
  func date() {
    withDependencies {
      $0.date.now = .distantPast
    } operation: {
      @Dependency(\.date) var date
      #expect(date.now == .distantPast)
      #expect(date() == .distantPast)
    }
    #expect(DateGenerator.constant(.distantFuture)() == .distantFuture)
    let next = LockIsolated(0.0)
    let ticking = DateGenerator {
      Date(
        timeIntervalSince1970: next.withValue {
          $0 += 1
          return $0
        }
      )
    }
    #expect(ticking.now.timeIntervalSince1970 == 1)
    #expect(ticking.now.timeIntervalSince1970 == 2)
  }

  @Test("uuid: incrementing, constant, own")
  func uuid() {
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      @Dependency(\.uuid) var uuid
      #expect(uuid() == UUID(0))
      #expect(uuid() == UUID(1))
    }
    let constant = UUIDGenerator.constant(UUID(7))
    #expect([constant(), constant()] == [UUID(7), UUID(7)])
  }

  @Test("incrementing is computed: each one begins at zero")
  func incrementing() {
    let one = UUIDGenerator.incrementing
    _ = one()
    let two = UUIDGenerator.incrementing
    #expect(one() == UUID(1))
    #expect(two() == UUID(0))
  }

  @Test("UUID of a number")
  func uuidNumber() {
    #expect(UUID(0).uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(UUID(10).uuidString == "00000000-0000-0000-0000-00000000000A")
    #expect(UUID(0x1234_5678_9ABC).uuidString == "00000000-0000-0000-0000-123456789ABC")
  }

  @Test("withRandomNumberGenerator: one sequence for all who share it")
  func random() {
    withDependencies {
      $0.withRandomNumberGenerator = WithRandomNumberGenerator(Counting())
    } operation: {
      @Dependency(\.withRandomNumberGenerator) var withGenerator
      let first = withGenerator { [$0.next(), $0.next()] }
      let inside = withGenerator { _ in withGenerator { $0.next() } }
      #expect(first == [1, 2])
      #expect(inside == 3)
      let roll = withGenerator { Int.random(in: 1...6, using: &$0) }
      #expect((1...6).contains(roll))
    }
  }

  @Test("locale, time zone, calendar")
  func surroundings() {
    withDependencies {
      $0.locale = Locale(identifier: "ko_KR")
      $0.timeZone = TimeZone(secondsFromGMT: 9 * 3600)!
      $0.calendar = Calendar(identifier: .buddhist)
    } operation: {
      @Dependency(\.locale) var locale
      @Dependency(\.timeZone) var timeZone
      @Dependency(\.calendar) var calendar
      #expect(locale.identifier == "ko_KR")
      #expect(timeZone.secondsFromGMT() == 9 * 3600)
      #expect(calendar.identifier == .buddhist)
    }
  }

  @Test("Each fails a test that has not overridden it")
  func reported() {
    let recorded = issues {
      withDependencies {
        $0 = DependencyValues()
      } operation: {
        @Dependency(\.date) var date
        @Dependency(\.uuid) var uuid
        @Dependency(\.withRandomNumberGenerator) var random
        @Dependency(\.locale) var locale
        @Dependency(\.timeZone) var timeZone
        @Dependency(\.calendar) var calendar
        _ = (date, uuid, random, locale, timeZone, calendar)
      }
    }
    let names = recorded.map { $0.text.prefix { $0 != ")" } }
    #expect(
      names == [
        #"@Dependency(\.date"#, #"@Dependency(\.uuid"#,
        #"@Dependency(\.withRandomNumberGenerator"#, #"@Dependency(\.locale"#,
        #"@Dependency(\.timeZone"#, #"@Dependency(\.calendar"#,
      ]
    )
  }

  @Test("In a live context each is there")
  func live() {
    withDependencies {
      $0 = .live
    } operation: {
      @Dependency(\.date.now) var now
      @Dependency(\.uuid) var uuid
      @Dependency(\.continuousClock) var continuous
      @Dependency(\.suspendingClock) var suspending
      @Dependency(\.timeZone) var timeZone
      #expect(abs(now.timeIntervalSinceNow) < 3600)
      #expect(uuid() != uuid())
      #expect(continuous is ContinuousClock)
      #expect(suspending is SuspendingClock)
      #expect(timeZone == .autoupdatingCurrent)
    }
  }

  @Test("fireAndForget is waited for in a test, whatever it throws")
  func fireAndForget() async {
    @Dependency(\.fireAndForget) var fireAndForget
    let done = LockIsolated<[Int]>([])
    await fireAndForget {
      await Task.yield()
      done.withValue { $0.append(1) }
      throw CancellationError()
    }
    #expect(done.value == [1])
  }

  @Test("fireAndForget is not waited for in an app")
  func liveFireAndForget() async {
    let (gate, open) = AsyncStream<Void>.makeStream()
    let (done, finish) = AsyncStream<Void>.makeStream()
    await withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.fireAndForget) var fireAndForget
      await fireAndForget(priority: .high) {
        for await _ in gate {}
        finish.finish()
      }
    }
    open.finish()
    for await _ in done {}
  }

  @Test("assert fails a test at its own line, if the condition does not hold")
  func assert() {
    @Dependency(\.assert) var assert
    var line = 0
    let recorded = issues {
      assert(1 < 2, "fine")
      line = #line + 1
      assert(2 < 1, "backwards")
      assert(2 < 1)
    }
    #expect(recorded.map(\.text) == ["Assertion failed: backwards", "Assertion failed"])
    #expect(recorded.map(\.line) == [line, line + 1])
  }

  @Test("assert and fireAndForget can do something else")
  func ownEffects() async {
    let noted = LockIsolated<[String]>([])
    await withDependencies {
      $0.assert = AssertionEffect { message, file, line in
        noted.withValue { $0.append("\(message) in line \(line)") }
      }
      $0.fireAndForget = FireAndForget { priority, _ in
        noted.withValue { $0.append("\(priority == .low)") }
      }
    } operation: {
      @Dependency(\.assert) var assert
      @Dependency(\.fireAndForget) var fireAndForget
      assert(2 < 1, "backwards", line: 7)
      assert(1 < 2, "fine")
      await fireAndForget(priority: .low) { noted.setValue(["begun"]) }
    }
    #expect(noted.value == ["backwards in line 7", "true"])
  }
}

private struct Counting: RandomNumberGenerator, Sendable {
  var number: UInt64 = 0

  mutating func next() -> UInt64 {
    number += 1
    return number
  }
}
