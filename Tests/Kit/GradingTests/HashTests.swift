import PlantedBugs
import Testing

@Suite struct HashTests {
  /// Published with the FNV hash, for its 64-bit variant FNV-1a.
  @Test(
    arguments: [
      ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c),
      ("foobar", 0x8594_4171_f739_67e8),
    ] as [(String, UInt64)]
  )
  func isFNV1a(_ text: String, _ hash: UInt64) {
    #expect(stableHash(text) == hash)
  }
}
