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
}
