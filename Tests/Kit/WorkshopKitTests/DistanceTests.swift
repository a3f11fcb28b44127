import Testing

@testable import WorkshopKit

@Suite struct DistanceTests {
  @Test(
    "Letters to change, add or remove",
    arguments: [
      ("", "", 0), ("", "abc", 3), ("abc", "", 3), ("check", "check", 0), ("chek", "check", 1),
      ("checks", "check", 1), ("chekc", "check", 2), ("kitten", "sitting", 3),
      ("CHECK", "check", 0),
    ]
  )
  func distances(_ first: String, _ second: String, _ expected: Int) {
    #expect(distance(first, second) == expected)
    #expect(distance(second, first) == expected)
  }

  @Test(
    "Near: a third of the longer word, one letter of a short one, or the rest is missing",
    arguments: [
      ("chek", "check"), ("xyz", nil), ("matirx", "matrix"), ("maxxrix", "matrix"),
      ("maxxxix", nil), ("cov", "coverage"), ("co", nil), ("nxt", "next"), ("it", "hit"), ("", nil),
    ]
  )
  func near(_ word: String, _ expected: String?) {
    let known = ["check", "matrix", "coverage", "next", "hit"]
    #expect(nearest(to: word, among: known) == expected)
  }
}
