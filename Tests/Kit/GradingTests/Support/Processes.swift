import Foundation

/// How many processes carry a text in their environment. (Only Linux shows environments.)
private func numberOfProcesses(marked text: String) -> Int {
  let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
  return processes.count { process in
    guard Int(process) != nil else { return false }
    let file = FileHandle(forReadingAtPath: "/proc/\(process)/environ")
    let environment = (try? file?.readToEnd()) ?? Data()
    return String(decoding: environment, as: UTF8.self).contains(text)
  }
}

/// Whether no process carries a text in its environment. A killed one may take a moment to go, so
/// this looks more than once; how often does not depend on time.
func isNobodyLeft(marked text: String) async -> Bool {
  for _ in 0..<500 {
    if numberOfProcesses(marked: text) == 0 { return true }
    await Task.yield()
  }
  return false
}
