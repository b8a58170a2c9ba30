"""Connections handed from one worker to another of the same machine, with what they have said.

A descriptor goes over a Unix socket that lies in a folder only its owner can open; the kernel keeps
the connection open all the while, and the client notices nothing.
"""

import asyncio
import socket
from array import array
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from tempfile import mkdtemp

import structlog

log = structlog.get_logger("guildhall.door")

PREFIX = "guildhall-door-"
LARGEST = 64 * 1024
"""More bytes than these are not handed on: their connection stays where it is."""
AT_ONCE = 32
"""So many connections are taken in before others have their turn."""

Welcome = Callable[[bytes], asyncio.Protocol]
"""Makes the protocol of a connection that brings some bytes along."""


class NobodyThere(Exception):
    """No worker is behind a door any more."""


class Door:
    """Where a worker takes in connections that others hand to it."""

    def __init__(self, welcome: Welcome) -> None:
        self.welcome = welcome
        self.path = str(Path(mkdtemp(prefix=PREFIX)) / "door")
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.setblocking(False)
        try:
            self.socket.bind(self.path)
        except OSError:
            self.socket.close()
            Path(self.path).parent.rmdir()
            raise
        self.coming: set[asyncio.Task[None]] = set()
        asyncio.get_running_loop().add_reader(self.socket, self._look)

    def _look(self) -> None:
        """Take in those who have come."""
        for _ in range(AT_ONCE):
            try:
                data, descriptors, _, _ = socket.recv_fds(self.socket, LARGEST, 1)
            except BlockingIOError:
                return
            for descriptor in descriptors:
                task = asyncio.get_running_loop().create_task(self._take_in(descriptor, data))
                self.coming.add(task)
                task.add_done_callback(self.coming.discard)

    async def _take_in(self, descriptor: int, data: bytes) -> None:
        connection = socket.socket(fileno=descriptor)
        try:
            connection.setblocking(False)
            loop = asyncio.get_running_loop()
            await loop.connect_accepted_socket(lambda: self.welcome(data), connection)
        except OSError as error:  # it was closed on the way
            log.info("lost_at_the_door", problem=str(error))
            connection.close()

    def close(self) -> None:
        """Take in nobody any more; harmless when repeated."""
        if self.socket.fileno() >= 0:
            asyncio.get_running_loop().remove_reader(self.socket)
            self.socket.close()
            clear_away(self.path)


def clear_away(door: str) -> None:
    """Remove what a worker that was killed has left behind."""
    left = Path(door)
    if left.parent.name.startswith(PREFIX) and left.is_socket():
        with suppress(OSError):  # another worker was faster
            left.unlink()
            left.parent.rmdir()


class Porter:
    """Hands connections to the doors of other workers."""

    def __init__(self) -> None:
        self.socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self.socket.setblocking(False)

    def hand_on(self, door: str, descriptor: int, data: bytes) -> bool:
        """Hand a connection on; False while there is no room, raises NobodyThere and OSError."""
        with_it = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [descriptor]))]
        try:
            self.socket.sendmsg([data], with_it, 0, door)
        except BlockingIOError:
            return False
        except (ConnectionRefusedError, FileNotFoundError):
            raise NobodyThere(door) from None
        return True

    def knock(self, door: str) -> None:
        """See whether a worker is behind a door, however busy; raises NobodyThere and OSError."""
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect(door)
            except (ConnectionRefusedError, FileNotFoundError):
                raise NobodyThere(door) from None

    def close(self) -> None:
        """Let go of the socket."""
        self.socket.close()
