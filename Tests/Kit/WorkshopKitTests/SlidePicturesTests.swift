import Foundation
import Testing

@testable import Grading
@testable import WorkshopKit

/// What `verify` says of labels that only the first row can read.
///
/// A picture as large as a slide allows, 1136 × 520, is shown as it is; twice as tall, at half the size.
@Suite struct SlidePicturesTests {
  private let sound: SoundKit

  init() throws {
    sound = try SoundKit()
    try sound.folder.write(MadeUpDeck.text, to: MadeUpDeck.file)
  }

  private func problems(_ svg: String) throws -> [String] {
    try sound.folder.write(svg, to: "slides/bowl.svg")
    return SlidePictures(kit: sound.folder.kit(), deck: MadeUpDeck.deck()).problems
  }

  private func small(_ size: String) -> [String] {
    [
      "slides/01-soup.md:38: bowl.svg has labels of \(size) px on the slide, and the last row reads "
        + "20 px: make the type larger, or the viewBox smaller"
    ]
  }

  @Test(
    "Labels that the last row can read",
    arguments: [
      MadeUpPicture.svg(label: #"font-size="20""#),
      MadeUpPicture.svg(label: #"font-size="20px""#),
      MadeUpPicture.svg(label: #"style="font-size: 20px""#),
      MadeUpPicture.svg(style: "text { font: 700 20px/1.4 sans-serif; }"),
      MadeUpPicture.svg(style: "text { font-family: serif; font-size: 20px; font-weight: 7 }"),
      MadeUpPicture.svg("1136 1040", label: #"font-size="40""#),
      MadeUpPicture.svg("2272 520", label: #"font-size="40""#),
      MadeUpPicture.svg("568 260", label: #"font-size="10""#),
    ]
  )
  func readable(_ svg: String) throws { #expect(try problems(svg) == []) }

  @Test(
    "Labels that are too small are named, with the size that they have on the slide",
    arguments: [
      (MadeUpPicture.svg(label: #"font-size="19""#), "19.0"),
      (MadeUpPicture.svg(label: #"font-size="19.99""#), "19.9"),
      (MadeUpPicture.svg(label: #"font-size="18px""#), "18.0"),
      (MadeUpPicture.svg(label: "font-size='17'"), "17.0"),
      (MadeUpPicture.svg(label: #"style="fill: red; font-size:16px""#), "16.0"),
      (MadeUpPicture.svg(style: "text { font: 15px sans-serif; }"), "15.0"),
      (MadeUpPicture.svg(style: "text { font: 700 14px/40px serif }"), "14.0"),
      (MadeUpPicture.svg(style: ".quiet{font-size:13px}"), "13.0"),
      (MadeUpPicture.svg(style: "text { font-size: 30px; } .quiet { font-size: 12px; }"), "12.0"),
      (MadeUpPicture.svg("1136 1040", label: #"font-size="22""#), "11.0"),
      (MadeUpPicture.svg("2272 520", label: #"font-size="22""#), "11.0"),
    ]
  )
  func tooSmall(_ svg: String, _ size: String) throws {
    #expect(try problems(svg) == small(size))
  }

  @Test(
    "What cannot be reckoned is said",
    arguments: [
      (
        "<svg><text font-size=\"20\">hot</text></svg>",
        "has no viewBox, so nobody can say how large its labels are on the slide"
      ),
      (
        "<svg><marker viewBox=\"0 0 9 9\"/><text font-size=\"20\">hot</text></svg>",
        "has no viewBox, so nobody can say how large its labels are on the slide"
      ),
      (
        MadeUpPicture.svg("0 520", label: #"font-size="20""#),
        "has no viewBox, so nobody can say how large its labels are on the slide"
      ),
      (MadeUpPicture.svg(), "says no font size for its labels"),
      (
        MadeUpPicture.svg(label: #"font-size="2em""#),
        "says '2em' for a font size; say it in px, so that it can be checked"
      ),
    ]
  )
  func unknown(_ svg: String, _ problem: String) throws {
    #expect(try problems(svg) == ["slides/01-soup.md:38: bowl.svg \(problem)"])
  }

  @Test("A picture without labels, and one that is no SVG, may have any size")
  func noLabels() throws {
    #expect(try problems("<svg/>") == [])
    try sound.folder.write(MadeUpPicture.svg(label: #"font-size="1""#), to: "slides/bowl.png")
    let deck = MadeUpDeck.deck("bowl.svg", "bowl.png")
    #expect(SlidePictures(kit: sound.folder.kit(), deck: deck).problems == [])
  }

  @Test("The room for a picture is what the theme leaves")
  func room() throws {
    let file = "\(Workplace.ofThisProcess.root)/slides/theme/deck.html"
    let theme = try String(contentsOfFile: file, encoding: .utf8)
    let slide = try #require(
      theme.firstMatch(of: /\.slide \{[^}]*width: (\d+)px[^}]*padding: \d+px (\d+)px/)
    )
    let image = try #require(theme.firstMatch(of: /\nimg \{[^}]*max-height: (\d+)px/))
    let (width, margin) = (try #require(Double(slide.1)), try #require(Double(slide.2)))
    #expect(PictureLabels.room.width == width - 2 * margin)
    #expect(PictureLabels.room.height == Double(image.1))
  }

  @Test("verify says it of the deck")
  func rule() async throws {
    try sound.folder.write(MadeUpDeck.source, to: "Solutions/01-Cafe/Soup.swift")
    try sound.folder.write(MadeUpPicture.svg(label: #"font-size="19""#), to: "slides/bowl.svg")
    let kit = sound.folder.kit()
    let (lines, code) = await sound.findings { DeckRules(kit: kit, findings: $0).check() }
    #expect(lines.last == "8 passed, 1 failed")
    #expect(code == .notPassed)
    #expect(lines.joined().contains("bowl.svg has labels of 19.0 px"))
  }
}
