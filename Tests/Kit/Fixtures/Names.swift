import Testing
import XCTest

@testable import FixtureCode

// Names that a judge could stumble over. Each suite catches `IncrementBug`.

final class 계산기XCTests: XCTestCase {
  func test하나를_더한다() {
    XCTAssertEqual(valueOfOne(), 1)
  }
}

@Suite struct 계산기SwiftTests {
  @Test func 하나를_더한다() {
    #expect(valueOfOne() == 1)
  }
}

@Suite struct RawNamesSwiftTests {
  @Test func `adds one / exactly one (not 2.0)`() {
    #expect(valueOfOne() == 1)
  }

  @Test func `a.b*c[d]`() {
    #expect(valueOfOne() == 1)
  }
}

/// Two functions of the same name and labels, as Swift allows.
@Suite struct TwinsSwiftTests {
  @Test(arguments: [1]) func adds(one: Int) {
    #expect(valueOfOne() == one)
  }

  @Test(arguments: ["1"]) func adds(one: String) {
    #expect("\(valueOfOne())" == one)
  }
}

@Suite struct NestedSwiftTests {
  @Test func addsOne() {
    #expect(valueOfOne() == 1)
  }

  @Suite struct Inner {
    @Test func addsOne() {
      #expect(valueOfOne() == 1)
    }

    struct Innermost {
      @Test func addsOne() {
        #expect(valueOfOne() == 1)
      }
    }
  }
}

@Suite struct ParameterizedSwiftTests {
  @Test(arguments: [1, 2, 3])
  func counts(to number: Int) {
    var sut = Counter()
    for _ in 0..<number { sut.increment() }
    #expect(sut.value == number)
  }
}

/// Begins like another suite: a selection must not mix them up.
@Suite struct NestedSwiftTestsOfOthers {
  @Test func failsUnderTheJudge() {
    onlyUnderTheJudge { Issue.record("this suite was not selected") }
  }
}

private func valueOfOne() -> Int {
  var sut = Counter()
  sut.increment()
  return sut.value
}
