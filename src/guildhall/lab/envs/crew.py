"""Processes that work beside this one, on arrays in memory that all of them share."""

import multiprocessing
from collections.abc import Callable, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np
from numpy.typing import NDArray

Layout = Sequence[tuple[type[np.generic], Sequence[int]]]
"""The kind of number and the shape of each array."""
Arrays = list[NDArray[Any]]
Answer = Callable[[bytes], bytes]
Begin = Callable[[Any, int, Arrays], Answer]
"""Makes what answers messages in a process, from what is given, its number and the arrays."""

ALIGNED = 64


class Crew:
    """So many processes, each of which answers every message; `arrays` is what all of them see.

    `begin` is found by its name in the other processes, and `given` sent to them.
    """

    def __init__(self, begin: Begin, given: object, layout: Layout, workers: int) -> None:
        size = sum(_bytes(kind, shape) + ALIGNED for kind, shape in layout)
        self.owing = True
        """Whether answers may still come to what was asked before."""
        self.memory = SharedMemory(create=True, size=size)
        self.arrays = laid_out(layout, self.memory)
        self.pipes: list[Connection[Any, Any]] = []
        self.processes = []
        context = multiprocessing.get_context("spawn")
        for k in range(workers):
            ours, theirs = context.Pipe()
            args = (begin, given, k, layout, self.memory.name, theirs)
            process = context.Process(target=_serve, args=args, daemon=True)
            process.start()
            theirs.close()
            self.pipes.append(ours)
            self.processes.append(process)
        try:
            for pipe in self.pipes:
                pipe.recv_bytes()
        except EOFError:  # one has not begun, and has said why
            self.close()
            raise
        self.owing = False

    def ask(self, messages: Sequence[bytes]) -> list[bytes]:
        """Send each process a message that is not empty, and wait for all answers.

        Where that was interrupted, nothing can be asked any more: some have done what they were
        asked and others have not, and answers that nobody has read would be taken for later ones.
        """
        return self._ask(list(zip(self.pipes, messages, strict=True)))

    def ask_one(self, k: int, message: bytes) -> bytes:
        """Send one process a message."""
        (answer,) = self._ask([(self.pipes[k], message)])
        return answer

    def ask_all(self, message: bytes) -> list[bytes]:
        """Send all the same message."""
        return self.ask([message] * len(self.pipes))

    def close(self) -> None:
        """End the processes and give the memory back; once more does nothing."""
        for pipe, process in zip(self.pipes, self.processes, strict=True):
            with suppress(OSError):  # it has ended by itself, or by Ctrl-C
                pipe.send_bytes(b"")
            process.join()
        if self.pipes:
            self.pipes, self.processes, self.arrays = [], [], []
            self.memory.unlink()

    def _ask(self, asked: "list[tuple[Connection[Any, Any], bytes]]") -> list[bytes]:
        if self.owing:
            raise RuntimeError("the processes were interrupted while they answered: start new ones")
        self.owing = True
        for pipe, message in asked:
            pipe.send_bytes(message)
        answers = [pipe.recv_bytes() for pipe, _ in asked]
        self.owing = False
        return answers


def laid_out(layout: Layout, memory: SharedMemory | None = None) -> Arrays:
    """Lay out arrays of zeros, in shared memory if it is given."""
    arrays: Arrays = []
    at = 0
    for kind, shape in layout:
        if memory is None:
            arrays.append(np.zeros(shape, kind))
            continue
        arrays.append(np.ndarray(shape, kind, buffer=memory.buf, offset=at))
        at += -(-_bytes(kind, shape) // ALIGNED) * ALIGNED
    return arrays


def _serve(
    begin: Begin, given: Any, k: int, layout: Layout, memory: str, pipe: "Connection[Any, Any]"
) -> None:
    """Answer in a process of its own until an empty message comes, or nobody is there to ask."""
    shared = SharedMemory(memory)
    answer = begin(given, k, laid_out(layout, shared))
    try:
        pipe.send_bytes(b"ready")
        while message := pipe.recv_bytes():
            pipe.send_bytes(answer(message))
    except (EOFError, BrokenPipeError):
        return


def _bytes(kind: type[np.generic], shape: Sequence[int]) -> int:
    return int(np.prod(shape)) * np.dtype(kind).itemsize
