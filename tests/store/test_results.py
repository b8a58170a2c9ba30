"""Results and ratings: written once, in whatever order, and the same when computed anew."""

import asyncio
import math

from sqlalchemy import text

from guildhall.core.luck import FastLuck
from guildhall.server.people.ratings import MARKS, PROVISIONAL, mark_of, provisional, rate
from guildhall.store import Store, open_store
from guildhall.store.results import Standings, rate_all
from guildhall.table.result import GameResult, SeatResult
from tests.store.postgres import PG
from tests.store.samples import setup, summary

STRENGTH = {"u0": 1100, "u1": 1500, "u2": 1900, "u3": 2300}


def drawn(luck: FastLuck, number: int) -> GameResult:
    """A game of two to four, whose order follows strengths and luck; now and then a tie."""
    names = [*STRENGTH, *MARKS]
    seats = 2 + int(luck.below(3))
    who: list[str] = []
    while len(who) < seats or not set(who) & set(STRENGTH):
        name = names[int(luck.below(len(names)))]
        who = ([*who, name] if name in MARKS or name not in who else who)[-seats:]
    strength = {**STRENGTH, **MARKS}
    keys = [strength[name] + 260 * _normal(luck) for name in who]
    tied = int(luck.below(10)) == 0
    ranks = [
        1 + sum(key // (400 if tied else 1) > own // (400 if tied else 1) for key in keys)
        for own in keys
    ]
    players = [
        SeatResult("" if name in MARKS else name, name, name if name in MARKS else "", rank, 0)
        for name, rank in zip(who, ranks, strict=True)
    ]
    why = "hints" if int(luck.below(12)) == 0 else ""
    game = "guildes" if number % 3 else "colonia"
    ended = float(1000 + number // 3)
    return GameResult(f"t{number:05}", game, "live", "public", "|", ended, why, players)


def _normal(luck: FastLuck) -> float:
    first, second = (1 + int(luck.below(9999)) for _ in range(2))
    return math.sqrt(-2 * math.log(first / 10_000)) * math.cos(2 * math.pi * second / 10_000)


def games(count: int, seed: int = 5) -> list[GameResult]:
    luck = FastLuck(seed)
    return [drawn(luck, number) for number in range(count)]


async def lay(store: Store, played: list[GameResult]) -> None:
    for game in played:
        await store.tables.add(setup(game.table_id), [], summary("over", game.ended))


async def test_told_in_any_order_they_are_the_same_as_computed_anew(url: str) -> None:
    played = games(40)
    told = sorted(played, key=lambda game: (int(game.table_id[1:]) * 7) % 20 + game.ended / 10)
    assert told != played
    async with await open_store(url) as store:
        await lay(store, played)
        for game in told:
            assert await store.results.add(game, rate)
            assert not await store.results.add(game, rate), "once"
        kept, whole = await store.standings.all(), await store.results.all()
        assert whole == sorted(played, key=lambda game: (game.ended, game.table_id))
        await store.results.replace(whole[::-1], rate)
        assert await store.standings.all() == kept
        assert await store.results.all() == whole
        curve = await store.standings.curve("u3", "guildes", "live", 1000)
        assert curve[-1][1] == kept["u3", "guildes", "live"].mu
        assert len(curve) == kept["u3", "guildes", "live"].games


async def test_workers_that_write_the_same_result_write_it_once(url: str) -> None:
    played = games(6, seed=2)
    stores = [await open_store(url) for _ in range(3)]
    await lay(stores[0], played)
    done = await asyncio.gather(
        *(store.results.add(game, rate) for game in played for store in stores)
    )
    assert sum(done) == len(played)
    before = await stores[0].standings.all()
    await stores[1].results.replace(played, rate)
    assert await stores[2].standings.all() == before
    for store in stores:
        await store.close()


async def test_what_has_no_result_is_found_oldest_first(url: str) -> None:
    played = games(5)
    async with await open_store(url) as store:
        await lay(store, played)
        await store.tables.add(setup("goes on"), [], summary("playing", 1.0))
        await store.results.add(played[3], rate)
        names = [game.table_id for game in played if game is not played[3]]
        assert sorted(await store.results.missing(0.0, 10)) == names
        assert len(await store.results.missing(0.0, 2)) == 2
        assert await store.results.missing(0.0, 10, names[1:]) == names[:1]
        assert await store.results.missing(1002.0, 10) == []


@PG
async def test_postgresql_looks_at_rows_that_were_written_at_once(postgres_url: str) -> None:
    """It would choose how to search by nothing at all for the next minute."""
    played = games(200)
    async with await open_store(postgres_url) as store:
        await lay(store, played)
        await store.results.replace(played, rate)
        known = "SELECT tablename FROM pg_stats WHERE schemaname = 'public'"
        found = await store.read(lambda c: set(c.execute(text(known)).scalars()))
    assert {"tables", "results", "played", "ratings"} <= found


def test_the_order_of_strength_comes_out_and_marks_stay() -> None:
    now: Standings = {}
    rate_all([game for game in games(600) if game.game == "guildes"], rate, now)
    assert sorted(now, key=lambda user: now[user].mu) == list(STRENGTH)
    assert not any(provisional(standing.sigma) for standing in now.values())
    assert set(now) == set(STRENGTH), "bots have no standing"


def test_somebody_who_only_plays_bots_gets_a_rating() -> None:
    now: Standings = {}
    me = SeatResult("me", "Me", "", 1, 0)
    bots = [SeatResult("", "A", "apprentice", 2, 0), SeatResult("", "B", "journeyman", 3, 0)]
    now |= rate([me, *bots], now)
    assert now["me"].mu > MARKS["journeyman"]
    assert now["me"].sigma > PROVISIONAL
    for _ in range(20):
        now |= rate(
            [SeatResult("me", "Me", "", 2, 0), SeatResult("", "B", "journeyman", 1, 0)], now
        )
    assert now["me"].mu < MARKS["journeyman"]
    assert (now["me"].games, now["me"].wins) == (21, 1)


def test_every_level_that_people_choose_has_a_mark_in_order() -> None:
    from guildhall.bots import BOTS, LEARNED  # noqa: PLC0415  the store itself knows none

    marks = [mark_of(level) for level in BOTS if level in MARKS]
    assert marks == sorted(marks)
    assert {*BOTS, *LEARNED} == set(MARKS)
    assert mark_of("master:3") == MARKS["master"]
