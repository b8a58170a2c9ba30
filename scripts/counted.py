"""Run a command as a stage does, and answer for all the processor that it used.

A browser ends before its pages do, a database is started to stay: what they used is lost with them
unless somebody takes them in. On Linux this process does, so that who waits for it is told the sum.
"""

import ctypes
import os
import subprocess
import sys
import time

ADOPT = 36
"""The number of PR_SET_CHILD_SUBREAPER: orphans become children of this process."""
GRACE, PAUSE = 60.0, 0.05
"""Seconds that orphans have to end, on a busy machine too; what lives on is not counted."""
MISSING = 127


def main(command: list[str]) -> int:
    """Run the command and give its exit code; ends by a signal if the command did."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(ADOPT, 1, 0, 0, 0)
    try:
        running = subprocess.Popen(command)
    except OSError as error:
        print(error, flush=True)
        return MISSING
    code = running.returncode = ended(running.pid)
    take_in_orphans()
    if code < 0:
        os.kill(os.getpid(), -code)
    return code


def ended(wanted: int) -> int:
    """Wait for a process and give its exit code; who ends meanwhile is taken in at once.

    Nobody else would: a database that was killed would look alive to the one that is to follow it.
    """
    while True:
        process, status = os.wait()
        if process == wanted:
            return os.waitstatus_to_exitcode(status)


def take_in_orphans() -> None:
    """Wait for what the command left behind and is about to end."""
    for _ in range(int(GRACE / PAUSE)):
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            return
        time.sleep(PAUSE)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
