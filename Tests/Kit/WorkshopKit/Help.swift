/// The texts of `--help`.
enum Help {
  static func text(for command: Command) -> String {
    switch command {
    case .welcome: overview
    case .list:
      """
      workshop list

      Shows every lesson and exercise, and how far you are. Grades nothing.
      """
    case .next:
      """
      workshop next

      Shows the first exercise that is not passed: what to read, what to edit, and
      the commands for it.
      """
    case .open:
      """
      workshop open EXERCISE [--edit]

      Lists the files of an exercise: the text to read, what you edit, and the code
      under test.

        --edit                    hands the files that you edit to your editor: to the
                                  command in VISUAL, or else the one in EDITOR
      """
    case .check:
      """
      workshop check [LESSON | EXERCISE] [--line] [--format NAME [--output FILE]]

      Builds a lesson and tests your tests: they must pass on the correct code, fail
      on each planted bug, and accept another correct implementation. Without a
      lesson or exercise it checks all of them.

        workshop check            everything
        workshop check 1          lesson 1
        workshop check 1.3        exercise 1.3
        workshop check FILE       the exercises that edit or test this file
        --line                    one line for a whole room: 1: 2/6  2: 0/5
        --format json             all results for another program, printed
        --format junit            test results, as CI servers read them
        --format markdown         a table for the page of a CI job
        --output FILE             write them to a file instead, and print the report

      TRACK=Solutions workshop check 1   grades the reference solutions.

      Exit code: 0 everything passed, 1 something did not, 3 a lesson does not
      compile, 4 the kit could not do its work.
      """
    case .hint:
      """
      workshop hint EXERCISE

      Shows the next hint for an exercise: one more at every call, from vague to
      concrete.
      """
    case .solution:
      """
      workshop solution EXERCISE [--spoil]

      Shows the reference solution of an exercise that you have passed, and the notes
      on it: why this answer, a second good one, a tempting weak one.

        --spoil                   shows it before you have passed

      Exit code: 1 when you have not passed the exercise yet.
      """
    case .diff:
      """
      workshop diff EXERCISE [--solution [--spoil]]

      Shows what you changed since your files were given to you.

        --solution                compares your files with the reference solution,
                                  once you have passed the exercise
        --spoil                   and before
      """
    case .matrix:
      """
      workshop matrix EXERCISE

      Shows your tests and the planted bugs as a table: which test caught what, and
      which tests caught nothing.
      """
    case .coverage:
      """
      workshop coverage [LESSON | EXERCISE]

      Shows how many lines of the code under test your tests run, beside how many
      of the planted bugs they catch.
      """
    case .doctor:
      """
      workshop doctor

      Looks at what the workshop needs on this machine, and says what to do about
      anything that is missing.
      """
    case .verify:
      """
      workshop verify [LESSON | EXERCISE]

      For authors and CI: the kit checks itself. Solutions pass, starters do not,
      every planted bug can be caught, texts and files are complete. It judges the
      kit and never the files in Lessons that a learner has changed. The last line
      is "N passed, N failed".
      """
    }
  }

  private static let overview = """
    workshop: learn to write tests that notice.

      workshop                  where you are, and what is next
      workshop list             lessons and exercises
      workshop next             the next exercise alone
      workshop open 1.3         its files; with --edit, in your editor
      workshop check 1.3        test your tests (an exercise, a lesson, everything)
      workshop hint 1.3         one more hint at every call
      workshop diff 1.3         what you changed since it was given to you
      workshop solution 1.3     an answer and notes, once you have passed
      workshop matrix 1.3       which of your tests caught which bug
      workshop coverage 1       lines run, beside bugs caught
      workshop doctor           is this machine ready?
      workshop verify           the kit checks itself (for authors and CI)

    In place of a number, a name will do, or the path of a file of an exercise.

      --help, -h                help, also for one command: workshop check --help
      --version                 the kit's version
      --no-color                plain text; so does the variable NO_COLOR

    Put 'swift run' in front when you call it from the workshop's folder.
    """
}
