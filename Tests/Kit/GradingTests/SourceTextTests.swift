import Testing

@testable import Grading

/// A file without its comments; lines keep their numbers.
@Suite struct SourceTextTests {
  @Test(arguments: [
    ("", [""]),
    ("a\nb\r\nc\n", ["a", "b", "c", ""]),
    ("a // b\nc", ["a ", "c"]),
    ("a /* b\nc */ d", ["a ", " d"]),
    ("a /* b /* c */ d */ e", ["a  e"]),
    (#"let a = "http://b" // c"#, [#"let a = "http://b" "#]),
    (#"let a = "/*" + b"#, [#"let a = "/*" + b"#]),
    (#"let a = "\"/*" + b"#, [#"let a = "\"/*" + b"#]),
    ("\"open\n// b", ["\"open", ""]),
  ])
  func lines(_ text: String, _ lines: [String]) {
    #expect(SourceText(text).lines == lines)
  }
}
