"""One WebSocket per page: pages, changes, resuming by number, and who may look."""

from tests.server.conftest import Serve
from tests.server.running import Page, eventually


async def test_a_page_is_told_of_everything_it_may_know(serve: Serve) -> None:
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl")
        anna, bea, _ = people
        stranger = server.stranger()
        async with anna.watch(table) as mine, stranger.watch(table) as theirs:
            first = await mine.next()
            assert (first["keep"], first["page"]["seat"]) == (0, 0)
            assert first["page"] == await anna.page(table)
            assert (await theirs.next())["page"]["seat"] == -1
            await bea.move(table)
            entries = server.opened(table).table.entries
            news = await mine.until(entries)
            assert news["keep"] == first["page"]["inputs"]
            assert news["page"] == await anna.page(table)
            assert (await theirs.until(entries))["page"] == await stranger.page(table)
            await anna.do(table, "note", {"text": "mine alone"})
            assert (await mine.until(entries + 1))["page"]["note"] == "mine alone"
            await bea.do(table, "leave")
            assert (await theirs.until(entries + 1))["page"]["note"] == ""
            assert theirs.quiet(), "another's note is no news"


async def test_resuming_by_number_also_after_an_undo(serve: Serve) -> None:
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl")
        anna = people[0]
        await server.play(table, people, 8)
        async with anna.watch(table) as page:
            whole = await page.next()
        known = (whole["page"]["entries"], whole["page"]["inputs"])
        query = f"entries={known[0]}&inputs={known[1]}"
        async with anna.watch(table, query) as page:
            same = await page.next()
            assert (same["keep"], same["log"]) == (known[1], [])
        await server.play(table, people, 4, seed=5)
        async with anna.watch(table) as page:
            longer = await page.next()
        async with anna.watch(table, query) as page:
            resumed = await page.next()
        kept = [line for line in whole["log"] if line["input"] < resumed["keep"]]
        assert kept + resumed["log"] == longer["log"]
        opened = server.opened(table).table
        seat = opened.running().record.inputs[-1].by
        seat = seat if seat >= 0 else opened.running().actors[0]
        target = known[1] - 3
        await people[seat].do(table, "undo", {"to": target})
        for other in range(3):
            if other != seat and opened.undo is not None:
                await people[other].do(table, "agree")
        await server.play(table, people, 2, seed=9)
        async with anna.watch(table) as page:
            now = await page.next()
        for heard in (whole, longer):
            page_then = heard["page"]
            query = f"entries={page_then['entries']}&inputs={page_then['inputs']}"
            async with anna.watch(table, query) as page:
                resumed = await page.next()
            assert resumed["keep"] <= target
            kept = [line for line in heard["log"] if line["input"] < resumed["keep"]]
            assert kept + resumed["log"] == now["log"]
        async with anna.watch(table, "entries=999999&inputs=999999") as page:
            assert (await page.next())["keep"] == now["page"]["inputs"]


async def test_who_may_look_is_asked_every_time(serve: Serve) -> None:
    """Whoever leaves a seat of a private table sees nothing of the one who takes it."""
    async with serve() as server:
        anna, bea, carl = [await server.guest(name) for name in ("Anna", "Bea", "Carl")]
        table = await anna.create(["me", "open", "random"], visibility="private")
        token = (await anna.do(table, "invite", {"seat": 1}))["invitation"]
        await bea.do(table, "sit", {"invitation": token})
        # bea's last sitting down started the game, so she is watched at a second, open table
        table = await anna.create(["me", "open", "open"], visibility="private")
        token = (await anna.do(table, "invite"))["invitation"]
        await bea.do(table, "sit", {"invitation": token})
        async with bea.watch(table) as page, bea.watch(table, f"invitation={token}") as invited:
            assert (await page.next())["page"]["seat"] == 1
            assert (await invited.next())["page"]["seat"] == 1
            await bea.do(table, "stand")
            assert (await page.next())["error"]["code"] == "no_such_table"
            assert await page.next() == {"close": 1008}
            assert (await invited.next())["page"]["seat"] == -1
            await carl.do(table, "sit", {"invitation": token, "seat": 1})
            assert (await invited.next())["page"]["seat"] == -1
        async with carl.watch(table) as page:
            assert (await page.next())["page"]["seat"] == 1


async def test_closed_doors(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        table = await anna.create(["me", "open", "open"], visibility="private")
        for person, name, query, origin, code in [
            (anna, table, "", "http://evil.test", "foreign_origin"),
            (anna, "nothing", "", "", "no_such_table"),
            (anna, table, "entries=x", "", "bad_body"),
            (anna, table, "inputs=1e9", "", "bad_body"),
            (server.stranger(), table, "", "", "no_such_table"),
            (server.stranger(), table, "invitation=abc", "", "bad_invitation"),
        ]:
            page = Page(person, name, query, origin or "http://guildhall.test")
            assert (await page.next())["error"]["code"] == code
            assert await page.next() == {"close": 1008}
            await page.close()
        assert not server.opened(table).watchers


async def test_nonsense_that_a_page_says_changes_nothing(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, _, _) = await server.full_table("Anna", "Bea", "Carl")
        async with anna.watch(table, "entries=-5&inputs=-5") as page:
            before = (await page.next())["page"]
            for text in ("{}", "x" * 60_000, '{"move": "pick"}'):
                page.said.put_nowait({"type": "websocket.receive", "text": text})
                assert (await page.next())["refused"]["problem"]["code"] == "bad_body"
            page.said.put_nowait({"type": "websocket.receive", "bytes": b"\xff\x00"})
            await eventually(page.said.empty, "all is read")
            assert await anna.page(table) == before
            assert page.quiet()
        await eventually(lambda: not server.opened(table).watchers, "the page is forgotten")


async def test_after_the_end_any_view(serve: Serve) -> None:
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl")
        stranger = server.stranger()
        async with stranger.watch(table, "seat=1") as page:
            assert (await page.next())["page"]["seat"] == -1
            await server.play(table, people)
            last = await page.until(server.opened(table).table.entries)
            assert (last["page"]["status"], last["page"]["seat"]) == ("over", 1)
