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
    let bugs = LuckyBugs(answer: .planted, request: .planted)
    let variants = LuckyVariants(answer: .planted, request: .planted)
    guard LuckyNumberReference.planted != nil || bugs.isAny || variants.isAny else {
      // The learner's own code: for the acceptance tests, and in a plain test run.
      return luckyNumber(min: min, max: max, completion: completion)
    }
    LuckyCall(min: min, max: max, bugs: bugs, variants: variants).make(by: self, completion)
  }
}

private struct LuckyBugs {
  let answer: LuckyAnswerBug?
  let request: LuckyRequestBug?

  var isAny: Bool { answer != nil || request != nil }
}

private struct LuckyVariants {
  let answer: LuckyAnswerVariant?
  let request: LuckyRequestVariant?

  var isAny: Bool { answer != nil || request != nil }
}

/// One call of the kit's own client, complete: it calls nothing that the learner writes.
private struct LuckyCall {
  typealias Completion = @Sendable (Result<Int, LuckyNumberError>) -> Void

  let min: Int
  let max: Int
  let bugs: LuckyBugs
  let variants: LuckyVariants

  func make(by client: LuckyNumberClient, _ completion: @escaping Completion) {
    let isFree = client.isWaiting.withLock { isWaiting in
      defer { isWaiting = true }
      return !isWaiting
    }
    if !isFree {
      if bugs.request != .secondCallHearsNothing { completion(.failure(.busy)) }
      guard bugs.request == .secondCallAsksAsWell else { return }
    }
    for _ in 1...(bugs.request == .twoRequestsAreMade ? 2 : 1) {
      let task = client.session.makeDataTask(with: request) { data, response, error in
        finish(client, data, response, error, completion)
      }
      for _ in 0..<resumes { task.resume() }
    }
  }

  private var resumes: Int {
    switch bugs.request {
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
    let stuckAfter: LuckyRequestBug = error == nil ? .answerLeavesItBusy : .failureLeavesItBusy
    client.isWaiting.withLock { $0 = bugs.request == stuckAfter }
    let result = LuckyAnswer(data: data, response: response, error: error).result(bugs, variants)
    completion(result)
    if bugs.answer == .badStatusIsReportedTwice, case .failure(.status) = result {
      completion(result)
    }
    if bugs.request == .errorIsReportedTwice, error != nil, data != nil {
      completion(.failure(.unreadable))
    }
  }

  private var request: URLRequest {
    let (lower, upper) = bugs.request == .limitsAreSwapped ? (max, min) : (min, max)
    var items = [
      URLQueryItem(name: "min", value: "\(lower)"), URLQueryItem(name: "max", value: "\(upper)"),
    ]
    if variants.answer == .upperLimitComesFirst || variants.request == .upperLimitComesFirst {
      items.reverse()
    }
    var components = URLComponents()
    components.scheme = bugs.request == .schemeIsAnother ? "http" : "https"
    components.host = bugs.request == .hostIsAnother ? "www.lucky.invalid" : "lucky.invalid"
    components.path = bugs.request == .pathIsAnother ? "/random" : "/csrng"
    components.queryItems = items
    var request = URLRequest(url: components.url ?? URL(filePath: "/"))
    if bugs.request == .methodIsAnother { request.httpMethod = "POST" }
    if bugs.request != .headerIsMissing {
      request.setValue("application/json", forHTTPHeaderField: "Accept")
    }
    if variants.request == .anotherHeader {
      request.setValue("en", forHTTPHeaderField: "Accept-Language")
    }
    return request
  }
}

/// What came back, and what the kit's own client makes of it.
private struct LuckyAnswer {
  let data: Data?
  let response: URLResponse?
  let error: (any Error)?

  func result(
    _ bugs: LuckyBugs,
    _ variants: LuckyVariants
  ) -> Result<Int, LuckyNumberError> {
    let bug = bugs.answer
    let isDataAnyway = bug == .dataBeatsTheError && error != nil && data != nil
    guard error == nil || isDataAnyway else {
      return bug == .errorBecomesANumber ? .success(0) : .failure(.noAnswer)
    }
    let withoutOne = bug == .answerWithoutStatusCounts || isDataAnyway ? 200 : nil
    guard let status = (response as? HTTPURLResponse)?.statusCode ?? withoutOne else {
      return .failure(.noAnswer)
    }
    guard isAccepted(status, bug) else {
      return .failure(.status(bug == .statusIsLost ? 0 : status))
    }
    guard let numbers = numbers(inFull: variants.answer == .halfAnAnswerIsUnreadable) else {
      return .failure(bug == .unreadableIsNoAnswer ? .noAnswer : .unreadable)
    }
    guard let number = numbers.first else {
      return bug == .emptyListBecomesANumber ? .success(0) : .failure(.noNumber)
    }
    return .success(bug == .upperLimitIsTheNumber ? number.max ?? number.random : number.random)
  }

  private func isAccepted(_ status: Int, _ bug: LuckyAnswerBug?) -> Bool {
    switch bug {
    case .errorPageCounts where status >= 400: true
    case .status300Counts where status == 300: true
    case .statusBelow200Counts where status < 200: true
    case .only200Counts: status == 200
    default: (200..<300).contains(status)
    }
  }

  private struct Number: Decodable {
    let status: String?
    let min: Int?
    let max: Int?
    let random: Int

    var isWhole: Bool { status != nil && min != nil && max != nil }
  }

  private func numbers(inFull: Bool) -> [Number]? {
    let numbers = try? JSONDecoder().decode([Number].self, from: data ?? Data())
    return inFull && numbers?.contains { !$0.isWhole } == true ? nil : numbers
  }
}
