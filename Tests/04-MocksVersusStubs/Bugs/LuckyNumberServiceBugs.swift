import ChildSupport
import Foundation
import MocksVersusStubsExercises
import PlantedBugs
import Synchronization

@testable import MocksVersusStubs

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The first number that each host gave, for `answerIsKept`. By host, since tests run in parallel.
private let keptNumbers = Mutex<[String: Int]>([:])

extension LuckyNumberService {
  @_dynamicReplacement(for:request(_:query:))
  func requestWithBug(_ path: String, query: [String: String]) -> URLRequest {
    let bug = ServiceRequestBug.planted
    let variant = ServiceRequestVariant.planted
    var query = query
    if bug == .lowerLimitIsForgotten, query["min"] != nil { query["min"] = "0" }
    if bug == .upperLimitIsFixed, query["max"] != nil { query["max"] = "50" }
    let realPath = bug == .pathIsAnother ? "/random" : path
    var request = request(realPath, query: bug == .queryIsLeftOut ? [:] : query)
    if variant == .itemsInAnotherOrder, let url = request.url,
      var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    {
      parts.queryItems?.reverse()
      request.url = parts.url
    }
    return request
  }

  @_dynamicReplacement(for:luckyNumber(min:max:))
  func luckyNumberWithBug(min: Int, max: Int) async throws -> Int {
    if ServiceNumberVariant.planted == .newAddressIsAskedFor { try await askForANewAddress() }
    let query = ["min": "\(min)", "max": "\(max)"]
    switch ServiceNumberBug.planted {
    case .otherFieldIsTaken:
      let draws = try await fetch([Draw].self, from: "/csrng", query: query)
      guard let draw = draws.first else { throw ServiceError.unreadable }
      return draw.max
    case .emptyListBecomesANumber:
      return try await fetch([Draw].self, from: "/csrng", query: query).first?.random ?? 0
    case .answerIsKept:
      if let kept = keptNumbers.withLock({ $0[host] }) { return kept }
      let number = try await original { try await luckyNumber(min: min, max: max) }
      keptNumbers.withLock { $0[host] = number }
      return number
    case nil:
      return try await original { try await luckyNumber(min: min, max: max) }
    }
  }

  /// Where there is no answer, the service has not moved. An answer to another question, which only a
  /// double gives that does not look at the host, is no address.
  private func askForANewAddress() async throws {
    struct NewAddress: Decodable { let host: String }
    guard let url = URL(string: "https://moved.invalid/lucky") else { return }
    // Whoever cancels cancels the next request: on Linux, Foundation ends the process when a
    // URLProtocol fails while its task is being canceled.
    let answer: Data? = await withCheckedContinuation { continuation in
      let task = session.dataTask(with: url) { data, response, _ in
        let isGood = (response as? HTTPURLResponse)?.statusCode == 200
        continuation.resume(returning: isGood ? data : nil)
      }
      task.resume()
    }
    guard let answer else { return }
    guard (try? JSONDecoder().decode(NewAddress.self, from: answer)) != nil else {
      throw ServiceError.unreadable
    }
  }

  @_dynamicReplacement(for:answer(in:_:))
  func answerWithBug<Answer: Decodable>(
    in data: Data,
    _ response: URLResponse?
  ) -> Result<Answer, ServiceError> {
    let bug = ServiceAnswerBug.planted
    let isLenient = ServiceAnswerVariant.planted == .halfAnAnswerWillDo
    let real: Result<Answer, ServiceError> = answer(in: data, response)
    switch (real, bug) {
    case (.failure(.status(let status)), .badStatusCounts) where status >= 400:
      return whatever(in: data)
    case (.failure(.status(300)), .status300Counts): return whatever(in: data)
    case (.failure(.status), .everyStatusIs500): return .failure(.status(500))
    case (.failure(.unreadable), .unreadableIsNoAnswer): return .failure(.noAnswer)
    case (.failure(.unreadable), nil) where isLenient:
      return halves(in: data).flatMap { $0 as? Answer }.map { .success($0) } ?? real
    default: return real
    }
  }

  /// What the data say, whatever the status.
  private func whatever<Answer: Decodable>(in data: Data) -> Result<Answer, ServiceError> {
    let answer = try? JSONDecoder().decode(Answer.self, from: data)
    return answer.map { .success($0) } ?? .failure(.unreadable)
  }

  private func halves(in data: Data) -> [Draw]? {
    struct Half: Decodable { let random: Int }
    let halves = try? JSONDecoder().decode([Half].self, from: data)
    return halves?.map { Draw(status: "", min: 0, max: 0, random: $0.random) }
  }

  @_dynamicReplacement(for:reason(for:))
  func reasonWithBug(for error: any Error) -> any Error {
    if ServiceFailureVariant.planted == .taskIsAsked {
      return Task.isCancelled ? CancellationError() : ServiceError.noAnswer
    }
    switch ServiceFailureBug.planted {
    case .cancellationIsNoAnswer: return ServiceError.noAnswer
    case .failureIsACancellation: return CancellationError()
    case nil: return reason(for: error)
    }
  }

  @_dynamicReplacement(for:fetch(_:from:query:completion:))
  func fetchWithBug<Answer: Decodable & Sendable>(
    _ type: Answer.Type,
    from path: String,
    query: [String: String],
    completion: @escaping @Sendable (Result<Answer, ServiceError>) -> Void
  ) {
    let isDoubled = ServiceCompletionBug.planted == .badStatusIsReportedTwice
    fetch(type, from: path, query: query) { result in
      completion(result)
      if isDoubled, case .failure(.status) = result { completion(.failure(.unreadable)) }
    }
  }
}
