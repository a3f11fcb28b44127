#ifndef CHILD_SUPPORT_C_H
#define CHILD_SUPPORT_C_H

#include <stdbool.h>
#include <stdint.h>

/// Whether this process is a child that the judge started.
bool workshop_is_judged(void);

/// Limits this process: bytes of data, bytes per file, and the one processor it may use (counted
/// from 0 among those allowed). No core file is ever written.
void workshop_limit(uint64_t data_bytes, uint64_t file_bytes, int processor);

/// From now on the calling thread goes on only while no other one of this process wants to, where
/// the system can do that. There is no way back.
void workshop_stand_back(void);

/// Ends this process together with the process `judge` that started it, where the system can.
void workshop_die_with(int32_t judge);

/// Ends this process on the spot: nothing that should run at its end is run.
_Noreturn void workshop_end_now(void);

/// Opens a file to append to; -1 when that fails.
int workshop_open_log(const char *path);

/// Appends a line in one write, so that lines from several threads do not mix.
void workshop_append(int log, const char *line);

/// Makes the next call of a replaceable function run its original body.
void workshop_next_call_is_original(void);

#endif
