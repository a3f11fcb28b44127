import Foundation
import GradingC
import Synchronization

/// Lets as many children run at a time as there are processors, and gives each one its own.
///
/// A queue of threads and not of tasks, because a child dies with the thread that started it.
final class ChildQueue: Sendable {
  static let shared = ChildQueue()

  private let processors: Int
  private let queue: OperationQueue
  private let free: Mutex<[Int]>

  private init() {
    processors = max(1, Int(workshop_processor_count()))
    queue = OperationQueue()
    queue.maxConcurrentOperationCount = processors
    free = Mutex(Array((0..<processors).reversed()))
  }

  /// Runs `work` on a thread of the queue. `work` is told which processor is free for its child.
  func run<T: Sendable>(_ work: @escaping @Sendable (_ processor: Int) throws -> T) async throws
    -> T
  {
    try await withCheckedThrowingContinuation { continuation in
      queue.addOperation { continuation.resume(with: Result { try self.withProcessor(work) }) }
    }
  }

  /// Runs `work` while nothing else of the queue runs.
  func runAlone<T: Sendable>(
    _ work: @escaping @Sendable (_ processor: Int) throws -> T
  ) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
      queue.addBarrierBlock { continuation.resume(with: Result { try self.withProcessor(work) }) }
    }
  }

  /// Runs `work` now, beside whatever else runs.
  func runAtOnce<T: Sendable>(
    _ work: @escaping @Sendable (_ processor: Int) throws -> T
  ) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread {
        continuation.resume(with: Result { try self.withProcessor(work) })
      }
    }
  }

  private func withProcessor<T>(_ work: (Int) throws -> T) rethrows -> T {
    let own = free.withLock { $0.popLast() }
    defer { if let own { free.withLock { $0.append(own) } } }
    return try work(own ?? processors - 1)
  }
}
