import Foundation
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Asks a service for the lucky number of the day, which is printed on every receipt.
///
///     GET https://lucky.invalid/csrng?min=0&max=50
///     Accept: application/json
///
/// The service answers with a list of one number, which always has these four fields:
///
///     [{"status": "success", "min": 0, "max": 50, "random": 45}]
///
/// Hosts that end in `.invalid` do not exist, so nobody meets a real service here by mistake.
final class LuckyNumberClient: Sendable {
  let session: any URLSessionProtocol
  /// Whether an answer is awaited.
  let isWaiting = Mutex(false)

  init(session: any URLSessionProtocol = URLSession.shared) {
    self.session = session
  }

  /// Asks for a number from `min` to `max`: with one request, and one task that is resumed once. In
  /// which order `min` and `max` stand in the query is not promised; the request may have more
  /// headers than the one above.
  ///
  /// The completion is called once, with the number or with what went wrong, right where the answer
  /// comes in: when, and on which queue, the session decides. While an answer is awaited, a second
  /// call asks nobody and gets `.busy` at once. When the first one's completion has returned,
  /// whatever it got, the client can be asked again.
  func luckyNumber(
    min: Int,
    max: Int,
    completion: @escaping @Sendable (Result<Int, LuckyNumberError>) -> Void
  ) {
    guard beginWaiting() else { return completion(.failure(.busy)) }
    let request = Self.request(min: min, max: max)
    // TODO: Ask `session`, so that a test can answer in place of the network.
    // region: ask
    let task = URLSession.shared.dataTask(with: request) { [self] data, response, error in
      isWaiting.withLock { $0 = false }
      completion(Self.result(data, response, error))
    }
    task.resume()
    // endregion: ask
  }

  /// `false` when an answer is awaited already.
  func beginWaiting() -> Bool {
    isWaiting.withLock { isWaiting in
      defer { isWaiting = true }
      return !isWaiting
    }
  }

  static func request(min: Int, max: Int) -> URLRequest {
    var components = URLComponents()
    components.scheme = "https"
    components.host = "lucky.invalid"
    components.path = "/csrng"
    components.queryItems = [
      URLQueryItem(name: "min", value: "\(min)"), URLQueryItem(name: "max", value: "\(max)"),
    ]
    var request = URLRequest(url: components.url ?? URL(filePath: "/"))
    request.setValue("application/json", forHTTPHeaderField: "Accept")
    return request
  }

  /// What an answer means. An error counts first, whatever comes with it; then the status.
  static func result(
    _ data: Data?,
    _ response: URLResponse?,
    _ error: (any Error)?
  ) -> Result<Int, LuckyNumberError> {
    guard error == nil, let response = response as? HTTPURLResponse else {
      return .failure(.noAnswer)
    }
    guard (200..<300).contains(response.statusCode) else {
      return .failure(.status(response.statusCode))
    }
    guard let numbers = try? JSONDecoder().decode([LuckyNumber].self, from: data ?? Data()) else {
      return .failure(.unreadable)
    }
    return numbers.first.map { .success($0.random) } ?? .failure(.noNumber)
  }
}

/// One number, as the service writes it. What becomes of one with fewer fields is not promised.
struct LuckyNumber: Decodable {
  let random: Int
}

enum LuckyNumberError: Error, Equatable {
  /// The network failed, or whatever answered does not speak HTTP.
  case noAnswer
  /// The answer has another status than 200 to 299.
  case status(Int)
  /// The answer is not what the service promises.
  case unreadable
  /// The service's list is empty.
  case noNumber
  /// An answer is still awaited.
  case busy
}
