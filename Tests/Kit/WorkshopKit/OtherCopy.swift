import Foundation

/// Another copy of the workshop on the same disk, from which a learner takes over work.
struct OtherCopy {
  /// As it was typed.
  let name: String
  /// With the lessons that this copy knows.
  let kit: Kit

  /// - Throws: `Stop` when there is none, or it is this copy, or it is not in order.
  init(_ name: String, beside own: Kit) throws {
    let folder = URL(fileURLWithPath: name).resolvingSymlinksInPath().standardizedFileURL.path
    let parts = ["Package.swift", "Lessons", "Tests/Kit/workshop"]
    guard parts.allSatisfy({ FileManager.default.fileExists(atPath: "\(folder)/\($0)") }) else {
      throw Stop(
        .wrongCall,
        "\(repeated(name, most: 400)) is no copy of the workshop. Name the folder in which its "
          + "Package.swift stands, for example: swift run workshop adopt ../OldWorkshop"
      )
    }
    guard folder != URL(fileURLWithPath: own.root).resolvingSymlinksInPath().path else {
      throw Stop(
        .wrongCall,
        "\(repeated(name, most: 400)) is this copy itself. Name the folder of the other one."
      )
    }
    // For sentences only.
    let name = repeated(name, most: 400)
    self.name = name.count > 1 && name.hasSuffix("/") ? String(name.dropLast()) : name
    kit = Kit(root: folder, track: .lessons, lessons: own.lessons)
    guard !isThere(kit.pendingFolder) else {
      throw Stop(
        .kitFailed,
        "In \(name), a change was begun and not finished. Call 'swift run workshop list' there, which "
          + "finishes it, then try again."
      )
    }
  }

  /// What stands in a file; `nil` where there is none.
  ///
  /// - Throws: `Stop` when it cannot be read.
  func content(of file: String) throws -> Data? {
    try kit.content(of: file, called: "\(name)/\(file)")
  }

  /// What a learner wrote and this copy has no place for: work on exercises that are gone, and files
  /// of the learner's own.
  ///
  /// - Parameter places: The files that this copy knows of.
  func filesWithoutPlace(besides places: Set<String>) throws -> [String] {
    let all = kit.files(in: "Lessons").map { "Lessons/\($0)" }
    return try all.filter { file in
      let parts = file.split(separator: "/", maxSplits: 2).map(String.init)
      guard Self.isWork(file), !places.contains(file) else { return false }
      let starter = "Tests/\(parts[1])/Starters/\(parts[2])"
      if let given = try content(of: starter) { return try content(of: file) != given }
      return !isThere(kit.path("Solutions/\(parts[1])/\(parts[2])"))
    }
  }

  /// What a learner has given names that are no text: nothing can be told about it by its name.
  ///
  /// - Throws: `Stop` when a folder cannot be looked into: it is not empty for that.
  func filesWithOddNames() throws -> [String] {
    try FolderEntries(of: "Lessons", in: kit, called: name).all
      .filter { !$0.isText && Self.isWork($0.path) }.map(\.path)
  }

  /// Whether a place is in a lesson's `Sources` or `Tests`.
  private static func isWork(_ file: String) -> Bool {
    let parts = file.split(separator: "/", maxSplits: 3)
    return parts.count == 4 && ["Sources", "Tests"].contains(parts[2])
  }
}

extension Kit {
  /// What stands in a file; `nil` where there is none.
  ///
  /// - Throws: `Stop` when it cannot be read.
  func content(of file: String, called name: String) throws -> Data? {
    var info = stat()
    guard stat(path(file), &info) == 0 else {
      if [ENOENT, ENOTDIR].contains(errno) { return nil }
      throw Stop.cannotRead(name, errno)
    }
    guard info.st_mode & S_IFMT == S_IFREG else { throw Stop.isNoFile(name, info.st_mode) }
    guard let data = FileManager.default.contents(atPath: path(file)) else {
      throw Stop.cannotRead(name, EACCES)
    }
    return data
  }
}
