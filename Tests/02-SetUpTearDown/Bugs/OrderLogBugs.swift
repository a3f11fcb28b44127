import ChildSupport
import Foundation
import PlantedBugs
import SetUpTearDownExercises

@testable import SetUpTearDown

extension OrderLog {
  @_dynamicReplacement(for:createFile())
  func createFileWithBug() throws {
    switch LogOpeningBug.planted {
    case .openingEmptiesTheLog: try Data().write(to: file)
    case nil: try createFile()
    }
    if LogOpeningFault.planted != nil { interruptRun() }
  }

  @_dynamicReplacement(for:firstFreeNumber())
  func firstFreeNumberWithBug() throws -> Int {
    switch LogNumberBug.planted {
    case .numbersBeginAtZero: return try orders().isEmpty ? 0 : firstFreeNumber()
    case .numbersBeginAgain:
      // Whether the file is damaged is still found out.
      _ = try orders()
      return 1
    case nil: return try firstFreeNumber()
    }
  }

  @_dynamicReplacement(for:append(_:))
  func appendWithBug(_ drink: String) throws {
    switch LogAppendingBug.planted {
    case .numberIsUsedTwice: try write(LoggedOrder(number: nextNumber, drink: drink))
    case nil: try append(drink)
    }
  }

  @_dynamicReplacement(for:write(_:))
  func writeWithBug(_ order: LoggedOrder) throws {
    switch LogWritingBug.planted {
    case .newOrderReplacesTheOthers: try line(for: order).write(to: file)
    case .numberInTheFileIsTooHigh:
      try write(LoggedOrder(number: order.number + 1, drink: order.drink))
    case nil: try write(order)
    }
  }

  @_dynamicReplacement(for:orders())
  func ordersWithBug() throws -> [LoggedOrder] {
    switch LogReadingBug.planted {
    case .newestComesFirst: return try orders().reversed()
    case .damagedLineIsLeftOut: return try undamagedOrders()
    case .linesAreCountedFromZero:
      do { return try orders() } catch OrderLogError.damaged(let line) {
        throw OrderLogError.damaged(line: line - 1)
      }
    case .damagedLogIsEmptied:
      do { return try orders() } catch let error as OrderLogError {
        try Data().write(to: file)
        throw error
      }
    case nil: return try orders()
    }
  }

  private func undamagedOrders() throws -> [LoggedOrder] {
    try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).compactMap {
      try? JSONDecoder().decode(LoggedOrder.self, from: $0)
    }
  }

  @_dynamicReplacement(for:line(for:))
  func lineWithBug(for order: LoggedOrder) throws -> Data {
    switch LogLineVariant.planted {
    case .numberFirstAndSpaces:
      let drink = String(decoding: try JSONEncoder().encode(order.drink), as: UTF8.self)
      return Data("{ \"number\": \(order.number), \"drink\": \(drink) }\n".utf8)
    case nil: return try line(for: order)
    }
  }
}
