import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// The seam: two protocols between the client and the network. They ask for what the client needs,
// and for nothing else. In the app the real types stand behind them, in a test something simpler.

/// What comes back from a task: all three may be missing.
typealias DataTaskCompletion = @Sendable (Data?, URLResponse?, (any Error)?) -> Void

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

extension URLSessionTask: URLSessionTaskProtocol {}

extension URLSession: URLSessionProtocol {
  func makeDataTask(
    with url: URL,
    completionHandler: @escaping DataTaskCompletion
  ) -> any URLSessionTaskProtocol {
    // TODO: Let the real session make a task, and hand it on.
    IdleTask()
  }

  func makeDataTask(
    with request: URLRequest,
    completionHandler: @escaping DataTaskCompletion
  ) -> any URLSessionTaskProtocol {
    // TODO: The same for a request.
    IdleTask()
  }
}

/// Stands here only until the real session makes the tasks.
private final class IdleTask: URLSessionTaskProtocol {
  func resume() {}
}
