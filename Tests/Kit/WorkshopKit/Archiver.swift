import Foundation
import Grading

/// Makes zip files with what the machine has for it.
struct Archiver {
  /// A program that can make one.
  struct Program: Sendable {
    var name: String
    /// - Parameters:
    ///   - file: The zip file to make.
    ///   - names: What goes into it, relative to the folder in which the program runs.
    var arguments: @Sendable (_ file: String, _ names: [String]) -> [String]
  }

  static let programs = [
    // No entries for folders, no owners and no dates of access; letters outside ASCII as UTF-8.
    Program(name: "zip") { file, names in
      let letters = names.allSatisfy { $0.utf8.allSatisfy { $0 < 128 } } ? [] : ["-UN=UTF8"]
      return ["-q", "-X", "-D"] + letters + [file] + names
    },
    Program(name: "python3") { file, names in
      // It takes folders as a whole, and what is in them in the order of the alphabet.
      let tops = Set(names.compactMap { $0.split(separator: "/").first.map(String.init) })
      return ["-I", "-m", "zipfile", "-c", file] + tops.sorted()
    },
    bsdtar("bsdtar"),
    // On macOS and in some Linux distributions, tar is bsdtar. Another one refuses the format.
    bsdtar("tar"),
  ]

  private static func bsdtar(_ name: String) -> Program {
    Program(name: name) { file, names in ["-c", "-f", file, "--format", "zip"] + names }
  }

  /// Packs the files with the first program that succeeds.
  ///
  /// - Throws: `Stop` when there is none.
  func pack(_ names: [String], in folder: String, into file: String) async throws {
    var failure: String?
    for program in Self.programs {
      guard let path = pathOfProgram(program.name) else { continue }
      let run = try await CommandRun.run(
        path,
        program.arguments(file, names),
        in: folder,
        // Nobody's own settings, and no files of macOS beside the files.
        environment: [
          "ZIP": nil, "ZIPOPT": nil, "COPYFILE_DISABLE": "1", "LC_ALL": "C.UTF-8",
        ]
      )
      if run.exitCode == 0, !run.wasKilled, FileManager.default.fileExists(atPath: file) { return }
      try? FileManager.default.removeItem(atPath: file)
      // That some tar cannot make zip files is no surprise.
      guard program.name != "tar", failure == nil else { continue }
      let line = run.output.split(whereSeparator: \.isNewline).last.map(String.init)
      failure = "\(program.name) could not make the zip file (\(line ?? "it does not say why"))."
    }
    let cause =
      failure ?? "This machine has no program that makes zip files: zip, python3 or bsdtar."
    let remedy =
      failure == nil
      ? "Install zip, with your system's package manager for example"
      : "Free some space, or install zip again"
    throw Stop(.kitFailed, "\(cause) Nothing was written. \(remedy), then try again.")
  }
}
