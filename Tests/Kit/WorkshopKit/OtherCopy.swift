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
        "\(name) is no copy of the workshop. Name the folder in which its Package.swift stands, for "
          + "example: swift run workshop adopt ../OldWorkshop"
      )
    }
    guard folder != URL(fileURLWithPath: own.root).resolvingSymlinksInPath().path else {
      throw Stop(.wrongCall, "\(name) is this copy itself. Name the folder of the other one.")
    }
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
      guard parts.count == 3, !places.contains(file),
        parts[2].hasPrefix("Sources/") || parts[2].hasPrefix("Tests/")
      else { return false }
      let starter = "Tests/\(parts[1])/Starters/\(parts[2])"
      if let given = try content(of: starter) { return try content(of: file) != given }
      return !isThere(kit.path("Solutions/\(parts[1])/\(parts[2])"))
    }
  }
}

extension Kit {
  /// What stands in a file; `nil` where there is none.
  ///
  /// - Throws: `Stop` when it cannot be read.
  func content(of file: String, called name: String) throws -> Data? {
    guard FileManager.default.fileExists(atPath: path(file)) else { return nil }
    guard let data = FileManager.default.contents(atPath: path(file)) else {
      throw Stop.cannotRead(name, EACCES)
    }
    return data
  }
}
