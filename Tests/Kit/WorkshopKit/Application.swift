import Foundation
import Grading
import WorkshopKitC

/// Carries out what stands in `.workshop/pending`.
struct Application {
  let kit: Kit
  var canExchange = true

  /// Whether a file's own step was taken. The new content waits in `files` until then; what was
  /// taken out is there afterwards.
  func isDone(_ file: SavedState.File) -> Bool {
    guard let new = file.new else { return isThere(kept(file)) }
    return (try? Content.at(kept(file), called: file.path))?.fingerprint != new
  }

  /// Takes the steps that were not taken yet.
  ///
  /// - Throws: `Stop` when that fails.
  func apply(_ state: SavedState) throws {
    let steps = steps(for: state)
    let isFresh = state.files.allSatisfy { !isDone($0) }
    var isWhole = false
    let error = steps.withPointers { pointers in
      workshop_apply(
        pointers.baseAddress,
        Int32(pointers.count),
        kit.pendingFolder,
        kit.savedFolder(state.number),
        isFresh ? kit.stagingFolder : nil,
        canExchange,
        &isWhole
      )
    }
    guard error != 0 else { return }
    throw isWhole ? didNothing(state, error) : didPart(state, error)
  }

  private func didPart(_ state: SavedState, _ error: Int32) -> Stop {
    Stop(
      .kitFailed,
      "'\(state.title)' could not be finished (\(systemMessage(error))), and only a part of the files "
        + "is changed. \(remedy(for: error)): the next call of the tool finishes it. Nothing is lost: "
        + "what stood there is in .workshop/pending."
    )
  }

  private func didNothing(_ state: SavedState, _ error: Int32) -> Stop {
    let rescued = Rescue(kit: kit).emptyStaging()
    return Stop(
      .kitFailed,
      "'\(state.title)' could not be done (\(systemMessage(error))). "
        + "\(rescued?.story ?? "Nothing was changed.") \(remedy(for: error)), then try again."
    )
  }

  private func kept(_ file: SavedState.File) -> String {
    "\(kit.pendingFolder)/files/\(file.name)"
  }

  private func steps(for state: SavedState) -> StepList {
    var list = StepList()
    for folder in state.madeFolders { list.add(workshop_make_folder, kit.path(folder)) }
    for file in state.files where !isDone(file) {
      let kind =
        file.new == nil
        ? workshop_take_out : file.old == nil ? workshop_bring_in : workshop_exchange
      list.add(kind, kit.path(file.path), kept: kept(file))
    }
    for folder in state.removedFolders { list.add(workshop_remove_folder, kit.path(folder)) }
    let folders = Set(state.files.map { ($0.path as NSString).deletingLastPathComponent })
    for folder in folders.sorted() + [".workshop/pending/files"] {
      list.add(workshop_sync_folder, kit.path(folder))
    }
    return list
  }
}

/// The steps of a change as C needs them.
private struct StepList {
  private var steps: [(kind: workshop_step_kind, place: String, kept: String)] = []

  mutating func add(_ kind: workshop_step_kind, _ place: String, kept: String = "") {
    steps.append((kind, place, kept))
  }

  func withPointers<R>(_ body: (UnsafeMutableBufferPointer<workshop_step>) -> R) -> R {
    var list = steps.map { step in
      workshop_step(
        kind: step.kind,
        place: strdup(step.place),
        kept: strdup(step.kept),
        aside: strdup("\(step.kept).aside"),
        nothing: strdup("\(step.kept).\(SavedState.File.markOfNothing)"),
        done: 0,
        put_in: workshop_identity()
      )
    }
    defer {
      for step in list {
        for text in [step.place, step.kept, step.aside, step.nothing] {
          free(UnsafeMutableRawPointer(mutating: text))
        }
      }
    }
    return list.withUnsafeMutableBufferPointer { body($0) }
  }
}
