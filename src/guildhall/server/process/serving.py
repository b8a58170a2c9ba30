"""Servers whose workers hand connections to each other.

Little is imported here: a worker process loads this before it can say that it is alive.
"""

import asyncio
import socket
from typing import TYPE_CHECKING, Any, cast

import uvicorn
from uvicorn.supervisors import Multiprocess, multiprocess

from guildhall.server.http.ring import HANDING_ON

if TYPE_CHECKING:
    from guildhall.server.process.neighbours import Neighbours


class Server(uvicorn.Server):
    """A server with a door for what other workers hand to it, where there may be any."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listen, and open the door."""
        await super().startup(sockets)
        if self.neighbours is not None:
            await self.neighbours.open_door(self._welcome)

    @property
    def neighbours(self) -> "Neighbours | None":
        """The other workers, known once the application has started."""
        found: Neighbours | None = self.lifespan.state.get(HANDING_ON)
        return found

    def _welcome(self, data: bytes) -> asyncio.Protocol:
        made: Any = self.config.http_protocol_class
        protocol = made(self.config, self.server_state, self.lifespan.state)
        protocol.brought = data
        return cast(asyncio.Protocol, protocol)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the door before anything else, so that others serve our tables at once."""
        if self.neighbours is not None:
            self.neighbours.close_door()
        await super().shutdown(sockets)


class WorkerProcess(multiprocess.Process):
    """A worker that is such a server."""

    @property
    def server(self) -> uvicorn.Server:
        """The server of this process, made when it is first asked for."""
        if self._server is None:
            self._server = Server(self.config)
        return self._server


def serve_many(config: uvicorn.Config, listening: list[socket.socket]) -> None:
    """Serve with several processes; uvicorn offers no other way to say of which kind."""
    multiprocess.Process = WorkerProcess  # type: ignore[misc]
    Multiprocess(config, sockets=listening).run()
