/// A block on a slide that is not what it should be.
struct SlideDifference: Equatable, Sendable {
  /// The deck's line with the block's opening fence.
  let block: Int
  /// The deck's line that differs.
  let line: Int
  let problem: String
  /// What should stand there; `nil` where that is not known.
  var wanted: [String]?
}

/// The code on a deck's slides beside the sources that it is taken from.
struct SlideCode {
  let kit: Kit
  let deck: Deck

  /// Every Swift block that names no source, or whose source says something else.
  var differences: [SlideDifference] {
    deck.slides.flatMap(\.fences).filter { $0.language == "swift" && !$0.isNote }.compactMap(check)
  }

  /// How many blocks were looked at.
  var count: Int { deck.slides.flatMap(\.fences).count { $0.language == "swift" && !$0.isNote } }

  private func check(_ fence: Deck.Fence) -> SlideDifference? {
    if fence.info == "swift unchecked" { return nil }
    let say = { SlideDifference(block: fence.line, line: fence.line, problem: $0) }
    guard let file = fence.value("file"), let region = fence.value("region") else {
      return say("Swift code names its source (file=… region=…), or is marked 'unchecked'")
    }
    guard let text = kit.text(of: file) else { return say("there is no file \(file)") }
    do {
      let wanted = try CodeRegion(region, in: text).lines
      if wanted == fence.body { return nil }
      let same = zip(wanted, fence.body).prefix { $0 == $1 }.count
      return SlideDifference(
        block: fence.line,
        line: fence.line + same + 1,
        problem: "\(file) says something else in the region '\(region)'",
        wanted: wanted
      )
    } catch { return say("\(file) \((error as? CodeRegion.Missing)?.reason ?? "")") }
  }
}
