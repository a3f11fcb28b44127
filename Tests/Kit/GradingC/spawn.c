// Starting and ending children. Foundation's Process does not serve: it waits for orphans, and it
// gives every child a process group of its own, so that a suite's own children escape a kill.
#define _GNU_SOURCE
#include "GradingC.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sched.h>
#endif
#ifdef __APPLE__
#include <libproc.h>
#endif

#ifdef __linux__
enum { first_closed_file = 3 };
#endif

pid_t workshop_spawn(
  const char *program, char *const arguments[], char *const environment[], const char *folder,
  const char *output) {
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

  posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0);
  posix_spawn_file_actions_addopen(&files, 1, output, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0600);
  posix_spawn_file_actions_adddup2(&files, 1, 2);
  if (folder != NULL) posix_spawn_file_actions_addchdir_np(&files, folder);
#ifdef __linux__
  posix_spawn_file_actions_addclosefrom_np(&files, first_closed_file);
#endif

  pid_t process = -1;
  int error = posix_spawn(&process, program, &files, &attributes, arguments, environment);
  posix_spawn_file_actions_destroy(&files);
  posix_spawnattr_destroy(&attributes);
  return error == 0 ? process : -error;
}

void workshop_await_end(pid_t process) {
  siginfo_t info;
  while (waitid(P_PID, (id_t)process, &info, WEXITED | WNOWAIT) != 0 && errno == EINTR) {
  }
}

void workshop_interrupt_group(pid_t leader) { kill(-leader, SIGINT); }

void workshop_reap(pid_t process, int *exit_code, int *signal) {
  int status = 0;
  while (waitpid(process, &status, 0) < 0 && errno == EINTR) {
  }
  *exit_code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
  *signal = WIFSIGNALED(status) ? WTERMSIG(status) : 0;
}

// One pass over the session; tells whether anybody but its leader was still there.
#ifdef __APPLE__
static bool kill_members(pid_t leader) {
  bool found = false;
  int bytes = proc_listallpids(NULL, 0) * (int)sizeof(pid_t) * 2;
  pid_t *list = malloc((size_t)bytes);
  int count = list == NULL ? 0 : proc_listallpids(list, bytes);
  for (int i = 0; i < count; i++) {
    if (list[i] == leader || getsid(list[i]) != leader) continue;
    found = kill(list[i], SIGKILL) == 0 || found;
  }
  free(list);
  return found;
}
#else
static bool kill_members(pid_t leader) {
  bool found = false;
  DIR *processes = opendir("/proc");
  if (processes == NULL) return false;
  for (struct dirent *entry; (entry = readdir(processes)) != NULL;) {
    pid_t process = (pid_t)atoi(entry->d_name);
    if (process <= 0 || process == leader || getsid(process) != leader) continue;
    found = kill(process, SIGKILL) == 0 || found;
  }
  closedir(processes);
  return found;
}
#endif

void workshop_kill_session(pid_t leader) {
  kill(leader, SIGKILL);
  kill(-leader, SIGKILL);
  // A process that forks while we look can slip through one pass, hardly through twenty.
  for (int pass = 0; pass < 20 && kill_members(leader); pass++) usleep(500);
}

#ifdef __linux__
static bool environment_names(pid_t process, const char *text) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/environ", process);
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  static _Thread_local char content[64 * 1024];
  ssize_t size = read(file, content, sizeof content);
  close(file);
  return size > 0 && memmem(content, (size_t)size, text, strlen(text)) != NULL;
}

int workshop_kill_marked(const char *text) {
  int killed = 0;
  DIR *processes = opendir("/proc");
  if (processes == NULL) return 0;
  for (struct dirent *entry; (entry = readdir(processes)) != NULL;) {
    pid_t process = (pid_t)atoi(entry->d_name);
    if (process <= 0 || process == getpid() || !environment_names(process, text)) continue;
    if (kill(process, SIGKILL) == 0) killed++;
  }
  closedir(processes);
  return killed;
}

int workshop_processor_count(void) {
  cpu_set_t allowed;
  if (sched_getaffinity(0, sizeof allowed, &allowed) != 0) return 1;
  return CPU_COUNT(&allowed);
}
#else
int workshop_kill_marked(const char *text) {
  (void)text;
  return 0;
}

int workshop_processor_count(void) { return (int)sysconf(_SC_NPROCESSORS_ONLN); }
#endif
