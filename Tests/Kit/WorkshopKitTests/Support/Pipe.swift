import Foundation

/// What comes out of a pipe, read on a thread of its own, which may wait.
func texts(of path: String) -> AsyncStream<String> {
  let (stream, continuation) = AsyncStream<String>.makeStream()
  Thread.detachNewThread {
    let file = open(path, O_RDONLY)
    while let data = nextBytes(of: file) {
      continuation.yield(String(decoding: data, as: UTF8.self))
    }
    close(file)
    continuation.finish()
  }
  return stream
}

/// `nil` at the end. Not `FileHandle.availableData`, which ends the process when a signal cuts the
/// reading short.
private func nextBytes(of file: Int32) -> [UInt8]? {
  var bytes = [UInt8](repeating: 0, count: 4096)
  while true {
    let count = read(file, &bytes, bytes.count)
    if count > 0 { return Array(bytes[..<count]) }
    guard count < 0, errno == EINTR else { return nil }
  }
}
