"""Servers as processes: killed under load, two on one PostgreSQL, bots that move once.

Hundreds of kills are made by benchmarks/soak.py.
"""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from guildhall.store import open_store
from guildhall.table.fold import fold
from tests.server.hammer import Hammer, Player, check
from tests.server.processes import Server, asking, postgres, servers
from tests.store.postgres import PG
from tests.waiting import PATIENCE, eventually


def no_tracebacks(*given: Server) -> None:
    for server in given:
        log = server.log.read_text()
        assert "Traceback" not in log, log[-3000:]


async def progress(hammer: Hammer, load: asyncio.Task[None], moves: int) -> None:
    """Wait until so many more moves are acknowledged."""
    wanted = len(hammer.promises) + moves
    await eventually(lambda: load.done() or len(hammer.promises) >= wanted, "moves")
    assert not load.done(), load


async def test_kill_the_server_during_load(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'guildhall.db'}"
    with servers(db) as (server,):
        await server.ready()
        hammer = Hammer([server.url], seed=1)
        load = asyncio.create_task(hammer.play(2, 1))
        await progress(hammer, load, 18)
        server.kill()
        server.start()
        await server.ready()
        await progress(hammer, load, 12)
        hammer.stopping = True
        await asyncio.wait_for(load, PATIENCE)
        no_tracebacks(server)
        server.stop()
        assert (await check(db, hammer))["acknowledged"] >= 30


async def test_thinking_processes_end_with_a_killed_server(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'guildhall.db'}"
    with servers(db) as (server,):
        await server.ready()
        player = Player([server.url], random.Random(1))  # noqa: S311
        await player.send("POST", "/api/me", {"name": "Anna"})
        seats = [{"kind": "bot", "bot": "random"}] * 3
        await player.post("/api/tables", {"game": "guildes", "seats": seats})
        await player.http.aclose()
        assert server.process is not None
        group = server.process.pid
        await eventually(lambda: len(members(group)) >= 3, "a process thinks")
        server.kill()
        await eventually(lambda: not members(group), "all end")


def members(group: int) -> list[str]:
    """The living processes of a group by what they run."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                stat = (folder / "stat").read_text().rpartition(")")[2].split()
                if int(stat[2]) == group and stat[0] != "Z":
                    found.append((folder / "cmdline").read_text().replace("\0", " ")[:90])
            except OSError:
                continue
    return found


@PG
async def test_kill_postgres_and_a_server_during_load() -> None:
    with postgres() as database, servers(database.url, 2) as both:
        for server in both:
            await server.ready()
        hammer = Hammer([server.url for server in both], seed=2)
        load = asyncio.create_task(hammer.play(2, 1))
        await progress(hammer, load, 15)
        database.kill()
        await asyncio.to_thread(database.start)
        both[0].kill()
        both[0].start()
        for server in both:
            await server.ready()
        await progress(hammer, load, 15)
        hammer.stopping = True
        await asyncio.wait_for(load, PATIENCE)
        no_tracebacks(*both)
        for server in both:
            server.stop()
        assert (await check(database.url, hammer))["acknowledged"] >= 30


def watch(person: httpx.AsyncClient, server: Server, table: str) -> connect:
    cookies = "; ".join(f"{cookie.name}={cookie.value}" for cookie in person.cookies.jar)
    url = f"ws{server.url[4:]}/api/tables/{table}/live"
    return connect(url, origin=server.url, additional_headers={"cookie": cookies})  # type: ignore[arg-type]


async def until(socket: ClientConnection, entries: int) -> Any:
    """Read pages until one knows so many entries."""
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        if message["page"]["entries"] >= entries:
            return message


@PG
async def test_two_workers_on_one_database(postgres_url: str) -> None:
    """Moves at the same moment, pages on the other worker, sessions and invitations on both."""
    with servers(postgres_url, 2) as (left, right):
        await left.ready()
        await right.ready()
        people = [asking() for _ in range(3)]

        async def post(seat: int, server: Server, path: str, body: Any) -> httpx.Response:
            headers = {"origin": server.url}
            return await people[seat].post(server.url + path, json=body, headers=headers)

        for seat in range(3):
            answer = await post(seat, left, "/api/me", {"name": f"Name {seat}"})
            assert answer.status_code == 201
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        command = {"game": "guildes", "seats": seats, "visibility": "public"}
        table = (await post(0, left, "/api/tables", command)).json()["table"]
        path = f"/api/tables/{table}"
        answers = await asyncio.gather(
            post(1, left, f"{path}/sit", {}), post(2, right, f"{path}/sit", {})
        )
        assert [answer.status_code for answer in answers] == [200, 200]
        async with watch(people[2], right, table) as page:
            for _ in range(4):
                pages = [
                    (await people[seat].get((left, right)[seat % 2].url + path)).json()
                    for seat in range(3)
                ]
                assert {p["status"] for p in pages} == {"playing"}
                schemas = [
                    {"move": p["offers"]["moves"][0]["move"], "answers": p["offers"]["answers"]}
                    if p["offers"]
                    else None
                    for p in pages
                ]
                knocks = [
                    post(seat, server, f"{path}/move", body)
                    for seat, body in enumerate(schemas)
                    if body
                    for server in (left, right, left)
                ]
                found = await asyncio.gather(*knocks)
                assert {answer.status_code for answer in found} == {200}, [a.text for a in found]
                told = await until(page, max(answer.json()["entries"] for answer in found))
                assert told["page"]["seat"] == pages[2]["seat"], "whichever was free"
        store = await open_store(postgres_url)
        loaded = await store.tables.load(table)
        await store.close()
        assert loaded is not None
        moves = [(e.seat, e.data["answers"]) for e in loaded[1] if e.kind == "move"]
        assert len(moves) == len(set(moves)), "no move was made twice"
        fold(*loaded)
        for person in people:
            await person.aclose()
        no_tracebacks(left, right)


@PG
async def test_bots_move_once_though_two_workers_could(postgres_url: str) -> None:
    """Games of bots, looked at through both workers, finish without a duplicate."""
    with servers(postgres_url, 2) as both:
        for server in both:
            await server.ready()
        hammer = Hammer([server.url for server in both], seed=3)
        player = Player(hammer.urls, random.Random(4))  # noqa: S311
        await player.send("POST", "/api/me", {"name": "Host"})
        seats = [{"kind": "bot", "bot": "random"}] * 3
        for _ in range(3):
            made = await player.post("/api/tables", {"game": "guildes", "seats": seats})
            hammer.tables.add(made["table"])
        open_still = set(hammer.tables)
        for _ in range(int(PATIENCE)):
            for table in sorted(open_still):
                for url in hammer.urls:
                    page = (await player.http.get(f"{url}/api/tables/{table}")).json()
                    if page["status"] == "over":
                        open_still.discard(table)
            if not open_still:
                break
            await asyncio.sleep(0.2)
        assert not open_still, "the games do not finish"
        await player.http.aclose()
        await check(postgres_url, hammer)
        no_tracebacks(*both)
        late = sum(server.log.read_text().count("bot_was_late") for server in both)
        assert late <= 3, "workers thought about the same moves"
