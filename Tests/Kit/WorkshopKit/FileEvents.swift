import Foundation

/// What wakes `FileWatch` before its time: the system's events about files, where there are any that
/// need no further library. Elsewhere it sleeps.
final class FileEvents {
  #if os(Linux)
    private let queue = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    private static let saves = UInt32(
      IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
    )

    deinit {
      if queue >= 0 { close(queue) }
    }

    /// Asks for events about folders and the folders in them. Asking twice changes nothing.
    func observe(_ folders: [String]) {
      guard queue >= 0 else { return }
      for folder in folders {
        inotify_add_watch(queue, folder, Self.saves)
        for part in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
          inotify_add_watch(queue, "\(folder)/\(part)", Self.saves | UInt32(IN_ONLYDIR))
        }
      }
    }

    /// Waits for an event, or until the time is up.
    func wait(milliseconds: Int32) {
      var request = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
      poll(&request, queue >= 0 ? 1 : 0, milliseconds)
      // What they are about does not matter: see FileWatch.
      var buffer = [UInt8](repeating: 0, count: 4096)
      while queue >= 0, read(queue, &buffer, buffer.count) > 0 {}
    }
  #else
    func observe(_ folders: [String]) {}

    func wait(milliseconds: Int32) { usleep(UInt32(milliseconds) * 1000) }
  #endif
}
