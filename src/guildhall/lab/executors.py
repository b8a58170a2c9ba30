"""Where many games are played: in this process, on local cores, or on a Dask cluster.

A task is a pure function of its argument, so it can be done again wherever it was lost; results
carry the place of their task, so nothing is counted twice and nothing depends on the executor.
"""

import math
import multiprocessing
import os
import signal
import threading
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any, Protocol, TypeVar

from guildhall.core.errors import GuildhallError
from guildhall.core.extras import extra

A = TypeVar("A")
R = TypeVar("R")

AHEAD = 4
"""Tasks handed out per worker: enough to keep it busy, few enough to stop soon."""
TRIES = 3
"""How often a task is done again after workers were lost with it."""
CONNECTING = 30
"""Seconds to wait for a scheduler."""
DASK_LOSSES = ("KilledWorker", "FutureCancelledError", "CancelledError")
"""How Dask says that a task was lost with its worker."""


@dataclass(frozen=True)
class Place:
    """Where to work: so many local processes, or the cluster at an address; and how long."""

    workers: int = 1
    address: str = ""
    seconds: float = math.inf
    """What is not done by then is left undone."""


def read_place(text: str, minutes: float = 0) -> Place:
    """Read `local:N` or `dask:tcp://HOST:PORT`; raises GuildhallError with code executor.

    With `minutes` work ends after so many; 0 for never.
    """
    kind, _, rest = text.partition(":")
    seconds = 60 * minutes or math.inf
    if kind == "local" and (rest or "1").isdecimal() and int(rest or "1") > 0:
        return Place(int(rest or "1"), "", seconds)
    if kind == "dask" and "://" in rest:
        return Place(0, rest, seconds)
    raise GuildhallError("executor", {"given": text})


def spread(place: Place, work: Callable[[A], R], tasks: Sequence[A]) -> Iterator[tuple[int, R]]:
    """Do every task; gives each one's number and result once, as they come in.

    Close the iterator (or leave it by an exception) to stop: tasks not yet done are dropped, as
    they are when the time of the place is over.
    """
    if place.address:
        yield from _shared(_Cluster(place.address), work, tasks, place.seconds)
    elif place == Place(1):
        for at, task in enumerate(tasks):
            yield at, work(task)
    else:
        yield from _shared(_Cores(place.workers), work, tasks, place.seconds)


class _Workers(Protocol):
    """Workers that may be lost, behind an executor."""

    def open(self) -> Executor:
        """Hire them."""

    def hands(self) -> int:
        """Count those that work at the same time; a cluster may grow and shrink."""

    def close(self) -> None:
        """Let them go and drop what is not begun."""


def _shared(
    workers: _Workers, work: Callable[[A], R], tasks: Sequence[A], seconds: float
) -> Iterator[tuple[int, R]]:
    """Hand out tasks in order, a few ahead; those lost with a worker are handed out again."""
    waiting = deque(range(len(tasks)))
    losses: Counter[int] = Counter()
    end = time.monotonic() + seconds
    while waiting and time.monotonic() < end:
        lost: list[int] = []
        try:
            yield from _round(workers, work, tasks, waiting, lost, end)
        finally:
            workers.close()
        losses.update(lost)
        if lost and max(losses.values()) > TRIES:
            raise GuildhallError("workers_lost", {"task": max(losses, key=losses.__getitem__)})
        waiting.extendleft(sorted(lost, reverse=True))


def _round(
    workers: _Workers,
    work: Callable[[A], R],
    tasks: Sequence[A],
    waiting: deque[int],
    lost: list[int],
    end: float,
) -> Iterator[tuple[int, R]]:
    """Work until nothing is left, or until workers were lost and all others have answered."""
    executor = workers.open()
    running: dict[Future[R], int] = {}
    while running or (waiting and not lost):
        wanted = AHEAD * workers.hands()
        while waiting and not lost and len(running) < wanted:
            at = waiting.popleft()
            try:
                running[executor.submit(work, tasks[at])] = at
            except BrokenProcessPool:
                lost.append(at)
        left = None if end == math.inf else max(end - time.monotonic(), 0)
        done, _ = wait(running, left, FIRST_COMPLETED)
        if not done:
            return
        for future in done:
            at = running.pop(future)
            if _was_lost(future):
                lost.append(at)
            else:
                yield at, future.result()


def _was_lost(future: Future[R]) -> bool:
    """Say whether a task ended because its worker did, not by itself."""
    if future.cancelled():
        return True
    error = future.exception()
    return isinstance(error, BrokenProcessPool) or type(error).__name__ in DASK_LOSSES


class _Cores:
    """Processes on this machine."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.pool: ProcessPoolExecutor | None = None

    def open(self) -> Executor:
        context = multiprocessing.get_context("forkserver")
        context.set_forkserver_preload(["guildhall.lab.simulate"])
        leash, self.end = context.Pipe(duplex=False)
        self.pool = ProcessPoolExecutor(
            self.number, mp_context=context, initializer=_follow_the_parent, initargs=(leash,)
        )
        return self.pool

    def hands(self) -> int:
        return self.number

    def close(self) -> None:
        if self.pool is not None:
            self.end.close()
            self.pool.shutdown(wait=True, cancel_futures=True)


def _follow_the_parent(leash: Connection) -> None:
    """Leave Ctrl-C to the parent, and end when it lets go of the leash or is gone itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(leash,), daemon=True).start()


def _end_with(leash: Connection) -> None:
    leash.poll(None)
    os._exit(1)


class _Cluster:
    """Workers of a Dask scheduler; it hands out by itself what was lost with one of them."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.client: Any = None

    def open(self) -> Executor:
        distributed = extra("distributed", "cluster")
        try:
            self.client = distributed.Client(self.address, timeout=CONNECTING)
        except (OSError, ValueError) as error:
            facts: dict[str, object] = {"address": self.address, "problem": str(error)}
            raise GuildhallError("cluster_unreachable", facts) from None
        # equal calls are not the same call, and a task may be begun again on another worker
        executor: Executor = self.client.get_executor(pure=False, retries=TRIES)
        return executor

    def hands(self) -> int:
        threads: dict[str, int] = self.client.nthreads()
        return max(1, sum(threads.values()))

    def close(self) -> None:
        if self.client is not None:
            self.client.close()
            self.client = None
