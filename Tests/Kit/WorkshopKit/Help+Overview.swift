extension Help {
  /// All commands, a line each.
  static let overview = """
    workshop: learn to write tests that notice.

      workshop                  where you are, and what is next
      workshop list             lessons and exercises
      workshop next             the next exercise alone
      workshop open 1.3         its files; with --edit, in your editor
      workshop check 1.3        test your tests (an exercise, a lesson, everything)
      workshop watch 1.3        the same after every save, until you quit
      workshop hint 1.3         one more hint at every call
      workshop diff 1.3         what you changed since it was given to you
      workshop solution 1.3     an answer and notes, once you have passed
      workshop matrix 1.3       which of your tests caught which bug
      workshop coverage 1       lines run, beside bugs caught
      workshop reset 1.3        files as they were given
      workshop solve 1.3        the solution in place
      workshop jump 1.4         catch up: everything before it solved
      workshop undo             takes back the latest reset, solve, jump or adopt
      workshop adopt FOLDER     your work from another copy of the workshop
      workshop doctor           is this machine ready?
      workshop bundle           one zip file with everything, for a class
      workshop demo 1           a lesson's live demos (for instructors)
      workshop slides           is the code on the slides the code that runs?
      workshop verify           the kit checks itself (for authors and CI)

    In place of a number, a name will do, or the path of a file of an exercise.

      --help, -h                help, also for one command: workshop check --help
      --version                 the workshop's version
      --no-color                plain text; so does the variable NO_COLOR

    Put 'swift run' in front when you call it from the workshop's folder.
    """
}
