import Foundation

/// Where a change to a file really takes place: links are followed, but never out of the learner's
/// own part of the workshop.
struct Destination {
  let kit: Kit
  private let root: String

  init(kit: Kit) {
    self.kit = kit
    root = Self.realPath(kit.root) ?? kit.root
  }

  /// - Parameter isWrittenThrough: Whether a link at the path itself is followed, too.
  /// - Returns: A path relative to the workshop's folder.
  /// - Throws: `Stop` when it is a place that must not be changed.
  func resolve(_ path: String, isWrittenThrough: Bool) throws -> String {
    var place = "\(root)/\(path)"
    for _ in 0..<20 {
      place = try withRealFolder(place, path)
      guard isWrittenThrough, let target = Self.target(ofLink: place) else {
        return try inside(place, path)
      }
      let folder = URL(fileURLWithPath: place).deletingLastPathComponent().path
      place = target.hasPrefix("/") ? target : "\(folder)/\(target)"
    }
    throw Stop(.kitFailed, "\(path) is a link that leads nowhere. \(Self.cure)")
  }

  /// The folder that is there, at or above a path's own; what is missing below it can be made.
  ///
  /// - Throws: `Stop` when a file stands where a folder is needed.
  func existingFolder(above place: String, _ path: String) throws -> (
    folder: String, missing: [String]
  ) {
    var folder = URL(fileURLWithPath: place).deletingLastPathComponent().standardized.path
    var missing: [String] = []
    while !isThere(folder) {
      missing.insert((folder as NSString).lastPathComponent, at: 0)
      folder = (folder as NSString).deletingLastPathComponent
    }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder), isFolder.boolValue
    else {
      throw Stop(
        .kitFailed,
        "\(short(folder)) is a file where a folder is needed. Nothing was changed. Move it away, "
          + "then try again."
      )
    }
    return (folder, missing)
  }

  private func withRealFolder(_ place: String, _ path: String) throws -> String {
    let (folder, missing) = try existingFolder(above: place, path)
    let name = (place as NSString).lastPathComponent
    return ([Self.realPath(folder) ?? folder] + missing + [name]).joined(separator: "/")
  }

  /// The path as seen from the workshop's folder.
  private func inside(_ place: String, _ path: String) throws -> String {
    guard place.hasPrefix("\(root)/") else {
      throw Stop(.kitFailed, "\(path) leads out of the workshop, to \(place). \(Self.cure)")
    }
    let relative = String(place.dropFirst(root.count + 1))
    guard Self.isLearners(relative) else {
      throw Stop(.kitFailed, "\(path) leads to \(relative), which is not yours. \(Self.cure)")
    }
    return relative
  }

  /// Whether a place in the workshop's folder may be a learner's: in `Lessons`, or where nothing of
  /// the kit is.
  static func isLearners(_ place: String) -> Bool {
    let top = place.prefix { $0 != "/" }.lowercased()
    let kits = KitFiles.topLevel.map { $0.lowercased() }
    return top == "lessons"
      || !kits.contains(top) && !top.hasPrefix(".") && !top.hasPrefix("package")
  }

  private func short(_ path: String) -> String {
    path.hasPrefix("\(root)/") ? String(path.dropFirst(root.count + 1)) : path
  }

  private static let cure =
    "Nothing was changed. Put a file or folder of your own in its place, then try again."

  private static func target(ofLink path: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(atPath: path)
  }

  private static func realPath(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
