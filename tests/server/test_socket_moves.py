"""Moves over the socket of a page, pages as patches, and what many pages share."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from guildhall.server.framed import Framed
from guildhall.server.http.frames import Frames
from guildhall.server.live.page_cache import PageCache, Parts
from guildhall.server.routes.socket import Watch
from tests.server.conftest import Serve
from tests.server.moderators import act, id_of, moderator
from tests.server.running import Person, RunningServer
from tests.waiting import PATIENCE, eventually

NO_SIGHT = ('{"visible":1}', '{"visible":"x"}', '{"visible":true,"user":"x"}', '{"visible":', "[]")
"""What does not say whether a page is in front."""
HTML = "<img src=x onerror=alert(1)>"


@asynccontextmanager
async def listening(server: RunningServer) -> AsyncIterator[int]:
    """Let the application be asked over real connections; gives the port."""
    ws = "guildhall.server.http.frames:Frames"
    config = uvicorn.Config(server.app, port=0, ws=ws, log_config=None, lifespan="off")
    running = uvicorn.Server(config)
    task = asyncio.create_task(running.serve())
    await eventually(lambda: running.started, "it listens")
    try:
        yield running.servers[0].sockets[0].getsockname()[1]
    finally:
        running.should_exit = True
        await task


@asynccontextmanager
async def page_of(
    person: Person, port: int, table: str, query: str = "", *, deflate: bool = True
) -> AsyncIterator["Wired"]:
    """A page over a real connection."""
    cookie = "; ".join(f"{c.name}={c.value}" for c in person.http.cookies.jar)
    origin = f"http://127.0.0.1:{port}"
    async with connect(
        f"ws://127.0.0.1:{port}/api/tables/{table}/live?{query}",
        additional_headers={"cookie": cookie, "origin": origin},
        compression="deflate" if deflate else None,
    ) as socket:
        yield Wired(socket)


class Wired:
    """What a browser does with a page: it keeps it up to date."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.page: dict[str, Any] = {}
        self.kinds: list[str] = []
        self.answers: list[Any] = []

    async def hear(self) -> Any:
        told = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE))
        self.kinds.append("page" if "page" in told else "patch" if "patch" in told else "other")
        if "page" in told:
            self.page = told["page"]
        elif "patch" in told:
            view = {**self.page.get("view", {}), **told["patch"].get("view", {})}
            self.page = {**self.page, **told["patch"], "view": view}
        elif "made" in told or "refused" in told:
            self.answers.append(told)
        return told

    async def until(self, entries: int) -> None:
        while self.page.get("entries", -1) < entries:
            await self.hear()

    async def ask(self, said: str) -> Any:
        """Say something and wait for what became of it."""
        await self.socket.send(said)
        heard = len(self.answers)
        while len(self.answers) == heard:
            await self.hear()
        return self.answers[-1]


async def closed(page: Wired) -> int:
    """Hear all that comes until the page is closed; gives the code."""
    try:
        while True:
            await page.hear()
    except ConnectionClosed as error:
        return error.rcvd.code if error.rcvd else 0


def order(page: dict[str, Any], number: int = 7, **more: Any) -> str:
    offers = page["offers"]
    move = {"id": number, "move": offers["moves"][0]["move"], "answers": offers["answers"]}
    return json.dumps(move | more)


@pytest.mark.parametrize("deflate", [True, False])
async def test_a_move_is_made_and_answered_over_the_socket(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, *, deflate: bool
) -> None:
    """Everybody is told of it; the same move again is the same entry; patches give whole pages.

    The answer goes out with the page that shows the move, before it.
    """
    sent: list[list[str]] = []
    send = Frames.send_now

    def note(wire: Frames, *messages: Framed) -> bool:
        sent.append([next(iter(json.loads(message.text))) for message in messages])
        return send(wire, *messages)

    monkeypatch.setattr(Frames, "send_now", note)
    async with serve() as server:
        table, (anna, bea, _) = await server.full_table("Anna", "Bea", "Carl")
        async with (
            listening(server) as port,
            page_of(anna, port, table, "patches=1", deflate=deflate) as mine,
            page_of(server.stranger(), port, table, "patches=1", deflate=deflate) as first,
            page_of(server.stranger(), port, table, deflate=deflate) as second,
        ):
            for page in (mine, first, second):
                await page.until(0)
            said = order(mine.page)
            made = (await mine.ask(said))["made"]
            entries = server.opened(table).table.entries
            assert made == {"id": 7, "entry": entries - 1, "entries": entries}
            assert sent.count(["made", "keep"]) == 1, sent
            assert (await mine.ask(said))["made"]["entry"] == made["entry"], "made twice"
            assert sent[-1] == ["made"], "nothing else was new"
            await bea.move(table)
            for page in (mine, first, second):
                await page.until(entries + 1)
            stranger = await server.stranger().page(table)
            assert (mine.page, first.page) == (await anna.page(table), stranger)
            assert second.page == stranger
            assert (first.kinds[0], set(first.kinds[1:])) == ("page", {"patch"})
            assert set(second.kinds) == {"page"}


async def test_a_whole_game_in_patches(serve: Serve) -> None:
    """Whatever happens, undoing and the end included, patches add up to the page."""
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl")
        async with listening(server) as port, page_of(people[0], port, table, "patches=1") as mine:
            for moves in (1, 7, 10_000):
                await server.play(table, people, moves, seed=moves)
                await people[0].do(table, "note", {"text": f"{moves} {HTML}"})
                await people[1].do(table, "chat", {"text": HTML})
                await mine.until(server.opened(table).table.entries - 1)
                shown = {**await people[0].page(table), "entries": 0, "chat": 0}
                assert {**mine.page, "entries": 0, "chat": 0} == shown
            assert mine.page["status"] == "over"


def test_a_page_that_has_lost_something_is_sent_whole() -> None:
    different = PageCache().different
    old = Parts({"a": 1}, {"view": {"x": 1, "y": 2}})
    assert different(old, Parts({"a": 1}, {"view": {"x": 1, "y": 3}})) == {"view": {"y": 3}}
    assert different(old, Parts({}, {"view": {"x": 1, "y": 2}})) is None
    assert different(old, Parts({"b": 1}, {"view": {"x": 1, "y": 2}})) is None
    assert different(old, Parts({"a": 1}, {"view": {"x": 1}})) is None
    assert different(old, Parts({"a": 1}, {"view": {"x": 1, "z": 2}})) is None


def test_what_is_different_for_all_is_found_for_each_page_they_had() -> None:
    """Pages that lag behind have another page to be different from."""
    different, now = PageCache().different, {"a": 3, "b": 1}
    before = [{"a": 1, "b": 1}, {"a": 2, "b": 2}, {"a": 3, "b": 1}, now]
    for common in [*before, *before]:
        told = different(Parts(common, {"c": 1}), Parts(now, {"c": 2}))
        assert told == {"c": 2} | {key: now[key] for key in now if common[key] != now[key]}


async def test_whose_move_it_is_not(serve: Serve) -> None:
    """Strangers, spectators, people whose session or right to play has ended; nothing changes."""
    async with serve() as server:
        table, (anna, bea, carl) = await server.full_table("Anna", "Bea", "Carl")
        said = order(await anna.page(table))
        mona, dora = await moderator(server), await server.guest("Dora")
        async with listening(server) as port, page_of(server.stranger(), port, table) as stranger:
            told = (await stranger.ask(said))["refused"]
            assert (told["status"], told["problem"]["code"]) == (401, "not_signed_in")
            async with page_of(dora, port, table) as page:
                assert (await page.ask(said))["refused"]["problem"]["code"] == "not_seated"
            async with page_of(carl, port, table) as page:
                await page.until(0)
                await carl.post("/api/logout")
                assert (await page.ask(said))["refused"]["problem"]["code"] == "not_signed_in"
            assert server.opened(table).table.answered == {}
            async with page_of(bea, port, table) as page:
                await page.until(0)
                await act(mona, await id_of(bea), "ban", days=1)  # now a bot answers for her
                await closed(page)
                assert not page.answers


async def test_what_is_no_move(serve: Serve) -> None:
    """Each gets a clear error; no word comes back as HTML could; the page stays open."""
    async with serve() as server:
        table, (anna, _, _) = await server.full_table("Anna", "Bea", "Carl")
        async with listening(server) as port, page_of(anna, port, table) as page:
            await page.until(0)
            before = page.page
            for said, code in [
                ("", "bad_body"),
                ("{}", "bad_body"),
                ("[" * 20_000, "bad_body"),
                ("x" * 60_000, "bad_body"),
                ('{"id": 1, "move": "pick"}', "bad_body"),
                (order(before, more=1), "bad_body"),
                (order(before, 2**40), "bad_body"),
                (order(before, move=HTML), "notation_verb"),
                (order(before, move="\ud800"), "bad_body"),
                (order(before, answers=before["offers"]["answers"] - 1), "stale"),
                *((said, "bad_body") for said in NO_SIGHT),
            ]:
                problem = (await page.ask(said))["refused"]["problem"]
                assert problem["code"] == code, (said[:60], problem)
                assert problem["message"]
            said = order(before, move="pick nobody", language="nl")
            refused = (await page.ask(said))["refused"]
            assert (refused["id"], refused["status"]) == (7, 422)
            english = (await page.ask(order(before, move="pick nobody")))["refused"]
            assert refused["problem"]["message"] != english["problem"]["message"]
            await page.socket.send(b"\xff\x00")
            assert (await page.ask(order(before)))["made"]


async def test_floods_and_foreign_pages(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, _, _) = await server.full_table("Anna", "Bea", "Carl")
        async with listening(server) as port:
            async with page_of(anna, port, table) as page:
                await page.until(0)
                for _ in range(41):
                    await page.socket.send("{}")
                assert await closed(page) == 1008
            async with page_of(anna, port, table) as page:
                await page.until(0)
                for _ in range(41):
                    await page.socket.send('{"visible":false}')
                assert await closed(page) == 1008
            cookie = "; ".join(f"{c.name}={c.value}" for c in anna.http.cookies.jar)
            async with connect(
                f"ws://127.0.0.1:{port}/api/tables/{table}/live",
                additional_headers={"cookie": cookie, "origin": "http://evil.test"},
            ) as foreign:
                told = json.loads(await foreign.recv())
                assert told["error"]["code"] == "foreign_origin"
                with pytest.raises(ConnectionClosed):
                    await foreign.recv()
        opened = server.opened(table)
        await eventually(lambda: not opened.watchers, "all pages are forgotten")
        assert not opened.hidden


async def test_who_does_not_read_is_told_the_newest_later(serve: Serve) -> None:
    """Nothing piles up for a page whose buffer is full: it gets one page when there is room."""
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl")
        async with (
            listening(server) as port,
            page_of(server.stranger(), port, table, "patches=1") as page,
        ):
            await page.until(0)
            (wake,) = server.opened(table).watchers
            watch: Any = wake.__self__  # type: ignore[attr-defined]
            assert isinstance(watch, Watch)
            assert watch.wire is not None
            watch.wire.writable.clear()
            sent = watch.sent
            for _ in range(3):
                await server.play(table, people, 3)
            await eventually(lambda: watch.work is not None, "it waits for room")
            assert watch.sent <= sent + 1
            watch.wire.writable.set()
            await page.until(server.opened(table).table.entries)
            assert page.page == await server.stranger().page(table)


@pytest.mark.parametrize("size", [0, 50, 125, 126, 500, 1298, 1300, 70_000])
def test_a_frame_is_the_same_for_all(size: int) -> None:
    """Long texts are compressed, shorter ones for several pages; each is made once."""
    framed = Framed(b"ab" * (size // 2))
    assert framed.plain.endswith(framed.text)
    assert (len(framed.one_more()) < len(framed.plain)) == (size >= 1300)
    assert (len(framed.one_more()) < len(framed.plain)) == (size >= 200)
    assert framed.one_more() is framed.one_more()


async def test_at_another_server_moves_work_as_well(serve: Serve) -> None:
    """Without our own connections pages are told by tasks, and moves come as messages."""
    async with serve() as server:
        table, (anna, _, _) = await server.full_table("Anna", "Bea", "Carl")
        async with anna.watch(table, "patches=1") as page:
            first = (await page.next())["page"]
            page.say(order(first))
            told = [await page.next(), await page.next()]
            assert {key for one in told for key in one} == {"made", "keep", "log", "patch"}


async def test_who_watches_with_a_delay_is_told_nothing_sooner(serve: Serve) -> None:
    """What is sent at once is never what spectators may not see yet, nor an answer to them."""
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl", delay="end")
        async with (
            listening(server) as port,
            page_of(server.stranger(), port, table, "patches=1") as late,
            page_of(people[0], port, table, "patches=1") as mine,
        ):
            await late.until(0)
            before = late.page
            await server.play(table, people, 6)
            await mine.until(server.opened(table).table.entries)
            assert (await late.ask("{}"))["refused"]["problem"]["code"] == "bad_body"
            assert late.page == before
            assert mine.page["inputs"] > before["inputs"]
