import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Sits inside a real session, where its way leads to the network, and answers there.
final class MockURLProtocol: URLProtocol {
  /// Says what comes back for a request. An error is a failing network; with `nil`, nothing ever comes.
  typealias Handler = @Sendable (URLRequest) throws -> (status: Int, body: Data)?

  // TODO: One handler for all tests, and whoever asks gets an answer. Keep one for each host.
  private static let handler = Mutex<Handler?>(nil)

  static func answer(with handler: @escaping Handler) {
    self.handler.withLock { $0 = handler }
  }

  // TODO: Remember what was asked, so that a test can look at it.

  /// Every request: one that is refused here goes on to the real network.
  override class func canInit(with request: URLRequest) -> Bool { true }

  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    do {
      guard let url = request.url, let handler = Self.handler.withLock({ $0 }) else {
        throw URLError(.cannotFindHost)
      }
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

  // TODO: A fourth method is missing, the one that is called when a task is canceled.
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
