import Foundation

/// All that differs between Linux and Apple's platforms.
package enum Platform {
  /// Whether this process runs tests: a test framework was loaded, or the command line says so.
  static var runsTests: Bool {
    #if canImport(ObjectiveC)
      let environment = ProcessInfo.processInfo.environment
      let variables = [
        "XCTestBundlePath", "XCTestConfigurationFilePath", "XCTestSessionIdentifier",
      ]
      if variables.contains(where: environment.keys.contains) { return true }
      if NSClassFromString("XCTestCase") != nil { return true }
    #endif
    guard let program = CommandLine.arguments.first.map(URL.init(fileURLWithPath:)) else {
      return runsSwiftTesting
    }
    let name = program.lastPathComponent
    return program.pathExtension == "xctest" || name.hasSuffix("-test-runner")
      || ["xctest", "swiftpm-testing-helper"].contains(name) || runsSwiftTesting
  }

  /// Whether SwiftPM started this process for Swift Testing alone. On Linux each framework has a
  /// process of its own; Xcode runs both in one.
  package static var runsSwiftTesting: Bool {
    let arguments = CommandLine.arguments
    guard let flag = arguments.firstIndex(of: "--testing-library") else {
      return arguments.contains("--testing-library=swift-testing")
    }
    return arguments.dropFirst(flag + 1).first == "swift-testing"
  }

  /// A class by its name, `Module.Class`, if it is linked. Works for subclasses of `NSObject`.
  static func namedClass(_ name: String) -> AnyClass? {
    NSClassFromString(name)
  }

  static func printToStandardError(_ text: String) {
    FileHandle.standardError.write(Data(text.utf8))
  }

  /// The address of a variable of the Swift runtime, where the runtime is a shared library.
  static func runtimeVariable(_ name: String) -> UnsafeMutableRawPointer? {
    dlsym(dlopen(nil, RTLD_LAZY), name)
  }

  /// The stored properties of a class, inherited ones first: their types, and how many bytes from an
  /// object's beginning they are.
  static func storedProperties(of type: AnyClass) -> [(type: Any.Type, offset: Int)] {
    (0..<propertyCount(type)).map { index in
      var facts = PropertyFacts()
      defer { facts.free?(facts.name) }
      return (propertyType(type, index, &facts), propertyOffset(type, index))
    }
  }
}

// What `Mirror` asks the Swift runtime. It has these functions on all platforms.

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func propertyCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func propertyType(
  _ type: Any.Type,
  _ index: Int,
  _ facts: UnsafeMutablePointer<PropertyFacts>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func propertyOffset(_ type: Any.Type, _ index: Int) -> Int

private struct PropertyFacts {
  var name: UnsafePointer<CChar>?
  var free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}
