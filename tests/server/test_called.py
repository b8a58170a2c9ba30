"""Called for more than one's turn: once for each thing, and only who wants it and is not there."""

import asyncio
import json
import socket
from typing import Any

import pytest

from guildhall.server.live.called_back import AWAY_SECONDS
from guildhall.server.live.called_back import LOOK_SECONDS as LOOK_BACK_SECONDS
from guildhall.server.live.short_time import LEAST, LOOK_SECONDS, short
from guildhall.server.people import webhooks
from guildhall.server.people.kinds import SWITCHES, worth_telling
from guildhall.server.people.webhooks import Target
from guildhall.server.sent import PersonSettings
from guildhall.store import Notice
from guildhall.table.clock import DAY, HOUR, MINUTE, PRESETS
from tests.server.conftest import Serve
from tests.server.receiver import LOOPBACK
from tests.server.running import Page, Person, RunningServer
from tests.server.subscriber import Browser
from tests.server.test_bonds import tie
from tests.server.test_push import pushes
from tests.waiting import eventually

HOOK = "https://hooks.example/x"


class Outside:
    """What has left the server: calls to browsers, and webhooks."""

    def __init__(self) -> None:
        self.calls: list[tuple[str, str]] = []
        self.hooks: list[Any] = []

    async def post(self, target: Target, body: bytes, headers: Any = None) -> None:
        if headers is None:
            self.hooks.append(json.loads(body))
        else:
            told = Browser().read(body)
            self.calls.append((target.path.removeprefix("/"), told["body"]))

    def taken(self) -> list[tuple[str, str]]:
        calls, self.calls = self.calls, []
        return sorted(calls)


@pytest.fixture
def outside(monkeypatch: pytest.MonkeyPatch) -> Outside:
    real = socket.getaddrinfo

    def found(host: str, port: int, *args: Any, **more: Any) -> list[Any]:
        """Names lead outside; a mail server of the test stays here."""
        if host == LOOPBACK:
            return real(host, port, *args, **more)
        return [(socket.AF_INET, None, 6, "", ("93.184.216.34", port))]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    sent = Outside()
    monkeypatch.setattr(webhooks, "post", sent.post)
    return sent


async def subscribe(*people: Person) -> None:
    """Let people be called from now on: not for what has just been noted, such as a first turn."""
    for person in people:
        await pushes(person.serve)
        await person.post("/api/push", Browser().body(f"https://push.example/{person.name}"), 201)


async def look_at_clocks(server: RunningServer, seconds: float) -> None:
    """Let time pass, and the server look at the clocks."""
    server.clock.now += seconds
    await server.worker.short_time.tick()
    await pushes(server)


async def look_who_is_there(server: RunningServer, seconds: float) -> None:
    """Let time pass, and the server look who has left a live table."""
    for passed in (LOOK_BACK_SECONDS, seconds):
        server.clock.now += passed
        await server.worker.called_back.tick()
    await pushes(server)


async def show(server: RunningServer, table: str, page: Page, *, visible: bool) -> None:
    """Bring a page to the front, or behind others; returns when the server knows."""
    hidden = server.opened(table).hidden
    before = len(hidden)
    page.say(json.dumps({"visible": visible}, separators=(",", ":")))
    await eventually(lambda: len(hidden) == before + (-1 if visible else 1), "it is known")


async def heard(server: RunningServer) -> None:
    """Wait until everybody is told who has missed something."""
    await asyncio.gather(*server.worker.unheard.telling)
    await pushes(server)


async def noted(server: RunningServer) -> list[tuple[str, str]]:
    """What is noted for the digests: names and kinds."""
    await pushes(server)
    people = server.worker.store.people
    pending = await server.worker.store.notices.pending(1e12)
    return sorted([((await people.find(one.user)).name, one.kind) for one in pending])  # type: ignore[union-attr]


SHORT = "Your time is running out."


async def test_who_is_short_of_time_is_told_once_a_turn(serve: Serve, outside: Outside) -> None:
    async with serve() as server:
        table, (anna, bea, carl) = await server.full_table("Anna", "Bea", "Carl", clock="daily")
        await subscribe(anna, bea, carl)
        await bea.post("/api/settings", {"notify_clock": False})
        await look_at_clocks(server, 3 * DAY - 3 * DAY * 0.1 - MINUTE)
        assert outside.taken() == [], "there is time"
        async with carl.watch(table) as page:
            await page.next()
            await look_at_clocks(server, 2 * MINUTE)
            assert outside.taken() == [("Anna", SHORT)], "bea wants none of it, carl is there"
            await look_at_clocks(server, MINUTE)
            assert outside.taken() == [], "once"
        await look_at_clocks(server, MINUTE)
        assert outside.taken() == [("Carl", SHORT)], "carl has gone without a move"
        server.worker.hub.drop_idle()
        await look_at_clocks(server, HOUR)
        assert outside.taken() == []
        assert ("Anna", "clock") in await noted(server)
        server.clock.now += 1
        await anna.move(table)
        assert "Anna" not in dict(await noted(server)), "a move ends it"


async def test_time_runs_short_at_a_table_that_has_left_the_memory(
    serve: Serve, outside: Outside
) -> None:
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl", clock="correspondence")
        await subscribe(people[0])
        server.clock.now += HOUR
        server.worker.hub.drop_idle()
        assert table not in server.worker.hub.tables
        await look_at_clocks(server, 12 * DAY)
        assert outside.taken() == []
        await look_at_clocks(server, DAY)
        assert outside.taken() == [("Anna", SHORT)]
        server.clock.now += HOUR
        server.worker.hub.drop_idle()
        await server.worker.hub.open(table)
        await look_at_clocks(server, LOOK_SECONDS)
        assert outside.taken() == [], "remembered"


async def test_a_digest_is_no_use_to_a_live_clock(serve: Serve, outside: Outside) -> None:
    async with serve() as server:
        _, people = await server.full_table("Anna", "Bea", "Carl", clock="live")
        await subscribe(people[0])
        await look_at_clocks(server, 8 * MINUTE + 1)
        assert outside.taken() == [("Anna", SHORT)]
        assert await noted(server) == []


def test_what_is_short() -> None:
    assert LEAST.keys() == {name for name, clock in PRESETS.items() if clock}
    assert short(20 * DAY, DAY) == 2 * DAY
    assert short(DAY, 6 * HOUR) == 6 * HOUR
    assert short(10 * MINUTE, 2 * MINUTE) == 2 * MINUTE
    assert short(MINUTE, 2 * MINUTE) == MINUTE / 2, "not together with the turn"


def test_a_table_is_named_once_for_what_presses_most_of_what_is_wanted() -> None:
    def notice(table: str, kind: str) -> Notice:
        return Notice(0, "u", table, kind, 0.0, 0.0, 1)

    given = [notice("b", "your_turn"), notice("a", "your_turn"), notice("a", "clock")]
    strange = notice("c", "no such kind")
    assert worth_telling([*given, strange], {}) == {"clock": ["a"], "your_turn": ["b"]}
    assert worth_telling(given, {"notify_clock": False}) == {"your_turn": ["a", "b"]}
    off = dict.fromkeys(SWITCHES.values(), False)
    assert worth_telling(given, off) == {}
    assert set(SWITCHES.values()) <= PersonSettings.__annotations__.keys()


async def test_a_switch_holds_for_webhooks_too(serve: Serve, outside: Outside) -> None:
    async with serve(digest_seconds=0.0) as server:
        table, (anna, bea, _) = await server.full_table("Anna", "Bea", "Carl", clock="daily")
        await anna.post("/api/settings", {"webhook": HOOK, "notify_turn": False})
        await bea.post("/api/settings", {"webhook": HOOK})
        server.clock.now += 60
        await pushes(server)
        await server.worker.notices.send_due()
        await pushes(server)
        assert outside.hooks == [{"kind": "your_turn", "tables": [table]}], "bea’s alone"
        assert await noted(server) == [], "what nobody wants is not kept either"


async def test_a_flood_of_talk_is_one_notice_until_one_looks(
    serve: Serve, outside: Outside
) -> None:
    async with serve() as server:
        table, (anna, bea, carl) = await server.full_table("Anna", "Bea", "Carl", clock="live")
        await subscribe(anna, bea, carl)
        async with carl.watch(table) as page:
            await page.next()
            for n in range(20):
                await bea.do(table, "chat", {"text": f"<b>secret {n}</b>"})
            await heard(server)
        wrote = [("Anna", "Bea wrote at your table.")]
        assert outside.taken() == wrote, "once; not to bea herself, and carl is there"
        assert await noted(server) == [("Anna", "talk")]
        await server.stranger().refused_at(table, "chat", {"text": "x"})
        await server.worker.hub.open(table)
        other = await server.guest("Dora")
        await other.send("GET", f"/api/tables/{table}")
        assert await noted(server) == [("Anna", "talk")], "nobody else can clear it"
        server.clock.now += 1
        await anna.page(table)
        assert await noted(server) == []
        await bea.do(table, "chat", {"text": "again"})
        await heard(server)
        assert ("Anna", "Bea wrote at your table.") in outside.taken(), "anna has looked since"


async def test_talk_of_people_one_blocks_or_does_not_want_is_not_told(
    serve: Serve, outside: Outside
) -> None:
    async with serve() as server:
        table, (anna, bea, carl) = await server.full_table("Anna", "Bea", "Carl", clock="live")
        await subscribe(anna, carl)
        await tie(anna, bea, "block")
        await carl.post("/api/settings", {"notify_talk": False})
        await bea.do(table, "chat", {"text": "rude"})
        await heard(server)
        assert outside.taken() == []
        assert await noted(server) == [("Carl", "talk")], "noted, but he is sent none of it"
        await carl.do(table, "chat", {"text": "hello"})
        await heard(server)
        assert outside.taken() == [("Anna", "Carl wrote at your table.")]
        assert "rude" not in str(server.logs)


TURN = "It’s your turn."


async def test_a_page_behind_others_is_not_there(serve: Serve, outside: Outside) -> None:
    """Who has the table in a background tab is called as if it were closed, to everything."""
    async with serve() as server:
        table, (anna, bea, carl) = await server.full_table("Anna", "Bea", "Carl", clock="daily")
        await subscribe(anna, bea, carl)
        async with (
            anna.watch(table) as front,
            bea.watch(table) as page,
            carl.watch(table, "hidden=1") as back,
            carl.watch(table, "hidden=1") as other,
        ):
            for one in (front, page, back, other):
                await one.next()
            await show(server, table, page, visible=False)
            await heard(server)
            outside.taken()
            for person in (carl, bea, anna):
                await person.move(table)
            await heard(server)
            assert outside.taken() == [("Bea", TURN), ("Carl", TURN)]
            assert {name for name, _ in await noted(server)} == {"Bea", "Carl"}
            await anna.do(table, "chat", {"text": "hello"})
            await heard(server)
            assert [name for name, _ in outside.taken()] == ["Bea", "Carl"]
            await show(server, table, page, visible=True)
            await show(server, table, back, visible=True)
            assert await noted(server) == [], "they look"
            server.clock.now += 3 * DAY
            await look_at_clocks(server, 0)
            assert outside.taken() == [], "one page in front is enough"


async def test_nobody_can_say_for_others_that_they_look(serve: Serve, outside: Outside) -> None:
    async with serve() as server:
        table, (anna, bea, carl) = await server.full_table("Anna", "Bea", "Carl", clock="daily")
        await subscribe(anna, bea, carl)
        dora = await server.guest("Dora")
        async with anna.watch(table) as page, dora.watch(table) as foreign:
            await page.next()
            await foreign.next()
            await show(server, table, page, visible=False)
            await show(server, table, foreign, visible=False)
            await show(server, table, foreign, visible=True)
            outside.taken()
            for person in (anna, bea, carl):
                await person.move(table)
            await pushes(server)
            assert "Anna" in dict(outside.taken()), "her own page is behind others still"
        assert not server.opened(table).hidden


async def test_who_leaves_a_live_table_is_called_back_once_a_turn(
    serve: Serve, outside: Outside
) -> None:
    async with serve() as server:
        table, (anna, bea, carl) = await server.full_table("Anna", "Bea", "Carl", clock="live")
        await subscribe(anna, bea, carl)
        await carl.post("/api/settings", {"notify_turn": False})
        async with anna.watch(table) as page, bea.watch(table) as other:
            await page.next()
            await other.next()
            await look_who_is_there(server, 2 * AWAY_SECONDS)
            assert outside.taken() == [], "anna and bea are there, carl wants no such calls"
            await show(server, table, page, visible=False)
            await look_who_is_there(server, AWAY_SECONDS - 1)
            assert outside.taken() == [], "soon back"
            await show(server, table, page, visible=True)
            await look_who_is_there(server, LOOK_BACK_SECONDS)
        await look_who_is_there(server, AWAY_SECONDS)
        assert outside.taken() == [("Anna", TURN), ("Bea", TURN)]
        await look_who_is_there(server, AWAY_SECONDS)
        assert outside.taken() == [], "once"
        server.clock.now += 1
        for person in (anna, bea, carl):
            await person.move(table)
        await look_who_is_there(server, LOOK_BACK_SECONDS)
        assert outside.taken() == [("Anna", TURN), ("Bea", TURN)], "a new turn, and long away"


async def test_a_call_back_is_noted_where_a_digest_comes_in_time(
    serve: Serve, outside: Outside
) -> None:
    async with serve(digest_seconds=30.0) as server:
        table, (anna, *_) = await server.full_table("Anna", "Bea", "Carl", clock="live")
        await look_who_is_there(server, AWAY_SECONDS)
        assert len(await noted(server)) == 3
        server.clock.now += 1
        await anna.move(table)
        await look_who_is_there(server, LOOK_BACK_SECONDS)
        assert "Anna" not in dict(await noted(server)), "a move ends it"
        assert outside.taken() == []


async def test_a_turn_of_long_ago_is_not_called_again_after_a_restart(
    serve: Serve, outside: Outside
) -> None:
    async with serve() as server:
        table, (anna, *_) = await server.full_table("Anna", "Bea", "Carl", clock="live")
        await subscribe(anna)
        server.clock.now += HOUR
        server.worker.hub.drop_idle()
        assert table not in server.worker.hub.tables
        server.clock.now -= HOUR - 6 * MINUTE
        await server.worker.hub.open(table)
        await look_who_is_there(server, AWAY_SECONDS)
        assert outside.taken() == []
