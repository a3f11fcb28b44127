import Foundation
import PlantedBugs

/// The built tests of a module, and how to start some of them on this platform.
///
/// Everything about judging that differs between platforms, or between SwiftPM's build systems,
/// stands in this file (and behind `#ifdef` in the two C targets). Run on Linux; the Apple part
/// was written by the book, and hosted CI runs it.
struct Runner: Sendable {
  /// On Linux an executable, on Apple's platforms a bundle.
  let path: String

  /// Finds the runner of a test module in the folder that a build puts its products into.
  ///
  /// - Throws: `KitError.noRunner`.
  init(module: String, in folder: String) throws {
    // SwiftPM's native build system makes one bundle for the whole package; the one called
    // swiftbuild makes one runner for each test target.
    let candidates = ["\(module)-test-runner", "\(module).xctest", Self.jointBundle]
    let files = candidates.map { "\(folder)/\($0)" }
    guard let found = files.first(where: FileManager.default.fileExists) else {
      throw KitError.noRunner(module: module, folder: folder)
    }
    path = found
  }

  /// The folder with the products of the build that the running process comes from.
  static var ownFolder: String {
    #if os(Linux)
      return folder(of: Executable.path)
    #else
      let arguments = CommandLine.arguments
      if let flag = arguments.firstIndex(of: "--test-bundle-path"), flag + 1 < arguments.count {
        // …/debug/TestingWorkshopPackageTests.xctest/Contents/MacOS/TestingWorkshopPackageTests
        return ancestor(4, of: arguments[flag + 1])
      }
      return folder(of: Executable.path)
    #endif
  }

  /// The program and the arguments that run the selected tests.
  func command(_ selection: Selection, eventsPath: String) -> (program: String, arguments: [String])
  {
    switch selection.framework {
    case .xctest: xctestCommand(selection)
    case .swiftTesting: swiftTestingCommand(selection, eventsPath: eventsPath)
    }
  }

  /// The file with the machine code.
  var binary: String {
    #if os(Linux)
      return path
    #else
      return path.hasSuffix(".xctest") ? "\(path)/Contents/MacOS/\(Self.name(of: path))" : path
    #endif
  }

  private func xctestCommand(_ selection: Selection) -> (program: String, arguments: [String]) {
    let list = selection.patterns.joined(separator: ",")
    #if os(Linux)
      return (path, [list])
    #else
      return ("/usr/bin/xcrun", ["xctest", "-XCTest", list, path])
    #endif
  }

  private func swiftTestingCommand(
    _ selection: Selection,
    eventsPath: String
  ) -> (program: String, arguments: [String]) {
    var arguments = ["--testing-library", "swift-testing"]
    arguments += ["--event-stream-version", "0", "--event-stream-output-path", eventsPath]
    for pattern in selection.patterns { arguments += ["--filter", pattern] }
    if !selection.inParallel { arguments.append("--no-parallel") }
    #if os(Linux)
      return (path, arguments)
    #else
      return (Self.testingHelper, ["--test-bundle-path", binary] + arguments)
    #endif
  }

  /// The variables of this process that a child needs to find the toolchain's libraries.
  static let inheritedVariables = [
    "PATH", "LANG", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH",
    "DEVELOPER_DIR", "SDKROOT",
  ]

  private static let jointBundle = "TestingWorkshopPackageTests.xctest"

  private static func folder(of file: String) -> String {
    ancestor(1, of: file)
  }

  private static func ancestor(_ levels: Int, of file: String) -> String {
    var url = URL(fileURLWithPath: file).resolvingSymlinksInPath()
    for _ in 0..<levels { url.deleteLastPathComponent() }
    return url.path
  }

  #if !os(Linux)
    private static func name(of bundle: String) -> String {
      URL(fileURLWithPath: bundle).deletingPathExtension().lastPathComponent
    }

    /// Runs Swift Testing's tests of a bundle; part of every toolchain for Apple's platforms.
    private static let testingHelper: String = {
      let tools = ProcessInfo.processInfo.environment["DEVELOPER_DIR"] ?? "/Applications/Xcode.app"
      let places = [
        "\(tools)/Toolchains/XcodeDefault.xctoolchain",
        "\(tools)/Contents/Developer/Toolchains/XcodeDefault.xctoolchain",
        "/Library/Developer/CommandLineTools",
      ]
      let helpers = places.map { "\($0)/usr/libexec/swift/pm/swiftpm-testing-helper" }
      return helpers.first(where: FileManager.default.isExecutableFile) ?? helpers[0]
    }()
  #endif
}

/// Which tests of a module to run, in the words of one framework.
struct Selection: Sendable {
  var framework: Framework
  /// `Module.Class` or `Module.Class/method` for XCTest, regular expressions for Swift Testing.
  var patterns: [String]
  var inParallel = true

  /// Whole suites.
  init(suites: [String], of module: String, in framework: Framework) {
    self.framework = framework
    patterns = suites.map { suite in
      switch framework {
      case .xctest: "\(module).\(suite)"
      // Anchored, because the pattern is also matched with the name of the file. The suite may
      // stand inside of others, a base suite for example.
      case .swiftTesting: "^\(module)\\.([^/]+/)*\(suite)/"
      }
    }
  }

  /// Single tests.
  init(tests: [TestName], of module: String, in framework: Framework) {
    self.framework = framework
    patterns = tests.map { test in
      switch framework {
      case .xctest: "\(module).\(test)"
      case .swiftTesting: Self.pattern(for: test, of: module)
      }
    }
  }

  /// Matches one test's identifier, which ends with its place.
  private static func pattern(for test: TestName, of module: String) -> String {
    let escaped = { (id: String) in NSRegularExpression.escapedPattern(for: "\(module).\(id)") }
    guard let twin = test.wholeMatch(of: /(.+) at ([^\/]+\.swift:\d+:\d+)/) else {
      return "^\(escaped(test))/"
    }
    return "^\(escaped("\(twin.1)/\(twin.2)"))$"
  }
}

/// A test as reports name it: `BoundariesTests/testTenthStamp` or `TipTests/splitsEvenly()`.
public typealias TestName = String

extension TestName {
  /// Whether it is in a suite, which may stand inside of others: `BaseSuite/TipTests/splitsEvenly()`.
  func isIn(_ suite: String) -> Bool { "/\(self)".contains("/\(suite)/") }

  /// Whether it is the test that an exercise calls by the name of its suite and its own.
  func isNamed(_ test: TestName) -> Bool { "/\(self)".hasSuffix("/\(test)") }
}

/// The program file of the running process.
public enum Executable {
  /// An absolute path, links followed.
  public static let path: String = {
    #if os(Linux)
      return URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
    #else
      return Bundle.main.executableURL?.resolvingSymlinksInPath().path ?? CommandLine.arguments[0]
    #endif
  }()
}
