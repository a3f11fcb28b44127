"""What the scripts in this folder share. They need Python 3.8 or later and nothing besides."""

import atexit
import fcntl
import json
import os
import pty
import select
import shutil
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time

# This folder is Tests/Kit/Scripts of the kit.
ROOT = os.path.realpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../.."))
SKIPPED = {".build", ".git", ".workshop", ".swiftpm", ".index-build", "DerivedData", "__pycache__"}

running = []


def temporary_folder():
    """A fresh folder that is gone when the script ends, however it ends."""
    folder = os.path.realpath(tempfile.mkdtemp(prefix="workshop-script-"))
    # Called in the opposite order: first end what still writes into the folder.
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    atexit.register(end_all)
    # What started programs leave behind goes with it.
    os.environ["TMPDIR"] = os.path.join(folder, "tmp")
    os.mkdir(os.environ["TMPDIR"])
    return folder


def copy_of_kit(folder):
    """Copies the kit without anything that was built, so that nobody's own files are touched."""

    def skipped(_, names):
        return [name for name in names if name in SKIPPED]

    return shutil.copytree(ROOT, os.path.join(folder, "kit"), ignore=skipped, symlinks=True)


def start(command, **options):
    """Starts a program that ends with the script."""
    # With a group of its own, so that its children can be ended with it.
    process = subprocess.Popen(command, start_new_session=True, **options)
    running.append(process)
    return process


def run(command, folder, **variables):
    """Runs a program to its end. Gives back its exit code and what it printed."""
    process = start(
        command,
        cwd=folder,
        env=environment(**variables),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )
    output = process.communicate()[0].decode(errors="replace")
    running.remove(process)
    return process.returncode, output


def environment(**variables):
    """This process's environment, without the kit's own switches unless they are given."""
    own = {name: value for name, value in os.environ.items() if name not in ("LESSON", "TRACK")}
    return {**own, **variables}


class OnTerminal:
    """A program on a terminal of 80 columns and 24 rows, with nobody in front of it."""

    def __init__(self, command, folder):
        self.terminal, other = pty.openpty()
        fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = start(
            command, cwd=folder, env=environment(TERM="xterm"), stdin=other, stdout=other, stderr=other
        )
        os.close(other)
        self.written = ""

    def forget(self):
        """What was written before does not count any more."""
        while self._read(0):
            pass
        self.written = ""

    def wait_for(self, text):
        deadline = time.monotonic() + 300
        while text not in self.written:
            if time.monotonic() > deadline or self.process.poll() is not None:
                stop(f"the screen never said '{text}':\n{self.written[-3000:]}")
            self._read(0.05)

    def type(self, keys):
        os.write(self.terminal, keys.encode())

    def processor_seconds(self):
        """What the process itself has used so far; None where the system does not say."""
        try:
            with open(f"/proc/{self.process.pid}/stat") as file:
                fields = file.read().rsplit(")", 1)[1].split()
        except OSError:
            return None
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def _read(self, patience):
        ready = select.select([self.terminal], [], [], patience)[0]
        data = os.read(self.terminal, 65536) if ready else b""
        self.written += data.decode(errors="replace")
        return data


def build(folder, *options, **variables):
    """Builds with SwiftPM; without success the script stops."""
    code, output = run(["swift", "build", *options], folder, **variables)
    if code != 0:
        stop("the build failed:\n" + output[-3000:])


def tool(folder):
    """The built tool of a copy of the kit."""
    return os.path.join(folder, ".build/debug/workshop")


def verdicts(path):
    """A grading as {(exercise, check): (status, outcome)}; times and texts are left out."""
    with open(path) as file:
        report = json.load(file)
    found = {}
    for lesson in report["lessons"]:
        found[f"lesson {lesson['number']}", "status"] = (lesson["status"], None)
        for exercise in lesson["exercises"]:
            found[exercise["id"], "status"] = (exercise["status"], None)
            for check in exercise["checks"]:
                found[exercise["id"], check["id"]] = (check["status"], check["outcome"])
    return found


def differences(first, second):
    """One line for each check that two gradings do not agree about."""
    return [
        f"{exercise} {check}: {first.get((exercise, check))} and {second.get((exercise, check))}"
        for exercise, check in sorted(first.keys() | second.keys())
        if first.get((exercise, check)) != second.get((exercise, check))
    ]


def number_from(arguments, default):
    """The one number that a script takes."""
    if not arguments:
        return default
    if len(arguments) == 1 and arguments[0].isdigit() and int(arguments[0]) > 0:
        return int(arguments[0])
    stop("it takes one number; the text at the top of the script says more", code=2)


def say(text):
    print(text, flush=True)


def stop(reason, code=4):
    print(f"{os.path.basename(sys.argv[0])}: {reason}", file=sys.stderr)
    sys.exit(code)


def end_all():
    """Ends every program that was started."""
    for process in running:
        if process.poll() is None:
            # The tool ends its own children when it is asked to.
            process.terminate()
    for process in running:
        try:
            process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            pass
        try:
            os.killpg(process.pid, signal.SIGKILL)
        except OSError:
            pass
    running.clear()


def _interrupted(number, _):
    sys.exit(128 + number)


for _number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
    signal.signal(_number, _interrupted)
