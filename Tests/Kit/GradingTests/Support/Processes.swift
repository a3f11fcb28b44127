import Foundation

/// How many processes carry a text in their arguments or their environment. (Only Linux shows
/// them as files.)
private func numberOfProcesses(marked text: String) -> Int {
  let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
  return processes.count { process in
    guard Int(process) != nil else { return false }
    return ["cmdline", "environ"].contains { name in
      let file = FileHandle(forReadingAtPath: "/proc/\(process)/\(name)")
      let content = (try? file?.readToEnd()) ?? Data()
      return String(decoding: content, as: UTF8.self).contains(text)
    }
  }
}

/// Whether no process is left that carries a text in its arguments or its environment.
///
/// A killed one may take a moment to go, so this looks more than once; how often does not depend
/// on time.
func isNobodyLeft(marked text: String) async -> Bool {
  for _ in 0..<500 {
    if numberOfProcesses(marked: text) == 0 { return true }
    await Task.yield()
  }
  return false
}
