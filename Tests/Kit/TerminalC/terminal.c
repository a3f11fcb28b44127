// What Swift does not say in one way on Linux and macOS: pseudo-terminals, and starting a program.
#define _GNU_SOURCE
#ifdef __APPLE__
#define _DARWIN_C_SOURCE
#endif
#include "TerminalC.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <unistd.h>

#ifdef __linux__
enum { first_closed_file = 3, open_flags = O_RDWR | O_NOCTTY | O_CLOEXEC };
#else
enum { open_flags = O_RDWR | O_NOCTTY };
#endif

int terminal_open(char *name, size_t size) {
  int terminal = posix_openpt(open_flags);
  if (terminal < 0) return -errno;
  fcntl(terminal, F_SETFD, FD_CLOEXEC);
  const char *found = NULL;
#ifdef __linux__
  // Tests open terminals at the same time, and ptsname has one place for all of them.
  if (grantpt(terminal) == 0 && unlockpt(terminal) == 0 && ptsname_r(terminal, name, size) == 0) {
    found = name;
  }
#else
  char copy[128];
  if (grantpt(terminal) == 0 && unlockpt(terminal) == 0 &&
      ioctl(terminal, TIOCPTYGNAME, copy) == 0 && strlen(copy) < size) {
    found = strcpy(name, copy);
  }
#endif
  if (found != NULL) return terminal;
  int error = errno == 0 ? ENAMETOOLONG : errno;
  close(terminal);
  return -error;
}

int terminal_set_size(int terminal, int rows, int columns) {
  struct winsize size = {.ws_row = (unsigned short)rows, .ws_col = (unsigned short)columns};
  return ioctl(terminal, TIOCSWINSZ, &size) == 0 ? 0 : errno;
}

pid_t terminal_spawn(
  const char *name, const char *program, char *const arguments[], char *const environment[],
  const char *folder) {
  posix_spawnattr_t attributes;
  posix_spawn_file_actions_t files;
  posix_spawnattr_init(&attributes);
  posix_spawn_file_actions_init(&files);

  sigset_t all, none;
  sigfillset(&all);
  sigemptyset(&none);
  posix_spawnattr_setsigdefault(&attributes, &all);
  posix_spawnattr_setsigmask(&attributes, &none);
  short flags = POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK;
#ifdef __APPLE__
  flags |= POSIX_SPAWN_CLOEXEC_DEFAULT;
#endif
  posix_spawnattr_setflags(&attributes, flags);

  // The first terminal that the leader of a session opens becomes that session's own.
  posix_spawn_file_actions_addopen(&files, 0, name, O_RDWR, 0);
  posix_spawn_file_actions_adddup2(&files, 0, 1);
  posix_spawn_file_actions_adddup2(&files, 0, 2);
  posix_spawn_file_actions_addchdir_np(&files, folder);
#ifdef __linux__
  posix_spawn_file_actions_addclosefrom_np(&files, first_closed_file);
#endif

  pid_t process = -1;
  int error = posix_spawn(&process, program, &files, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  return error == 0 ? process : -error;
}

int terminal_await_end(pid_t process) {
  int status = 0;
  while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
  }
  return WIFSIGNALED(status) ? -WTERMSIG(status) : WEXITSTATUS(status);
}
