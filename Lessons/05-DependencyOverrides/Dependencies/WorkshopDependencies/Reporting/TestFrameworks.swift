/// What the core has to know of XCTest and Swift Testing, without linking either: an app would carry
/// both of them along.
///
/// `WorkshopDependenciesTestSupport` has one class that conforms. Where that module is linked, which
/// is in test targets only, the core finds the class by its name.
package protocol TestFrameworks: Sendable {
  init()

  /// Makes an issue a failure of the test that runs here.
  func record(_ issue: ReportedIssue)

  /// Each test has default values of its own. `nil` where no framework says which test is running.
  var defaultsOfRunningTest: DefaultValues? { get }
}

/// The frameworks, if this is a test.
let linkedTestFrameworks: (any TestFrameworks)? = {
  let name = "WorkshopDependenciesTestSupport.LinkedTestFrameworks"
  return (Platform.namedClass(name) as? any TestFrameworks.Type)?.init()
}()
