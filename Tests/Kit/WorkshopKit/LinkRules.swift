import Foundation

/// What `verify` demands of links between the kit's own texts: each leads to a file, and to a
/// heading in it where it names one.
struct LinkRules {
  let kit: Kit
  let findings: Findings

  /// Checks the given Markdown files, relative to the kit's folder.
  func check(_ files: [String]) {
    var total = 0
    var problems: [String] = []
    for file in files {
      let links = Self.links(in: kit.text(of: file) ?? "")
      total += links.count
      problems += links.filter { !resolves($0, from: file) }.map { "\(file): \($0) leads nowhere" }
    }
    findings.add("links lead somewhere", of: total, problems: problems)
  }

  private func resolves(_ link: String, from file: String) -> Bool {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let folder = (file as NSString).deletingLastPathComponent
    let target =
      parts[0].isEmpty ? file : (folder as NSString).appendingPathComponent(String(parts[0]))
    let path = (target as NSString).standardizingPath
    guard FileManager.default.fileExists(atPath: kit.path(path)) else { return false }
    guard parts.count == 2 else { return true }
    return Self.anchors(in: kit.text(of: path) ?? "").contains(String(parts[1]))
  }

  /// The targets of the links in a text, those to other sites left out.
  static func links(in text: String) -> [String] {
    prose(in: text).flatMap { line in
      line.matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }.filter { !$0.contains("://") }
    }
  }

  /// The names that headings have in links: lower case, spaces as hyphens, no punctuation.
  static func anchors(in text: String) -> Set<String> {
    let headings = prose(in: text).filter { $0.hasPrefix("#") }
    return Set(
      headings.map { heading in
        heading.drop { $0 == "#" || $0 == " " }.lowercased()
          .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
          .replacingOccurrences(of: " ", with: "-")
      }
    )
  }

  /// The lines outside of code blocks.
  private static func prose(in text: String) -> [String] {
    var isCode = false
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).compactMap {
      line in
      if line.drop(while: { $0 == " " }).hasPrefix("```") {
        isCode.toggle()
        return nil
      }
      return isCode ? nil : String(line)
    }
  }
}
