"""Real servers and a real PostgreSQL as processes that can be killed at any moment."""

import asyncio
import os
import secrets
import shutil
import signal
import socket
import ssl
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.nursery import Forked, fork
from tests.store.postgres import _as_postgres, binaries
from tests.waiting import PATIENCE

LOOK = 0.1
"""Seconds between two questions to a process: to ask costs more than to look at a variable."""
PLAIN = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Made once: to read all certificates for each client takes far longer than the asking."""


def asking() -> httpx.AsyncClient:
    """Somebody who asks over connections of his own, patiently."""
    return httpx.AsyncClient(verify=PLAIN, timeout=PATIENCE)


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """One `guildhall serve`; its port stays the same however often it is killed."""

    def __init__(self, folder: Path, db: str, secret: str, *, bot_seconds: float = 0.05) -> None:
        self.folder = folder
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.health = f"{self.url}/healthz"
        self.log = folder / f"{self.port}.log"
        self.command = [
            *(sys.executable, "-c", "from guildhall.cli import main; main()", "serve"),
            *("--port", str(self.port), "--db", db, "--no-rate-limits"),
            *("--bot-seconds", str(bot_seconds)),
        ]
        self.env = {
            **os.environ,
            "GUILDHALL_SECRET": secret,
            "GUILDHALL_DATA": str(folder),
        }
        self.process: Forked | None = None

    def begin_with(self, lines: str) -> None:
        """Have lines of Python run in its process before everything else."""
        code = self.command.index("-c") + 1
        self.command[code] = f"{lines}\n{self.command[code]}"

    def start(self) -> None:
        """Start it, in a group of its own."""
        self.process = fork(self.command, self.env, self.log)

    async def ready(self) -> None:
        """Wait until it answers."""
        async with asking() as http:
            for _ in range(int(PATIENCE / LOOK)):
                try:
                    if (await http.get(self.health)).status_code == 200:
                        return
                except httpx.HTTPError:
                    pass
                assert self.process is not None
                assert not self.process.ended(), self.log.read_text()[-2000:]
                await asyncio.sleep(LOOK)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        """Kill it without a word of warning."""
        self._signal(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to stop, and see that it does."""
        self._signal(signal.SIGTERM)

    def _signal(self, what: signal.Signals) -> None:
        process, self.process = self.process, None
        if process is None:
            return
        process.send_signal(what)
        if not process.ended(PATIENCE):
            os.killpg(process.pid, signal.SIGKILL)
            raise AssertionError(f"{what.name} does not stop the server")


@contextmanager
def servers(db: str, count: int = 1, *, bot_seconds: float = 0.05) -> Iterator[list[Server]]:
    """Run servers on one database; they are stopped whatever happens."""
    folder = Path(tempfile.mkdtemp(prefix="guildhall-server-"))
    secret = secrets.token_urlsafe(20)
    made = [Server(folder, db, secret, bot_seconds=bot_seconds) for _ in range(count)]
    try:
        for server in made:
            server.start()
        yield made
    finally:
        for server in made:
            server.kill()
        shutil.rmtree(folder, ignore_errors=True)


class Postgres:
    """A PostgreSQL that can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.port = free_port()
        self.url = f"postgresql://postgres@127.0.0.1:{self.port}/postgres"
        if os.geteuid() == 0:
            shutil.chown(folder, "postgres", "postgres")
        _as_postgres(
            *(binaries() / "initdb", "-D", self.data, "-U", "postgres", "-A", "trust"),
            *("-E", "UTF8", "--locale=C", "--no-sync"),
        )

    def start(self) -> None:
        """Start it; after a kill its old children must have gone first."""
        options = (
            f"-c listen_addresses=127.0.0.1 -c port={self.port} -c max_connections=40 "
            f"-c unix_socket_directories={self.folder}"
        )
        for left in range(int(PATIENCE), -1, -1):
            try:
                self._control("-l", str(self.folder / "log"), "-o", options, "start")
            except AssertionError:
                if not left:
                    raise
                time.sleep(1)
            else:
                return

    def kill(self) -> None:
        """Kill it without a word of warning."""
        pid = int((self.data / "postmaster.pid").read_text().split()[0])
        os.kill(pid, signal.SIGKILL)

    def stop(self) -> None:
        """Stop it if it runs."""
        try:
            self._control("-m", "immediate", "stop")
        except AssertionError:
            return

    def _control(self, *arguments: str) -> None:
        _as_postgres(binaries() / "pg_ctl", "-D", self.data, "-w", "-t", "60", *arguments)


@contextmanager
def postgres() -> Iterator[Postgres]:
    """Run a PostgreSQL of one's own, to be killed."""
    folder = Path(tempfile.mkdtemp(prefix="guildhall-pg-"))
    made = Postgres(folder)
    try:
        made.start()
        yield made
    finally:
        made.stop()
        shutil.rmtree(folder, ignore_errors=True)
