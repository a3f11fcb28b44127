import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// The seam: two protocols between the client and the network. They ask for very little, so that
// something simpler can stand in for the real types in a test.

/// What comes back from a task: data, response, error. Each of them may be missing.
typealias DataTaskCompletion = @Sendable (Data?, URLResponse?, (any Error)?) -> Void

// region: seam
/// Makes tasks, as `URLSession` does.
protocol URLSessionProtocol: AnyObject, Sendable {
  func makeDataTask(
    with url: URL,
    completionHandler: @escaping DataTaskCompletion
  ) -> any URLSessionTaskProtocol

  func makeDataTask(
    with request: URLRequest,
    completionHandler: @escaping DataTaskCompletion
  ) -> any URLSessionTaskProtocol
}

/// A task that has been made does nothing until somebody resumes it.
protocol URLSessionTaskProtocol: AnyObject, Sendable {
  func resume()
}
// endregion: seam

extension URLSessionTask: URLSessionTaskProtocol {}

extension URLSession: URLSessionProtocol {
  func makeDataTask(
    with url: URL,
    completionHandler: @escaping DataTaskCompletion
  ) -> any URLSessionTaskProtocol {
    // TODO: Let the real session make a task, and hand it on.
    IdleTask()
  }

  // region: forward
  func makeDataTask(
    with request: URLRequest,
    completionHandler: @escaping DataTaskCompletion
  ) -> any URLSessionTaskProtocol {
    // TODO: The same for a request.
    IdleTask()
  }
  // endregion: forward
}

/// Stands here only until the real session makes the tasks.
private final class IdleTask: URLSessionTaskProtocol {
  func resume() {}
}
