import Foundation

/// What comes out of a pipe, read on a thread of its own, which may wait.
func texts(of path: String) -> AsyncStream<String> {
  let (stream, continuation) = AsyncStream<String>.makeStream()
  Thread.detachNewThread {
    let file = FileHandle(forReadingAtPath: path)
    while let data = file?.availableData, !data.isEmpty {
      continuation.yield(String(decoding: data, as: UTF8.self))
    }
    continuation.finish()
  }
  return stream
}
