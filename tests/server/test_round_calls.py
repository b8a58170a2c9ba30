"""Called to a table of a tournament: once, who wants it and is not there, and by day."""

import json
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any

import pytest

from guildhall.server.people.kinds import CLOCK, INVITATION, MATCH, SWITCHES, TALK, TOURNAMENT
from guildhall.server.people.notices import FORMS
from tests.server.conftest import Serve
from tests.server.running import Person, RunningServer, eventually
from tests.server.test_called import HOOK, Outside, noted, outside, subscribe
from tests.server.test_notices import Post, confirm, digest, post
from tests.server.test_push import pushes
from tests.server.test_tournaments import concede, created, enter, shown, until

__all__ = ["outside", "post"]

READY = "Cup, round 1: your table is ready."
RUDE = "<img src=x> [a](http://e.vil) & @all"
"""A name that is markup to every reader who takes it for such."""


async def begun(server: RunningServer, *people: Person, **more: Any) -> tuple[str, str]:
    """A tournament of some people, and the table of its first round."""
    tournament = await created(people[0], **more)
    await enter(tournament, *people)
    await people[0].post(f"/api/tournaments/{tournament}/start")
    await eventually(lambda: bool(server.worker.hub.tables), "it begins")
    table = (await shown(people[0], tournament))["tables"][0]["table"]
    await pushes(server)
    return tournament, table


async def test_everybody_is_called_to_each_round_once(serve: Serve, outside: Outside) -> None:
    async with serve() as server:
        anna, bea, carl = [await server.guest(name) for name in ("Anna", "Bea", "Carl")]
        await subscribe(anna, bea, carl)
        await bea.post("/api/settings", {"notify_tournament": False})
        tournament, table = await begun(server, anna, bea, carl)
        assert outside.taken() == [("Anna", READY), ("Carl", READY)], "bea wants none of it"
        kinds = [(name, "tournament") for name in ("Anna", "Bea", "Carl")]
        assert await noted(server) == kinds
        server.clock.now += 1
        await server.stranger().send("GET", f"/api/tables/{table}")
        assert await noted(server) == kinds, "nobody else clears it"
        await carl.page(table)
        assert await noted(server) == kinds[:2], "carl has looked"
        page = anna.tournament(tournament)
        await concede(server, table, anna, bea, carl)
        await until(page, round=2)
        await page.close()
        assert await noted(server) == kinds, "the first is over, the second round begins"
        second = READY.replace("1", "2")
        assert outside.taken() == [("Anna", second), ("Carl", second)]


async def test_who_is_to_move_gets_one_call_and_who_wants_no_rounds_that_of_the_turn(
    serve: Serve, outside: Outside
) -> None:
    async with serve() as server:
        anna, bea, carl = [await server.guest(name) for name in ("Anna", "Bea", "Carl")]
        await subscribe(anna, bea, carl)
        await bea.post("/api/settings", {"notify_tournament": False})
        await carl.post("/api/settings", {"notify_tournament": False, "notify_turn": False})
        await begun(server, anna, bea, carl, clock="daily")
        assert outside.taken() == [("Anna", READY), ("Bea", "It’s your turn.")]
        told = await noted(server)
        assert told.count(("Anna", "tournament")) == told.count(("Anna", "your_turn")) == 1


async def test_all_tables_of_a_season_are_one_call(serve: Serve, outside: Outside) -> None:
    async with serve() as server:
        people = [await server.guest(name) for name in ("Anna", "Bea", "Carl", "Dora")]
        await subscribe(people[0])
        season = {"kind": "season", "clock": "correspondence", "rounds": 0}
        await begun(server, *people, **season)
        assert outside.taken() == [("Anna", "Cup has started: 2 tables are ready for you.")]
        assert [kind for name, kind in await noted(server) if name == "Anna"].count(
            "tournament"
        ) == 2


async def test_nobody_is_called_to_a_table_they_watch_or_that_another_worker_created(
    serve: Serve, outside: Outside, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve() as server:
        anna, bea, carl = [await server.guest(name) for name in ("Anna", "Bea", "Carl")]
        await subscribe(anna, bea, carl)
        tournament, table = await begun(server, anna, bea, carl, kind="arena")
        arena = "Cup: your table is ready."
        assert outside.taken() == [("Anna", arena), ("Bea", arena), ("Carl", arena)]
        tournaments = server.worker.tournaments
        row = await server.worker.store.tournaments.find(tournament)
        assert row is not None
        async with carl.watch(table) as page:
            await page.next()
            server.worker.round_calls.call(row, [(1, server.opened(table))])
            await pushes(server)
        assert outside.taken() == [("Anna", arena), ("Bea", arena)], "carl is there"

        async def none_there(_ids: Any) -> list[Any]:
            return []

        monkeypatch.setattr(server.worker.store.lists, "rows", none_there)
        field = await tournaments.field(row)
        await tournaments._create_missing(row, list(field.tables), field)
        await pushes(server)
        assert outside.taken() == [], "who creates it calls"


def user_of(server: RunningServer, table: str, name: str) -> str:
    return next(c.user for c in server.opened(table).table.chairs if c.name == name)


async def tables_of_kinds(server: RunningServer, anna: Person) -> dict[str, str]:
    """A table for each kind of notice that goes into digests."""
    _, table = await begun(server, anna, await server.guest("Bea"), name=RUDE)
    kinds = [kind for kind in SWITCHES if kind not in (MATCH, TOURNAMENT)]
    more = {kind: await anna.create(["me", "open", "open"]) for kind in kinds}
    return {TOURNAMENT: table, **more}


async def test_names_are_text_in_mails_and_come_in_no_webhook(
    serve: Serve, outside: Outside, post: Post
) -> None:
    """Services read markup of their own in what they get, so only links and our words go there."""
    async with serve(mail=post.mail, public_url="https://games.example") as server:
        anna = await server.guest(RUDE)
        hook = {"webhook": HOOK, "mail": "anna@example.org"}
        await anna.post("/api/settings", hook)
        await confirm(server, anna)
        tables = await tables_of_kinds(server, anna)
        who = user_of(server, tables[TOURNAMENT], RUDE)
        for form in ("plain", *FORMS):
            post.letters.clear()
            outside.hooks.clear()
            await anna.post("/api/settings", {"webhook_format": form})
            for kind, table in tables.items():
                await server.worker.store.notices.add(who, table, kind, server.clock.now)
            server.clock.now += 901
            await digest(server)
            assert len(outside.hooks) == len(tables)
            assert "e.vil" not in json.dumps(outside.hooks)
            (letter,) = post.letters
            read_letter(letter, tables)


def read_letter(letter: str, tables: dict[str, str]) -> None:
    """A mail of plain text whose lines nobody's name has added to."""
    told = message_from_bytes(letter.removesuffix(".\r\n").encode(), policy=default)
    assert isinstance(told, EmailMessage)
    assert told.get_content_type() == "text/plain"
    assert told.keys().count("Subject") == 1
    assert "e.vil" not in told["Subject"]
    lines = told.get_content().splitlines()
    assert lines[0] == f"Hi {RUDE},"
    assert f"“{RUDE}”, round 1:" in lines
    links = sorted(line for line in lines if line.startswith("https:"))
    assert links == sorted(f"https://games.example/table/{table}" for table in tables.values())


async def test_names_are_text_in_calls(serve: Serve, outside: Outside) -> None:
    """They go as JSON to the service worker, which shows text."""
    async with serve() as server:
        anna = await server.guest("Anna")
        await subscribe(anna)
        bea, carl = await server.guest(RUDE), await server.guest("Carl")
        _, table = await begun(server, anna, bea, carl, name=RUDE)
        who = user_of(server, table, "Anna")
        for kind in (INVITATION, TALK):
            server.worker.notices.call(who, table, "guildes", kind, RUDE)
        await pushes(server)
        assert outside.taken() == [
            ("Anna", f"{RUDE} invites you to a game."),
            ("Anna", f"{RUDE} wrote at your table."),
            ("Anna", f"{RUDE}, round 1: your table is ready."),
        ]


async def test_quiet_hours_hold_for_every_kind(serve: Serve, outside: Outside) -> None:
    """Nothing at night; in the morning one digest, and no call that comes too late."""
    async with serve() as server:
        night = int(server.clock.now % 86400) // 60
        anna, bea, carl = [await server.guest(name) for name in ("Anna", "Bea", "Carl")]
        await subscribe(anna)
        quiet = {"begin": night, "end": (night + 60) % 1440, "zone": "UTC"}
        await anna.post("/api/settings", {"quiet": quiet, "webhook": HOOK})
        _, table = await begun(server, anna, bea, carl, clock="daily")
        who = user_of(server, table, "Anna")
        for kind in SWITCHES:
            server.worker.notices.call(who, table, "guildes", kind)
        server.worker.notices.tell(who, table, TALK)
        other = await anna.create(["me", "open", "open"])
        server.worker.notices.tell(who, other, CLOCK)
        await pushes(server)
        server.clock.now += 3000
        await digest(server)
        assert (outside.taken(), outside.hooks) == ([], []), "it is night"
        server.clock.now += 600
        await digest(server)
        assert outside.hooks == [
            {"kind": "clock", "tables": [other]},
            {"kind": "tournament", "tables": [table]},
        ], "each table once, for what presses most"
        assert outside.taken() == []
