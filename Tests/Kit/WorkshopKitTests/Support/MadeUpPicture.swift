/// A small SVG with one label, for the slide of `MadeUpDeck`.
enum MadeUpPicture {
  static func svg(
    _ size: String = "1136 520",
    style: String = "",
    label: String = ""
  ) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)">
      <style>
        \(style)
      </style>
      <text \(label)>hot</text>
    </svg>
    """
  }
}
