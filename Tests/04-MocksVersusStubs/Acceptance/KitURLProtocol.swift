import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Answers every request of a real session with what was asked for, so that the network is not needed.
final class KitURLProtocol: URLProtocol {
  /// A real session that asks nobody but this class.
  static func session() -> URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [KitURLProtocol.self]
    return URLSession(configuration: configuration)
  }

  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url,
      let response = HTTPURLResponse(
        url: url,
        statusCode: 200,
        httpVersion: nil,
        headerFields: nil
      )
    else { return }
    let echo = "\(url.path) \(request.value(forHTTPHeaderField: "Accept") ?? "without a header")"
    client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
    client?.urlProtocol(self, didLoad: Data(echo.utf8))
    client?.urlProtocolDidFinishLoading(self)
  }

  override func stopLoading() {}
}
