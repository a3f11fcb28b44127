import ChildSupport

/// Misbehaves, but only in a child of the judge: in a plain test run every fixture suite passes.
func onlyUnderTheJudge(_ misbehave: () throws -> Void) rethrows {
  if isJudged { try misbehave() }
}
