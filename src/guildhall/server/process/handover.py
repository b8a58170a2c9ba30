"""A server hands its sockets over to a successor on the compiled rules; no request is lost.

The successor loads everything first. At a quiet moment this server stops taking connections,
finishes what it was asked and closes the database; only then the successor opens it: SQLite has
one writer at a time. Who connects meanwhile waits in the queue of a socket for a moment, pages
come back by themselves and go on where they were.
"""

import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import uvicorn

from guildhall.server.process.build import Build

READY, GO, OPEN = b"r", b"g", b"o"
"""What the two say to each other: loaded; the database is yours; listening."""
QUIET_SECONDS = 2.0
"""So long nobody asks for anything: a quiet moment."""
LATEST_SECONDS = 60.0
"""So long a quiet moment is waited for."""
HEARING_SECONDS = 5.0
"""So long we wait for requests on connections that were made before we stopped listening."""


@contextmanager
def ignoring_interrupts() -> Iterator[None]:
    """Let a process start that Ctrl-C does not end: it is for us to tell it."""
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


class Successor:
    """A server process that has everything loaded and waits for its turn."""

    def __init__(self, listening: Sequence[socket.socket], build: Build) -> None:
        self.line, theirs = socket.socketpair()
        descriptors = [theirs.fileno(), *(each.fileno() for each in listening)]
        module = "guildhall.server.process.successor"
        with theirs, ignoring_interrupts():
            self.process = subprocess.Popen(  # noqa: S603  ourselves
                [sys.executable, "-P", "-m", module, *map(str, descriptors)],
                env=build.environment(),
                pass_fds=descriptors,
            )

    def loaded(self) -> bool | None:
        """Whether it is ready; None as long as nobody can say."""
        try:
            return self.line.recv(1, socket.MSG_DONTWAIT) == READY
        except BlockingIOError:
            return None

    def take_over(self) -> bool:
        """Let it open the database and listen; returns whether it could."""
        try:
            self.line.sendall(GO)
            return self.line.recv(1) == OPEN
        except OSError:
            return False

    def stay(self) -> int:
        """Wait until it ends, passing on signals; returns its exit code."""

        def pass_on(*_: object) -> None:
            self.process.send_signal(signal.SIGTERM)

        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, pass_on)
        return self.process.wait()

    def dismiss(self) -> None:
        """End it."""
        self.line.close()
        self.process.terminate()
        self.process.wait()


class Handover:
    """From the first build to the moment when the successor may take over."""

    def __init__(
        self,
        build: Build,
        listening: Sequence[socket.socket],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.build = build
        self.listening = listening
        self.clock = clock
        self.successor: Successor | None = None
        self.loaded = False
        self.latest = self.quiet_since = 0.0
        self.requests = -1

    def due(self, requests: int) -> bool:
        """Whether to make room now, given how many requests there have been; asked every tick."""
        if self.build.failed or not self.build.done():
            return False
        if self.successor is None:
            self.successor = Successor(self.listening, self.build)
        if not self.loaded:
            self._look()
            return False
        now = self.clock()
        if requests != self.requests:
            self.requests, self.quiet_since = requests, now
        return now >= min(self.quiet_since + QUIET_SECONDS, self.latest)

    def _look(self) -> None:
        """Note whether the successor is ready, or has failed."""
        assert self.successor is not None  # noqa: S101  it has just been made
        loaded = self.successor.loaded()
        self.loaded, self.build.failed = bool(loaded), loaded is False
        self.latest = self.clock() + LATEST_SECONDS
        self.quiet_since = self.clock()

    def close(self) -> None:
        """Stop whatever is under way."""
        self.build.stop()
        if self.successor is not None:
            self.successor.dismiss()


class Outgoing(uvicorn.Server):
    """A server that makes room when its successor is due."""

    def __init__(self, config: uvicorn.Config, handover: Handover, tell: Callable[[str], None]):
        super().__init__(config)
        self.handover = handover
        self.tell = tell
        self.told = False
        self.leaving = False
        self.hears_until = 0.0

    async def on_tick(self, counter: int) -> bool:
        """Look after the build, too; returns whether to stop.

        Before the end no more connections are taken, but requests on open ones are still answered.
        """
        if await super().on_tick(counter):
            return True
        if self.leaving:
            return self._heard()
        if self.handover.due(self.server_state.total_requests):
            self.leaving = True
            self.hears_until = self.handover.clock() + HEARING_SECONDS
            for server in self.servers:
                server.close()
        if self.handover.build.failed and not self.told:
            self.told = True
            self.tell("cli-compile-failed")
        return False

    def _heard(self) -> bool:
        """Whether all open connections have sent a request, or took too long."""
        late = self.handover.clock() >= self.hears_until
        return late or all(getattr(c, "cycle", c) for c in self.server_state.connections)


def serve_and_hand_over(
    config: Callable[[], uvicorn.Config],
    listening: Sequence[socket.socket],
    build: Build,
    tell: Callable[[str], None],
) -> int:
    """Serve on the plain rules, then on the compiled ones; returns the exit code.

    A signal must not end us before the compiler and the successor are sent away.
    """
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    build.start()
    handover = Handover(build, listening)
    try:
        while True:
            server = Outgoing(config(), handover, tell)
            server.run(sockets=[each.dup() for each in listening])
            if not server.leaving or handover.successor is None:
                return 0
            if handover.successor.take_over():
                tell("cli-compiled")
                for each in listening:
                    each.close()
                return handover.successor.stay()
            build.failed = True
    finally:
        handover.close()
