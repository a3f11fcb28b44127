import Foundation
import Grading
import Synchronization

/// Tells when something in some folders was saved, by whatever means an editor saves: in place, or by
/// moving a new file over the old one.
///
/// Where the system reports events, they are what wakes it. But an event is only a reason to look:
/// whether something changed is read off the files themselves. So it works on network folders and in
/// containers as well, where no events come; there it looks twice a second.
final class FileWatch: Sendable {
  private static let interval: Int32 = 500
  /// A save is over when the files have looked the same for this long, in milliseconds. Should one
  /// go on after all, that is another save.
  private static let rest: UInt32 = 5

  private let isOver = Atomic(false)

  /// Watches until `stop`.
  ///
  /// - Parameters:
  ///   - isWatched: Which files count, by their absolute paths.
  ///   - onChange: Called after each change, on a thread of its own.
  init(
    folders: [String],
    where isWatched: @escaping @Sendable (String) -> Bool = { _ in true },
    onChange: @escaping @Sendable () -> Void
  ) {
    let look = { @Sendable in FileStamps(of: folders).withoutEditorFiles().filter(isWatched) }
    let first = look()
    Thread.detachNewThread { [self] in
      var known = first
      let events = FileEvents()
      events.observe(folders)
      while !isOver.load(ordering: .relaxed) {
        events.wait(milliseconds: Self.interval)
        let now = Self.atRest(look, unlike: known)
        guard now != known else { continue }
        known = now
        // Again each time: folders come and go.
        events.observe(folders)
        if !isOver.load(ordering: .relaxed) { onChange() }
      }
    }
  }

  func stop() { isOver.store(true, ordering: .relaxed) }

  private static func atRest(_ look: () -> FileStamps, unlike known: FileStamps) -> FileStamps {
    var now = look()
    while now != known {
      usleep(rest * 1000)
      let next = look()
      if next == now { break }
      now = next
    }
    return now
  }
}
