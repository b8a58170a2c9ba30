"""What is said at a table is a stream of its own: never whole, never in a page, resumable."""

import json
from typing import Any

from guildhall.server.page_socket import MOST_PAGES
from guildhall.table.entry import Entry
from guildhall.table.table import Table
from tests.server.conftest import Serve
from tests.server.running import Page, Person, RunningServer


async def say(server: RunningServer, table: str, lines: int) -> None:
    """Let the first seat say many things, quickly."""
    opened, hub = server.opened(table), server.worker.hub

    def next_line(table: Table, now: float) -> Entry:
        return table.propose_chat(0, f"line {len(table.chat)} {'x' * 400}", now)

    for _ in range(lines):
        await hub.write(opened, next_line)


def numbers(said: dict[str, Any]) -> list[int]:
    """The numbers of the lines of a message, as they say themselves."""
    return [int(line["text"].split()[1]) for line in said["lines"]]


async def first_of(person: Person, table: str, query: str = "") -> tuple[Any, Any]:
    """The page that somebody gets first, and what was said before."""
    async with person.watch(table, query) as page:
        return (await page.next())["page"], (await page.next())["talk"]


async def test_a_page_does_not_grow_with_what_is_said(serve: Serve) -> None:
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl")
        before = len(json.dumps(await people[1].page(table)))
        await say(server, table, 120)
        page = await people[1].page(table)
        assert page["chat"] == 120
        assert len(json.dumps(page)) < before + 20
        page, said = await first_of(people[1], table)
        assert page["chat"] == 120
        assert said["first"] == 70
        assert numbers(said) == list(range(70, 120))
        assert set(said["lines"][0]) == {"seat", "at", "name", "text"}


async def test_pages_with_notes_of_before_are_not_kept(serve: Serve) -> None:
    """Somebody could write notes for hours without a move."""
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl")
        pages = server.opened(table).pages
        async with people[0].watch(table) as page:
            assert "page" in await page.next()
            await people[1].page(table)
            for n in range(4):
                await people[0].do(table, "note", {"text": f"note {n}"})
                assert (await page.next())["page"]["note"] == f"note {n}"
        assert sorted((look.own, look.note) for look in pages.made) == [(0, "note 3"), (1, "")]


async def test_only_what_is_new_is_said_again_and_makes_no_page(serve: Serve) -> None:
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl")
        stranger = server.stranger()
        async with people[1].watch(table) as mine, stranger.watch(table) as theirs:
            for page in (mine, theirs):
                assert "page" in await page.next()
            for n in range(3):
                await people[0].do(table, "chat", {"text": f"word {n}"})
                for page in (mine, theirs):
                    said = (await page.next())["talk"]
                    assert said["first"] == n
                    assert [line["text"] for line in said["lines"]] == [f"word {n}"]
            await people[2].do(table, "note", {"text": "secret"})
            await people[0].move(table)
            for page in (mine, theirs):
                assert (await page.next())["page"]["note"] == ""
                assert page.quiet()


async def test_talk_resumes_by_number(serve: Serve) -> None:
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl")
        await say(server, table, 60)
        for known, expected in ((58, [58, 59]), (3, list(range(10, 60))), (0, list(range(10, 60)))):
            _, said = await first_of(people[1], table, f"chat={known}")
            assert (said["first"], numbers(said)) == (expected[0], expected)
        for mover, known in enumerate((60, 10**9)):
            async with people[2].watch(table, f"chat={known}") as page:
                await page.next()
                await people[mover].move(table)
                assert "page" in await page.next(), "nothing was said since"
                assert page.quiet()


async def test_pages_open_at_the_same_time_are_bounded(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, _) = await server.full_table("Anna", "Bea", "Carl")
        for person in (anna, server.stranger()):
            opened = [Page(person, table, "", "http://guildhall.test") for _ in range(MOST_PAGES)]
            for page in opened:
                assert "page" in await page.next()
            async with person.watch(table) as page:
                assert (await page.next())["error"]["code"] == "too_many_pages"
                assert await page.next() == {"close": 1008}
            async with bea.watch(table) as other:
                assert "page" in await other.next(), "others have pages of their own"
            await opened.pop().close()
            async with person.watch(table) as page:
                assert "page" in await page.next(), "one was closed"
            for page in opened:
                await page.close()
        assert not server.worker.pages_open


async def test_earlier_talk_comes_in_pages(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        table = await anna.create(["me", "open", "open"], visibility="private")
        stranger = server.stranger()
        await say(server, table, 120)
        path = f"/api/tables/{table}/chat"
        before, read = 120, list[int]()
        while before:
            said = await anna.get(f"{path}?before={before}")
            assert len(said["lines"]) <= 50
            assert numbers(said) == list(range(said["first"], before))
            read, before = numbers(said) + read, said["first"]
        assert read == list(range(120))
        assert (await anna.get(path))["first"] == 70
        assert await anna.get(f"{path}?before=0") == {"first": 0, "lines": [], "muted": []}
        assert (await anna.get(f"{path}?before=999999999"))["first"] == 70
        for wrong in ("-1", "x", "1e3", "9" * 30, "%00"):
            assert (await anna.get(f"{path}?before={wrong}", 400))["code"] == "bad_body"
        assert (await stranger.get(path, 404))["code"] == "no_such_table"
        assert (await stranger.get(f"{path}?invitation=x", 403))["code"] == "bad_invitation"
        assert len(server.opened(table).table.chat) == 120
