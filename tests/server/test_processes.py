"""Servers as processes: killed under load, two on one PostgreSQL, bots that move once.

Hundreds of kills are made by benchmarks/soak.py.
"""

import asyncio
import json
import random
from collections.abc import Awaitable, Callable
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

HANDED_ON = 'guildhall_handed_on_total{how="handed_on"}'


def no_tracebacks(*given: Server) -> None:
    for server in given:
        before, found, trace = server.log.read_text().partition("Traceback")
        assert not found, before[-500:] + found + trace[:2500]


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
    """Read pages until one knows so many entries; calls and the like are passed over."""
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        if "page" in message and message["page"]["entries"] >= entries:
            return message


@PG
async def test_two_workers_on_one_database(postgres_url: str) -> None:
    """Moves at the same moment, pages on the other worker, sessions and invitations on both."""
    with servers(postgres_url, 2) as (left, right):
        for server in (left, right):
            await server.ready()
            await has_neighbours(server, 2)  # else a page has to come back when the table moves
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


async def handed_on(server: Server) -> float:
    """How many connections a worker has handed on."""
    async with asking() as http:
        told = (await http.get(f"{server.url}/metrics")).text.splitlines()
    return sum(float(line.split()[1]) for line in told if line.startswith(HANDED_ON))


async def live_tables(server: Server) -> float:
    """How many tables a worker has in memory."""
    async with asking() as http:
        told = (await http.get(f"{server.url}/metrics")).text.splitlines()
    return next(float(line.split()[1]) for line in told if line.startswith("guildhall_live_tables"))


async def page_at(server: Server, people: list[httpx.AsyncClient], table: str) -> Any:
    """The page of whoever is asked, through one worker, over a new connection."""
    for person in people:
        headers = {"connection": "close"}
        page = (await person.get(f"{server.url}/api/tables/{table}", headers=headers)).json()
        if page["offers"]:
            return person, page["offers"]
    raise AssertionError("nobody is asked")


async def move_at(server: Server, people: list[httpx.AsyncClient], table: str) -> Any:
    """Make a move through one worker; gives what was acknowledged."""
    person, offers = await page_at(server, people, table)
    body = {"move": offers["moves"][0]["move"], "answers": offers["answers"]}
    path, headers = f"{server.url}/api/tables/{table}/move", {"origin": server.url}
    answer = await person.post(path, json=body, headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def has_neighbours(server: Server, count: int) -> None:
    """Wait until a worker knows so many of its machine."""

    def known() -> bool:
        told = [line for line in server.log.read_text().splitlines() if '"neighbours"' in line]
        return bool(told) and len(json.loads(told[-1])["workers"]) == count

    await eventually(known, f"{count} workers")


async def eventually_async(ask: Callable[[], Awaitable[float]], wanted: float) -> None:
    """Wait until an answer is as wanted."""
    for _ in range(int(PATIENCE)):
        if await ask() == wanted:
            return
        await asyncio.sleep(0.2)
    raise AssertionError(f"never {wanted}")


async def lay(server: Server, people: list[httpx.AsyncClient]) -> str:
    """Lay a table for people and let them sit down."""
    headers = {"origin": server.url}
    for n, person in enumerate(people):
        await person.post(f"{server.url}/api/me", json={"name": f"Name {n}"}, headers=headers)
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (len(people) - 1)]
    wish = {"game": "guildes", "seats": seats, "visibility": "public"}
    made = await people[0].post(f"{server.url}/api/tables", json=wish, headers=headers)
    table = str(made.json()["table"])
    for person in people[1:]:
        sat = await person.post(f"{server.url}/api/tables/{table}/sit", json={}, headers=headers)
        assert sat.status_code == 200, sat.text
    return table


@PG
async def test_a_table_belongs_to_one_worker_and_survives_each_of_them(postgres_url: str) -> None:
    """Both serve it, one has it. Who handed on may die; the owner dies, and the other goes on."""
    with servers(postgres_url, 2) as both:
        left, right = both
        for server in both:
            await server.ready()
            await has_neighbours(server, 2)
        people = [asking() for _ in range(3)]
        table = await lay(left, people)
        for server in (left, right, left):
            await move_at(server, people, table)
        passer, owner = (left, right) if await handed_on(left) else (right, left)
        assert await handed_on(passer)
        assert not await handed_on(owner)
        await eventually_async(lambda: live_tables(passer), 0)
        assert await live_tables(owner) == 1
        async with watch(people[2], passer, table) as page:
            entries = (await until(page, 0))["page"]["entries"]
            passer.kill()
            done = await move_at(owner, people, table)
            assert (await until(page, entries + 1))["page"]["entries"] == done["entries"]
        passer.start()
        await passer.ready()
        await has_neighbours(owner, 2)
        made = await move_at(passer, people, table)
        owner.kill()
        assert (await move_at(passer, people, table))["entry"] >= made["entry"] + 1
        await has_neighbours(passer, 1)
        for person in people:
            await person.aclose()
        no_tracebacks(*both)
