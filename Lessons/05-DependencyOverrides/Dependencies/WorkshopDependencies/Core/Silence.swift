/// Keeps reports back while somebody looks at a default value only to override it.
///
/// It ends when the value is made. A task that was begun meanwhile inherits it, and is heard
/// afterwards all the same.
final class Silence: Sendable {
  @TaskLocal private static var current: Silence?

  private let state = LockIsolated((keptAReport: false, isOver: false))

  /// Does something, and tells whether it would have reported anything.
  static func around<R>(_ work: () -> R) -> (result: R, keptAReport: Bool) {
    let silence = Silence()
    let result = $current.withValue(silence, operation: work)
    let keptAReport = silence.state.withValue { state in
      state.isOver = true
      return state.keptAReport
    }
    // What was kept back here is not complete for those around it either.
    if keptAReport { _ = keepsAReport() }
    return (result, keptAReport)
  }

  /// Whether a report that comes now is kept back.
  static var isKept: Bool {
    current?.state.withValue { !$0.isOver } ?? false
  }

  /// As ``isKept``, for somebody who has something to report.
  static func keepsAReport() -> Bool {
    current?.state.withValue { state in
      if !state.isOver { state.keptAReport = true }
      return !state.isOver
    } ?? false
  }
}
