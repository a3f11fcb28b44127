import Foundation
import PlantedBugs
import Testing

@testable import Grading
@testable import WorkshopKit

/// A folder or a pipe in the place of a file: it is named, and nobody waits for it. The time limit is
/// for one who does.
@Suite(.timeLimit(.minutes(1))) struct ObstacleTests {
  private var learner: Learner
  private let menu: Kit.Assignment

  init() throws {
    learner = try Learner()
    menu = Kit.Assignment(lesson: learner.lessons[0], exercise: learner.lessons[0].exercises[0])
  }

  @Test(
    "A pipe, in the place of a suite, of code, and of no known file",
    arguments: [
      (Learner.menu, "; then 'swift run workshop reset 1.1' brings the file back."),
      (Learner.bill, "; then 'swift run workshop reset 1.2' brings the file back."),
      (Learner.code, "; then 'swift run workshop reset 1.1' brings the file back."),
      ("Lessons/01-Cafe/Tests/Own.swift", "."),
    ]
  )
  func pipe(_ file: String, _ cure: String) throws {
    try put(pipeAt: file)
    #expect(
      learner.kit.complaintAboutMissingPart(of: learner.lessons[0])
        == "\(file) is no regular file, where a file belongs: it cannot be compiled. Move it away\(cure)"
    )
    #expect(learner.kit.complaintAboutMissingPart(of: learner.lessons[1]) == nil)
  }

  @Test("A link to a pipe is as bad, and a pipe that no build reads is none")
  func links() throws {
    try put(pipeAt: "Lessons/01-Cafe/Tests/notes.txt")
    #expect(learner.kit.obstacle(of: learner.lessons[0]) == nil)
    try learner.link(Learner.menu, to: "notes.txt")
    #expect(learner.kit.obstacle(of: learner.lessons[0])?.path == Learner.menu)
  }

  @Test("Nobody reads a pipe: not for a result, a list, a text, or to look for the solution")
  func readers() async throws {
    try put(pipeAt: Learner.menu)
    #expect(contentsOfFile("\(learner.folder.path)/\(Learner.menu)") == nil)
    #expect(learner.kit.text(of: Learner.menu) == nil)
    #expect(learner.kit.savedFiles(of: learner.lessons[0], track: .lessons)[Learner.menu] != nil)
    #expect(!GivenFiles(kit: learner.kit).isSolutionInPlace(menu))
    #expect(
      learner.kit.workplace.sourceTexts(of: menu.exercise.files, in: menu.lesson).isEmpty
    )
    #expect(learner.kit.workplace.changedCode(of: menu.exercise, in: menu.lesson) == nil)
    let list = try await learner.call("list")
    #expect(list.code == .passed)
  }

  @Test("A folder in the place of code keeps a lesson from being built, one in a suite's does not")
  func folders() throws {
    try put(folderAt: Learner.menu)
    #expect(learner.kit.complaintAboutMissingPart(of: learner.lessons[0]) == nil)
    try put(folderAt: Learner.code)
    #expect(
      learner.kit.complaintAboutMissingPart(of: learner.lessons[0])
        == "\(Learner.code) is a folder, where a file belongs: it cannot be compiled. Move it away; then "
        + "'swift run workshop reset 1.1' brings the file back."
    )
    #expect(
      learner.kit.firstStep(toBuild: learner.lessons[0])
        == "move \(Learner.code) away, swift run workshop reset 1.1"
    )
  }

  @Test(
    "What the exercise says of its own file, and what check says to do next",
    arguments: [
      (Put.nothing, "missing", "", "it"), (.folder, "a folder", "Move it away; then ", "the file"),
      (.pipe, "no regular file", "Move it away; then ", "the file"),
    ]
  )
  func suite(_ put: Put, _ what: String, _ first: String, _ object: String) throws {
    switch put {
    case .nothing: try learner.folder.remove(Learner.menu)
    case .folder: try self.put(folderAt: Learner.menu)
    case .pipe: try self.put(pipeAt: Learner.menu)
    }
    let wording = Wording(
      exercise: menu.exercise,
      lesson: menu.lesson,
      workplace: learner.kit.workplace
    )
    #expect(
      wording.complaint(about: Baseline(of: [], runs: [:]))?.text
        == "\(Learner.menu) is \(what), and this exercise is written there. \(first)'swift run workshop "
        + "reset 1.1' brings \(object) back as it was given."
    )
    let reset = "swift run workshop reset 1.1"
    #expect(
      learner.kit.firstStep(toFilesOf: menu)
        == (put == .nothing ? reset : "move \(Learner.menu) away, \(reset)")
    )
  }

  @Test("Nothing is in the way, and nothing has to be done first")
  func nothing() {
    #expect(learner.kit.obstacle(of: learner.lessons[0]) == nil)
    #expect(learner.kit.firstStep(toBuild: learner.lessons[0]) == nil)
    #expect(learner.kit.firstStep(toFilesOf: menu) == nil)
  }

  @Test("Files of the solutions are nothing that reset brings back")
  mutating func solutions() throws {
    learner.track = .solutions
    try put(pipeAt: "Solutions/01-Cafe/Tests/MenuTests.swift")
    #expect(
      learner.kit.complaintAboutMissingPart(of: learner.lessons[0])
        == "Solutions/01-Cafe/Tests/MenuTests.swift is no regular file, where a file belongs: it cannot "
        + "be compiled. Move it away."
    )
  }

  @Test("check does not wait for a pipe, and ends with 3")
  func check() async throws {
    let tool = try Tool()
    let suite = "Lessons/\(Tool.lesson.folder)/\(Tool.exercise.files[0])"
    try tool.folder.remove(suite)
    try #require(mkfifo("\(tool.folder.path)/\(suite)", 0o600) == 0)
    let answer = try await tool.run("check", Tool.exercise.number)
    #expect(answer.code == 3)
    #expect(
      answer.output == """
        Lesson 1 · \(Tool.lesson.title)
        nothing in it can be graded, because of this:

        \(suite) is no regular file, where a
        file belongs: it cannot be compiled. Move it away; then 'swift run workshop
        reset 1.1' brings the file back.

        Next: move \(suite) away, swift run
        workshop reset 1.1, then check again.

        """
    )
  }

  enum Put { case nothing, folder, pipe }

  private func put(pipeAt file: String) throws {
    try? learner.folder.remove(file)
    try #require(mkfifo("\(learner.folder.path)/\(file)", 0o600) == 0)
  }

  private func put(folderAt file: String) throws {
    try? learner.folder.remove(file)
    try learner.write("", to: "\(file)/keep.txt")
  }
}
