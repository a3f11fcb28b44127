import ChildSupportC
import Synchronization

/// Writes down, once for each test, that the test reached a planted function.
final class ReachedLog: Sendable {
  private let log: Int32
  private let noted = Mutex<Set<String>>([])

  init(path: String) {
    log = workshop_open_log(path)
  }

  /// One line: the test's name, empty for code that runs outside any test (a detached task, say).
  func note(_ plantingID: String, by test: String?) {
    let isNew = noted.withLock { $0.insert(test ?? "").inserted }
    if isNew { workshop_append(log, test ?? "") }
  }
}
