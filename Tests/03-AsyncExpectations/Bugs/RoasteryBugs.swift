import AsyncExpectationsExercises
import ChildSupport
import Dispatch
import PlantedBugs

@testable import AsyncExpectations

extension Roastery {
  @_dynamicReplacement(for:shouldRetry(after:attempt:))
  func shouldRetryWithBug(after error: any Error, attempt: Int) -> Bool {
    switch OrderRetryBug.planted {
    case .asksFourTimes: error as? SupplierError == .busy && attempt < 4
    case .asksTwice: error as? SupplierError == .busy && attempt < 2
    case .asksAfterEveryError: attempt < 3
    case nil: shouldRetry(after: error, attempt: attempt)
    }
  }

  @_dynamicReplacement(for:passOn(_:))
  func passOnWithBug(_ error: any Error) throws -> Delivery {
    switch OrderErrorBug.planted {
    case .errorBecomesAnEmptyDelivery: Delivery(beans: "", kilos: 0)
    case .everyErrorIsBusy: throw SupplierError.busy
    case nil: try passOn(error)
    }
  }

  @_dynamicReplacement(for:checkCancelled())
  func checkCancelledWithBug() throws {
    switch OrderCancellationBug.planted {
    case .canceledOrderGoesOn: return
    case .canceledOrderIsBusy: if Task.isCancelled { throw SupplierError.busy }
    case nil: try checkCancelled()
    }
  }

  @_dynamicReplacement(for:announce(_:))
  func announceWithBug(_ delivery: Delivery) {
    if OrderBoardVariant.planted == .boardIsToldLater {
      DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(450)) { board(delivery) }
      return
    }
    switch OrderBoardBug.planted {
    case .boardIsNotTold: return
    case .boardIsToldTwice:
      announce(delivery)
      announce(delivery)
    case .boardIsToldOfOtherBeans:
      let other = Delivery(beans: "not \(delivery.beans)", kilos: delivery.kilos)
      callStandingBack(after: 0.25) { board(other) }
    case nil: announce(delivery)
    }
  }
}
