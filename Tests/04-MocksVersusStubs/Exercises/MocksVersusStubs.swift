import PlantedBugs

extension Lesson {
  /// Lesson 4.
  public static let mocksVersusStubs = Lesson(
    number: 4,
    name: "MocksVersusStubs",
    title: "Mocks versus stubs",
    exercises: [
      .luckyNumberClient, .luckyNumberStub,
      // 4.3 LuckyNumberMock
      // 4.4 LuckyNumberService
      .kiosk,
      .stampBook,
    ]
  )
}
