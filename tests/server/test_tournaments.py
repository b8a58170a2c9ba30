"""Tournaments: from sign-up to the last table, late and absent people, and who is kept out."""

from typing import Any

import pytest

from guildhall.server.live.tournament_rounds import Field
from guildhall.server.live.tournaments import LOOK_SECONDS, ROUND_SECONDS
from guildhall.server.routes import tournaments as doors
from guildhall.store.tournament_rows import Entrant, Pairing, Terms, TournamentRow
from tests.server.conftest import Serve
from tests.server.running import Page, Person, RunningServer, clean, eventually

CUP = {"name": "Cup", "game": "guildes", "seats": 3, "clock": "live", "rounds": 2, "most": 6}


@pytest.fixture(autouse=True)
def _at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "PACE_SECONDS", 0.0)


async def created(host: Person, **more: Any) -> str:
    return str((await host.post("/api/tournaments", {**CUP, **more}, 201))["tournament"])


async def enter(tournament: str, *people: Person) -> None:
    for person in people:
        await person.post(f"/api/tournaments/{tournament}/enter")


async def shown(person: Person, tournament: str, **more: Any) -> Any:
    return await person.get(f"/api/tournaments/{tournament}", **more)


async def until(page: Page, **facts: Any) -> Any:
    """The first page with such facts."""
    while True:
        told = (await page.next())["tournament"]
        if all(told[name] == value for name, value in facts.items()):
            return told


async def concede(server: RunningServer, table: str, *people: Person) -> None:
    """Let people at a table give up, in their order, so that the last of them does best."""
    sitting = [chair.name for chair in server.opened(table).table.chairs]
    for person in people:
        if person.name in sitting and server.opened(table).table.status == "playing":
            await person.do(table, "concede")


async def test_a_whole_tournament_goes_on_by_itself(serve: Serve) -> None:
    """Two rounds of Swiss with six people, looked at over a socket."""
    async with serve() as server:
        people = [
            await server.guest(name) for name in ("Anna", "Bea", "Carl", "Dora", "Eva", "Finn")
        ]
        anna = people[0]
        tournament = await created(anna)
        assert (await shown(anna, tournament))["own"]
        await enter(tournament, *people)
        page = server.stranger().tournament(tournament)
        told = await until(page, players=6)
        assert (told["status"], told["own"], told["state"]) == ("signup", False, "")
        assert {one["name"] for one in told["standings"]} == {one.name for one in people}
        await anna.post(f"/api/tournaments/{tournament}/start")
        met: list[set[str]] = []
        for number in (1, 2):
            told = await until(page, status="playing", round=number)
            assert [table["state"] for table in told["tables"]] == ["playing"] * 2
            for table in told["tables"]:
                met.append({seat["name"] for seat in table["seats"]})
                await concede(server, table["table"], *people)
        told = await until(page, status="over")
        await page.close()
        assert [len(names) for names in met] == [3] * 4
        assert [one["games"] for one in told["standings"]] == [2] * 6
        assert sum(one["points"] for one in told["standings"]) == 12
        assert told["standings"][0]["points"] > told["standings"][-1]["points"]
        first = await shown(anna, tournament, params={"round": "1"})
        assert (first["shown"], [t["state"] for t in first["tables"]]) == (1, ["done", "done"])
        ranks = [seat["rank"] for seat in first["tables"][0]["seats"]]
        assert sorted(ranks) == [1, 2, 2], "who gives up is behind who does not"
        (line,) = (await anna.get("/api/tournaments"))["tournaments"]
        assert (line["status"], line["entered"]) == ("over", True)


async def test_bots_take_over_when_the_time_of_a_round_is_up(serve: Serve) -> None:
    """Then those who were away are paired no longer, until they come back."""
    async with serve() as server:
        anna, bea, carl = [await server.guest(name) for name in ("Anna", "Bea", "Carl")]
        tournament = await created(anna, level="random", when_full=True, most=3)
        await enter(tournament, anna, bea, carl)
        await eventually(lambda: bool(server.worker.hub.tables), "it starts when it is full")
        (table,) = [one["table"] for one in (await shown(anna, tournament))["tables"]]
        server.clock.now += ROUND_SECONDS["live"] + LOOK_SECONDS
        page = anna.tournament(tournament)
        told = await until(page, status="over")
        assert {one["state"] for one in told["standings"]} == {"absent"}
        assert told["round"] == 1, "nobody is left for a second round"
        assert server.opened(table).table.status == "over"
        await page.close()


@pytest.mark.parametrize("noshows", ["bots", "byes"])
async def test_the_seat_of_who_never_came_counts_or_does_not(serve: Serve, noshows: str) -> None:
    """Carl makes no move; Anna and Bea do, then they give up and his bot is left."""
    async with serve() as server:
        anna, bea, carl = [await server.guest(name) for name in ("Anna", "Bea", "Carl")]
        tournament = await created(anna, level="random", most=3, noshows=noshows)
        await enter(tournament, anna, bea, carl)
        await anna.post(f"/api/tournaments/{tournament}/start")
        page = anna.tournament(tournament)
        told = await until(page, status="playing", round=1)
        assert told["noshows"] == noshows
        table = told["tables"][0]["table"]
        for person in (anna, bea):
            await person.move(table)
        server.clock.now += 3600
        chairs = server.opened(table).table.chairs
        await eventually(lambda: [c.away for c in chairs if c.name == "Carl"] == [True], "a bot")
        for person in (anna, bea):
            await person.do(table, "concede")
        told = await until(page, round=2)
        await page.close()
        standing = {one["name"]: one for one in told["standings"]}
        assert {one["state"] for one in standing.values() if one["name"] != "Carl"} == {"in"}
        assert standing["Carl"]["state"] == "absent"
        first = await shown(anna, tournament, params={"round": "1"})
        ranks = {seat["name"]: seat["rank"] for seat in first["tables"][0]["seats"]}
        told = {
            name: [one[fact] for fact in ("points", "games", "wins", "opponents")]
            for name, one in standing.items()
        }
        margins = [standing[name]["margin"] for name in ("Anna", "Bea")]
        if noshows == "bots":
            assert ranks == {"Anna": 2, "Bea": 2, "Carl": 1}
            assert told == {name: [0.5, 1, 0, 1.25] for name in ("Anna", "Bea")} | {
                "Carl": [2.0, 1, 1, 0.5]
            }
        else:
            assert ranks == {"Anna": 1, "Bea": 1, "Carl": 0}
            assert told == {name: [1.0, 1, 1, 1.0] for name in ("Anna", "Bea")} | {
                "Carl": [0.0, 0, 0, 0.0]
            }
            assert sum(margins) == 0, "the score of the bot is in nobody's margin"


def test_a_no_show_has_met_nobody() -> None:
    terms = Terms("guildes", 3, "live", noshows="byes")
    row = TournamentRow("t", "", "Cup", terms, listed=True, created=0.0)
    people = [Entrant(who, who, "in", 0.0) for who in "abcdef"]
    tables = [
        Pairing(1, 1, "x", ("a", "b", "c"), "done", (1, 2, 0), (9, 5, 90)),
        Pairing(1, 2, "y", ("d", "e", "f"), "done", (1, 0, 0), (9, 5, 1)),
    ]
    memory = Field(row, people, tables, (3,)).memory()
    assert {pair for pair, times in memory.met.items() if times and "" not in pair} == {("a", "b")}
    assert memory.byes == {"d": 1}
    points = {one.player: one.points for one in Field(row, people, tables, (3,)).standings()}
    assert points == {"a": 2, "b": 0, "c": 0, "d": 1, "e": 0, "f": 0}


async def test_a_table_that_a_moderator_closes_counts_like_sitting_out(serve: Serve) -> None:
    async with serve() as server:
        people = [await server.guest(name) for name in ("Anna", "Bea", "Carl")]
        mona = await server.guest("Mona")
        person = (await mona.get("/api/people/me"))["person"]
        await server.worker.store.sanctions.appoint(person, 1.0, give=True)
        tournament = await created(people[0], most=3)
        await enter(tournament, *people)
        await people[0].post(f"/api/tournaments/{tournament}/start")
        page = people[0].tournament(tournament)
        (first,) = (await until(page, status="playing", round=1))["tables"]
        given = {"why": "rude", "once": "12345678"}
        await mona.post(f"/api/moderation/tables/{first['table']}", given)
        told = await until(page, round=2)
        assert [(one["points"], one["games"]) for one in told["standings"]] == [(1.0, 0)] * 3
        assert {one["state"] for one in told["standings"]} == {"in"}, "nobody was away"
        await page.close()
        before = await shown(people[0], tournament, params={"round": "1"})
        assert [table["state"] for table in before["tables"]] == ["void"]


async def test_late_entry_withdrawal_and_byes(serve: Serve) -> None:
    """Who comes late plays from the next round on, who withdraws until the last one."""
    async with serve() as server:
        people = [await server.guest(name) for name in ("Anna", "Bea", "Carl", "Dora", "Eva")]
        anna, bea, carl, dora, eva = people
        tournament = await created(anna, fill="byes", kind="robin", rounds=3)
        await enter(tournament, anna, bea, carl, dora)
        page = anna.tournament(tournament)
        await anna.post(f"/api/tournaments/{tournament}/start")
        told = await until(page, round=1)
        assert (len(told["tables"]), len(told["byes"])) == (1, 1)
        await enter(tournament, eva)
        await dora.post(f"/api/tournaments/{tournament}/withdraw")
        await concede(server, told["tables"][0]["table"], *people)
        told = await until(page, round=2)
        assert {one["name"]: one["state"] for one in told["standings"]} == {
            **dict.fromkeys(("Anna", "Bea", "Carl", "Eva"), "in"),
            **({"Dora": "out"} if any(one["name"] == "Dora" for one in told["standings"]) else {}),
        }
        names = {seat["name"] for table in told["tables"] for seat in table["seats"]}
        assert names | set(told["byes"]) == {"Anna", "Bea", "Carl", "Eva"}
        await concede(server, told["tables"][0]["table"], *people)
        told = await until(page, round=3)
        assert await eva.refused(f"/api/tournaments/{tournament}/enter") == "409 tournament_closed"
        await page.close()


async def test_an_arena_pairs_whoever_is_free_until_its_end(serve: Serve) -> None:
    async with serve() as server:
        people = [await server.guest(name) for name in ("Anna", "Bea", "Carl")]
        anna, bea, carl = people
        tournament = await created(anna, kind="arena", minutes=30, seats=3)
        await enter(tournament, anna, bea)
        page = anna.tournament(tournament)
        await anna.post(f"/api/tournaments/{tournament}/start")
        told = await until(page, status="playing")
        assert (told["round"], told["tables"], told["rounds"]) == (0, [], 0), "two wait for a third"
        await enter(tournament, carl)
        told = await until(page, round=1)
        assert {seat["name"] for seat in told["tables"][0]["seats"]} == {"Anna", "Bea", "Carl"}
        await carl.post(f"/api/tournaments/{tournament}/withdraw")
        await concede(server, told["tables"][0]["table"], *people)
        await eventually(
            lambda: (
                not any(one.table.status == "playing" for one in server.worker.hub.tables.values())
            ),
            "the first table is over",
        )
        while not (told := await until(page, round=1))["standings"][0]["games"]:
            pass
        server.clock.now += 60.0 + LOOK_SECONDS
        told = await until(page, round=2)
        assert sum(not seat["person"] for seat in told["tables"][0]["seats"]) == 1, "a bot fills up"
        server.clock.now += 30 * 60.0
        await concede(server, told["tables"][0]["table"], *people)
        told = await until(page, status="over")
        assert told["round"] == 2
        await page.close()


async def test_a_season_has_all_its_tables_at_once(serve: Serve) -> None:
    async with serve() as server:
        people = [await server.guest(name) for name in ("Anna", "Bea", "Carl", "Dora")]
        anna = people[0]
        tournament = await created(anna, kind="season", clock="correspondence", rounds=0)
        await enter(tournament, *people)
        await anna.post(f"/api/tournaments/{tournament}/start")
        told = await shown(anna, tournament)
        assert (told["round"], told["rounds"]) == (2, 2)
        assert len(server.worker.hub.tables) == 4, "two rounds of two tables, with bots"
        assert await anna.refused(f"/api/tournaments/{tournament}/enter") == "409 tournament_closed"


async def test_it_starts_at_its_time_or_is_cancelled(serve: Serve) -> None:
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        starts = server.clock.now + 3600.0
        good = await created(anna, starts=starts)
        empty = await created(bea, starts=starts)
        await enter(good, anna, bea)
        page, other = anna.tournament(good), bea.tournament(empty)
        server.clock.now = starts + LOOK_SECONDS
        told = await until(page, status="playing")
        assert sum(not seat["person"] for seat in told["tables"][0]["seats"]) == 1
        assert (await until(other, status="cancelled"))["round"] == 0
        await page.close()
        await other.close()


async def test_tables_that_a_dead_worker_has_not_created_are_created(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve() as server:
        people = [await server.guest(name) for name in ("Anna", "Bea", "Carl")]
        tournament = await created(people[0])
        await enter(tournament, *people)
        with monkeypatch.context() as dead:
            dead.setattr(server.worker.tournaments, "_create", _nothing)
            await people[0].post(f"/api/tournaments/{tournament}/start")
            (table,) = (await shown(people[0], tournament))["tables"]
            assert table["table"] not in server.worker.hub.tables
        await server.worker.tournaments.look(tournament)
        await server.worker.tournaments.look(tournament)
        assert server.opened(table["table"]).table.status == "playing"


async def _nothing(*_: object) -> None:
    return


async def test_two_workers_begin_one_round(serve: Serve, postgres_url: str) -> None:
    async with serve(db=postgres_url) as here, serve(db=postgres_url) as there:
        people = [await here.guest(name) for name in ("Anna", "Bea", "Carl")]
        tournament = await created(people[0], rounds=1)
        await enter(tournament, *people)
        page = there.stranger().tournament(tournament)
        await people[0].post(f"/api/tournaments/{tournament}/start")
        await there.worker.tournaments.look(tournament)
        told = await until(page, round=1)
        assert len(told["tables"]) == 1
        await concede(here, told["tables"][0]["table"], *people)
        assert (await until(page, status="over"))["standings"][0]["games"] == 1
        await page.close()


# Attacks


async def test_bad_tournaments_are_refused(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        bad: dict[str, dict[str, Any]] = {
            "bad_name": {"name": "\u202e"},
            "unknown_clock": {"clock": "sundial"},
            "tournament_clock": {"clock": "none"},
            "tournament_rounds": {"rounds": 0},
            "tournament_start": {"starts": 5.0},
            "tournament_most": {"most": 2},
            "unknown_bot": {"level": "emperor"},
            "bad_body": {"kind": "knockout"},
        }
        for code, wrong in bad.items():
            answer = await anna.refused("/api/tournaments", {**CUP, **wrong})
            assert answer.split()[1] == code, answer
        for name, value in (("seats", 9), ("game", "chess"), ("rounds", 1e9), ("most", 10**6)):
            await anna.refused("/api/tournaments", {**CUP, name: value})
        for word in ("live", "x" * 70, "AAAA"):
            lost = await anna.send("GET", f"/api/tournaments/{word}")
            assert clean(lost) == "404 no_such_tournament"
        page = anna.tournament("AAAA")
        assert (await page.next())["error"]["code"] == "no_such_tournament"
        await page.close()
        assert (await anna.get("/api/tournaments"))["tournaments"] == []


async def test_who_may_do_what(serve: Serve) -> None:
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        tournament = await created(anna, listed=False)
        place = f"/api/tournaments/{tournament}"
        for what in ("enter", "withdraw", "start", "cancel"):
            assert await server.stranger().refused(f"{place}/{what}") == "401 not_signed_in"
            evil = await bea.refused(f"{place}/{what}", headers={"origin": "http://evil.test"})
            assert evil == "403 foreign_origin"
            assert await bea.refused(f"{place}/{what}", {"more": 1}) == "400 bad_body"
        for what in ("start", "cancel"):
            assert await bea.refused(f"{place}/{what}") == "403 not_your_tournament"
        assert await bea.refused(f"{place}/remove", {"person": "x"}) == "403 not_your_tournament"
        assert await anna.refused(f"{place}/start") == "409 too_few_entrants"
        assert (await bea.get("/api/tournaments"))["tournaments"] == [], (
            "only for those with the link"
        )
        await enter(tournament, anna, bea)
        await enter(tournament, bea)
        assert (await shown(bea, tournament))["players"] == 2, "twice is once"
        them = next(o for o in (await shown(anna, tournament))["standings"] if o["name"] == "Bea")
        await anna.post(f"{place}/remove", {"person": them["person"]})
        assert (await shown(anna, tournament))["players"] == 1
        await anna.post(f"{place}/cancel")
        for what in ("enter", "cancel", "withdraw"):
            assert await anna.refused(f"{place}/{what}") == "409 tournament_closed"
        assert await anna.refused(f"{place}/start") == "409 tournament_started"
        page = anna.tournament(tournament, "http://evil.test")
        assert (await page.next())["error"]["code"] == "foreign_origin"
        await page.close()


async def test_masses_are_held_back(serve: Serve) -> None:
    """Many guests of one address, many tournaments of one person."""
    async with serve(rate_limits=True) as server:
        anna = await server.guest("Anna")
        tournament = await created(anna, most=64)
        await created(anna)
        assert await anna.refused("/api/tournaments", CUP) == "409 too_many_tournaments"
        refused = 0
        for number in range(16):
            guest = await server.guest(f"G{number}")
            answer = await guest.send("POST", f"/api/tournaments/{tournament}/enter", {})
            refused += answer.status_code == 429
        assert refused == 4
        assert (await shown(anna, tournament))["players"] == 12


async def test_switched_off(serve: Serve) -> None:
    async with serve(without=frozenset({"tournaments"})) as server:
        anna = await server.guest("Anna")
        assert clean(await anna.send("GET", "/api/tournaments")) == "404 feature_off"
        assert await anna.refused("/api/tournaments", CUP) == "404 feature_off"
        for what in ("enter", "withdraw", "start", "cancel"):
            assert await anna.refused(f"/api/tournaments/x/{what}") == "404 feature_off"
        page = anna.tournament()
        assert (await page.next())["error"]["code"] == "feature_off"
        await page.close()
