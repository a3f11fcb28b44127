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
///   where tests run in parallel, it holds for all who run meanwhile, until the last such scope has
///   ended: give such tests `.serialized` too, in a suite of their own. Never use it in an app.
@MainActor
public func withMainSerialExecutor(
  @_implicitSelfCapture operation: @MainActor @Sendable () async throws -> Void
) async rethrows {
  MainSerialScopes.begin()
  defer { MainSerialScopes.end() }
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
  MainSerialScopes.begin()
  defer { MainSerialScopes.end() }
  try operation()
}

/// Whether all tasks of the process run on the main thread. `true` stays until somebody sets it to
/// `false`; `withMainSerialExecutor` does that by itself. For what it cannot enclose:
///
/// ```swift
/// override func setUp() { uncheckedUseMainSerialExecutor = true }
/// override func tearDown() { uncheckedUseMainSerialExecutor = false }
/// ```
///
/// If Swift's runtime is linked statically, there is nothing to set, which is reported.
public var uncheckedUseMainSerialExecutor: Bool {
  get { hook.withValue { $0?.pointee != nil } }
  set {
    let isThere = hook.withValue { hook in
      hook?.pointee = newValue ? { job, _ in MainActor.shared.enqueue(job) } : nil
      return hook != nil
    }
    if !isThere {
      reportIssue(
        "This Swift runtime does not let tests choose an executor: link it dynamically, without "
          + "-static-stdlib."
      )
    }
  }
}

/// Scopes may overlap, if tests run in parallel: the first one that begins changes the executor, and
/// the last one that ends puts it back.
private enum MainSerialScopes {
  private static let state = LockIsolated((count: 0, before: false))

  static func begin() {
    state.withValue { state in
      if state.count == 0 { state.before = uncheckedUseMainSerialExecutor }
      state.count += 1
      uncheckedUseMainSerialExecutor = true
    }
  }

  static func end() {
    state.withValue { state in
      state.count -= 1
      if state.count == 0 { uncheckedUseMainSerialExecutor = state.before }
    }
  }
}

/// The runtime calls this, if it is set, instead of handing a job to its threads.
private typealias Hook =
  @convention(thin) (UnownedJob, @convention(thin) (UnownedJob) -> Void) ->
  Void

/// Under a lock, for tests on several threads may ask and set. (The runtime asks without.)
private let hook = LockIsolated(
  Platform.runtimeVariable("swift_task_enqueueGlobal_hook")?.assumingMemoryBound(to: Hook?.self)
)
