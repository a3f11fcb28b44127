import Foundation
import Grading
import PlantedBugs

/// `workshop watch`: grades an exercise again whenever one of its lesson's files is saved.
struct WatchCommand {
  let kit: Kit
  let console: Console
  let call: Call

  func run() async throws -> ExitCode {
    let assignments = try kit.find(call.subjects)
    guard TerminalMode.isThere, console.showsProgress else {
      let words = ["check"] + call.subjects
      throw Stop(
        .wrongCall,
        "watch needs a terminal, for its screen and its keys. This grades once, anywhere: "
          + "swift run workshop \(words.joined(separator: " "))"
      )
    }
    let overview = Overview(kit: kit, console: console)
    let first = assignments.first(where: overview.isOpen) ?? assignments[0]
    var session = WatchSession(kit: kit, hasColor: console.hasColor, first)
    await session.run()
    return .passed
  }
}

/// One `watch`, from its first screen to its last: passes events to the state, and does what the
/// state asks for.
struct WatchSession {
  private let kit: Kit
  private let hasColor: Bool
  private var state: WatchState
  private var files: FileWatch?
  private var task: Task<Void, Never>?
  private var build: Grader.Build?
  private var restarts = 0
  private var frame: [String] = []
  private let events = AsyncStream<WatchState.Event>.makeStream()

  init(kit: Kit, hasColor: Bool, _ assignment: Kit.Assignment) {
    self.kit = kit
    self.hasColor = hasColor
    state = WatchState(assignment)
  }

  mutating func run() async {
    let send = events.continuation
    TerminalMode.enter { send.yield(.resized) }
    Keyboard.listen { send.yield(.key($0)) }
    watchFiles()
    startGrading()
    draw()
    for await event in events.stream {
      if case .resized = event { frame = [] }
      if case .graded(state.grading, .graded(_, let build)) = event { self.build = build }
      if isByItself(event) { continue }
      let action = state.take(event, page: max(1, screen.room - 1))
      if action == .quit { break }
      if let action { await act(on: action) }
      draw()
    }
    files?.stop()
    await stopGrading()
    TerminalMode.leave()
  }

  private mutating func act(on action: WatchState.Action) async {
    switch action {
    case .grade:
      await stopGrading()
      startGrading()
    case .showHint:
      do {
        let hints = Hints(kit: kit, console: Console(to: Screen { _, _ in }))
        // What was seen before comes first: reading it again is free.
        let isOpen = if case .hints = state.page { true } else { false }
        let seen = isOpen ? nil : try hints.seen(for: state.assignment)
        state.show(.hints(try seen ?? hints.next(for: state.assignment)))
      } catch {
        state.note = (error as? Stop)?.message ?? "\(error)"
      }
    case .goToNext:
      let overview = Overview(kit: kit, console: Console(to: Screen { _, _ in }))
      guard let next = overview.next(after: state.assignment) else {
        state.note = "There is no other exercise that is not passed yet."
        return
      }
      await stopGrading()
      state.go(to: next)
      watchFiles()
      startGrading()
    case .quit: break
    }
  }

  /// A suite may write among the sources while it is graded. What is no source is not watched; and
  /// where the same grading was begun anew this many times, somebody else than a person saves: then
  /// it goes on to its verdict, which names the file.
  private static let mostRestarts = 10

  private mutating func isByItself(_ event: WatchState.Event) -> Bool {
    switch event {
    case .graded(state.grading, _), .key: restarts = 0
    case .saved where state.work != nil:
      restarts += 1
      return restarts > Self.mostRestarts
    default: break
    }
    return false
  }

  private mutating func watchFiles() {
    files?.stop()
    let folder = kit.workplace.folder(of: state.assignment.lesson)
    let (own, given) = (kit.path(folder), kit.path("Solutions/\(state.assignment.lesson.folder)"))
    let send = events.continuation
    files = FileWatch(
      folders: ["\(own)/Sources", "\(own)/Tests"],
      where: { path in
        // What is no Swift may be a resource of the tests, if it was given.
        path.hasSuffix(".swift") || isThere(given + path.dropFirst(own.count))
      },
      onChange: { send.yield(.saved) }
    )
  }

  // MARK: Grading

  private mutating func startGrading() {
    let number = state.beginGrading()
    let send = events.continuation
    let kit = kit
    let assignment = state.assignment
    let last = build
    // Should it be cut short, nothing is known about what was built.
    build = nil
    let console = Console(
      to: Screen({ text, _ in send.yield(.note(text.trimmingCharacters(in: .newlines))) }) {
        send.yield(.progress($0))
      },
      showsProgress: true
    )
    task = Task.detached {
      let verdict: WatchState.Verdict
      do {
        let lock = try await WorkLock.take(in: kit, console: console)
        defer { lock?.release() }
        let grader = Grader(kit: kit, console: console)
        let (result, build) = try await grader.gradeAsSaved(
          [assignment.exercise],
          of: assignment.lesson,
          after: last
        )
        verdict = .graded(result, build)
      } catch let stop as Stop {
        verdict = .failed(stop.message)
      } catch {
        verdict = .failed("\(error)")
      }
      send.yield(.graded(number, verdict))
    }
  }

  /// Ends a grading that runs: the text that it is about is no longer the one that counts.
  private mutating func stopGrading() async {
    guard let task, state.work != nil else { return }
    task.cancel()
    await Task.detached { LiveChildren.endAll() }.value
    await task.value
    LiveChildren.reopen()
    self.task = nil
  }

  // MARK: Drawing

  private var screen: WatchScreen {
    let size = TerminalMode.size
    return WatchScreen(columns: size.columns, rows: size.rows)
  }

  private mutating func draw() {
    let screen = screen
    let width = min(100, max(20, screen.columns - 1))
    let pages = WatchPages(kit: kit, width: width, hasColor: hasColor)
    let content = pages.content(of: state)
    state.scroll = min(state.scroll, screen.furthest(content.count))
    let next = screen.frame(
      content: content,
      scroll: state.scroll,
      status: pages.status(of: state),
      keys: pages.keys(of: state)
    )
    let isWhole = frame.count != next.count
    let clear = isWhole ? "\u{1B}[2J" : ""
    TerminalMode.write(clear + WatchScreen.update(from: isWhole ? [] : frame, to: next))
    frame = next
  }
}
