import PlantedBugs

public enum IncrementBug: String, PlantedBug {
  case addsNothing = "An increment adds nothing"
  case addsTwo = "An increment adds two"
}

public enum LatestBug: String, PlantedBug {
  case isMissing = "The latest value is missing"
}

public enum EvenBug: String, PlantedBug {
  case oddCountsAsEven = "An odd value counts as even"
}

public enum LoadBug: String, PlantedBug {
  case loadsOneLess = "One less than the value is loaded"
  case fails = "Loading fails"
}

public enum BackupBug: String, PlantedBug {
  case fails = "There is no backup to be had"
}

public enum BackupFault: String, PlantedBug {
  case endsTheRun = "The run ends in the middle of a backup"
}

public enum LampLeftOn: String, Plantable {
  case bySomebody = "Somebody had left the lamp on before you"
}

public enum LampLook: String, Plantable {
  case atTheEnd = "the lamp is still on"
}

public enum HistoryVariant: String, Variant {
  case newestFirst = "the history begins with the newest value"
}

/// What the kit plants in place of code that a learner has yet to write.
public enum DoubledReference: String, Variant {
  case isWritten = "the value is doubled"
}
