import PlantedBugs

extension Exercise {
  /// 5.4: a dependency changes in the middle of a test, so that something fails first and then succeeds.
  public static let loginModel = Exercise(
    number: "5.4",
    name: "LoginModel",
    isCore: true,
    minutes: 8,
    files: ["Tests/LoginTests.swift"],
    code: ["Sources/LoginModel.swift", "Sources/LoginClient.swift"],
    suites: [Suite("LoginTests")],
    fewestTests: 2,
    bugs: Planting.all(of: LoginBeginBug.self) + Planting.all(of: LoginQuestionBug.self)
      + Planting.all(of: LoginFailureBug.self) + Planting.all(of: LoginSuccessBug.self),
    variants: Planting.all(of: LoginBeginVariant.self) + Planting.all(of: LoginSuccessVariant.self),
    falseAlarmAdvice:
      "Where it says that `LoginClient.logIn` is unimplemented, nobody had overridden it for the model "
      + "that was tapped: make the model in `withDependencies`, or tap there. Where the second "
      + "attempt fails as the first one did, the override was not around the tap. Otherwise, read "
      + "again what the code promises. Was the button still enabled while the answer was on its way? "
      + "You looked too early: let the double look, it is called at the right moment.",
    realCases: [
      RealCase(
        LoginFailureBug.buttonStaysDisabled,
        "after a wrong password, the button was disabled until the app was started again "
          + "(canadainc/facebox#24)"
      )
    ]
  )
}

public enum LoginBeginBug: String, PlantedBug {
  case buttonStaysEnabled = "The button stays enabled while the answer is on its way"
}

public enum LoginQuestionBug: String, PlantedBug {
  case nameAndPasswordAreSwapped = "The name is sent as the password, and the password as the name"
  case everyTapAsksTwice = "Each tap asks the client twice"
  case successIsAskedForAgain = "After a yes, the same tap asks the client once more"
}

public enum LoginFailureBug: String, PlantedBug {
  case buttonStaysDisabled = "After a failure, the button stays disabled"
  case firstMessageStays = "A second failure shows the message of the first"
  case onlyTheFirstIsCounted = "Only the first failed attempt is counted"
  case fieldsAreCleared = "After a failure, the fields are empty"
}

public enum LoginSuccessBug: String, PlantedBug {
  case messageStays = "When the log-in succeeds, the message of the failure before stays"
  case successIsCounted = "A success after a failure counts as a failed attempt"
  case guestStaysOutside = "A success after a failure does not log the guest in"
}

public enum LoginBeginVariant: String, Variant {
  case messageGoesAtTheTap =
    "the message of the failure before goes as soon as the button is tapped"
}

public enum LoginSuccessVariant: String, Variant {
  case buttonStaysGray = "once the guest is logged in, the button stays disabled"
}
