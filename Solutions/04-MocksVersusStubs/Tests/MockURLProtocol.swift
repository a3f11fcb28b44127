import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sits inside a real session, where its way leads to the network, and answers there: for each host as
/// its test has said.
final class MockURLProtocol: URLProtocol {
  /// Says what comes back for a request. An error is a failing network; with `nil`, nothing ever comes.
  typealias Handler = @Sendable (URLRequest) throws -> (status: Int, body: Data)?

  private static let handlers = Mutex<[String: Handler]>([:])
  private static let asked = Mutex<[URLRequest]>([])

  /// From now on, this is what a host answers.
  static func answer(_ host: String, with handler: @escaping Handler) {
    handlers.withLock { $0[host] = handler }
  }

  /// What has come to a host so far.
  static func requests(to host: String) -> [URLRequest] {
    asked.withLock { $0.filter { $0.url?.host() == host } }
  }

  /// Every request: one that is refused here goes on to the real network.
  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    Self.asked.withLock { $0.append(request) }
    do {
      guard let url = request.url, let host = url.host(),
        let handler = Self.handlers.withLock({ $0[host] })
      else { throw URLError(.cannotFindHost) }
      guard let (status, body) = try handler(request) else { return }
      let response = HTTPURLResponse(
        url: url,
        statusCode: status,
        httpVersion: nil,
        headerFields: nil
      )
      guard let response else { throw URLError(.badServerResponse) }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      client?.urlProtocol(self, didLoad: body)
      client?.urlProtocolDidFinishLoading(self)
    } catch {
      client?.urlProtocol(self, didFailWithError: error)
    }
  }

  /// Called when the task is canceled. There is nothing to stop.
  override func stopLoading() {}
}

extension URLSessionConfiguration {
  /// For a session that asks nobody but the mock.
  // region: mocked
  static var mocked: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [MockURLProtocol.self]
    return configuration
  }
  // endregion: mocked
}
