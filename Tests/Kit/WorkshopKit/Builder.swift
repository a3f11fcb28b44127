import Foundation
import Grading
import PlantedBugs

/// Builds the tests of a lesson with SwiftPM, so that the judge finds them.
struct Builder: Sendable {
  let kit: Kit
  let console: Console

  /// What to build, and where.
  struct Job: Sendable {
    /// The value of `LESSON`; `nil` builds all lessons.
    var lesson: String?
    var track: Workplace.Track
    /// The build folder.
    var scratch: String
    /// What the progress line says.
    var title: String
    /// Whether the kit's own files may be at fault, so that errors are shown as they are.
    var isForAuthor = false
    /// More words for SwiftPM.
    var extraArguments: [String] = []
  }

  /// How a build went.
  enum Outcome: Sendable {
    /// The folder with the products.
    case built(folder: String)
    /// The compiler's words, ready to show.
    case doesNotCompile(String)
  }

  /// Builds one lesson from the files of a track, and tells which state of them was built.
  ///
  /// A file that is saved while a build runs may be missed by that build, and even by the next one;
  /// the build may also stop because of it. So the files are compared before and after; if they
  /// differ, they are built again, whatever their dates say.
  ///
  /// - Throws: `Stop` when the build failed for another reason than the lesson's code.
  func build(
    _ lesson: Lesson,
    track: Workplace.Track
  ) async throws -> (outcome: Outcome, files: [String: SavedFile]) {
    let job = Job(
      lesson: "\(lesson.number)",
      track: track,
      scratch: BuildFolder.own.scratch(for: track),
      title: "Building lesson \(lesson.number)"
    )
    while true {
      let before = kit.savedFiles(of: lesson, track: track)
      let result: Result<Outcome, any Error>
      do { result = .success(try await build(job)) } catch { result = .failure(error) }
      let after = kit.savedFiles(of: lesson, track: track)
      if after == before { return (try result.get(), after) }
      for (name, file) in after where before[name] != file { kit.touch(name) }
      forget(lesson, track: track)
    }
  }

  /// Makes the next build compile all changed modules of a lesson from nothing.
  ///
  /// The compiler's driver remembers the dates of the files that it compiled. On Linux it compares
  /// whole seconds, so it takes the later one of two saves in the same second for compiled.
  func forget(_ lesson: Lesson, track: Workplace.Track) {
    let scratch = BuildFolder.own.scratch(for: track)
    let modules = ["", "Tests", "Acceptance"].map { "\(lesson.name)\($0).build" }
    for folder in BuildFolder.intermediates(in: scratch) {
      for module in modules { removeRecords(in: "\(folder)/\(module)") }
    }
  }

  private func removeRecords(in folder: String) {
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    for file in files where file.hasSuffix(".priors") {
      try? FileManager.default.removeItem(atPath: "\(folder)/\(file)")
    }
  }

  func build(_ job: Job) async throws -> Outcome {
    guard let swift = pathOfProgram("swift") else {
      throw Stop(.kitFailed, "No Swift toolchain found: the command 'swift' is not in PATH.")
    }
    console.progress("\(job.title) …")
    let run = try await CommandRun.run(
      swift,
      ["build", "--build-tests", "--scratch-path", job.scratch] + BuildFolder.own.options
        + job.extraArguments,
      in: kit.root,
      environment: ["LESSON": job.lesson, "TRACK": job.track.rawValue]
    ) { line in console.progress(Self.progress(job.title, line)) }
    console.clearProgress()
    if run.exitCode == 0 { return .built(folder: try productsFolder(of: job)) }
    let errors = CompilerMessages(output: run.output, root: kit.root, wasKilled: run.wasKilled)
    if let text = job.isForAuthor ? errors.forAuthor : errors.forLearner {
      return .doesNotCompile(text)
    }
    try proveWritable(job.scratch)
    throw Stop(.kitFailed, errors.whyNothingWasBuilt)
  }

  /// "Building lesson 1 … [12/30] Compiling PlainAsserts", or SwiftPM's own words when it waits.
  private static func progress(_ title: String, _ line: String) -> String {
    line.hasPrefix("[") || line.contains("waiting") ? "\(title) … \(line)" : "\(title) …"
  }

  private func productsFolder(of job: Job) throws -> String {
    let folders = BuildFolder.products(in: job.scratch)
    if let found = folders.first(where: FileManager.default.fileExists) { return found }
    throw Stop(.kitFailed, "The build left nothing in \(job.scratch).")
  }
}

/// Where SwiftPM puts things. The tool builds lessons into the folder that it was built into.
struct BuildFolder: Sendable {
  /// The scratch path that the tool itself comes from.
  let base: String
  /// What makes SwiftPM use the same build system again.
  let options: [String]

  static let own: BuildFolder = {
    let products = URL(fileURLWithPath: Executable.path).deletingLastPathComponent().path
    let parts = products.split(separator: "/", omittingEmptySubsequences: false)
    let depth: (Int) -> String = { parts.dropLast($0).joined(separator: "/") }
    // …/.build/out/Products/Debug-linux with the build system called swiftbuild,
    // …/.build/x86_64-unknown-linux-gnu/debug with the native one.
    if parts.suffix(3).starts(with: ["out", "Products"]) {
      return BuildFolder(base: depth(3), options: ["--build-system", "swiftbuild"])
    }
    return BuildFolder(base: depth(2), options: [])
  }()

  /// The build folder of a track. The learner's own lessons share the tool's; the others must not,
  /// or every change between them would build everything again.
  func scratch(for track: Workplace.Track) -> String {
    switch track {
    case .lessons: base
    case .solutions: "\(base)/solutions"
    case .starters: "\(base)/verify"
    }
  }

  /// The folders in which a debug build may keep what it makes for each module.
  static func intermediates(in scratch: String) -> [String] {
    let parent = "\(scratch)/out/Intermediates.noindex/TestingWorkshop.build"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    return names.filter { $0.hasPrefix("Debug") }.map { "\(parent)/\($0)" } + ["\(scratch)/debug"]
  }

  /// The folders in which the products of a debug build may be.
  static func products(in scratch: String) -> [String] {
    let parent = "\(scratch)/out/Products"
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    let debug = names.filter { $0.hasPrefix("Debug") }.map { "\(parent)/\($0)" }
    return debug + ["\(scratch)/debug"]
  }
}
