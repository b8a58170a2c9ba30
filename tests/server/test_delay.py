"""Those who only watch: with a delay nothing they can reach shows more than what is old enough."""

import json
import re
from typing import Any

import pytest
from starlette.routing import Route

from guildhall.server.app import ROUTES
from guildhall.server.live.page_cache import PageCache
from guildhall.server.live.payloads import Look
from guildhall.table.delay import DELAYS, LateTable
from tests.server.conftest import Serve
from tests.server.running import Page, Person, RunningServer, clean, eventually

LATER = "said too late to be heard"
MOVES = 17
AT_TABLE = [each for each in ROUTES if isinstance(each, Route) and "{table}" in each.path]
SHOWN = re.compile(r'"(?:entries|entry|inputs|chat)":(\d+)')
BEHIND = {"moves": MOVES - DELAYS["moves"], "minutes": MOVES - DELAYS["minutes"], "end": 0}
"""How many moves spectators see after so many, one each minute."""


class Course:
    """A game that goes on, and what a spectator without a delay would have seen of it."""

    def __init__(self, server: RunningServer, table: str, people: list[Person]) -> None:
        self.server, self.table, self.people = server, table, people
        self.pages = [self._seen()]

    def _seen(self) -> Any:
        table = self.server.opened(self.table).table
        return json.loads(PageCache().page(table, Look(-1, -1, "", False), self.server.clock.now))

    async def go_on(self, moves: int) -> None:
        for _ in range(moves):
            self.server.clock.now += 60
            await self.server.play(self.table, self.people, 1, seed=len(self.pages))
            self.pages.append(self._seen())


async def begun(server: RunningServer, delay: str, **more: Any) -> Course:
    table, people = await server.full_table("Anna", "Bea", "Cleo", delay=delay, **more)
    return Course(server, table, people)


def shown(page: Any) -> dict[str, Any]:
    return {name: page[name] for name in ("view", "inputs", "entries", "chat", "chairs", "waits")}


@pytest.mark.parametrize("delay", BEHIND)
async def test_a_spectator_sees_what_was(serve: Serve, delay: str) -> None:
    async with serve() as server:
        course = await begun(server, delay)
        table = course.table
        dan, (anna, bea, _) = await server.guest("Dan"), course.people
        async with dan.watch(table) as page:
            assert shown((await page.next())["page"]) == shown(course.pages[0])
            await course.go_on(MOVES)
            late = course.pages[BEHIND[delay]]
            assert shown(await dan.page(table)) == shown(late)
            assert (await dan.page(table))["delay"] == delay
            assert (await anna.page(table))["inputs"] == course.pages[-1]["inputs"]
            if BEHIND[delay]:
                told = await page.until(late["entries"])
                assert shown(told["page"]) == shown(late)
                assert all(item["input"] < late["inputs"] for item in told["log"])
            async with server.stranger().watch(table, "entries=99&inputs=99") as other:
                assert shown((await other.next())["page"]) == shown(late)
            for person in (anna, bea):
                await person.do(table, "concede")
            end = await last(page)
            assert end["status"] == "over"
            assert end["inputs"] == course.pages[-1]["inputs"]
            assert server.opened(table).late is None


@pytest.mark.parametrize("delay", BEHIND)
async def test_clocks_show_the_time_of_then(serve: Serve, delay: str) -> None:
    async with serve() as server:
        course = await begun(server, delay, clock="evening")
        await course.go_on(MOVES)
        dan = await server.guest("Dan")
        clock, now = (await dan.page(course.table))["clock"], course.pages[BEHIND[delay]]["clock"]
        assert clock == {**now, "running": now["running"] if delay == "minutes" else []}


async def last(page: Page) -> Any:
    while (told := await page.next())["page"]["status"] != "over":
        pass
    return told["page"]


@pytest.mark.parametrize("delay", BEHIND)
async def test_no_door_shows_more(serve: Serve, delay: str) -> None:
    """Every address of a table, asked by a spectator, a stranger and a host who does not play."""
    async with serve() as server:
        host = await server.guest("Hanna")
        table = await host.create(["open"] * 3, visibility="public", delay=delay)
        people = [await server.guest(name) for name in ("Anna", "Bea", "Cleo")]
        for person in people:
            await person.do(table, "sit", {})
        invitation = (await host.do(table, "invite"))["invitation"]
        course = Course(server, table, people)
        await course.go_on(MOVES)
        await people[0].do(table, "chat", {"text": LATER})
        asked = await people[1].do(table, "undo", {"to": course.pages[0]["inputs"]})
        assert asked["asked"]
        late = course.pages[BEHIND[delay]]
        for person in (host, await server.guest("Dan"), server.stranger()):
            person.heard.clear()
            for route in AT_TABLE:
                await knock(person, route, table)
            await person.get(f"/api/join/{invitation}")
            async with person.watch(table) as page:
                await page.next()
            heard = "\n".join(person.heard)
            assert LATER not in heard
            assert '"undo":{' not in heard
            most = max(late["entries"], late["inputs"])
            assert max(int(number) for number in SHOWN.findall(heard)) == most
            assert server.opened(table).table.status == "playing"


async def knock(person: Person, route: Route, table: str) -> None:
    """Ask at an address with bodies that fit some doors; whatever comes back is heard."""
    path = route.path.replace("{table}", table).replace("{inputs}", "20").replace("{puzzle}", "x")
    bodies: list[Any] = [{}, {"line": 0, "reason": "abuse"}, {"seconds": 5}, {"hidden": True}]
    if route.path.endswith("/start") or "DELETE" in (route.methods or ()):
        bodies = [{}]
    for method in route.methods or ():
        for body in bodies[:1] if method in ("GET", "HEAD") else bodies:
            answer = await person.send(method, path, None if method == "GET" else body)
            assert answer.status_code < 500, answer.text


async def test_a_move_taken_back_does_not_hurry_spectators(serve: Serve) -> None:
    """Only decisions that stand count: playing and undoing shows nothing of what is now."""
    async with serve() as server:
        anna = await server.guest("Anna")
        table = await anna.create(["me", "random", "random"], delay="moves", visibility="public")
        dan = await server.guest("Dan")
        first = await dan.page(table)
        for _ in range(DELAYS["moves"] + 2):
            await anna.move(table)
            await anna.do(table, "undo")
            if server.opened(table).table.undo:
                break
        assert (await dan.page(table))["inputs"] == first["inputs"]


async def test_a_name_that_is_gone_is_gone_for_spectators_too(serve: Serve) -> None:
    async with serve() as server:
        course = await begun(server, "end")
        dan, bea = await server.guest("Dan"), course.people[1]
        assert "Bea" in json.dumps(await dan.page(course.table))
        await bea.post("/api/me/delete", {"name": "Bea"})
        await eventually(lambda: any(log["event"] == "departed" for log in server.logs))
        assert "Bea" not in json.dumps((await dan.page(course.table))["chairs"])


@pytest.mark.parametrize("delay", ["", "hours", 3, None, ["end"], "<b>end</b>", "x" * 5000])
async def test_only_the_known_delays(serve: Serve, delay: object) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        body = {"game": "guildes", "seats": [{"kind": "me"}] * 3, "delay": delay}
        assert clean(await anna.send("POST", "/api/tables", body)) == "400 bad_body"


async def test_a_game_that_ends_while_it_is_shown_as_it_was(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who watched got an error: what they were to see had been let go of."""
    async with serve() as server:
        course = await begun(server, "moves")
        dan, go_on = await server.guest("Dan"), LateTable.go_on

        def over(late: LateTable, made: int, now: float) -> None:
            go_on(late, made, now)
            server.opened(course.table).late = None

        monkeypatch.setattr(LateTable, "go_on", over)
        assert (await dan.page(course.table))["status"] == "playing"
