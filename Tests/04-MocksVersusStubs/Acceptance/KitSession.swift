import Foundation
import Synchronization

@testable import MocksVersusStubs

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The kit's own double of a session: it notes what it is asked for, and answers when a task is
/// resumed.
final class KitSession: URLSessionProtocol {
  struct Answer {
    var data: Data?
    var status = 200
    var error: URLError?

    static var luckyNumber: Answer {
      let text = #"[{"status": "success", "min": 0, "max": 50, "random": 45}]"#
      return Answer(data: Data(text.utf8))
    }
  }

  struct Record {
    var requests: [URLRequest] = []
    var resumes = 0
  }

  private let answer: Answer
  private let record = Mutex(Record())

  init(_ answer: Answer = Answer()) {
    self.answer = answer
  }

  var requests: [URLRequest] { record.withLock { $0.requests } }
  var resumes: Int { record.withLock { $0.resumes } }

  func makeDataTask(
    with url: URL,
    completionHandler: @escaping DataTaskCompletion
  ) -> any URLSessionTaskProtocol {
    makeDataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  func makeDataTask(
    with request: URLRequest,
    completionHandler: @escaping DataTaskCompletion
  ) -> any URLSessionTaskProtocol {
    record.withLock { $0.requests.append(request) }
    return KitTask { [self] in
      record.withLock { $0.resumes += 1 }
      let response = request.url.flatMap {
        HTTPURLResponse(url: $0, statusCode: answer.status, httpVersion: nil, headerFields: nil)
      }
      if let error = answer.error {
        completionHandler(nil, nil, error)
      } else {
        completionHandler(answer.data, response, nil)
      }
    }
  }
}

private final class KitTask: URLSessionTaskProtocol {
  private let whenResumed: @Sendable () -> Void

  init(_ whenResumed: @escaping @Sendable () -> Void) {
    self.whenResumed = whenResumed
  }

  func resume() { whenResumed() }
}
