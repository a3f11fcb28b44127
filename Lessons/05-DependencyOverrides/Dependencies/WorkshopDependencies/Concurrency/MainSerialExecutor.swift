/// Runs asynchronous work so that all tasks take turns on the main thread, in the order in which
/// they were started. What a `TestClock` wakes up then happens in the same order every time.
///
/// ```swift
/// @Test func countdown() async {
///   await withMainSerialExecutor {
///     …
///   }
/// }
/// ```
///
/// - Warning: One variable of the Swift runtime rules all tasks of the process. In Swift Testing,
///   where tests run in parallel, one test would restore it under another's feet: give such tests
///   `.serialized` too, in a suite of their own. Never use it in an app.
@MainActor
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: @MainActor @Sendable () async throws -> Void
) async rethrows {
  let before = uncheckedUseMainSerialExecutor
  uncheckedUseMainSerialExecutor = true
  defer { uncheckedUseMainSerialExecutor = before }
  try await operation()
}

/// Lets all tasks that start meanwhile take turns on the main thread. For XCTest:
///
/// ```swift
/// override func invokeTest() {
///   withMainSerialExecutor { super.invokeTest() }
/// }
/// ```
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: () throws -> Void
) rethrows {
  let before = uncheckedUseMainSerialExecutor
  uncheckedUseMainSerialExecutor = true
  defer { uncheckedUseMainSerialExecutor = before }
  try operation()
}

/// Whether all tasks of the process run on the main thread. `true` stays until somebody sets it to
/// `false`; `withMainSerialExecutor` does that by itself.
public var uncheckedUseMainSerialExecutor: Bool {
  get { hook?.pointee != nil }
  set {
    guard let hook else {
      return reportIssue(
        "This Swift runtime does not let tests choose an executor: link it dynamically, without "
          + "-static-stdlib."
      )
    }
    hook.pointee = newValue ? { job, _ in MainActor.shared.enqueue(job) } : nil
  }
}

/// The runtime calls this, if it is set, instead of handing a job to its threads.
private typealias Hook =
  @convention(thin) (UnownedJob, @convention(thin) (UnownedJob) -> Void) ->
  Void

private nonisolated(unsafe) let hook = Platform.runtimeVariable("swift_task_enqueueGlobal_hook")?
  .assumingMemoryBound(to: Hook?.self)
