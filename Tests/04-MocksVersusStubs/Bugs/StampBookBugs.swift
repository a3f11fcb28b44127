import Foundation
import MocksVersusStubsExercises
import PlantedBugs

@testable import MocksVersusStubs

// The fake.
extension InMemoryStampBook {
  @_dynamicReplacement(for:add(_:to:))
  func addWithBug(_ stamps: Int, to customer: String) throws {
    switch FakeAddBug.planted {
    case .newStampsReplaceTheOld where stamps > 0:
      self.stamps[customer] = nil
      try add(stamps, to: customer)
    case .nothingIsListed where stamps == 0:
      if !names.contains(customer) { names.append(customer) }
    case .negativeNumberIsAdded where stamps < 0: self.stamps[customer, default: 0] += stamps
    default: try add(stamps, to: customer)
    }
  }

  @_dynamicReplacement(for:customers())
  func customersOtherwise() -> [String] {
    if ClearedCustomerVariant.planted != nil { return names.filter { stamps[$0] != nil } }
    switch FakeCustomersBug.planted {
    case .customersAreSorted: return customers().sorted()
    case nil: return customers()
    }
  }

  @_dynamicReplacement(for:clear(_:))
  func clearOtherwise(_ customer: String) {
    // The variant keeps the names, and looks at the stamps when it lists them.
    if ClearedCustomerVariant.planted != nil {
      stamps[customer] = nil
      return
    }
    switch FakeClearBug.planted {
    case .everybodyIsCleared: for name in names { clear(name) }
    case .clearedCustomerIsListed: stamps[customer] = nil
    case nil: clear(customer)
    }
  }
}

// The original.
extension FileStampBook {
  @_dynamicReplacement(for:add(_:to:))
  func addWithBug(_ stamps: Int, to customer: String) throws {
    if FileAddBug.planted == .refusedNumberCounts, stamps < 0 {
      try write(
        pages().map { page in
          let change = page.customer == customer ? stamps : 0
          return Page(customer: page.customer, stamps: page.stamps + change)
        }
      )
    }
    try add(stamps, to: customer)
  }

  @_dynamicReplacement(for:index(of:in:))
  func indexWithBug(of customer: String, in pages: [Page]) -> Int? {
    switch FileNameBug.planted {
    case .capitalsDoNotCount:
      pages.firstIndex { $0.customer.lowercased() == customer.lowercased() }
    case nil: index(of: customer, in: pages)
    }
  }

  @_dynamicReplacement(for:customers())
  func customersWithBug() throws -> [String] {
    switch FileCustomersBug.planted {
    case .newestComesFirst: try customers().reversed()
    case nil: try customers()
    }
  }

  @_dynamicReplacement(for:clear(_:))
  func clearWithBug(_ customer: String) throws {
    switch FileClearBug.planted {
    case .nobodyIsCleared: break
    case .strangerIsAnError:
      guard try pages().contains(where: { $0.customer == customer }) else {
        throw CocoaError(.fileNoSuchFile)
      }
      try clear(customer)
    case nil: try clear(customer)
    }
  }

  @_dynamicReplacement(for:write(_:))
  func writeOtherwise(_ pages: [Page]) throws {
    if StampFileVariant.planted == .lines {
      let lines = pages.map { "\($0.stamps) \($0.customer)\n" }
      return try lines.joined().write(to: file, atomically: true, encoding: .utf8)
    }
    switch FileWriteBug.planted {
    case .onlyOneCustomerIsKept: try write(pages.suffix(1))
    case nil: try write(pages)
    }
  }

  @_dynamicReplacement(for:pages())
  func otherPages() throws -> [Page] {
    guard StampFileVariant.planted == .lines else { return try pages() }
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let fields = line.split(separator: " ", maxSplits: 1)
      return Page(customer: fields.last.map(String.init) ?? "", stamps: Int(fields[0]) ?? 0)
    }
  }
}
