import ChildSupport
import PlantedBugs
import SetUpTearDownExercises
import Synchronization

@testable import SetUpTearDown

extension Till {
  @_dynamicReplacement(for:open(float:))
  func openWithBug(float: Int) throws(TillError) {
    leaveOpenBefore()
    defer { markWhileOpen() }
    let bug = TillOpenBug.planted
    if isOpen {
      switch bug {
      case .openTillIsOpenedAgain: try close()
      case .openingAgainSaysClosed: throw .closed
      case .openingAgainChangesTheFloat:
        let sold = sales
        try close()
        try open(float: float)
        try sell(for: sold)
        throw .alreadyOpen
      default: break
      }
    }
    try open(float: float)
    if bug == .yesterdaysSalesCount { try sell(for: salesOfLastDay.withLock { $0 }) }
  }

  @_dynamicReplacement(for:sell(for:))
  func sellWithBug(for price: Int) throws(TillError) {
    leaveOpenBefore()
    switch TillSellBug.planted {
    case .saleIsNotCounted: try sell(for: 0)
    case .onlyTheLastSaleCounts: try sell(for: price - sales)
    case .closedTillSells where !isOpen: return
    case .saleOpensTheTill where !isOpen:
      try open(float: 0)
      throw .closed
    default: try sell(for: price)
    }
  }

  @_dynamicReplacement(for:close())
  func closeWithBug() throws(TillError) -> Int {
    leaveOpenBefore()
    defer { markWhileOpen() }
    let sold = sales
    let bug = TillCloseBug.planted
    if bug == .closedTillIsClosedAgain && !isOpen { return 0 }
    let money = try close()
    salesOfLastDay.withLock { $0 = sold }
    switch bug {
    case .floatIsKept: return sold
    case .tillStaysOpen:
      try open(float: 0)
      return money
    default: return money
    }
  }

  @_dynamicReplacement(for:sales)
  var salesOrOtherwise: Int {
    leaveOpenBefore()
    let isReadable = isOpen || TillSalesVariant.planted == nil
    return isReadable ? sales : salesOfLastDay.withLock { $0 }
  }
}

// Not bugs: what others did before the suite, and what the suite leaves to them.
extension Till {
  @_dynamicReplacement(for:isOpen)
  var isOpenAfterOthers: Bool {
    leaveOpenBefore()
    return isOpen
  }

  /// Before the first call in the process, another suite was here.
  fileprivate func leaveOpenBefore() {
    guard TillBefore.planted != nil, isFirstCall.exchange(false, ordering: .relaxed) else { return }
    try? open(float: 12_340)
    try? sell(for: 5600)
  }

  fileprivate func markWhileOpen() {
    if let planted = TillAfter.planted { mark(planted, isThere: isOpen) }
  }
}

private let isFirstCall = Atomic(true)

/// What the till has forgotten, for a bug and a variant that remember it.
private let salesOfLastDay = Mutex(0)
