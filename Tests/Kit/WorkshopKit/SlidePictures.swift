/// What `verify` demands of the pictures on slides: each is there, says in words what it shows, and has
/// labels that can be read from the last row.
struct SlidePictures {
  let kit: Kit
  let deck: Deck

  var problems: [String] {
    deck.lines.enumerated().compactMap { index, line in
      guard let match = line.wholeMatch(of: /!\[(.*)\]\((.+)\)/) else { return nil }
      let place = "\(deck.file):\(index + 1)"
      let picture = String(match.2)
      if match.1.isEmpty { return "\(place): the picture has no alternative text" }
      guard let text = kit.text(of: "slides/\(picture)") else {
        return "\(place): there is no \(picture)"
      }
      guard picture.hasSuffix(".svg") else { return nil }
      return PictureLabels(svg: text).problem.map { "\(place): \(picture) \($0)" }
    }
  }
}

/// How large the labels of an SVG are on a slide.
///
/// `slides/theme/deck.html` lays a slide out at 1280 × 720. Its margins leave 1136 to a picture's width,
/// and its style allows a height of 520. The picture fills that as far as its shape permits, and its font
/// sizes with it: in a `viewBox` of 1136 × 520 they are pixels, in a taller one they come out smaller.
///
/// This knows font sizes in attributes and in styles. Other text on the slide, which can leave the
/// picture less room, and `transform`, which can shrink a label, are not reckoned with.
struct PictureLabels {
  let svg: String

  static let room = (width: 1136.0, height: 520.0)
  static let smallestReadable = 20.0

  /// What is wrong, to be put behind the picture's name; `nil` when its labels can be read, or when it
  /// has none.
  var problem: String? {
    guard svg.contains("<text") else { return nil }
    guard let size = viewBox else {
      return "has no viewBox, so nobody can say how large its labels are on the slide"
    }
    if let unknown = fontSizes.first(where: { $0.number == nil }) {
      return "says '\(unknown.text)' for a font size; say it in px, so that it can be checked"
    }
    guard let smallest = fontSizes.compactMap(\.number).min() else {
      return "says no font size for its labels"
    }
    let shown = min(
      smallest * Self.room.width / size.width,
      smallest * Self.room.height / size.height
    )
    if shown >= Self.smallestReadable { return nil }
    // Cut, not rounded: 19.98 is not 20.
    return
      "has labels of \((shown * 10).rounded(.down) / 10) px on the slide, and the last row reads "
      + "\(Int(Self.smallestReadable)) px: make the type larger, or the viewBox smaller"
  }

  /// The picture's own, which stands in its first tag; a marker has one as well.
  private var viewBox: (width: Double, height: Double)? {
    let form = /<svg[^>]*\sviewBox="\S+ \S+ (\S+) (\S+)"/
    guard let match = svg.firstMatch(of: form), let width = Double(match.1),
      let height = Double(match.2), width > 0, height > 0
    else { return nil }
    return (width, height)
  }

  /// Every `font-size="20"`, `font-size: 20px` and `font: 20px …`; the number is `nil` in other units.
  private var fontSizes: [(text: String, number: Double?)] {
    svg.matches(of: /\bfont(?:-size)?\s*[:=]\s*["']?([^"'<>;}]+)/).map { match in
      let number =
        match.1.firstMatch(of: /([\d.]+)px/)?.1 ?? match.1.wholeMatch(of: /([\d.]+)\s*/)?.1
      return (String(match.1), number.flatMap { Double($0) })
    }
  }
}
