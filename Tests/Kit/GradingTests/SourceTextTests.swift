import Testing

@testable import Grading

/// A file without its comments and without what stands in strings; lines keep their numbers.
@Suite struct SourceTextTests {
  @Test(arguments: [
    ("", [""]),
    ("a\nb\r\nc\n", ["a", "b", "c", ""]),
    ("a // b\nc", ["a ", "c"]),
    ("a /* b\nc */ d", ["a ", " d"]),
    ("a /* b /* c */ d */ e", ["a  e"]),
    (#"let a = "http://b" // c"#, [#"let a = "" "#]),
    (#"let a = "/*" + b"#, [#"let a = "" + b"#]),
    (#"let a = "\"/*" + b"#, [#"let a = "" + b"#]),
    ("\"open\n// b\nc", ["\"", "", "c"]),
    (#"a("b\(c("d"))e", f)"#, [#"a("(c(""))", f)"#]),
    (##"let a = #"b"c\(d)"# + e"##, [#"let a = "" + e"#]),
    (##"let a = #"b\#(c)"# + e"##, [#"let a = "(c)" + e"#]),
    (##"#expect(a == "\\")"##, [##"#expect(a == "")"##]),
    ("let a = \"\"\"\n  b \"c\" // d\n  \\(e)\n  \"\"\" + f", ["let a = \"", "", "(e)", "\" + f"]),
    ("a \"\"\"\nb \\\nc\"\"\" d", ["a \"", "", "\" d"]),
    ("a /* \" */ b // \"\nc", ["a  b ", "c"]),
    ("a /* b", ["a "]),
  ])
  func lines(_ text: String, _ lines: [String]) {
    #expect(SourceText(text).lines == lines)
  }
}
