import PlantedBugs
import SetUpTearDownExercises

@testable import SetUpTearDown

extension OrderScreen {
  @_dynamicReplacement(for:observe())
  func observeWithBug() {
    if OrderScreenVariant.planted != nil { return }
    observe()
    if ObserveBug.planted == .queueKeepsItsDelegate { queue.keep(self) }
  }

  @_dynamicReplacement(for:listen())
  func listenWithBug() {
    if OrderScreenVariant.planted != nil {
      queue.onUpdate = { [weak self] count in
        guard let self else { return }
        ordersChanged(in: queue)
        show(count: count)
      }
      return
    }
    switch ListenBug.planted {
    case .closureKeepsTheScreen: queue.onUpdate = { count in self.show(count: count) }
    case nil: listen()
    }
  }

  @_dynamicReplacement(for:ordersChanged(in:))
  func ordersChangedWithBug(in queue: OrderQueue) {
    ordersChanged(in: queue)
    if ShowBug.planted == .screenInUseStays { queue.keep(self) }
  }
}

extension OrderQueue {
  @_dynamicReplacement(for:add(_:))
  func addWithBug(_ order: Order) {
    add(order)
    switch AddBug.planted {
    case .waitingOrderKeepsItsQueue: order.onCancel = { [weak order] in order.map(self.finish) }
    case .orderKeepsItself: order.onCancel = { [weak self] in self?.finish(order) }
    case nil: break
    }
  }

  @_dynamicReplacement(for:finish(_:))
  func finishWithBug(_ order: Order) {
    finish(order)
    if FinishBug.planted == .finishedOrderIsKept { keep(order) }
  }

  /// A replacement cannot add a property, so what the queue should not keep goes into its closure.
  fileprivate func keep(_ object: AnyObject) {
    let call = onUpdate
    onUpdate = { count in
      withExtendedLifetime(object) { call?(count) }
    }
  }
}
