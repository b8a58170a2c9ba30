"""The process that takes over from a running server; see handover.py for the other side."""

import socket
import sys

import uvicorn

from guildhall.server.http.limits import server_config
from guildhall.server.process.handover import GO, OPEN, READY
from guildhall.server.serve import app_from_environment


class Incoming(uvicorn.Server):
    """A server that says when it listens, and ends with the one that it took over from."""

    def __init__(self, config: uvicorn.Config, line: socket.socket) -> None:
        super().__init__(config)
        self.line = line

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and say so."""
        await super().startup(sockets)
        self.line.sendall(OPEN)

    async def on_tick(self, counter: int) -> bool:
        """Stop when the other side of the line is gone, too."""
        return await super().on_tick(counter) or self._alone()

    def _alone(self) -> bool:
        try:
            return not self.line.recv(1, socket.MSG_DONTWAIT)
        except BlockingIOError:
            return False
        except OSError:
            return True


def take_over(line: socket.socket, *listening: socket.socket) -> None:
    """Load everything, wait until told, and serve."""
    config = server_config(app_from_environment)
    config.load()
    line.sendall(READY)
    if line.recv(1) == GO:
        Incoming(config, line).run(sockets=list(listening))


if __name__ == "__main__":
    take_over(*(socket.socket(fileno=int(given)) for given in sys.argv[1:]))
