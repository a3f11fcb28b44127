import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A parsed XML document, for tests that look at one.
struct XMLTree {
  var name: String
  var attributes: [String: String]
  var children: [XMLTree] = []
  /// The text directly in the element.
  var text = ""

  /// Throws the parser's complaint about a text that is not well-formed.
  static func parse(_ text: String) throws -> XMLTree {
    let reader = Reader()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = reader
    guard parser.parse(), let root = reader.open.first?.children.first else {
      throw parser.parserError ?? CocoaError(.fileReadCorruptFile)
    }
    return root
  }

  func all(_ name: String) -> [XMLTree] {
    children.filter { $0.name == name } + children.flatMap { $0.all(name) }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    /// The elements that have not ended yet; the first one stands for the document.
    var open = [XMLTree(name: "", attributes: [:])]

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      open.append(XMLTree(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      open[open.count - 1].text += text
    }

    func parser(
      _ parser: XMLParser,
      didEndElement name: String,
      namespaceURI: String?,
      qualifiedName: String?
    ) {
      let element = open.removeLast()
      open[open.count - 1].children.append(element)
    }
  }
}
