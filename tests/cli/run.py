"""Runs the command as a person does, here or in a process of its own."""

import io
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from unittest.mock import patch

from guildhall.cli import common, main
from tests.waiting import PATIENCE


@dataclass
class Done:
    """What a command printed and how it ended."""

    code: int
    out: str
    err: str


def guildhall(*args: str, typed: str = "") -> Done:
    """Run the command with typed lines as its input; a process of its own would cost a second."""
    out, err, code = io.StringIO(), io.StringIO(), 0
    with (
        patch.object(sys, "argv", ["guildhall", *args]),
        patch.object(sys, "stdin", io.StringIO(typed)),
        patch.object(common, "_language", common.default_language()),
        redirect_stdout(out),
        redirect_stderr(err),
    ):
        try:
            main()
        except SystemExit as end:
            code = int(end.code or 0)
    return Done(code, out.getvalue(), err.getvalue())


def guildhall_process(*args: str, typed: str = "") -> Done:
    """Run the command in a process of its own, with typed lines as its input."""
    done = subprocess.run(
        [sys.executable, "-c", "from guildhall.cli import main; main()", *args],
        input=typed,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    return Done(done.returncode, done.stdout, done.stderr)
