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
        --line                    one line for a whole room: 1: 2/6  2: 0/5, or for
                                  exercises: 1.3: passed  1.4: not passed
        --format json             all results for another program, printed
        --format junit            test results, as CI servers read them
        --format markdown         a table for the page of a CI job
        --output FILE             write them to a file instead, and print the report

      TRACK=Solutions workshop check 1   grades the reference solutions.

      Exit code: 0 everything passed, 1 something did not, 2 the call was wrong,
      3 a lesson does not compile, 4 the workshop could not do its work.
      """
    case .watch:
      """
      workshop watch [LESSON | EXERCISE]

      Keeps one exercise on the screen and grades it again whenever you save a file of
      its lesson. It begins with the first exercise that is not passed. Needs a
      terminal.

        h   one more hint             m   which of your tests caught which bug
        n   go on to the next one     r   grade again
        l   lessons and exercises     q   quit (so does Ctrl-C)
        ↑ ↓ scroll; Enter goes back, or on when the exercise is passed
      """
    case .hint:
      """
      workshop hint EXERCISE [--again]

      Shows the hints for an exercise: one more at every call, from vague to
      concrete. With --again, those that you have seen, and no other.
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
    case .reset:
      """
      workshop reset EXERCISE | LESSON | all

      Makes files what they were when they were given to you: those of an exercise
      and the code that they test, or all files of a lesson. Deleted files and
      folders come back, and files of your own are taken out of the lesson.

        workshop reset 1.3        exercise 1.3
        workshop reset 1 2.4      lesson 1 and exercise 2.4
        workshop reset all        every lesson

      What is replaced is saved first: swift run workshop undo brings it back.
      """
    case .solve:
      """
      workshop solve EXERCISE | LESSON

      Puts the solution in the place of your files, for one exercise or for all of
      a lesson. Such an exercise does not count as passed.

      What is replaced is saved first: swift run workshop undo brings it back.
      """
    case .jump:
      """
      workshop jump EXERCISE

      To catch up with a class: every exercise before this one is solved; it and
      all that follow are as given.

      What is replaced is saved first: swift run workshop undo brings it back.
      """
    case .undo:
      """
      workshop undo [NUMBER | --list]

      Takes back the latest reset, solve, jump or adopt, or a demo that was
      interrupted: your files are exactly what they were before it. Called again, it
      goes one further back. What you have written since then is saved, too.

        workshop undo             the latest change
        workshop undo 7           what saved state 7 holds; so an undo can be undone
        workshop undo --list      all saved states, the newest first

      Exit code: 1 when there is nothing to take back.
      """
    case .adopt:
      """
      workshop adopt FOLDER

      Takes over your work from another copy of the workshop, for example when there
      is a newer one: the files of exercises that you have changed there, the hints
      that you have seen, and your results.

        workshop adopt ../OldWorkshop

      A file that you have changed in this copy as well stays as it is, and is named.
      What is replaced is saved first: swift run workshop undo brings it back. The
      other copy is only read.

      Exit code: 1 when a file was left because it was changed here as well.
      """
    case .doctor:
      """
      workshop doctor

      Looks at what the workshop needs on this machine, and says what to do about
      anything that is missing.
      """
    case .bundle:
      """
      workshop bundle [--without-solutions] [--output FILE]

      Makes one zip file for a USB stick or a school's server: the workshop as it is
      given, without anything that you have changed in Lessons. It needs neither git
      nor a network after unzipping.

        workshop bundle                        TestingWorkshop.zip
        workshop bundle --without-solutions    TestingWorkshop-without-solutions.zip
        --output FILE                          another name or place

      With git, the files that git knows are taken; what was never added is not. A
      zip file of the same name is replaced, another file never.
      """
    case .slides:
      """
      workshop slides [--update]

      For authors: compares the code on the slides with the code that runs, and names
      each line that differs. What commands print is compared by "workshop demo LESSON
      --check".

        --update                  writes the code on the slides anew, and what is
                                  printed; for that, it plays the demos

      Exit code: 1 when something differs, or names no source.
      """
    case .demo:
      """
      workshop demo LESSON | EXERCISE | 0 [--check]

      For instructors: walks through the live demos of a lesson's slides; 0 plays
      those of the welcome slides. It puts the files into each demo's state, says what
      to say, types what is to be typed, runs what is to be run, and puts your files
      back. Enter takes the next step, Ctrl-D ends it early.

        --check                   plays it all without waiting, and says whether
                                  everything came as the slides promise

      What it replaces is saved first: swift run workshop undo brings it back when the
      demo could not do so itself, after Ctrl-C or a closed window. The next demo does
      so, too, before it begins.
      """
    case .verify:
      """
      workshop verify [LESSON | EXERCISE]

      For authors and CI: the kit checks itself. Solutions pass, starters do not,
      every planted bug can be caught, texts and files are complete. It judges the
      kit and never the files in Lessons that a learner has changed. The last line
      is "N passed, N failed".

      The slides and the kit's own tests belong to the whole: only verify without
      a lesson looks at them. 'workshop slides' compares the code on slides alone.
      """
    }
  }
}
