import Foundation

/// The files of a bundle, laid out in a folder before they are packed.
struct BundleStage {
  let kit: Kit
  /// An absolute path.
  let folder: String

  /// The one folder that stands in the zip file.
  static let top = "TestingWorkshop"

  /// Copies the files. Links are followed: what they lead to is copied.
  ///
  /// - Returns: The paths in the zip file, sorted.
  /// - Throws: `Stop` when a file cannot be read or written.
  func layOut(_ contents: BundleContents) throws -> [String] {
    let sources = try contents.sources()
    var names: [String] = []
    for (file, source) in sources.sorted(by: { $0.key < $1.key }) {
      guard let data = FileManager.default.contents(atPath: kit.path(source)) else {
        throw Stop(
          .kitFailed,
          "\(source) could not be read. Fix its permissions, then try again."
        )
      }
      let name = "\(Self.top)/\(file)"
      try write(data, to: name)
      try copyAttributes(of: kit.path(source), to: "\(folder)/\(name)")
      names.append(name)
    }
    if !contents.hasSolutions {
      let name = "\(Self.top)/\(LeftOutSolutions.marker)"
      try write(Data(LeftOutSolutions.text.utf8), to: name)
      try copyAttributes(of: kit.path("Package.swift"), to: "\(folder)/\(name)")
      names.append(name)
    }
    return names.sorted()
  }

  private func write(_ data: Data, to name: String) throws {
    let path = "\(folder)/\(name)"
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent().path
    do {
      try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    } catch { throw kit.cannotWrite(parent, error) }
    try kit.write(data, to: path)
  }

  /// Whoever unzips may read and write, and run what can be run. The date stays, so that the same kit
  /// gives the same zip file.
  private func copyAttributes(of source: String, to path: String) throws {
    let file = URL(fileURLWithPath: source).resolvingSymlinksInPath().path
    do {
      let old = try FileManager.default.attributesOfItem(atPath: file)
      let mode = (old[.posixPermissions] as? NSNumber)?.intValue ?? 0o644
      let date = old[.modificationDate] as? Date ?? Date()
      try FileManager.default.setAttributes(
        [
          .posixPermissions: mode & 0o100 == 0 ? 0o644 : 0o755,
          .modificationDate: max(date, Self.firstDate),
        ],
        ofItemAtPath: path
      )
    } catch { throw kit.cannotWrite(path, error) }
  }

  /// Zip files know nothing of the time before 1980.
  private static let firstDate = Date(timeIntervalSince1970: 315_705_600)
}
