import PlainAssertsExercises
import PlantedBugs

/// The lessons, in order: the one place in the tool that names them.
public let allLessons: [Lesson] = [
  .plainAsserts
]
