import Foundation
import Testing

@testable import MocksVersusStubs

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("Lucky numbers, over a real session")
struct URLProtocolTests {
  private let host = "\(UUID()).invalid"
  private let session = URLSession(configuration: .mocked)
  private let sut: LuckyNumberService

  init() {
    sut = LuckyNumberService(session: session, host: host)
  }

  @Test("The number of the fixture comes out")
  func numberComesOut() async throws {
    let body = try fixture("lucky-number")
    MockURLProtocol.answer(host) { _ in (200, body) }

    let number = try await sut.luckyNumber(min: 0, max: 50)

    #expect(number == 45)
  }

  @Test("A bad status is named", arguments: [300, 404, 429, 500])
  func badStatusIsNamed(status: Int) async throws {
    let body = try fixture("too-many-requests")
    MockURLProtocol.answer(host) { _ in (status, body) }

    await #expect(throws: ServiceError.status(status)) {
      try await sut.luckyNumber(min: 0, max: 50)
    }
  }

  @Test("The limits stand in the query")
  func limitsStandInTheQuery() async throws {
    let body = try fixture("lucky-number")
    MockURLProtocol.answer(host) { _ in (200, body) }

    _ = try await sut.luckyNumber(min: 10, max: 60)

    let request = try #require(MockURLProtocol.requests(to: host).first, "Nobody asked \(host).")
    let url = try #require(request.url)
    let parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    let limits = [URLQueryItem(name: "min", value: "10"), URLQueryItem(name: "max", value: "60")]
    #expect(parts?.path == "/csrng")
    #expect(Set(parts?.queryItems ?? []) == Set(limits))
  }

  @Test("Every call asks anew")
  func everyCallAsks() async throws {
    let body = try fixture("lucky-number")
    MockURLProtocol.answer(host) { _ in (200, body) }

    _ = try await sut.luckyNumber(min: 0, max: 50)
    _ = try await sut.luckyNumber(min: 0, max: 50)

    #expect(MockURLProtocol.requests(to: host).count == 2)
  }

  @Test("What is no list of draws is unreadable")
  func anythingElseIsUnreadable() async throws {
    let body = try fixture("too-many-requests")
    MockURLProtocol.answer(host) { _ in (200, body) }

    await #expect(throws: ServiceError.unreadable) { try await sut.luckyNumber(min: 0, max: 50) }
  }

  @Test("A list without a draw is unreadable")
  func emptyListIsUnreadable() async {
    MockURLProtocol.answer(host) { _ in (200, Data("[]".utf8)) }

    await #expect(throws: ServiceError.unreadable) { try await sut.luckyNumber(min: 0, max: 50) }
  }

  @Test("A failing network is no answer")
  func failingNetworkIsNoAnswer() async {
    MockURLProtocol.answer(host) { _ in throw URLError(.notConnectedToInternet) }

    await #expect(throws: ServiceError.noAnswer) { try await sut.luckyNumber(min: 0, max: 50) }
  }

  @Test("Who cancels hears of a cancellation")
  func cancellationIsOne() async {
    MockURLProtocol.answer(host) { _ in nil }
    let task = Task { try await sut.luckyNumber(min: 0, max: 50) }

    task.cancel()

    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("A completion hears of a bad status once")
  func completionHearsOfABadStatusOnce() async throws {
    let body = try fixture("too-many-requests")
    MockURLProtocol.answer(host) { _ in (429, body) }
    let (results, collected) = AsyncStream.makeStream(of: Result<[Draw], ServiceError>.self)

    sut.fetch([Draw].self, from: "/csrng", query: [:]) { [session] result in
      collected.yield(result)
      // What comes after this result on the same queue has come before this is done.
      session.delegateQueue.addOperation { collected.finish() }
    }

    #expect(await results.reduce(into: []) { $0.append($1) } == [.failure(.status(429))])
  }
}
