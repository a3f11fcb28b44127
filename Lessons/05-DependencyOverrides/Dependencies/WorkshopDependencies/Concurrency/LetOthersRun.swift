/// Gives other tasks time to come to their next suspension.
///
/// Where all tasks share one thread, a yield lets everybody who waits take one step, so a few of them
/// do: see ``withMainSerialExecutor(operation:)``. On several threads nothing is certain. Tasks of low
/// priority are begun only when nothing else is waiting, so a number of them in a row mostly come
/// after all others.
func letOthersRun() async {
  for _ in 0..<20 {
    if uncheckedUseMainSerialExecutor {
      await Task.yield()
    } else {
      await Task<Void, Never>.detached(priority: .background) { await Task.yield() }.value
    }
  }
}
