#ifndef GRADING_C_H
#define GRADING_C_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

/// Starts a program as the leader of a session of its own: default signals, nothing to read, output
/// to `output` (a path) for both streams, no other open files. `folder` may be NULL for this
/// process's own. Returns the process, or a negative error number.
pid_t workshop_spawn(
  const char *program, char *const arguments[], char *const environment[], const char *folder,
  const char *output);

/// Waits until a process has ended, and leaves it there, so that its number is not reused yet.
void workshop_await_end(pid_t process);

/// Kills everything in the session that `leader` leads.
void workshop_kill_session(pid_t leader);

/// Asks every process in the leader's group to end.
void workshop_interrupt_group(pid_t leader);

/// Takes an ended process off the system's list. `signal` is 0 unless a signal ended it.
void workshop_reap(pid_t process, int *exit_code, int *signal);

/// Kills every process whose environment names `text`: what escaped from its session. Returns how
/// many there were. Does nothing where the system does not show environments.
int workshop_kill_marked(const char *text);

/// How many processors this process may use.
int workshop_processor_count(void);

#endif
