"""Numbers for operators: of one worker, and the totals of several whichever is asked."""

import asyncio
import os
import re
import signal
from pathlib import Path

from guildhall.server.metrics import FOLDER_ENV
from tests.server.conftest import Serve
from tests.server.processes import LOOK, Server, asking
from tests.store.postgres import PG
from tests.waiting import PATIENCE, eventually

HEALTHY = 'guildhall_requests_total{route="/healthz",status="200"}'
REQUESTS = 40
SCRAPES = 6


def number(text: str, name: str) -> float:
    """Find a number among those told; 0 when it is not told."""
    found = re.search(rf"^{re.escape(name)} (\S+)$", text, re.MULTILINE)
    return float(found[1]) if found else 0.0


async def test_a_worker_tells_its_numbers(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        before = (await anna.send("GET", "/metrics")).text
        table = await anna.create(["me", "random", "random"])
        await anna.move(table)
        answer = await anna.send("GET", "/metrics")
        assert answer.headers["content-type"].startswith("text/plain; version=")
        for name in ("guildhall_entries_total", "guildhall_write_seconds_count"):
            assert number(answer.text, name) > number(before, name)
        assert number(answer.text, "guildhall_live_tables") >= 1
        move = 'guildhall_requests_total{route="/api/tables/{table}/move",status="200"}'
        assert number(answer.text, move) == number(before, move) + 1


async def told(server: Server, path: str = "/metrics") -> str:
    """Ask on a connection of its own: any worker may answer."""
    async with asking() as http:
        answer = await http.get(server.url + path)
        assert answer.status_code == 200, answer.text
        return answer.text


async def until_workers(server: Server, count: int) -> None:
    """Wait until so many workers are counted."""
    for _ in range(int(PATIENCE / LOOK)):
        if number(seen := await told(server), "guildhall_workers") == count:
            return
        await asyncio.sleep(LOOK)
    raise AssertionError(seen)


def worker_ids(folder: Path) -> set[int]:
    files = folder.glob("guildhall-metrics-*/gauge_livesum_*.db")
    return {int(file.stem.rsplit("_", 1)[-1]) for file in files}


@PG
async def test_two_workers_tell_the_totals_of_both(postgres_url: str, tmp_path: Path) -> None:
    server = Server(tmp_path, postgres_url, "a secret of this test")
    server.command += ["--workers", "2"]
    server.env |= {"TMPDIR": str(tmp_path)}
    server.env.pop(FOLDER_ENV, None)
    server.start()
    try:
        await server.ready()
        await until_workers(server, 2)
        before = number(await told(server), HEALTHY)
        for _ in range(REQUESTS):
            await told(server, "/healthz")
        seen = [number(await told(server), HEALTHY) for _ in range(SCRAPES)]
        assert seen == [before + REQUESTS] * SCRAPES, "the same, whoever is asked"
        old = worker_ids(tmp_path)
        assert len(old) == 2
        os.kill(min(old), signal.SIGKILL)
        await eventually(
            lambda: worker_ids(tmp_path) - old, "a worker takes the place of the dead one"
        )
        await until_workers(server, 2)
        assert number(await told(server), HEALTHY) == before + REQUESTS, "what it did is kept"
    finally:
        server.stop()
    assert not list(tmp_path.glob("guildhall-metrics-*")), "nothing is left behind"
