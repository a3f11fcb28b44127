/// "No command 'chek'. Did you mean 'check'?", or what there is where nothing is near.
///
/// - Parameter otherwise: A sentence that says what there is.
func unknown(_ kind: String, _ word: String, nearest: String?, otherwise: String) -> String {
  guard let nearest else { return "No \(kind) '\(repeated(word))'. \(otherwise)" }
  return
    "No \(kind) '\(repeated(word))'. Did you mean '\(nearest)'? (swift run workshop --help lists "
    + "everything)"
}

/// The known word that somebody probably meant; `nil` when none is near: at most a third of the longer
/// word is different, or one letter of a short word, or the rest of the word is missing.
func nearest(to word: String, among known: [String]) -> String? {
  // Nobody means a known word with a thousand letters more.
  guard word.count <= 100 else { return nil }
  let near = known.filter { other in
    let isBeginning = word.count > 2 && other.lowercased().hasPrefix(word.lowercased())
    let most = max(1, max(word.count, other.count) / 3)
    return !word.isEmpty && (isBeginning || distance(word, other) <= most)
  }
  return near.min { distance(word, $0) < distance(word, $1) }
}

/// How many letters have to be changed, added or removed to make one word the other
/// (Levenshtein's distance).
func distance(_ first: String, _ second: String) -> Int {
  let second = Array(second.lowercased())
  var row = Array(0...second.count)
  for (i, letter) in first.lowercased().enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, other) in second.enumerated() {
      let changed = diagonal + (letter == other ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(changed, row[j] + 1, diagonal + 1)
    }
  }
  return row[second.count]
}
