import Foundation
import PlantedBugs

/// Runs tests of one module in child processes and tells what happened.
struct SuiteRunner: Sendable {
  let module: String
  let runner: Runner

  /// What to run, and under which conditions.
  struct Order: Sendable {
    var selection: Selection
    /// What is planted; `nil` for the code as it stands.
    var planting: Planting?
    var limits = RunLimits()
    /// The tests that must turn up; `nil` when they are not known yet.
    var inventory: [TestName]?
    /// Where the lines that were run are counted, in a build with coverage.
    var profilePath: String?
  }

  /// Runs as soon as a processor is free.
  func run(_ order: Order) async throws -> RunRecord {
    try await ChildQueue.shared.run { try runNow(order, processor: $0) }
  }

  /// Runs beside whatever else runs, whether a processor is free or not.
  func runAtOnce(_ order: Order) async throws -> RunRecord {
    try await ChildQueue.shared.runAtOnce { try runNow(order, processor: $0) }
  }

  /// Runs on the calling thread.
  func runNow(_ order: Order, processor: Int) throws -> RunRecord {
    let record = try runOnce(order, processor: processor)
    return try nameCulprit(of: record, in: order, processor: processor)
  }

  private func runOnce(_ order: Order, processor: Int) throws -> RunRecord {
    let folder = try RunFolder()
    defer { folder.remove() }
    let plan = Plan(
      salt: .random(in: .min ... .max),
      planting: order.planting,
      resultsPath: folder.results,
      reachedPath: folder.reached,
      dataBytes: order.limits.dataBytes,
      fileBytes: order.limits.fileBytes,
      processor: processor,
      judge: getpid()
    )
    let (program, arguments) = runner.command(order.selection, eventsPath: folder.results)
    let command = ChildCommand(
      program: program,
      arguments: arguments,
      environment: environment(of: folder, plan: plan, order),
      folder: folder.start,
      outputPath: folder.output
    )
    let end = try ChildProcess.run(command, limit: order.limits.seconds)
    folder.endEscaped()
    let record = read(folder, end: end, order: order)
    if record.outcome == .incomplete { try RunFolder.proveWritable() }
    return record
  }

  private func environment(
    of folder: RunFolder,
    plan: Plan,
    _ order: Order
  ) -> [String: String] {
    let own = ProcessInfo.processInfo.environment
    var environment = own.filter { Runner.inheritedVariables.contains($0.key) }
    environment["TMPDIR"] = folder.temporary
    environment["HOME"] = folder.home
    environment["CFFIXED_USER_HOME"] = folder.home
    // Printing a backtrace would take longer than the whole run.
    environment["SWIFT_BACKTRACE"] = "enable=no"
    environment["LLVM_PROFILE_FILE"] = order.profilePath ?? folder.profile
    // Whether one framework sees the other's failures changes with the toolchain; here it does not.
    environment["SWIFT_TESTING_XCTEST_INTEROP_MODE"] = "none"
    environment[Plan.variable] = plan.encoded
    return environment
  }

  private func read(_ folder: RunFolder, end: ChildEnd, order: Order) -> RunRecord {
    let data = FileManager.default.contents(atPath: folder.results) ?? Data()
    let reported =
      switch order.selection.framework {
      case .xctest: ReportedResults(xctestLines: data)
      case .swiftTesting:
        ReportedResults(eventStream: data, module: module, inventory: order.inventory ?? [])
      }
    var record = RunRecord(
      outcome: reported.outcome(of: end, inventory: order.inventory),
      tests: reported.tests
    )
    record.looseIssues = reported.looseIssues
    // In the order of the inventory: parallel tests reach the code in another order every time.
    let inventory = reported.tests.map(\.name)
    record.reachedBy = reachedTests(in: folder, of: reported).sorted { first, second in
      inventory.firstIndex(of: first) ?? -1 < inventory.firstIndex(of: second) ?? -1
    }
    record.output = beginning(of: folder.output, bytes: order.limits.outputBytes)
    record.seconds = end.seconds
    record.leftovers = folder.leftovers
    record.disturbedStranger = folder.strangersFileIsDisturbed
    return record
  }

  private func reachedTests(in folder: RunFolder, of reported: ReportedResults) -> [TestName] {
    let data = FileManager.default.contents(atPath: folder.reached) ?? Data()
    let lines = String(decoding: data, as: UTF8.self).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    return lines.dropLast().map { id in
      reported.tests.first { $0.id == id }?.name ?? testName(fromID: String(id), of: module)
    }
  }

  private func beginning(of path: String, bytes: Int) -> String {
    guard let file = FileHandle(forReadingAtPath: path) else { return "" }
    defer { try? file.close() }
    return String(decoding: (try? file.read(upToCount: bytes)) ?? Data(), as: UTF8.self)
  }

  /// When one of several parallel tests ends the process, the others do not finish either. Run one
  /// after the other, the one that is unfinished is to blame.
  private func nameCulprit(
    of record: RunRecord,
    in order: Order,
    processor: Int
  ) throws -> RunRecord {
    guard
      record.outcome == .crashed || record.outcome == .incomplete,
      record.unfinishedTests.count > 1,
      order.selection.framework == .swiftTesting, order.selection.inParallel
    else { return record }
    var serial = order
    serial.selection.inParallel = false
    let second = try runOnce(serial, processor: processor)
    return second.outcome == record.outcome ? second : record
  }
}
