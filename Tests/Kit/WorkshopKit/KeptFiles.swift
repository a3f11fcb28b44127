import Foundation

/// What a saved state has kept of each file, and what to say where it has not.
struct KeptFiles {
  /// What stood where, before the change; `nil` for nothing.
  private(set) var contents: [String: Content?] = [:]
  /// About the files that cannot be brought back. They are left as they are.
  private(set) var complaints: [String] = []

  init(of state: SavedState, in kit: Kit) {
    for file in state.files {
      let name = "\(kit.savedFolder(state.number))/files/\(file.name)"
      do {
        let content = try Content.at(name, called: name)
        // Of a new file too there is something to keep, when somebody saved it at the same moment.
        let isKnown =
          content != nil || file.old == nil || isThere("\(name).\(SavedState.File.markOfNothing)")
        if isKnown {
          contents.updateValue(content, forKey: file.path)
        } else {
          complaints.append("\(file.path) stays as it is: what stood there is no longer kept.")
        }
      } catch {
        complaints.append(
          "\(file.path) stays as it is: what is kept of it cannot be read as a file. It is here: "
            + ".workshop/saved/\(kit.name(ofState: state.number))/files/\(file.name)"
        )
      }
    }
  }
}
