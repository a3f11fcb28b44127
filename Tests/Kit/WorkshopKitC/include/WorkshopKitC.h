#ifndef WORKSHOP_KIT_C_H
#define WORKSHOP_KIT_C_H

#include <stdbool.h>

/// What one step of a change does.
enum workshop_step_kind {
  /// Makes the folder `place`.
  workshop_make_folder,
  /// Puts `kept` in the place of `place`, and what stood there into `kept`.
  workshop_exchange,
  /// Puts `kept` at `place`, where nothing is.
  workshop_bring_in,
  /// Moves `place` to `kept`, where nothing is.
  workshop_take_out,
  /// Removes the folder `place` if it is empty.
  workshop_remove_folder,
  /// Makes sure that the folder `place` outlasts a power failure.
  workshop_sync_folder
};

/// Tells a file from another one, and from itself after somebody wrote to it.
struct workshop_identity {
  unsigned long long device, inode;
  long long size, seconds, nanoseconds;
};

/// One step. All paths are absolute.
struct workshop_step {
  enum workshop_step_kind kind;
  const char *place;
  /// In the saved state.
  const char *kept;
  /// Beside `kept`: where a file waits on a file system that cannot exchange two.
  const char *aside;
  /// Beside `kept`: comes into being when nothing stood at `place`, against what was expected.
  const char *nothing;
  /// For `workshop_apply` alone; begins with 0.
  int done;
  /// For `workshop_apply` alone: tells what was put in from what somebody saved there afterwards.
  struct workshop_identity put_in;
};

/// Takes all steps and renames `pending` to `saved`, or takes them all back and renames `pending`
/// to `dropped`. A process of its own does it, in a session of its own, which nobody who ends this
/// process will end; it keeps this process's output and locks open until it is done.
///
/// What somebody saved meanwhile is never taken back: it stays in its place, and what stood there
/// before stays in `dropped`. Look there before you remove it.
///
/// Returns 0, or the error number of the step that could not be taken. `is_whole` tells whether all
/// or none of the steps hold. `dropped` is NULL where steps were taken earlier, by a process that did
/// not come to its end: then `pending` stays, to be tried again. With `can_exchange` false it works as
/// where files cannot be exchanged.
int workshop_apply(
  struct workshop_step *steps, int count, const char *pending, const char *saved,
  const char *dropped, bool can_exchange, bool *is_whole);

#endif
