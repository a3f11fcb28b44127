import Foundation
import Grading

extension Kit {
  /// What git says about the workshop's folder; `nil` without git, or when it has nothing to say.
  func git(_ arguments: [String]) -> String? {
    guard let program = pathOfProgram("git") else { return nil }
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["-C", root] + arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? String(decoding: data, as: UTF8.self) : nil
  }
}
