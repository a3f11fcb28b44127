@testable import WorkshopKit

/// A small deck in which nothing is wrong, and what becomes of it when something is.
enum MadeUpDeck {
  static let file = "slides/01-soup.md"

  /// The code stands in line 34, the notes' first line in 41.
  static let text = """
    ---
    marp: true
    paginate: true
    style: "section { padding: 48px 60px; font-size: 26px } img { max-height: 500px; max-width: 100% }"
    title: "Soup"
    ---

    # Soup

    A first spoon

    <!--
    Good morning.

    - **Say:** Good morning.
    - **Show:** the pot.
    - **Expect:** hungry people.
    - **Minutes:** 1
    -->

    ---

    ## Taste

    | a | b |
    | --- | --- |
    | 1 | 2 |

    ```sh
    ---
    ```

    ```swift file=Solutions/01-Cafe/Soup.swift region=taste
    func taste() {
    }
    ```

    ![A bowl](bowl.svg)

    <!--
    Taste it.

    - **Start:** `swift run workshop jump 1.1`
    - **Say:** It is hot.
    - **Type:** in `Lessons/01-Cafe/Menu.swift`, `soup` becomes `hot soup`
    - **Run:** `echo cold`
    - **Expect:** `cold`
    - **Minutes:** 2
    -->
    """

  static let source = "  // region: taste\n  func taste() {\n  }\n  // endregion: taste\n"

  static func deck(_ old: String = "", _ new: String = "") -> Deck {
    Deck(file: file, text: old.isEmpty ? text : text.replacingOccurrences(of: old, with: new))
  }
}
