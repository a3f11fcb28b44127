import ChildSupportC
import PlantedBugs
import Testing
import XCTest

/// Whether the judge started this process. Lessons never ask; the kit's own fixtures do.
public var isJudged: Bool { workshop_is_judged() }

/// Called before `main` in a process that was given a plan (see child.c).
///
/// - Returns: `false` for a text that is no plan: the process is then a plain test run.
@_cdecl("workshop_child_start")
func startChild(_ text: UnsafePointer<CChar>) -> Bool {
  guard let plan = Plan(decoding: String(cString: text)) else { return false }
  workshop_die_with(plan.judge)
  workshop_limit(plan.dataBytes, plan.fileBytes, Int32(clamping: plan.processor))

  let reached = ReachedLog(path: plan.reachedPath)
  if CommandLine.arguments.contains("--testing-library") {
    // An observer of XCTest's crashes a Swift Testing process on Linux, so there is none here;
    // Swift Testing writes its own results (its event stream).
    ActivePlan.install(plan) { reached.note($0, by: Test.current.map { "\($0.id)" }) }
  } else {
    let observer = ResultsObserver(log: ResultsLog(path: plan.resultsPath))
    XCTestObservationCenter.shared.addTestObserver(observer)
    ActivePlan.install(plan) { reached.note($0, by: observer.runningTest) }
  }
  return true
}
