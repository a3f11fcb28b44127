// Applies a change to the learner's files so that nobody who ends the tool can stop it half way.
//
// It happens in a forked child. The process that forked may have any number of threads, so the
// child calls nothing but what POSIX allows in a signal handler.
//
// A file is replaced by exchanging it with the new one. So there is a file at every moment, for
// editors and builds, and whatever stood there at the very moment of the exchange, even if an editor
// saved it a microsecond before, is now in the saved state. Nothing is ever overwritten or deleted.
// When a change is taken back, what somebody has saved since stays, too.
// Where a file system cannot exchange, the old file is moved aside and the new one moved in: then
// the file is missing for a moment, but nothing can be lost either.
#define _GNU_SOURCE
#include "WorkshopKitC.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/syscall.h>
#endif

// What a step has done, so that it can be taken back.
enum { nothing_done, made, exchanged, brought_in, taken_out };

// The exit code of the child: an error number, and this bit when steps could not be taken back.
enum { not_whole = 0x80 };

static bool exchange_is_allowed;

#ifdef __linux__
static int rename_with(const char *from, const char *to, unsigned flags) {
  return (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, flags);
}
enum { flag_exchange = 2, flag_no_replace = 1 };
#elif defined(__APPLE__)
static int rename_with(const char *from, const char *to, unsigned flags) {
  return renamex_np(from, to, flags);
}
enum { flag_exchange = RENAME_SWAP, flag_no_replace = RENAME_EXCL };
#else
static int rename_with(const char *from, const char *to, unsigned flags) {
  (void)from, (void)to, (void)flags;
  errno = ENOSYS;
  return -1;
}
enum { flag_exchange = 1, flag_no_replace = 2 };
#endif

static bool is_unknown(int error) {
  return error == ENOSYS || error == EINVAL || error == ENOTSUP || error == EOPNOTSUPP;
}

static bool exists(const char *path) {
  struct stat info;
  return lstat(path, &info) == 0;
}

static struct workshop_identity identity(const char *path) {
  struct workshop_identity none = {0};
  struct stat info;
  if (lstat(path, &info) != 0) return none;
#ifdef __APPLE__
  struct timespec time = info.st_mtimespec;
#else
  struct timespec time = info.st_mtim;
#endif
  struct workshop_identity found = {
    info.st_dev, info.st_ino, info.st_size, time.tv_sec, time.tv_nsec};
  return found;
}

// Whether what a step put in is at a path, and nobody has written to it.
static bool is_put_in(const struct workshop_step *step, const char *path) {
  struct workshop_identity now = identity(path), then = step->put_in;
  return now.inode != 0 && now.device == then.device && now.inode == then.inode
         && now.size == then.size && now.seconds == then.seconds
         && now.nanoseconds == then.nanoseconds;
}

// Leaves a mark that nothing stood there, so that nothing is missed later.
static void note_nothing(const struct workshop_step *step) {
  int file = open(step->nothing, O_CREAT | O_WRONLY | O_CLOEXEC, 0644);
  if (file >= 0) close(file);
}

// Moves a file to where nothing is; EEXIST when something is there.
static int move_new(const char *from, const char *to) {
  if (rename_with(from, to, flag_no_replace) == 0) return 0;
  if (!is_unknown(errno)) return errno;
  if (link(from, to) == 0) return unlink(from) == 0 ? 0 : errno;
  if (errno == EEXIST) return EEXIST;
  // A file system without hard links: look, then move.
  if (exists(to)) return EEXIST;
  return rename(from, to) == 0 ? 0 : errno;
}

static int exchange(const char *first, const char *second, const char *aside) {
  if (exchange_is_allowed) {
    if (rename_with(first, second, flag_exchange) == 0) return 0;
    if (!is_unknown(errno)) return errno;
  }
  if (rename(second, aside) != 0) return errno;
  int error = move_new(first, second);
  if (error == 0) return rename(aside, first) == 0 ? 0 : errno;
  // Put it back, unless something else came there; then it stays aside, and the change stops.
  move_new(aside, second);
  return error;
}

// The files may be staged for a long time when a change is completed later. Builds go by dates.
static void freshen(const char *file) {
  utimensat(AT_FDCWD, file, NULL, AT_SYMLINK_NOFOLLOW);
}

static int put_in(struct workshop_step *step) {
  freshen(step->kept);
  step->put_in = identity(step->kept);
  bool is_there = step->kind == workshop_exchange;
  // Twice: a file may come or go between a look and the change.
  for (int attempt = 0; attempt < 4; attempt++, is_there = !is_there) {
    int error = is_there ? exchange(step->kept, step->place, step->aside)
                         : move_new(step->kept, step->place);
    if (error == 0) {
      step->done = is_there ? exchanged : brought_in;
      if (!is_there && step->kind == workshop_exchange) note_nothing(step);
      return 0;
    }
    if (error != (is_there ? ENOENT : EEXIST)) return error;
  }
  return EBUSY;
}

static int take_out(struct workshop_step *step) {
  if (rename(step->place, step->kept) == 0) {
    step->done = taken_out;
    return 0;
  }
  if (errno != ENOENT) return errno;
  note_nothing(step);
  return 0;
}

static int make_folder(struct workshop_step *step) {
  if (mkdir(step->place, 0777) == 0) {
    step->done = made;
    return 0;
  }
  return errno == EEXIST ? 0 : errno;
}

static int take(struct workshop_step *step) {
  switch (step->kind) {
    case workshop_make_folder: return make_folder(step);
    case workshop_exchange: return put_in(step);
    case workshop_bring_in: return put_in(step);
    case workshop_take_out: return take_out(step);
    case workshop_remove_folder: rmdir(step->place); return 0;
    case workshop_sync_folder: {
      int folder = open(step->place, O_RDONLY | O_CLOEXEC);
      if (folder >= 0) {
        fsync(folder);
        close(folder);
      }
      return 0;
    }
  }
  return EINVAL;
}

// What somebody saved since the step was taken is newer than both: it stays where it is, and what
// stood there before stays in `kept`.
static int take_back_exchange(struct workshop_step *step) {
  if (!is_put_in(step, step->place)) return 0;
  int error = exchange(step->kept, step->place, step->aside);
  // Something came or went between the look and the exchange.
  return error == ENOENT || error == EEXIST ? 0 : error;
}

static int take_back_new(struct workshop_step *step) {
  unlink(step->nothing);
  if (!is_put_in(step, step->place)) return 0;
  if (rename(step->place, step->kept) != 0) return errno == ENOENT ? 0 : errno;
  // Saved between the look and the move: back with it, or it is kept.
  if (!is_put_in(step, step->kept)) move_new(step->kept, step->place);
  return 0;
}

static int take_back(struct workshop_step *step) {
  switch (step->done) {
    case made: rmdir(step->place); return 0;
    case exchanged: return take_back_exchange(step);
    case brought_in: return take_back_new(step);
    case taken_out: {
      int error = move_new(step->kept, step->place);
      return error == ENOENT || error == EEXIST ? 0 : error;
    }
    default: return 0;
  }
}

static int take_all(
  struct workshop_step *steps, int count, const char *pending, const char *saved,
  const char *dropped) {
  int error = 0;
  int taken = 0;
  while (taken < count && (error = take(&steps[taken])) == 0) taken++;
  if (error == 0 && rename(pending, saved) != 0) error = errno;
  if (error == 0) return 0;
  int result = error & ~not_whole;
  while (taken > 0) {
    taken--;
    if (take_back(&steps[taken]) != 0) result |= not_whole;
  }
  if (dropped == NULL) result |= not_whole;
  if ((result & not_whole) == 0) rename(pending, dropped);
  return result;
}

int workshop_apply(
  struct workshop_step *steps, int count, const char *pending, const char *saved,
  const char *dropped, bool can_exchange, bool *is_whole) {
  pid_t child = fork();
  if (child == 0) {
    setsid();
    exchange_is_allowed = can_exchange;
    _exit(take_all(steps, count, pending, saved, dropped));
  }
  if (child < 0) {
    int error = errno;
    *is_whole = dropped != NULL && rename(pending, dropped) == 0;
    return error;
  }
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  *is_whole = WIFEXITED(status) && (WEXITSTATUS(status) & not_whole) == 0;
  return WIFEXITED(status) ? WEXITSTATUS(status) & ~not_whole : EINTR;
}
