import Foundation
import Synchronization
import Testing

@testable import MocksVersusStubs

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Fair, but lazy: a good answer, an error page and no network, and the completion once.
@Suite struct URLProtocolTests {
  private let host = "\(UUID()).invalid"
  private let sut: LuckyNumberService
  private let body = Data(#"[{"status": "success", "min": 0, "max": 50, "random": 45}]"#.utf8)

  init() {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubURLProtocol.self]
    sut = LuckyNumberService(session: URLSession(configuration: configuration), host: host)
  }

  @Test func luckyNumber() async throws {
    StubURLProtocol.answer(host, with: .success((200, body)))

    #expect(try await sut.luckyNumber(min: 0, max: 50) == 45)
  }

  @Test func serverError() async {
    StubURLProtocol.answer(host, with: .success((500, body)))

    await #expect(throws: ServiceError.status(500)) { try await sut.luckyNumber(min: 0, max: 50) }
  }

  @Test func noNetwork() async {
    StubURLProtocol.answer(host, with: .failure(URLError(.notConnectedToInternet)))

    await #expect(throws: ServiceError.noAnswer) { try await sut.luckyNumber(min: 0, max: 50) }
  }

  @Test func completion() async {
    StubURLProtocol.answer(host, with: .success((200, body)))

    let result = await withCheckedContinuation { continuation in
      sut.fetch([Draw].self, from: "/csrng", query: ["min": "0", "max": "50"]) {
        continuation.resume(returning: $0)
      }
    }

    #expect(result == .success([Draw(status: "success", min: 0, max: 50, random: 45)]))
  }
}

private final class StubURLProtocol: URLProtocol {
  typealias Answer = Result<(status: Int, body: Data), URLError>

  private static let answers = Mutex<[String: Answer]>([:])

  static func answer(_ host: String, with answer: Answer) {
    answers.withLock { $0[host] = answer }
  }

  override class func canInit(with request: URLRequest) -> Bool { true }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let url = request.url, let answer = Self.answers.withLock({ $0[url.host() ?? ""] }) else {
      client?.urlProtocol(self, didFailWithError: URLError(.cannotFindHost))
      return
    }
    switch answer {
    case .failure(let error): client?.urlProtocol(self, didFailWithError: error)
    case .success(let (status, body)):
      if let response = HTTPURLResponse(
        url: url,
        statusCode: status,
        httpVersion: nil,
        headerFields: nil
      ) {
        client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      }
      client?.urlProtocol(self, didLoad: body)
      client?.urlProtocolDidFinishLoading(self)
    }
  }

  override func stopLoading() {}
}
