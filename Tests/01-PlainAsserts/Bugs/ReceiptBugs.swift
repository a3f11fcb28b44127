import PlainAssertsExercises
import PlantedBugs

@testable import PlainAsserts

extension Receipt {
  @_dynamicReplacement(for:add(_:unitPrice:quantity:))
  mutating func addWithBug(_ name: String, unitPrice: Int, quantity: Int) {
    let line = Line(name: name, unitPrice: unitPrice, quantity: quantity)
    switch ReceiptAddVariant.planted {
    case .equalLinesAreMerged:
      self = Receipt(lines: merged(with: line))
      return
    case .everyPieceGetsItsLine where quantity > 1:
      let piece = Line(name: name, unitPrice: unitPrice, quantity: 1)
      self = Receipt(lines: lines + Array(repeating: piece, count: quantity))
      return
    case .newestLineComesFirst:
      self = Receipt(lines: [line] + lines)
      return
    case .nothingBelowOneIsAdded where quantity < 1: return
    default: break
    }
    let sameName = lines.first { $0.name == name }
    switch ReceiptAddBug.planted {
    case .secondLineReplacesTheFirst: self = Receipt(lines: [line])
    case .sameNameCountsOnce where sameName != nil: return
    case .sameNameKeepsItsFirstPrice:
      add(name, unitPrice: sameName?.unitPrice ?? unitPrice, quantity: quantity)
    default: add(name, unitPrice: unitPrice, quantity: quantity)
    }
  }

  @_dynamicReplacement(for:total)
  var totalWithBug: Int {
    switch ReceiptTotalBug.planted {
    case .quantityIsNotCharged: lines.map(\.unitPrice).reduce(0, +)
    case .emptyReceiptCostsSomething: lines.isEmpty ? 500 : total
    case nil: total
    }
  }

  @_dynamicReplacement(for:itemCount)
  var itemCountWithBug: Int {
    switch ReceiptCountBug.planted {
    case .linesAreCounted: lines.count
    case .emptyReceiptHasAnItem: lines.isEmpty ? 1 : itemCount
    case .freeThingsAreNotCounted:
      lines.filter { $0.unitPrice > 0 }.map(\.quantity).reduce(0, +)
    case nil: itemCount
    }
  }

  // The variant: a line with the same name and price takes the new quantity as well.
  private func merged(with new: Line) -> [Line] {
    let isSame = { (old: Line) in old.name == new.name && old.unitPrice == new.unitPrice }
    guard let old = lines.first(where: isSame) else { return lines + [new] }
    let sum = Line(
      name: new.name,
      unitPrice: new.unitPrice,
      quantity: old.quantity + new.quantity
    )
    return lines.map { isSame($0) ? sum : $0 }
  }
}
