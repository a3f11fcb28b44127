import Foundation

/// Counts the runs of a fixture suite by one judge, so that a flaky suite is flaky in the same way
/// every time: chance would make the kit's own tests flaky.
///
/// The count stands beside the run folders, where the judge does not look for leftovers.
func numberOfThisRun(of suite: String) throws -> Int {
  let runFolder = FileManager.default.temporaryDirectory.deletingLastPathComponent()
  let file = runFolder.deletingLastPathComponent().appending(path: "\(suite).count")
  let number = ((try? String(contentsOf: file, encoding: .utf8)).flatMap(Int.init) ?? 0) + 1
  try "\(number)".write(to: file, atomically: true, encoding: .utf8)
  return number
}
