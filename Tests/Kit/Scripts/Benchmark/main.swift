// The part of `benchmark` that has to be measured inside the judge. No target of the package names
// this file; the script adds one in its copy of the kit.
//
//     Benchmark PACKAGE PRODUCTS RUNS
//
// Prints one line for each kind of measurement: its name, then RUNS durations in milliseconds.
import Foundation
import PlainAssertsExercises
import PlantedBugs

@testable import Grading

let root = CommandLine.arguments[1]
let products = CommandLine.arguments[2]
let runs = Int(CommandLine.arguments[3]) ?? 15

let lesson = Lesson.plainAsserts
let module = "\(lesson.name)Tests"
let workplace = Workplace(root: root, track: .solutions)
let runner = try Runner(module: module, in: products)

func milliseconds(_ work: () async throws -> Void) async rethrows -> Double {
  let duration = try await ContinuousClock().measure(work)
  return duration / .milliseconds(1)
}

/// A child that runs one empty test, without a judge around it: what no verdict can do without.
func emptyChild(_ framework: Framework) throws {
  let test = framework == .xctest ? "EmptyXCTests/testNothing" : "EmptySwiftTests/nothing()"
  let folder = try RunFolder()
  defer { folder.remove() }
  let selection = Selection(tests: [test], of: module, in: framework)
  let (program, arguments) = runner.command(selection, eventsPath: folder.results)
  let environment = ProcessInfo.processInfo.environment.filter {
    Runner.inheritedVariables.contains($0.key)
  }
  let child = ChildCommand(
    program: program,
    arguments: arguments,
    environment: environment,
    outputPath: folder.output
  )
  let end = try ChildProcess.run(child, limit: 60)
  precondition(end.exitCode == 0 && end.signal == 0, "the empty test did not pass")
}

/// Verdicts about one bug, one at a time and two at a time, between runs of the empty child.
func measure(_ exercise: Exercise, _ framework: Framework) async throws {
  let examination = try Examination(
    of: exercise,
    in: lesson,
    workplace: workplace,
    folder: products,
    module: module
  )
  let check = Check(kind: .catches(exercise.bugs[0]))
  let verdict: @Sendable () async throws -> Void = {
    let result = try await examination.result(of: check)
    precondition(result.status == .passed, "the bug was not caught")
  }
  // The first verdict needs runs on the correct code, which later ones do not repeat.
  try await verdict()
  var durations: [String: [Double]] = [:]
  for _ in 0..<runs {
    try await durations["empty", default: []].append(milliseconds { try emptyChild(framework) })
    try await durations["one", default: []].append(milliseconds { try await verdict() })
    let two = try await milliseconds {
      async let first: Void = verdict()
      async let second: Void = verdict()
      _ = try await (first, second)
    }
    durations["two", default: []].append(two)
  }
  for (kind, values) in durations {
    print(framework, kind, values.map { "\($0)" }.joined(separator: " "))
  }
}

try await measure(.boundaries, .xctest)
try await measure(.tip, .swiftTesting)
