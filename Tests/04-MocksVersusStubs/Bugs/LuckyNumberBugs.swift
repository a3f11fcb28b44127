import Foundation
import MocksVersusStubsExercises
import PlantedBugs

@testable import MocksVersusStubs

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension LuckyNumberClient {
  @_dynamicReplacement(for:luckyNumber(min:max:completion:))
  func luckyNumberByTheKit(
    min: Int,
    max: Int,
    completion: @escaping @Sendable (Result<Int, LuckyNumberError>) -> Void
  ) {
    var call = LuckyCall(min: min, max: max)
    call.isPlanted = LuckyNumberReference.planted != nil
    call.answerBug = LuckyAnswerBug.planted
    call.requestBug = LuckyRequestBug.planted
    call.comesInAnotherForm(LuckyAnswerVariant.planted, LuckyRequestVariant.planted)
    guard call.isPlanted || call.answerBug != nil || call.requestBug != nil else {
      // The learner's own code: for the acceptance tests, and in a plain test run.
      return luckyNumber(min: min, max: max, completion: completion)
    }
    call.make(by: self, completion)
  }
}

/// One call of the kit's own client, complete: it calls nothing that the learner writes.
private struct LuckyCall {
  typealias Completion = @Sendable (Result<Int, LuckyNumberError>) -> Void

  let min: Int
  let max: Int
  var isPlanted = false
  var answerBug: LuckyAnswerBug?
  var requestBug: LuckyRequestBug?
  private var isUpperLimitFirst = false
  private var hasAnotherHeader = false

  init(min: Int, max: Int) {
    self.min = min
    self.max = max
  }

  mutating func comesInAnotherForm(
    _ answerVariant: LuckyAnswerVariant?,
    _ requestVariant: LuckyRequestVariant?
  ) {
    isUpperLimitFirst = answerVariant != nil || requestVariant == .upperLimitComesFirst
    hasAnotherHeader = requestVariant == .anotherHeader
    if answerVariant != nil || requestVariant != nil { isPlanted = true }
  }

  func make(by client: LuckyNumberClient, _ completion: @escaping Completion) {
    let isFree = client.isWaiting.withLock { isWaiting in
      defer { isWaiting = true }
      return !isWaiting
    }
    guard isFree || requestBug == .everybodyMayAsk else { return completion(.failure(.busy)) }
    for _ in 1...(requestBug == .twoRequestsAreMade ? 2 : 1) {
      let task = client.session.makeDataTask(with: request) { data, response, error in
        finish(client, data, response, error, completion)
      }
      for _ in 0..<resumes { task.resume() }
    }
  }

  private var resumes: Int {
    switch requestBug {
    case .taskIsNeverResumed: 0
    case .taskIsResumedTwice: 2
    default: 1
    }
  }

  private func finish(
    _ client: LuckyNumberClient,
    _ data: Data?,
    _ response: URLResponse?,
    _ error: (any Error)?,
    _ completion: Completion
  ) {
    let result = result(data, response, error)
    let isStuck = requestBug == .failureLeavesItBusy && error != nil
    client.isWaiting.withLock { $0 = isStuck }
    completion(result)
    if requestBug == .errorIsReportedTwice, error != nil, data != nil {
      completion(.failure(.unreadable))
    }
  }

  // MARK: The request

  private var request: URLRequest {
    let (lower, upper) = requestBug == .limitsAreSwapped ? (max, min) : (min, max)
    var items = [
      URLQueryItem(name: "min", value: "\(lower)"), URLQueryItem(name: "max", value: "\(upper)"),
    ]
    if isUpperLimitFirst { items.reverse() }
    var components = URLComponents()
    components.scheme = "https"
    components.host = "lucky.invalid"
    components.path = requestBug == .pathIsAnother ? "/random" : "/csrng"
    components.queryItems = items
    var request = URLRequest(url: components.url ?? URL(filePath: "/"))
    if requestBug != .headerIsMissing {
      request.setValue("application/json", forHTTPHeaderField: "Accept")
    }
    if hasAnotherHeader { request.setValue("en", forHTTPHeaderField: "Accept-Language") }
    return request
  }

  // MARK: The answer

  private struct Number: Decodable {
    let max: Int?
    let random: Int
  }

  private func result(
    _ data: Data?,
    _ response: URLResponse?,
    _ error: (any Error)?
  ) -> Result<Int, LuckyNumberError> {
    guard error == nil, let response = response as? HTTPURLResponse else {
      return answerBug == .errorBecomesANumber ? .success(0) : .failure(.noAnswer)
    }
    let status = response.statusCode
    guard isAccepted(status) else {
      return .failure(.status(answerBug == .statusIsLost ? 0 : status))
    }
    guard let numbers = try? JSONDecoder().decode([Number].self, from: data ?? Data()) else {
      return .failure(answerBug == .unreadableIsNoAnswer ? .noAnswer : .unreadable)
    }
    guard let number = numbers.first else {
      return answerBug == .emptyListBecomesANumber ? .success(0) : .failure(.noNumber)
    }
    return .success(
      answerBug == .upperLimitIsTheNumber ? number.max ?? number.random : number.random
    )
  }

  private func isAccepted(_ status: Int) -> Bool {
    switch answerBug {
    case .status500IsAccepted where status == 500: true
    case .status300IsAccepted where status == 300: true
    default: (200..<300).contains(status)
    }
  }
}
