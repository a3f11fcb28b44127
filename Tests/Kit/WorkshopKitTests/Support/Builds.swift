import Foundation

@testable import WorkshopKit

/// What SwiftPM prints when a build fails, recorded on Linux and shortened; the lesson is made up.
enum Builds {
  static let start = """
    [0/1] Planning build
    Building for debugging...
    [0/4] Write sources
    [1/4] Write swift-version-6A52383ED409C6A7.txt

    """

  /// A learner's tests: one error twice (`Emitting module` finds it, too), another one, warnings.
  static func mistakes(in root: String) -> String {
    start + """
      [3/12] Compiling CafeTests MenuTests.swift
      \(root)/Lessons/01-Cafe/Tests/MenuTests.swift:72:77: error: cannot convert return expression of type 'String' to return type 'Int'
      71 | @preconcurrency import XCTest
      72 | struct X { let s = "Lessons/x.swift:1:1: error: in a string" ; var n: Int { s } }
         |                                                                             `- error: cannot convert return expression of type 'String' to return type 'Int'
      73 | func w() { let unused = 5; print(total) }
      74 | 

      \(root)/Lessons/01-Cafe/Tests/MenuTests.swift:73:16: warning: initialization of immutable value 'unused' was never used; consider replacing with assignment to '_' or removing it [#no-usage]
      71 | @preconcurrency import XCTest
      72 | struct X { let s = "Lessons/x.swift:1:1: error: in a string" ; var n: Int { s } }
      73 | func w() { let unused = 5; print(total) }
         |                `- warning: initialization of immutable value 'unused' was never used; consider replacing with assignment to '_' or removing it [#no-usage]
      74 | 

      \(root)/Lessons/01-Cafe/Tests/MenuTests.swift:73:34: error: cannot find 'total' in scope
      72 | struct X { let s = "Lessons/x.swift:1:1: error: in a string" ; var n: Int { s } }
      73 | func w() { let unused = 5; print(total) }
         |                                  `- error: cannot find 'total' in scope
      74 | 
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      [4/12] Emitting module CafeTests
      \(root)/Lessons/01-Cafe/Tests/MenuTests.swift:72:77: error: cannot convert return expression of type 'String' to return type 'Int'
      71 | @preconcurrency import XCTest
      72 | struct X { let s = "Lessons/x.swift:1:1: error: in a string" ; var n: Int { s } }
         |                                                                             `- error: cannot convert return expression of type 'String' to return type 'Int'
      73 | func w() { let unused = 5; print(total) }
      74 | 

      [#no-usage]: <https://docs.swift.org/compiler/documentation/diagnostics/no-usage>

      """
  }

  /// A function of the code under test got another name; the kit's bugs no longer find it.
  static func renamed(_ function: String, in root: String, file: String = "MenuBugs") -> String {
    start + """
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      [7/16] Emitting module CafeBugs
      \(root)/Tests/01-Cafe/Bugs/\(file).swift:39:4: error: replaced function '\(function)' could not be found
      37 |   }
      38 | 
      39 |   @_dynamicReplacement(for:\(function))
         |    `- error: replaced function '\(function)' could not be found
      40 |   func priceWithBug(of dish: String) -> Int {
      [8/16] Compiling CafeBugs \(file).swift
      \(root)/Tests/01-Cafe/Bugs/\(file).swift:43:60: error: cannot find 'price' in scope
      42 |     return switch PriceBug.planted {
      43 |     case .soupIsFree: dish == "soup" ? 0 : price(of: dish)
         |                                            `- error: cannot find 'price' in scope
      44 |     case nil: price(of: dish)

      """
  }

  /// A computed property got another name: the compiler only misses what the bugs call.
  static func renamedProperty(in root: String) -> String {
    start + """
      [9/18] Compiling CafeBugs MenuBugs.swift
      \(root)/Tests/01-Cafe/Bugs/MenuBugs.swift:33:61: error: cannot find 'soup' in scope
      33 |     case nil: soup
         |               `- error: cannot find 'soup' in scope
      \(root)/Tests/01-Cafe/Bugs/MenuBugs.swift:35:15: error: cannot find 'soup' in scope
      35 |     default: soup
         |              `- error: cannot find 'soup' in scope

      """
  }

  /// XCTest methods with names in backticks: the list that SwiftPM writes does not compile.
  static func namesInBackticks(in root: String) -> String {
    let list = "\(root)/.build/debug/TestingWorkshopPackageDiscoveredTests.derived/CafeTests.swift"
    return start + """
      [18/25] Emitting module TestingWorkshopPackageDiscoveredTests
      \(list):9:47: error: expected ',' separator
       7 |     static nonisolated(unsafe) let __allTests__MenuTests = [
       8 |         ("testBread", testBread),
       9 |         ("test eleven soups", asyncTest(test eleven soups)),
         |                                              `- error: expected ',' separator
      10 |         ("test ten soups", test ten soups),
      11 |         ("testZ", testZ)

      \(list):10:34: error: expected ',' separator
       8 |         ("testBread", testBread),
       9 |         ("test eleven soups", asyncTest(test eleven soups)),
      10 |         ("test ten soups", test ten soups),
         |                                 `- error: expected ',' separator
      11 |         ("testZ", testZ)
      12 |     ]

      \(list):10:29: error: cannot find 'test' in scope
       8 |         ("testBread", testBread),
       9 |         ("test eleven soups", asyncTest(test eleven soups)),
      10 |         ("test ten soups", test ten soups),
         |                            `- error: cannot find 'test' in scope
      [19/27] Compiling TestingWorkshopPackageDiscoveredTests Canary.swift

      """
  }

  /// XCTest classes that the list cannot hold: two in other types, and a generic one. Each is reported
  /// more than once, and so is what follows from it.
  static func unsuitableClasses(in root: String) -> String {
    let list = "\(root)/.build/debug/TestingWorkshopPackageDiscoveredTests.derived/CafeTests.swift"
    return start + """
      [18/25] Emitting module TestingWorkshopPackageDiscoveredTests
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      \(list):6:36: error: static stored properties not supported in generic types
       4 | fileprivate extension BaseTests {
       5 |     @available(*, deprecated, message: "Not actually deprecated.")
       6 |     static nonisolated(unsafe) let __allTests__BaseTests = [
         |                                    `- error: static stored properties not supported in generic types
       7 |         ("test1", test1)
       8 |     ]

      \(list):19:23: error: cannot find type 'DeepTests' in scope
      17 | }
      18 |\u{20}
      19 | fileprivate extension DeepTests {
         |                       `- error: cannot find type 'DeepTests' in scope
      20 |     @available(*, deprecated, message: "Not actually deprecated.")
      21 |     static nonisolated(unsafe) let __allTests__DeepTests = [

      \(list):40:23: error: cannot find type 'MenuTests' in scope
      38 | }
      39 |\u{20}
      40 | fileprivate extension MenuTests {
         |                       `- error: cannot find type 'MenuTests' in scope
      [19/25] Compiling TestingWorkshopPackageDiscoveredTests CafeTests.swift
      \(list):19:23: error: cannot find type 'DeepTests' in scope
      17 | }
      18 |\u{20}
      19 | fileprivate extension DeepTests {
         |                       `- error: cannot find type 'DeepTests' in scope

      \(list):52:18: error: cannot find 'DeepTests' in scope
      50 |         testCase(BaseTests.__allTests__BaseTests),
      51 |         testCase(ConcreteTests.__allTests__ConcreteTests),
      52 |         testCase(DeepTests.__allTests__DeepTests),
         |                  `- error: cannot find 'DeepTests' in scope

      \(list):50:18: error: generic parameter 'T' could not be inferred
      48 | func __CafeTests__allTests() -> [XCTestCaseEntry] {
      49 |     return [
      50 |         testCase(BaseTests.__allTests__BaseTests),
         |                  |- error: generic parameter 'T' could not be inferred
         |                  `- note: explicitly specify the generic arguments to fix this issue

      \(list):22:19: error: cannot find 'test1' in scope
      20 |     @available(*, deprecated, message: "Not actually deprecated.")
      21 |     static nonisolated(unsafe) let __allTests__DeepTests = [
      22 |         ("test1", test1)
         |                   `- error: cannot find 'test1' in scope
      23 |     ]

      """
  }

  static let fullDisk =
    start + """
      [32/68] Compiling ChildSupport Child.swift
      <unknown>:0: error: fatal error encountered during compilation; please submit a bug report (https://swift.org/contributing/#reporting-bugs)
      <unknown>:0: note: IO failure on output stream: No space left on device
      error: emit-module command failed with exit code 1 (use -v to see invocation)

      """

  /// SwiftPM itself traps when its database does not fit on the disk any more.
  static let fullDiskForDatabase =
    start + """
      error: error: accessing build database ".build/build.db": database or disk is full
      swift-build: SQLiteBuildDB.cpp:703: Assertion `result == SQLITE_OK' failed.
      *** Program crashed: Aborted at 0x0000000000002af4 ***

      """

  static let moved =
    start + """
      error: emit-module command failed with exit code 1 (use -v to see invocation)
      [11/41] Emitting module Cafe
      <unknown>:0: error: precompiled file 'there/.build/debug/ModuleCache/TX/SwiftShims-2WTE.pcm' was compiled with module cache path 'here/.build/debug/ModuleCache/TX', but the path is currently 'there/.build/debug/ModuleCache/TX'
      <unknown>:0: error: missing required module 'SwiftShims'

      """
}
