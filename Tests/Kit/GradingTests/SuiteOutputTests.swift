import Foundation
import PlantedBugs
import Testing

@testable import Grading

/// What a suite prints in a plain run, whichever framework it is written in.
@Suite struct SuiteOutputTests {
  @Test(arguments: Framework.allCases)
  func isOfThatSuiteAlone(_ framework: Framework) async throws {
    let output = try await SuiteOutput(
      of: framework.typeName("Curious"),
      module: fixtureModule,
      in: Runner.ownFolder,
      root: FileManager.default.currentDirectoryPath
    )

    #expect(output.text.contains(framework.typeName("Curious")))
    #expect(!output.text.contains(framework.typeName("FailsAlways")))
  }
}
