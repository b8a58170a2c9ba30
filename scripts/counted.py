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
        code = subprocess.Popen(command).wait()
    except OSError as error:
        print(error, flush=True)
        return MISSING
    take_in_orphans()
    if code < 0:
        os.kill(os.getpid(), -code)
    return code


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
