"""Servers forked from a process that has loaded everything, which is most of what a start costs.

Whoever is forked leads a session of its own, with its own arguments, environment and log, as if it
had been started alone; nothing has been opened or begun before.
"""

import atexit
import gc
import json
import os
import random
import select
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

LOADED = ("guildhall.cli.serve", "guildhall.server.app", "guildhall.server.worker")
"""What all of them need."""


class Forked:
    """A process that was forked elsewhere: what one needs of a child."""

    def __init__(self, pid: int) -> None:
        """Take its number; it cannot be another's before the nursery has seen its end."""
        self.pid = pid
        self.handle = os.pidfd_open(pid)

    def __del__(self) -> None:
        os.close(self.handle)

    def ended(self, seconds: float = 0.0) -> bool:
        """Whether it has ended, or does so within some seconds."""
        return bool(select.select([self.handle], [], [], seconds)[0])

    def send_signal(self, what: signal.Signals) -> None:
        """Send a signal, if it still lives."""
        if not self.ended():
            signal.pidfd_send_signal(self.handle, what)


def fork(command: Sequence[str], env: Mapping[str, str], log: Path) -> Forked:
    """Run `python -c CODE ARGUMENTS` there; what it says is added to a log."""
    nursery = _nursery()
    assert nursery.stdin is not None
    assert nursery.stdout is not None
    wish = {"command": [*command], "env": {**env}, "log": str(log)}
    print(json.dumps(wish), file=nursery.stdin, flush=True)
    return Forked(int(nursery.stdout.readline()))


@cache
def _nursery() -> "subprocess.Popen[str]":
    """Start the process that forks, once; it ends with this one."""
    command = [sys.executable, "-m", __name__]
    pipe = subprocess.PIPE
    started = subprocess.Popen(command, text=True, stdin=pipe, stdout=pipe)
    atexit.register(started.communicate)
    return started


def _serve() -> None:
    """Fork as often as a line asks for it."""
    for module in LOADED:
        import_module(module)
    gc.freeze()
    for line in sys.stdin:
        _bury()
        pid = os.fork()
        if not pid:
            _live(json.loads(line))
            return
        print(pid, flush=True)


def _bury() -> None:
    """Take in those that have ended."""
    try:
        while os.waitpid(-1, os.WNOHANG)[0]:
            pass
    except ChildProcessError:
        return


def _live(wish: dict[str, Any]) -> None:
    """Become what was asked for."""
    os.setsid()
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    log = os.open(wish["log"], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    for out in (1, 2):
        os.dup2(log, out)
    os.environ.clear()
    os.environ.update(wish["env"])
    random.seed()
    _, _, code, *arguments = wish["command"]
    sys.argv = ["-c", *arguments]
    exec(code, {"__name__": "__main__"})  # noqa: S102  a test's own


if __name__ == "__main__":
    _serve()
