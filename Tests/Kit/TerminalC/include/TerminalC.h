#ifndef TERMINAL_C_H
#define TERMINAL_C_H

#include <stddef.h>
#include <sys/types.h>

/// Opens a pseudo-terminal and writes the name of the side that a program uses into `name`. Returns
/// the file of the side that the person in front of it uses, or a negative error number.
int terminal_open(char *name, size_t size);

/// Tells a terminal its size. Programs that use it get SIGWINCH. Returns 0 or an error number.
int terminal_set_size(int terminal, int rows, int columns);

/// Starts a program on the terminal called `name`: as the leader of a session whose terminal it is,
/// with default signals and no other open files. Returns the process, or a negative error number.
pid_t terminal_spawn(
  const char *name, const char *program, char *const arguments[], char *const environment[],
  const char *folder);

/// Waits for a process to end. Returns its exit code, or the negative number of the signal that ended
/// it.
int terminal_await_end(pid_t process);

#endif
