"""Connections that cost something before anybody is asked: endless heads, bodies that never come.

    python -m benchmarks.attacks.connections [--halves 1100] [--megabytes 260]

1. Four connections send heads without end, as many megabytes in all.
2. So many connections send half a request and wait, while the server may open 1,024 files.
3. One withholds its body while the server is asked to stop.
Before there were limits the first made /healthz take 25 s, the second shut everybody out, the third
kept the server alive for 45 s. The figures are how long /healthz takes beside a quiet server's, and
how far the memory grows; more than a second, or a fifth more memory, counts as a success.
"""

import argparse
import asyncio
import contextlib
import resource
import signal
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from pathlib import Path

from tests.server.processes import Server

from benchmarks.attacks.fuzz import memory

FILES = 1024
FEW_FILES = f"""
import resource
resource.setrlimit(resource.RLIMIT_NOFILE, ({FILES}, {FILES}))
"""
SLOWEST_SECONDS = 1.0
MOST_GROWTH = 1.2
STOPS_SECONDS = 15.0
CHUNK = b"x-more: " + b"y" * 8000 + b"\r\n"
HEAD = b"POST /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\n"
HEALTH = b"GET /healthz HTTP/1.1\r\nhost: 127.0.0.1\r\nconnection: close\r\n\r\n"
HALVES = [HEAD, HEAD + b"content-length: 200\r\n\r\n{"]


class Knocks:
    """Asks for health again and again, each time over a new connection, as a stranger would."""

    def __init__(self, server: Server) -> None:
        """Begin with none."""
        self.server = server
        self.seconds: list[float] = []

    async def one(self) -> None:
        """Knock once; whoever is not let in has waited for ever."""
        begun = time.perf_counter()
        try:
            healthy = await asyncio.wait_for(self._healthy(), 30)
        except (OSError, TimeoutError):
            healthy = False
        self.seconds.append(time.perf_counter() - begun if healthy else float("inf"))

    async def _healthy(self) -> bool:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.server.port)
        writer.write(HEALTH)
        answer = await reader.read()
        writer.close()
        return answer.startswith(b"HTTP/1.1 200 ")

    @contextlib.asynccontextmanager
    async def all_the_while(self) -> AsyncIterator[None]:
        """Knock until what is done here is over, and at least three times."""
        self.seconds.clear()
        over = asyncio.Event()

        async def knock() -> None:
            while not over.is_set() or len(self.seconds) < 3:
                await self.one()
                await asyncio.sleep(0.1)

        task = asyncio.create_task(knock())
        try:
            yield
        finally:
            over.set()
            await task

    def report(self, attempt: str, quiet: float) -> list[str]:
        """Print the figures; gives what went wrong."""
        slowest = max(self.seconds)
        slower, asked = f"{slowest / quiet:.1f} times a quiet server's median", len(self.seconds)
        print(f"{attempt}: /healthz at most {slowest:.3f} s ({slower}), asked {asked} times")
        return [f"{attempt}: slow"] if slowest > SLOWEST_SECONDS else []


async def endless_head(port: int, size: int) -> int:
    """Send a head without end until so much is sent or we are hung up on; gives how much it was."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    sent = 0
    writer.write(HEAD)
    with contextlib.suppress(ConnectionError):
        while sent < size and not reader.at_eof():
            writer.write(CHUNK)
            await writer.drain()
            sent += len(CHUNK)
    writer.transport.abort()
    return sent


async def heads_without_end(server: Server, knocks: Knocks, megabytes: int) -> None:
    """Keep four connections busy until everything is sent, coming again when hung up on."""
    left = megabytes * 1_000_000

    async def one() -> None:
        nonlocal left
        while left > 0:
            left -= max(len(CHUNK), await endless_head(server.port, left // 4 + 1))

    async with knocks.all_the_while():
        await asyncio.gather(*(one() for _ in range(4)))


async def half_requests(server: Server, knocks: Knocks, count: int) -> None:
    """Send half a request over each of many connections, from many addresses, and wait."""
    held: list[asyncio.StreamWriter] = []
    for number in range(count):
        origin = (f"127.0.{number % 40}.9", 0)
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection("127.0.0.1", server.port, local_addr=origin)
            writer.write(HALVES[number % 2])
            held.append(writer)
    async with knocks.all_the_while():
        await asyncio.sleep(3)
    for writer in held:
        writer.transport.abort()


async def stop_while_a_body_is_due(server: Server) -> float:
    """Ask the server to stop while somebody owes it a body; gives how long that took."""
    _, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(HALVES[1])
    await writer.drain()
    await asyncio.sleep(0.5)
    process = server.process
    assert process is not None  # noqa: S101  it has been started
    begun = time.perf_counter()
    process.send_signal(signal.SIGTERM)
    await asyncio.to_thread(process.ended, 60)
    writer.transport.abort()
    return time.perf_counter() - begun


async def attack(server: Server, halves: int, megabytes: int) -> list[str]:
    """Try all three; gives what went wrong."""
    knocks = Knocks(server)
    async with knocks.all_the_while():
        await asyncio.sleep(1)
    quiet, early = sorted(knocks.seconds)[len(knocks.seconds) // 2], memory(server)
    await heads_without_end(server, knocks, megabytes)
    problems = knocks.report(f"{megabytes} MB of heads over four connections", quiet)
    await half_requests(server, knocks, halves)
    problems += knocks.report(f"{halves} half requests, {FILES} files", quiet)
    late = memory(server)
    print(f"memory {early} kB before, {late} kB after: {late / early:.2f}")
    problems += ["memory grows"] if late / early > MOST_GROWTH else []
    took = await stop_while_a_body_is_due(server)
    print(f"a body withheld while stopping: over after {took:.1f} s")
    return [*problems, *(["does not stop"] if took > STOPS_SECONDS else [])]


async def run(halves: int, megabytes: int) -> list[str]:
    """Attack a fresh server that may open few files."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8 * FILES), hard))
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder), f"sqlite:///{folder}/guildhall.db", "secret")
        server.begin_with(FEW_FILES)
        server.start()
        try:
            await server.ready()
            return await attack(server, halves, megabytes)
        finally:
            server.kill()
            resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def main() -> None:
    """Attack, and say what came of it."""
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--halves", type=int, default=1100)
    options.add_argument("--megabytes", type=int, default=260)
    given = options.parse_args()
    problems = asyncio.run(run(given.halves, given.megabytes))
    print("; ".join(problems) or "nothing went wrong")
    sys.exit(bool(problems))


if __name__ == "__main__":
    main()
