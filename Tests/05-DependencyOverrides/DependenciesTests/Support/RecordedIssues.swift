import Synchronization
import Testing

/// What Swift Testing was told about one issue.
struct RecordedIssue: Sendable {
  let text: String
  let error: (any Error)?
  let file: String?
  let line: Int?

  init(_ issue: Issue) {
    text = issue.comments.map(\.rawValue).joined(separator: "\n")
    error = issue.error
    file = issue.sourceLocation?.fileID
    line = issue.sourceLocation?.line
  }
}

/// Does something that reports issues, and tells which. They do not fail the test.
func issues(_ work: () throws -> Void) -> [RecordedIssue] {
  let recorded = Mutex<[RecordedIssue]>([])
  // What is thrown is matched, so nothing comes out.
  try? withKnownIssue("recorded on purpose", isIntermittent: true) {
    try work()
  } matching: { issue in
    // An expectation that does not hold is a failure of the test itself.
    if case .expectationFailed = issue.kind { return false }
    recorded.withLock { $0.append(RecordedIssue(issue)) }
    return true
  }
  return recorded.withLock { $0 }
}

func asyncIssues(_ work: () async throws -> Void) async -> [RecordedIssue] {
  let recorded = Mutex<[RecordedIssue]>([])
  try? await withKnownIssue("recorded on purpose", isIntermittent: true) {
    try await work()
  } matching: { issue in
    // An expectation that does not hold is a failure of the test itself.
    if case .expectationFailed = issue.kind { return false }
    recorded.withLock { $0.append(RecordedIssue(issue)) }
    return true
  }
  return recorded.withLock { $0 }
}
