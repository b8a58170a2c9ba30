"""The judge of the Dutch Revolt: sensible in clear positions, far better than chance."""

from functools import cache
from statistics import correlation, mean

import pytest

from guildhall.bots.judge import POINT
from guildhall.bots.weights import find_judge
from guildhall.core.luck import FastLuck
from guildhall.games.dutch_revolt import GAME
from guildhall.games.dutch_revolt.moves import WORDS
from guildhall.games.dutch_revolt.schema import FACTIONS, PHASE_ORDER
from guildhall.games.dutch_revolt.scoring import projected
from guildhall.games.dutch_revolt.tables import OWNER, SOURCES
from tests.bots.positions import concrete_reasons
from tests.games.dutch_revolt.table import Table

JUDGE = find_judge("dutch_revolt")


def worths(table: Table) -> dict[str, int]:
    """Give the worth of each legal move by its notation."""
    moves = table.s.legal(table.seat)
    numbers = JUDGE.worths(table.s, table.seat, moves)
    assert len(numbers) == len(moves)
    return {WORDS.moves.print(int(m)): int(n) for m, n in zip(moves, numbers, strict=True)}


def best(table: Table) -> str:
    """Give the notation of the move that the judge likes best."""
    known = worths(table)
    return max(known, key=lambda text: known[text])


def through(table: Table) -> Table:
    """Play a phase to its end as the judge likes it."""
    while not table.ended:
        table.do(best(table))
    return table


@cache
def play(seats: int, clever: int, seed: int) -> tuple[list[int], list[int]]:
    """Play one seat by the judge (a mask of seats), the others by lot: points, ranks."""
    s, luck = GAME.new(seats), FastLuck(seed)
    while not s.over():
        seat = int(s.actors()).bit_length() - 1
        moves = s.legal(seat)
        if (clever >> seat) & 1:
            s.play(seat, JUDGE.guide(s, seat, moves, luck))
        else:
            s.play(seat, moves[luck.below(len(moves))])
    return [int(p) for p in s.scores()], [int(r) for r in s.ranks()]


@pytest.mark.parametrize(("seats", "seat"), [(2, 0), (2, 1), (3, 1), *((5, n) for n in range(5))])
def test_every_faction_gains_by_the_judge(seats: int, seat: int) -> None:
    """The same seat among players by lot: many more points, and it nearly always wins."""
    seeds = range(4)
    judged = [play(seats, 1 << seat, seed) for seed in seeds]
    by_lot = [play(seats, 0, seed) for seed in seeds]
    gain = mean(points[seat] for points, _ in judged) - mean(points[seat] for points, _ in by_lot)
    assert gain > 2
    assert sum(ranks[seat] == 1 for _, ranks in judged) >= 2


def test_values_foretell_the_result() -> None:
    """Exact at the end; before it the better the later."""
    early, late, results = [], [], []
    for seed in range(6):
        seats = 2 + seed % 4
        s, luck = Table(seats).s, FastLuck(seed)
        noted: dict[int, list[int]] = {}
        while not s.over():
            seat = int(s.actors()).bit_length() - 1
            noted.setdefault(int(s.turn), [int(JUDGE.value(s, n)) for n in range(seats)])
            s.play(seat, JUDGE.guide(s, seat, s.legal(seat), luck))
        scores = [POINT * int(points) for points in s.scores()]
        assert [JUDGE.value(s, n) for n in range(seats)] == scores
        early += noted[1]
        late += noted[5]
        results += scores
    assert correlation(late, results) > correlation(early, results) > 0.6
    assert correlation(late, results) > 0.85


def test_a_value_comes_close_to_the_last_count_before_it() -> None:
    """DR-71: in the last phase with choices little can change any more."""
    table = Table(5).by_lot("citizens", 5)
    points = projected(table.s.copy())
    for faction in range(FACTIONS):
        count = sum(points[faction * SOURCES : (faction + 1) * SOURCES]) * POINT
        seat = int(OWNER[5 * FACTIONS + faction])
        assert abs(int(JUDGE.value(table.s, seat)) - count) < 4 * POINT
    assert table.s.phase < PHASE_ORDER


def test_a_lone_unit_of_the_burghers_goes_to_the_commercial_town() -> None:
    """DR-71: Harlingen trades, Leeuwarden and Franeker do not."""
    table = Table().bare(5).units(friesland="B1", leeuwarden_town="n1", franeker_town="n1")
    table.units(harlingen_town="n1").begin("movement")
    assert best(table) == "occupy harlingen_town"


def test_reformers_prefer_the_university() -> None:
    table = Table().bare(5).units(friesland="R1", leeuwarden_town="n1", franeker_town="n1")
    table.units(harlingen_town="n1").begin("movement")
    assert best(table) == "occupy franeker_town"


def test_units_enter_a_city_where_two_together_tip_it() -> None:
    """DR-11: one unit more in Liège changes nothing, two do; the land is lost anyway."""
    table = Table().bare(5).units(liege_city="n1", liege="H2 n3", maastricht_town="n1")
    through(table.begin("movement"))
    assert table.at("liege_city") == "H2 n1"


def test_an_army_besieges_the_city_it_can_take() -> None:
    """DR-62: two units turn; Gent with five would stay out of reach."""
    table = Table().bare(5).armies(flanders="H").units(brugge_city="R2", gent_city="R5")
    assert best(table.begin("sieges")) == "besiege brugge"


def test_reformers_pay_for_the_end_of_the_track() -> None:
    """DR-65: at its end two units of R come; here they win the city."""
    table = Table().bare(5).units(gent_city="C2").coins(R=3)
    table.s.order = table.s.order[4:]
    known = worths(table.begin("citizens"))
    assert known["sway gent"] > known["done"] > known["sway amsterdam"]


def test_supporters_leave_for_the_map_in_the_last_turn() -> None:
    """DR-33: after it nothing comes any more."""
    table = (
        Table().bare(5).support("R", calvinists_half=1).units(utrecht="R2", amersfoort_town="n1")
    )
    assert best(table.begin("support")).startswith("send")


def test_the_judges_own_move_mostly_has_a_concrete_reason() -> None:
    """Where points at once are rare, the parts of the judgement tell why."""
    assert concrete_reasons("dutch_revolt") >= 4
