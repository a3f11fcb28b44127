import Foundation
import Grading
import PlantedBugs

/// `workshop doctor`: is this machine ready, and if not, what helps?
struct Doctor {
  let kit: Kit
  let console: Console

  /// One thing that was looked at.
  struct Finding: Equatable {
    var isGood: Bool
    var text: String
    /// What to do; `nil` where nothing needs doing.
    var remedy: String?

    static func good(_ text: String) -> Finding { Finding(isGood: true, text: text) }
    static func advice(_ text: String, _ remedy: String) -> Finding {
      Finding(isGood: true, text: text, remedy: remedy)
    }
    static func bad(_ text: String, _ remedy: String) -> Finding {
      Finding(isGood: false, text: text, remedy: remedy)
    }
  }

  func run() async throws -> ExitCode {
    console.progress("Looking around …")
    var findings = await toolchain()
    findings += await frameworks()
    findings += variables() + folders() + lessons() + [terminal()]
    console.clearProgress()
    for finding in findings {
      console.say(
        "\(finding.isGood ? console.styled("✓", .green) : console.styled("✗", .red)) \(finding.text)"
      )
      if let remedy = finding.remedy { console.say("→ \(remedy)", indent: 4) }
    }
    let problems = findings.count { !$0.isGood }
    console.say()
    console.say(
      problems == 0 ? "This machine is ready." : "\(count(problems, "problem")) to solve."
    )
    return problems == 0 ? .passed : .kitFailed
  }

  // MARK: The toolchain

  private func toolchain() async -> [Finding] {
    guard let swift = pathOfProgram("swift") else {
      return [
        .bad(
          "Swift: not found",
          "Install a toolchain from swift.org, or Xcode, and open a new terminal."
        )
      ]
    }
    let run = try? await CommandRun.run(swift, ["--version"], in: kit.root)
    let line = run?.output.split(separator: "\n").first { $0.contains("Swift version") } ?? ""
    guard let version = line.firstMatch(of: /Swift version (\d+)\.(\d+)(\.\d+)?/) else {
      return [.bad("Swift: '\(swift)' does not say its version", "Install the toolchain again.")]
    }
    let name = "Swift \(version.1).\(version.2)\(version.3 ?? "")"
    let number = (Int(version.1) ?? 0, Int(version.2) ?? 0)
    guard number >= (6, 3) else {
      return [
        .bad(
          "\(name): too old",
          "The workshop needs Swift 6.3 or later. Update the toolchain, or Xcode."
        )
      ]
    }
    return [age(of: swift, name: name)]
  }

  /// A toolchain's program files carry the date on which they were built.
  private func age(of swift: String, name: String) -> Finding {
    let file = URL(fileURLWithPath: swift).resolvingSymlinksInPath().path
    let attributes = try? FileManager.default.attributesOfItem(atPath: file)
    guard let built = attributes?[.modificationDate] as? Date else { return .good(name) }
    let months = Int(Date().timeIntervalSince(built) / (30.44 * 24 * 3600))
    let text = "\(name), built \(months < 1 ? "this month" : "\(count(months, "month")) ago")"
    return months <= 18
      ? .good(text)
      : .advice(text, "It works, but newer toolchains report more mistakes in tests.")
  }

  private func frameworks() async -> [Finding] {
    var findings: [Finding] = []
    for (name, module) in [("XCTest", "XCTest"), ("Swift Testing", "Testing")] {
      let isThere = await canImport(module)
      findings.append(
        isThere
          ? .good("\(name): found")
          : .bad(
            "\(name): cannot be imported",
            "Install a complete toolchain; on macOS, Xcode and not the command line tools alone."
          )
      )
    }
    return findings
  }

  private func canImport(_ module: String) async -> Bool {
    guard let compiler = pathOfProgram("swiftc") else { return false }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "workshop-import-\(UUID().uuidString).swift"
    )
    defer { try? FileManager.default.removeItem(at: file) }
    guard (try? Data("import \(module)\n".utf8).write(to: file)) != nil else { return false }
    var arguments = ["-typecheck", file.path]
    #if os(macOS)
      let sdk = try? await CommandRun.run(
        "/usr/bin/xcrun",
        ["--sdk", "macosx", "--show-sdk-platform-path"],
        in: kit.root
      )
      let platform = sdk?.output.trimmingCharacters(in: .whitespacesAndNewlines) ?? ""
      arguments += ["-F", "\(platform)/Developer/Library/Frameworks"]
      arguments += ["-I", "\(platform)/Developer/usr/lib"]
    #endif
    return (try? await CommandRun.run(compiler, arguments, in: kit.root))?.exitCode == 0
  }

  // MARK: The surroundings

  private func variables() -> [Finding] {
    let environment = ProcessInfo.processInfo.environment
    let lesson = environment["LESSON"] ?? ""
    let track = kit.track == .lessons ? "Lessons (your own)" : kit.track.rawValue
    return [
      .good("LESSON: \(lesson.isEmpty ? "not set, all lessons are built" : lesson)"),
      .good("TRACK: \(track)"),
    ]
  }

  private func folders() -> [Finding] {
    let temporary = FileManager.default.temporaryDirectory.path
    let places = [
      (kit.root, "the workshop's folder"), (BuildFolder.own.base, "the build folder"),
      (temporary, "the temporary folder"),
    ]
    return places.map { path, name in
      let probe = "\(path)/.workshop-doctor-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: probe) }
      do {
        try Data(count: 1 << 20).write(to: URL(fileURLWithPath: probe))
        return .good("Writing into \(name): works")
      } catch {
        return .bad(
          "Writing into \(name): \(plainReason(of: error))",
          "Free some space in \(path), or fix its permissions."
        )
      }
    }
  }

  /// What is missing of the learner's own lessons.
  func lessons() -> [Finding] {
    let own = Kit(root: kit.root, track: .lessons, lessons: kit.lessons)
    let findings = own.lessons.flatMap { lesson -> [Finding] in
      let folder = own.workplace.folder(of: lesson)
      guard own.exists(folder) else {
        return [
          .bad(
            "Lessons: \(folder) is missing",
            "swift run workshop reset \(lesson.number) brings its code and tests back. git or a fresh "
              + "copy of the workshop has its texts as well."
          )
        ]
      }
      return missingParts(of: lesson, in: own).map { part in
        .bad(
          "Lessons: \(part.path) is missing",
          part.command.map { "Bring it back: \($0)" }
            ?? "git or a fresh copy of the workshop has it."
        )
      }
    }
    return findings.isEmpty ? [.good("Lessons: all there")] : findings
  }

  private func missingParts(of lesson: Lesson, in own: Kit) -> [MissingPart] {
    let folders = own.missingFolders(of: lesson)
    let files = own.missingFiles(of: lesson).filter { file in
      !folders.contains { file.path.hasPrefix("\($0.path)/") }
    }
    let texts = ["README.md", "HINTS.md"].map { "\(own.workplace.folder(of: lesson))/\($0)" }
    return folders + files + texts.filter { !own.exists($0) }.map { MissingPart(path: $0) }
  }

  private func terminal() -> Finding {
    let color = console.hasColor ? "with color" : "without color"
    return console.showsProgress
      ? .good("Terminal: \(console.width) columns, \(color)")
      : .good("Terminal: none, so there is neither color nor progress")
  }
}
