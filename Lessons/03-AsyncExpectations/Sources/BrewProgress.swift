import Dispatch

/// A pot of filter coffee that is being brewed, and how far it is.
///
/// The code is correct. Everything that it promises stands in these comments, so that a test can be
/// written from them alone. What happens when a brewing is started twice is not promised.
struct BrewProgress: Sendable {
  /// Where all calls come: a serial queue, that is, one that does one thing after the other.
  let queue: DispatchQueue

  /// Starts the brewing, which takes less than half a second.
  ///
  /// It calls `onProgress` with 25, 50, 75 and 100, each of them once and in this order, and then,
  /// once, `completion`. How much time passes in between is not promised, nor how many of the calls
  /// have come when `start` returns. But as soon as `completion` is called, whatever else will be
  /// called is waiting in the queue already: nothing is added later.
  func start(
    onProgress: @escaping @Sendable (Int) -> Void,
    completion: @escaping @Sendable () -> Void
  ) {
    for percent in [25, 50, 75, 100] {
      queue.async { onProgress(percent) }
    }
    queue.async { completion() }
  }
}
