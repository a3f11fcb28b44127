import Foundation
import PlantedBugs

/// Keeps a file, named like the planted case, in the run's temporary directory while `isThere`. The
/// judge looks for it after the run: so planted code can say in which state a suite leaves things.
public func mark(_ planted: some Plantable, isThere: Bool) {
  let file = FileManager.default.temporaryDirectory.appending(path: Planting(planted).name)
  if isThere {
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
  } else {
    try? FileManager.default.removeItem(at: file)
  }
}
