/// Transforms all elements at the same time, and keeps their order.
func inOrder<Element: Sendable, Result: Sendable>(
  _ elements: [Element],
  _ transform: @escaping @Sendable (Element) async throws -> Result
) async throws -> [Result] {
  try await withThrowingTaskGroup(of: (Int, Result).self) { group in
    for (index, element) in elements.enumerated() {
      group.addTask { (index, try await transform(element)) }
    }
    var results: [Result?] = Array(repeating: nil, count: elements.count)
    for try await (index, result) in group { results[index] = result }
    return results.compactMap { $0 }
  }
}
