import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The lucky number once more, over a real `URLSession`, and from whichever host has the service.
///
///     GET https://lucky.invalid/csrng?min=0&max=50
///
/// The code is correct. Everything that it promises stands in these comments. Every call asks its host
/// once, and no answer is kept for the next one. Whether other hosts are asked besides, for a newer
/// address for example, is not promised; when none of them answers, nothing is different.
struct LuckyNumberService: Sendable {
  let session: URLSession
  let host: String

  init(session: URLSession = .shared, host: String = "lucky.invalid") {
    self.session = session
    self.host = host
  }

  /// The lucky number of the first draw that comes, from `/csrng`. A list without a draw is
  /// unreadable. Fails as `fetch` does.
  func luckyNumber(min: Int, max: Int) async throws -> Int {
    let query = ["min": "\(min)", "max": "\(max)"]
    let draws = try await fetch([Draw].self, from: "/csrng", query: query)
    guard let draw = draws.first else { throw ServiceError.unreadable }
    return draw.random
  }

  /// What the service answers, decoded from JSON.
  ///
  /// - Throws: `CancellationError` when the task that waits here was canceled; otherwise a
  ///   `ServiceError`. What a session says that gives up by itself is not promised.
  func fetch<Answer: Decodable & Sendable>(
    _ type: Answer.Type,
    from path: String,
    query: [String: String]
  ) async throws -> Answer {
    let (data, response): (Data, URLResponse)
    do {
      (data, response) = try await session.data(for: request(path, query: query))
    } catch {
      throw reason(for: error)
    }
    return try answer(in: data, response).get()
  }

  /// The same for callers that cannot wait. The completion is called once, on the session's
  /// `delegateQueue`.
  func fetch<Answer: Decodable & Sendable>(
    _ type: Answer.Type,
    from path: String,
    query: [String: String],
    completion: @escaping @Sendable (Result<Answer, ServiceError>) -> Void
  ) {
    let task = session.dataTask(with: request(path, query: query)) { data, response, error in
      completion(error == nil ? answer(in: data ?? Data(), response) : .failure(.noAnswer))
    }
    task.resume()
  }

  // MARK: How it is done. Tests call what stands above.

  /// In which order the query has its items is not promised.
  func request(_ path: String, query: [String: String]) -> URLRequest {
    var components = URLComponents()
    components.scheme = "https"
    components.host = host
    components.path = path
    components.queryItems = query.sorted { $0.key < $1.key }.map { .init(name: $0, value: $1) }
    return URLRequest(url: components.url ?? URL(filePath: "/"))
  }

  func answer<Answer: Decodable>(
    in data: Data,
    _ response: URLResponse?
  ) -> Result<Answer, ServiceError> {
    let status = (response as? HTTPURLResponse)?.statusCode ?? 0
    guard (200..<300).contains(status) else { return .failure(.status(status)) }
    let answer = try? JSONDecoder().decode(Answer.self, from: data)
    return answer.map { .success($0) } ?? .failure(.unreadable)
  }

  func reason(for error: any Error) -> any Error {
    (error as? URLError)?.code == .cancelled ? CancellationError() : ServiceError.noAnswer
  }
}

/// One number, as the service writes it. What becomes of one with fewer fields is not promised.
struct Draw: Decodable, Equatable {
  let status: String
  let min: Int
  let max: Int
  let random: Int
}

enum ServiceError: Error, Equatable {
  /// The network failed.
  case noAnswer
  /// The answer has another status than 200 to 299.
  case status(Int)
  /// The answer is not what the service promises.
  case unreadable
}
