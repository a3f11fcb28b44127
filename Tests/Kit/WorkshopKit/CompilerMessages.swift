import Foundation
import Grading

/// What a failed build printed, sorted by who it is for.
struct CompilerMessages {
  private let root: String
  private let output: String
  private let wasKilled: Bool
  private var blocks: [Block] = []

  /// One error of the compiler with the lines that show it.
  private struct Block {
    var path: String
    var line: Substring
    var lines: [String]

    var headline: String { lines[0] }
    /// The part of the headline after "error: ".
    var message: String {
      headline.range(of: "error: ").map { String(headline[$0.upperBound...]) } ?? headline
    }
  }

  /// - Parameter wasKilled: whether a signal ended the build.
  init(output: String, root: String, wasKilled: Bool = false) {
    self.output = output
    self.root = root
    self.wasKilled = wasKilled
    blocks = Self.blocks(in: output, root: root)
  }

  /// The errors that the learner's code is the cause of; `nil` when there are none.
  var forLearner: String? {
    var paragraphs = blocks.filter(isInLesson).map { $0.lines.joined(separator: "\n") }
    let others = blocks.filter { !isInLesson($0) }
    paragraphs += unique(others.compactMap(translation))
    if paragraphs.isEmpty { paragraphs = others.compactMap(vagueTranslation).prefix(1) + [] }
    return paragraphs.isEmpty ? nil : joined(paragraphs)
  }

  /// The first errors as the compiler prints them; `nil` when there are none.
  var forAuthor: String? {
    blocks.isEmpty ? nil : joined(blocks.map { $0.lines.joined(separator: "\n") })
  }

  /// The first few: the others often come from the same mistake.
  private func joined(_ paragraphs: [String]) -> String {
    let more = paragraphs.count > 5 ? ["… and \(count(paragraphs.count - 5, "more error"))"] : []
    return (paragraphs.prefix(5) + more).joined(separator: "\n\n")
  }

  /// Why the build failed when the lesson's code is not to blame.
  var whyNothingWasBuilt: String {
    if output.contains("No space left on device") || output.contains("disk is full") {
      return "The disk is full. Free some space, then try again."
    }
    if output.contains("compiled with module cache path") {
      return "The folder '.build' comes from another place: the workshop was moved or copied. "
        + "Delete '.build', then try again."
    }
    if output.contains("Permission denied") || output.contains("not permitted") {
      return "The folder '.build' cannot be written. Fix its permissions, then try again."
    }
    if wasKilled {
      return "The build was ended from outside, perhaps because memory ran out. Close other "
        + "programs, then try again."
    }
    let errors = output.split(separator: "\n").filter { $0.contains("error: ") }
    let first = errors.first ?? output.split(separator: "\n").last ?? "no reason was given"
    return "The build failed, and not because of the lesson's code: \(first)"
  }

  private func isInLesson(_ block: Block) -> Bool {
    ["Lessons/", "Solutions/", ".workshop/starters/"].contains { block.path.hasPrefix($0) }
  }

  // MARK: Errors in the kit's own files that a learner caused

  private func translation(of block: Block) -> String? {
    if block.path.contains("DiscoveredTests.derived") {
      return unsuitableClass(in: block) ?? rawIdentifier(in: block)
    }
    guard block.path.hasPrefix("Tests/"), block.message.hasPrefix("replaced ") else { return nil }
    guard let name = block.message.split(separator: "'").dropFirst().first else { return nil }
    let signature = signature(of: name, replacedIn: block.path)
    return """
      \(signature.map { "\($0.file): k" } ?? "K")eep this signature: \(signature?.text ?? "\(name)")
      The kit plants its bugs in this function and has to find it under its name, with its
      parameters and its result. What stands inside is yours.
      """
  }

  /// The list has a line for each class; it must stand at the top level of its file, and be no
  /// generic one.
  private func unsuitableClass(in block: Block) -> String? {
    if let name = block.message.firstMatch(of: /^cannot find type '(\w+)' in scope/)?.1 {
      return """
        The test class `\(name)` stands inside another type.
        XCTest on Linux cannot run it there. Move it out, to the top level of its file.
        """
    }
    guard block.message.hasPrefix("static stored properties not supported in generic types"),
      let name = line(of: block)?.firstMatch(of: /__allTests__(\w+)/)?.1
    else { return nil }
    return """
      The test class `\(name)` is generic.
      XCTest on Linux cannot run it: nothing says with which types. Remove the type
      parameter, or write the class without tests of its own.
      """
  }

  /// The line that an error is about. Those around it may be fine.
  private func line(of block: Block) -> String? {
    block.lines.first { $0.drop { $0 == " " }.hasPrefix("\(block.line) |") }
  }

  /// On Linux, SwiftPM writes a list of all XCTest methods that only plain names fit into.
  private func rawIdentifier(in block: Block) -> String? {
    guard let name = line(of: block)?.firstMatch(of: #/\("(.+?)", /#)?.1 else { return nil }
    // A plain name in the list has another reason to be an error.
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    guard !isPlain else { return nil }
    return """
      The XCTest method `\(name)` has a name in backticks. On Linux an XCTest method needs a plain
      name (letters of any language, digits and _). Names in backticks work with Swift Testing.
      """
  }

  private func vagueTranslation(of block: Block) -> String? {
    guard block.path.hasPrefix("Tests/") else { return nil }
    return """
      The kit's own tests no longer fit your code: \(block.message)
      Something that they use was renamed or removed. Bring it back under its old name.
      """
  }

  /// The function's line as the reference has it, and the file that it belongs to.
  ///
  /// - Parameter bugs: the kit's file, `Tests/01-Cafe/Bugs/MenuBugs.swift` for `Menu.swift`.
  private func signature(of name: Substring, replacedIn bugs: String) -> (
    file: String, text: String
  )? {
    let function = name.prefix { $0 != "(" }
    let lesson = bugs.split(separator: "/").dropFirst().first ?? ""
    let twin = "/" + (bugs.split(separator: "/").last ?? "").replacing("Bugs.swift", with: ".swift")
    let folder = "\(root)/Solutions"
    let files = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    let sources = files.sorted().filter {
      $0.hasPrefix("\(lesson)/Sources/") && $0.hasSuffix(".swift")
    }
    for file in sources.filter({ $0.hasSuffix(twin) }) + sources {
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(file)") else { continue }
      for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
        let isDeclaration = ["func \(function)(", "func \(function)<", "var \(function):"].contains
        {
          line.contains($0)
        }
        guard isDeclaration else { continue }
        let text = line.trimmingCharacters(in: CharacterSet(charactersIn: " {"))
        return ("Lessons/\(file)", text)
      }
    }
    return nil
  }

  // MARK: Reading the output

  private static func blocks(in output: String, root: String) -> [Block] {
    var blocks: [Block] = []
    var current: Block?
    var macroError: Substring?
    var isInExpansion = false
    func finish() {
      if var block = current, !blocks.contains(where: { $0.headline == block.headline }) {
        while block.lines.last?.isEmpty ?? false { block.lines.removeLast() }
        blocks.append(block)
      }
      current = nil
    }
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = String(line).replacingOccurrences(of: "\(root)/", with: "")
      if let error = line.prefixMatch(of: /macro expansion ([#@]\w+):\d+:\d+: error: (.*)/) {
        finish()
        macroError = "\(error.2) (in \(error.1))"
      } else if let message = macroError,
        let place = line.prefixMatch(of: #/`- ([^|]+\.swift):(\d+):\d+: note: expanded code/#)
      {
        // What a macro makes of the learner's line is not theirs; the line that it stands in is.
        let headline = "\(place.1):\(place.2): error: \(message)"
        current = Block(path: String(place.1), line: place.2, lines: [headline])
        macroError = nil
      } else if line.contains(#/^ *\+---/#) {
        isInExpansion = line.contains("macro expansion")
      } else if isInExpansion || line.contains("note: in expansion of macro") {
        continue
      } else if let place = line.prefixMatch(of: #/([^|]+\.swift):(\d+):\d+: error: /#) {
        finish()
        current = Block(path: String(place.1), line: place.2, lines: [line])
      } else if line.hasPrefix("[") || line.hasPrefix("error:") || isOtherDiagnostic(line) {
        finish()
      } else {
        current?.lines.append(line)
      }
    }
    finish()
    return blocks
  }

  private static func isOtherDiagnostic(_ line: String) -> Bool {
    line.prefixMatch(of: #/[^|]+\.swift:\d+:\d+: (warning|note): /#) != nil
  }

  private func unique(_ texts: [String]) -> [String] {
    texts.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
