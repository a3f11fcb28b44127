import Foundation
import Testing

/// An answer of the service, from a JSON file in `Fixtures`.
///
/// - Throws: when there is no such file, or when it is no JSON. The test ends there, and its failure
///   names the file. (An empty body in its place would be a test of something else, without a word.)
func fixture(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Data {
  let file = "Tests/Fixtures/\(name).json"
  let url = Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Fixtures")
  let found = try #require(url, "\(file) is missing.", sourceLocation: sourceLocation)
  let data = try Data(contentsOf: found)
  let json = try? JSONSerialization.jsonObject(with: data)
  _ = try #require(json, "\(file) is no JSON.", sourceLocation: sourceLocation)
  return data
}
