import Foundation
import Testing

@testable import MocksVersusStubs

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// Three tests that pass one after the other, and never together.

@Suite("Lucky numbers, over a real session")
struct URLProtocolTests {
  private let session = URLSession(configuration: .mocked)
  private let sut: LuckyNumberService

  init() {
    // TODO: All tests ask one host. Whose request is it that comes there?
    sut = LuckyNumberService(session: session)
  }

  @Test("The number of the fixture comes out")
  func numberComesOut() async throws {
    let body = try fixture("lucky-number")
    MockURLProtocol.answer { _ in (200, body) }

    let number = try await sut.luckyNumber(min: 0, max: 50)

    #expect(number == 45)
  }

  // TODO: Which error? And is it the same for every bad status?
  @Test("A bad status is an error")
  func badStatusIsNamed() async throws {
    let body = try fixture("too-many-requests")
    MockURLProtocol.answer { _ in (429, body) }

    await #expect(throws: (any Error).self) { try await sut.luckyNumber(min: 0, max: 50) }
  }

  @Test("The limits stand in the query")
  func limitsStandInTheQuery() async throws {
    let body = try fixture("lucky-number")
    MockURLProtocol.answer { request in
      // TODO: Whose test are we in, on this thread? And what, if nobody ever asks?
      #expect(request.url?.query()?.contains("min=10") == true)
      return (200, body)
    }

    _ = try await sut.luckyNumber(min: 10, max: 50)
  }

  // TODO: Does every call ask? What becomes of an answer that is no list of draws, of a network that
  // fails, of a call that is canceled? And how often does a completion hear of a bad status?
}
