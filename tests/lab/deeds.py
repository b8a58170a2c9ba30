"""Tasks for workers, importable from any process."""

import os
import signal
import time
from pathlib import Path

from guildhall.lab.simulate import Job, Played, play_job


def play_or_die(task: tuple[Job, str]) -> tuple[Played, int]:
    """Play a game; the worker of the game whose mark is there dies with it, once."""
    job, mark = task
    if mark and Path(mark).exists():
        Path(mark).unlink()
        time.sleep(0.2)
        os.kill(os.getpid(), signal.SIGKILL)
    return play_job(job), os.getpid()


def always_die(_task: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return 0


def refuse(task: int) -> int:
    raise ValueError(task)


def sleep_for(task: int) -> int:
    time.sleep(task)
    return task
