"""People's pages, finished games and who is best: what others may see, and bad questions."""

from typing import Any

import pytest

from guildhall.server import sent_people
from guildhall.server.http.rates import MINUTE, Limit, Rates
from tests.server.conftest import Serve
from tests.server.running import ORIGIN, Person, RunningServer, clean
from tests.server.test_sent import fits

XSS = "<img src=x onerror=alert(1)>"


async def finished(server: RunningServer, *names: str, **more: Any) -> tuple[str, list[Person]]:
    """A game of people who concede when it has begun: its result is written."""
    table, people = await server.full_table(*names, **more)
    await server.play(table, people, 2 * len(people))
    for person in people[1:]:
        await person.do(table, "concede")
    await server.worker.results.keep()
    return table, people


async def games(person: Person, query: str = "") -> list[str]:
    told = await person.get(f"/api/history?{query}")
    fits(told, sent_people.Past)
    return [game["table"] for game in told["games"]]


async def test_what_others_see_of_a_person(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, _) = await finished(server, XSS, "Bea", "Carl", clock="live")
        page = await anna.get("/api/people/me")
        fits(page, sent_people.PersonPage)
        assert page["own"]
        assert page["shown"]
        assert page["titles"] == [{"game": "guildes", "games": 1, "wins": 1}]
        assert [one["provisional"] for one in page["ratings"]] == [True]
        seen = await bea.get(f"/api/people/{page['person']}")
        assert seen == {**page, "own": False}
        assert seen["name"] == XSS, "as it was written: the page makes text of it"
        assert clean(await server.stranger().send("GET", f"/api/people/{page['person']}")) == (
            "401 not_signed_in"
        )
        await anna.post("/api/settings", {"profile": "nobody"})
        hidden = f"/api/people/{page['person']}"
        assert clean(await bea.send("GET", hidden)) == "404 no_such_person"
        assert clean(await bea.send("GET", f"/api/history?person={page['person']}")) == (
            "404 no_such_person"
        )
        assert not (await anna.get("/api/people/me"))["shown"]
        assert await games(anna, "person=me") == [table]
        assert await bea.refused("/api/settings", {"profile": "all"}) == "400 bad_body"


async def test_only_public_games_and_common_ones_are_shown(serve: Serve) -> None:
    async with serve() as server:
        public, (anna, bea, _) = await finished(server, "Anna", "Bea", "Carl")
        who = (await anna.get("/api/people/me"))["person"]
        dora = await server.guest("Dora")
        private = await anna.create(["me", "random", "random"], visibility="private")
        await anna.do(private, "concede")
        await server.worker.results.keep()
        assert set(await games(anna, "person=me")) == {public, private}
        assert await games(dora, f"person={who}") == [public]
        assert await games(dora) == [public]
        assert await games(server.stranger()) == [public]
        assert await games(bea, f"person={who}") == [public]


async def seats(person: Person) -> list[tuple[str, bool]]:
    (game,) = (await person.get("/api/history?game=guildes"))["games"]
    return [(seat["name"], bool(seat["person"])) for seat in game["seats"]]


@pytest.mark.parametrize("how", ["hidden", "blocked"])
async def test_who_is_hidden_or_blocks_is_found_by_no_name(serve: Serve, how: str) -> None:
    async with serve() as server:
        table, (anna, bea, carl) = await finished(server, "Anna", "Bea", "Carl")
        assert await games(bea, "name=Anna") == [table]
        assert (await seats(bea))[0] == ("Anna", True)
        if how == "hidden":
            await anna.post("/api/settings", {"profile": "nobody"})
        else:
            me = (await bea.get("/api/people/me"))["person"]
            await anna.post(f"/api/people/{me}/bond", {"kind": "block"})
        unknown = await bea.get("/api/history?name=Zacharias")
        for query in ("name=Anna", "name=an", "person=me&name=Anna"):
            assert await bea.get(f"/api/history?{query}") == unknown, query
        assert await games(bea, "name=Carl") == [table], "found by somebody else"
        assert await seats(bea) == [("Anna", False), ("Bea", True), ("Carl", True)]
        assert await games(anna, "name=Anna") == [table], "everybody finds themselves"
        assert (await seats(anna))[0] == ("Anna", True)
        assert bool(await games(carl, "name=Anna")) is (how == "blocked")


async def test_strangers_find_nobody_by_name(serve: Serve) -> None:
    async with serve() as server:
        await finished(server, "Anna", "Bea", "Carl")
        assert await games(server.stranger(), "name=Anna") == []
        assert await seats(server.stranger()) == [("Anna", False), ("Bea", False), ("Carl", False)]


async def test_games_are_searched(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, _) = await finished(server, "Anna", "Bea", "Carl")
        day = "2027-01-15"
        for query, found in {
            "game=guildes": True,
            "game=colonia": False,
            "name=be": True,
            "name=BEA": True,
            "name=%25": False,
            "result=won": True,
            "result=lost": False,
            f"since={day}&until={day}": True,
            "until=2027-01-14": False,
            "option=events%3Dno": False,
        }.items():
            assert await games(anna, f"person=me&{query}") == ([table] if found else []), query
        assert await games(bea, "person=me&result=lost") == [table]


async def test_bad_questions_are_refused(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        for path, answer in {
            "/api/people/nobody": "404 no_such_person",
            f"/api/people/{'x' * 5000}": "404 no_such_person",
            "/api/people/a%00b": "404 no_such_person",
            "/api/history?person=nobody": "404 no_such_person",
            "/api/history?game=chess": "404 unknown_game",
            "/api/history?result=drawn": "400 bad_search",
            "/api/history?since=tomorrow": "400 bad_search",
            "/api/history?until=0000-99-99": "400 bad_search",
            "/api/history?after=%F0": "400 bad_cursor",
            f"/api/history?after={'A' * 3000}": "400 bad_cursor",
            "/api/ratings/chess/live": "404 unknown_game",
            "/api/ratings/guildes/never": "400 unknown_pace",
        }.items():
            assert clean(await anna.send("GET", path)) == answer, path
        assert await games(anna, f"name={'%27' * 200}&option={'x' * 4000}") == []


async def test_a_flood_is_stopped_and_foreign_pages_change_nothing(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Rates, "BROWSED", Limit(3, MINUTE))
    async with serve(rate_limits=True) as server:
        anna = await server.guest("Anna")
        paths = ("/api/history", "/api/people/me", "/api/ratings/guildes/live", "/api/history")
        answers = [await anna.send("GET", path) for path in paths]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    async with serve() as server:
        anna = await server.guest("Anna")
        foreign = {"origin": ORIGIN.replace("guildhall", "elsewhere")}
        told = await anna.refused("/api/settings", {"profile": "nobody"}, headers=foreign)
        assert told == "403 foreign_origin"
        assert (await anna.get("/api/people/me"))["shown"]


async def test_the_best_have_accounts_and_show_themselves(serve: Serve) -> None:
    async with serve() as server:
        _, (anna, bea, _) = await finished(server, "Anna", "Bea", "Carl", clock="live")
        path = "/api/ratings/guildes/live"
        assert await anna.get(path) == {"best": [], "newcomers": []}
        for person, login in ((anna, "anna"), (bea, "beatrix")):
            await person.post("/api/account", {"login": login, "password": "long enough"})
        told = await anna.get(path)
        fits(told, sent_people.Ranking)
        assert [one["name"] for one in told["newcomers"]] == ["Anna", "Bea"]
        assert (await anna.get("/api/ratings/guildes/correspondence"))["newcomers"] == []
        who = (await bea.get("/api/people/me"))["person"]
        await anna.post(f"/api/people/{who}/bond", {"kind": "block"})
        assert [one["name"] for one in (await bea.get(path))["newcomers"]] == ["Bea"]
        assert len((await anna.get(path))["newcomers"]) == 2
        await anna.post(f"/api/people/{who}/bond", {"kind": "none"})
        await bea.post("/api/settings", {"profile": "nobody"})
        assert [one["name"] for one in (await bea.get(path))["newcomers"]] == ["Anna"]
        assert clean(await server.stranger().send("GET", path)) == "401 not_signed_in"
    async with serve(without=frozenset({"ratings"})) as server:
        anna = await server.guest("Anna")
        assert clean(await anna.send("GET", path)) == "404 feature_off"
        assert (await anna.get("/api/people/me"))["ratings"] == []
