import Foundation
import Grading

/// `workshop bundle`: one zip file with the kit as it is given, for machines without git and without
/// a network.
///
/// It builds nothing, so it works while a lesson is broken or another workshop is at work.
struct BundleCommand {
  let kit: Kit
  let console: Console
  let call: Call

  func run() async throws -> ExitCode {
    let hasSolutions = !call.has(.withoutSolutions)
    if hasSolutions {
      try kit.requireSolutions(
        for: "a complete bundle",
        remedy: "Leave them out here as well: swift run workshop bundle --without-solutions"
      )
    }
    let name = call.value(of: .output) ?? Self.usualNames[hasSolutions ? 0 : 1]
    let place = try BundlePlace(name, beside: kit)
    console.progress("Packing …")
    let folder = try freshFolder()
    let contents = BundleContents(kit: kit, hasSolutions: hasSolutions)
    let names = try BundleStage(kit: kit, folder: folder).layOut(contents)
    let file = "\(folder)/bundle.zip"
    try await Archiver().pack(names, in: folder, into: file)
    let data = FileManager.default.contents(atPath: file) ?? Data()
    try kit.write(data, to: place.path)
    say(name, bytes: data.count, files: names.count, hasSolutions)
    return .passed
  }

  /// What a bundle is called, complete and without solutions.
  static let usualNames = ["TestingWorkshop.zip", "TestingWorkshop-without-solutions.zip"]

  private func say(_ name: String, bytes: Int, files: Int, _ hasSolutions: Bool) {
    let kind = hasSolutions ? "" : ", without solutions"
    console.say("\(name): \(size(bytes)), \(count(files, "file"))\(kind)", indent: 0)
    console.say()
    console.say("A participant unzips it, and types:")
    console.say("  cd \(BundleStage.top)")
    console.say("  swift run workshop")
  }
}

/// "312 kB", "1.4 MB".
func size(_ bytes: Int) -> String {
  guard bytes >= 999_500 else { return "\(max(1, (bytes + 500) / 1000)) kB" }
  let tenths = (bytes + 50_000) / 100_000
  return "\(tenths / 10).\(tenths % 10) MB"
}

/// Where a bundle is written to. Looked at before the work begins.
struct BundlePlace {
  let path: String

  /// - Throws: `Stop` when nothing can be written there, or something else would be lost.
  init(_ name: String, beside kit: Kit) throws {
    path = try OutputFile(name, beside: kit).path
    if let file = FileHandle(forReadingAtPath: path) {
      let start = (try? file.read(upToCount: 2)) ?? Data()
      try? file.close()
      guard start.isEmpty || start == Data("PK".utf8) else {
        throw Stop(
          .wrongCall,
          "\(name) is there already and is no zip file, so it stays. Choose another name."
        )
      }
    }
    try proveWritable()
  }

  /// Replacing a file needs its folder's permission, not its own.
  private func proveWritable() throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    let probe = "\(folder)/.workshop-bundle-\(UUID().uuidString)"
    let file = open(probe, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard file >= 0 else {
      let reason = String(cString: strerror(errno))
      throw Stop(.kitFailed, KitError.cannotWrite(path, reason: reason).description)
    }
    close(file)
    unlink(probe)
  }
}
