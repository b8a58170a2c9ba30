"""The judge of Flandern 1302: sensible in clear positions, far better than chance, rarely wrong."""

from statistics import correlation

import pytest

from guildhall.bots.flandern.judge import FlandernJudge
from guildhall.bots.judge import POINT
from guildhall.bots.weights import find_judge, make_judge, read_weights
from guildhall.core.luck import FastLuck
from guildhall.core.state import CHANCE
from guildhall.core.view import seats_of
from guildhall.games.flandern.game import Flandern, new_flandern
from guildhall.games.flandern.moves import WORDS
from tests.bots.positions import parts_add_up
from tests.games.flandern.table import Table, choosing, founded, two

JUDGE = find_judge("flandern")
RANDOM = -1


def best(table: Table, seat: int) -> str:
    """Give the notation of the move that the judge likes best."""
    moves = table.s.legal(seat)
    worths = list(JUDGE.worths(table.s, seat, moves))
    assert len(worths) == len(moves)
    return WORDS.moves.print(moves[worths.index(max(worths))])


def worth(table: Table, seat: int, text: str) -> int:
    """Give the worth of one legal move."""
    moves = table.s.legal(seat)
    worths = JUDGE.worths(table.s, seat, moves)
    return int(worths[list(moves).index(WORDS.moves.parse(text))])


def play(seats: int, judged: int, seed: int, values: list[list[int]] | None = None) -> Flandern:
    """Play one seat by the judge (or none) against random ones; notes values of seat 0 by round."""
    s, luck = new_flandern(seats, False, False, False), FastLuck(seed)
    while not s.over():
        mask = int(s.actors())
        if not mask:
            s.play(CHANCE, luck.pick(s.chance(), 0))
            continue
        seat = seats_of(mask)[0]
        moves = s.legal(seat)
        move = moves[luck.below(len(moves))]
        if seat == judged:
            worths = list(JUDGE.worths(s, seat, moves))
            move = moves[worths.index(max(worths))]
        if values is not None and len(values) <= s.round:
            values.append([int(JUDGE.value(s, other)) for other in range(seats)])
        s.play(seat, move)
    return s


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_judge_beats_chance(seats: int) -> None:
    won = sum(play(seats, seed % seats, seed).ranks()[seed % seats] == 1 for seed in range(8))
    assert won == 8


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_values_foretell_the_result(seats: int) -> None:
    """At the end exactly, before it the better the later."""
    early, late, results = [], [], []
    for seed in range(15):
        values: list[list[int]] = []
        s = play(seats, RANDOM, seed, values)
        scores = [POINT * int(points) for points in s.scores()]
        assert [JUDGE.value(s, seat) for seat in range(seats)] == scores
        results += scores
        early += values[len(values) // 2]
        late += values[len(values) * 9 // 10]
    assert correlation(late, results) > 0.7
    assert correlation(late, results) > correlation(early, results) > 0.1


def test_the_judge_takes_the_majority_of_a_full_city() -> None:
    """With one plot left in a city of equals it takes the majority with its own guild."""
    table = founded().hold(0, "leuven")
    table.put("leuven", "M2", "green", masters=1)
    table.fill("leuven", but="L4")
    table.do(0, best(table, 0))
    assert worth(table, 0, "whose yellow") > worth(table, 0, "whose grey")


def test_the_judge_takes_cards_back_for_want_of_better_ones() -> None:
    table = founded().draw("gold site")
    table.s.played[0] = table.s.hands[0] & ~(1 << 7)
    table.s.hands[0] = 1 << 7 | 1
    table.s.played[0] &= ~1
    table.fill("brugge")
    assert best(table, 0) == "choose take_back"


def test_the_judge_finishes_the_site_that_decides_a_city() -> None:
    """Two of green against one of yellow: with the second one yellow leads by its masters."""
    table = founded().hold(0, "leuven")
    table.put("leuven", "M2 L3", "green")
    table.put("leuven", "L2", "yellow", masters=2, site=True)
    table.fill("leuven")
    assert worth(table, 0, "finish leuven L2") > 2 * POINT


def test_a_cathedral_goes_where_the_own_guild_leads() -> None:
    table = founded().hold(0, "leuven", golden=True)
    table.put("leuven", "S2", "church")
    table.put("leuven", "L2", "yellow", masters=2)
    table.s.phase = 12
    assert best(table, 0) == "cathedral leuven S2"


def test_influence_is_kept_where_nobody_contests() -> None:
    table = choosing().do(0, "choose take_back")
    assert best(table, 0) == "influence 0"


def test_two_players_look_at_the_pile_first() -> None:
    assert best(two(), 0) == "draw"


def test_a_point_of_the_opponent_hurts_as_much_as_its_weight() -> None:
    """Without spite a district of grey in a city of others is worth nothing."""
    table = founded().hold(0, "gent")
    mild = make_judge("flandern", {**read_weights("flandern"), "spite_4": 0.0})
    assert isinstance(mild, FlandernJudge)
    table.do(0, best(table, 0))
    grey = table.s.legal(0)
    at = [WORDS.moves.print(move) for move in grey].index("whose grey")
    assert mild.worths(table.s, 0, grey)[at] <= JUDGE.worths(table.s, 0, grey)[at]


def test_parts_add_up() -> None:
    assert parts_add_up("flandern")
