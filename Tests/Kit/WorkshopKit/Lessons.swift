import AsyncExpectationsExercises
import DependencyOverridesExercises
import MocksVersusStubsExercises
import PlainAssertsExercises
import PlantedBugs
import SetUpTearDownExercises

/// The lessons, in order: the one place in the tool that names them.
public let allLessons: [Lesson] = [
  .plainAsserts,
  .setUpTearDown,
  .asyncExpectations,
  .mocksVersusStubs,
  .dependencyOverrides,
]
