"""Runs the command as a person does, in a process of its own."""

import os
import subprocess
import sys
from dataclasses import dataclass


@dataclass
class Done:
    """What a command printed and how it ended."""

    code: int
    out: str
    err: str


def guildhall(*args: str, typed: str = "") -> Done:
    """Run the command with typed lines as its input."""
    done = subprocess.run(
        [sys.executable, "-c", "from guildhall.cli import main; main()", *args],
        input=typed,
        capture_output=True,
        text=True,
        env=os.environ,
        timeout=100,
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)
