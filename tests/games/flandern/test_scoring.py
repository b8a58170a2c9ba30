"""City values, ranks, points, the end of the game; the example of the rulebooks."""

import pytest

from guildhall.games.flandern import GAME
from guildhall.games.flandern.moves import ARMS
from guildhall.games.flandern.phases.cover import score_complete
from guildhall.games.flandern.phases.flow import end_round
from guildhall.games.flandern.schema import PHASE_GOLD, PHASE_OVER
from guildhall.games.flandern.scoring import (
    city_masters,
    city_points,
    city_value,
    pay_influence,
    rank_points,
    score_city,
    standings,
)
from guildhall.games.flandern.state import GOLD_GONE, PLOTS_FILLED, owner_of
from guildhall.games.flandern.tables import CENTRE, LOTS, SITE_PAWNS
from tests.games.flandern.table import Table, arms, choosing, city, founded, reveal

LEUVEN = city("leuven")


def example(*, grey_pawn: bool = True) -> Table:
    """FX-5: the scoring example of the rulebooks as a position of ground 1."""
    table = founded()
    table.put("leuven", "S1 S3", "blue")
    table.put("leuven", "S4", "blue", masters=1)
    table.put("leuven", "S2", "red", masters=1)
    table.put("leuven", "M3", "red")
    table.put("leuven", "M2", "green", masters=1)
    table.put("leuven", "L1", "green")
    table.put("leuven", "M4 L2", "grey")
    table.put("leuven", "M1", "yellow", masters=2)
    table.put("leuven", "L3 L4", "church")
    table.s.cathedral[LEUVEN] |= 1 << 11
    table.s.cathedrals -= 1
    if grey_pawn:
        table.s.master_at[0] = LEUVEN * LOTS + 7
    assert not GAME.invariants(table.s)
    return table


def points(table: Table, where: str) -> dict[str, int]:
    """Give the points of every guild if the city were scored now."""
    return {ARMS.ids[n]: int(p) for n, p in enumerate(city_points(table.s, city(where)))}


def test_the_example_of_the_rulebooks() -> None:
    """FL-37, FL-38, FL-39, FX-4, FX-5: value 16; blue 16, yellow 8, red, green and grey 0."""
    table = example()
    assert city_value(table.s, LEUVEN) == 11 + 2 + 3
    assert points(table, "leuven") == {"blue": 16, "yellow": 8, "green": 0, "red": 0, "grey": 0}
    assert city_masters(table.s, LEUVEN, arms("yellow")) == 3
    assert city_masters(table.s, LEUVEN, arms("grey")) == 1


def test_the_example_without_the_pawn() -> None:
    """FL-38, FX-6: red and green share ranks 3 and 4 for 2 points each, grey is fifth."""
    table = example(grey_pawn=False)
    assert points(table, "leuven") == {"blue": 16, "yellow": 8, "green": 2, "red": 2, "grey": 0}


def test_the_example_is_scored_with_its_ledger() -> None:
    """FL-39, FL-40: events tell rank, value and points; grey's points belong to no seat."""
    table = choosing("influence")
    table.s = example().s.copy()
    table.draw("gold influence")
    reveal(table, "take_back 0", "take_back 0", "take_back 0", "take_back 0")
    told = {e.args["arms"]: e for e in table.told if e.kind == "ranked"}
    assert table.events_of("scored") == [{"city": LEUVEN, "value": 16}]
    blue = told[arms("blue")]
    assert (blue.scorer, blue.points, blue.rule) == (2, 16, "FL-39")
    assert told[arms("yellow")].args == {
        "city": LEUVEN,
        "arms": arms("yellow"),
        "count": 2,
        "masters": 3,
        "rank": 2,
        "tied": 1,
        "value": 16,
        "points": 8,
    }
    grey = told[arms("grey")]
    assert (grey.scorer, grey.args["rank"], grey.args["tied"]) == (-1, 5, 3)
    assert list(table.s.scores()) == [8, 0, 16, 0]


def test_sites_count_nothing() -> None:
    """FL-37, FL-38: neither for the value nor for the ranking, nor their masters (FA-24, FA-40)."""
    table = founded()
    table.put("leuven", "M2", "green", masters=2, site=True)
    table.put("leuven", "L1", "church", site=True)
    assert city_value(table.s, LEUVEN) == 1
    assert standings(table.s, LEUVEN)[arms("green")] == 0
    assert points(table, "leuven")["green"] == 0


def test_more_districts_then_more_masters() -> None:
    """FL-38: districts first, masters break ties, pawns count like printed ones."""
    table = founded()
    table.put("leuven", "M2", "green", masters=2)
    ranking = list(standings(table.s, LEUVEN))
    assert ranking[arms("green")] > ranking[arms("yellow")] > 0
    table.s.master_at[0] = table.s.master_at[1] = LEUVEN * LOTS + CENTRE
    assert standings(table.s, LEUVEN)[arms("yellow")] > ranking[arms("green")]
    table.put("leuven", "L4", "yellow")
    assert points(table, "leuven") == {"yellow": 3, "green": 2, "blue": 0, "red": 0, "grey": 0}


@pytest.mark.parametrize(("value", "second"), [(15, 8), (13, 7), (1, 1), (16, 8)])
def test_half_is_rounded_up(value: int, second: int) -> None:
    """FL-39, FX-8 (FA-1)."""
    assert rank_points(1, value) == value
    assert rank_points(2, value) == second
    assert [rank_points(rank, value) for rank in (3, 4, 5)] == [4, 2, 0]


def test_two_guilds_share_the_first_two_ranks() -> None:
    """FL-39, FX-10: only yellow and grey, 3 districts and equal masters, value 12: 6 each."""
    table = founded()
    table.put("leuven", "L2 M3", "yellow")
    table.put("leuven", "M2 S3", "grey")
    table.put("leuven", "M4", "grey", masters=1)
    table.put("leuven", "L1 S4 L4", "church")
    assert city_value(table.s, LEUVEN) == 12
    assert points(table, "leuven") == {"yellow": 6, "grey": 6, "blue": 0, "green": 0, "red": 0}


def test_luik_with_a_cathedral() -> None:
    """FL-37, FX-29: church centre with cathedral and 12 guild districts: 12 + 3 = 15."""
    table = founded()
    at = city("luik")
    table.s.cathedral[at] = 1 << CENTRE
    table.s.cathedrals -= 1
    colours = ("yellow", "green", "blue", "red")
    plots = ("S1", "S2", "S3", "S4", "M1", "M2", "M3", "M4", "L1", "L2", "L3", "L4")
    for n, plot in enumerate(plots):
        table.put("luik", plot, colours[n % 4])
    assert city_value(table.s, at) == 15


def test_a_scored_city_is_closed() -> None:
    """FL-40, FX-21: cylinder, two pawns back, cards out of hands and from the table."""
    table = founded()
    table.put("leuven", "M2", "green", site=True)
    table.put("leuven", "L1", "grey", site=True)
    table.s.hands[1] &= ~(1 << LEUVEN)
    table.s.played[1] |= 1 << LEUVEN
    table.s.master_at[0] = LEUVEN * LOTS + CENTRE
    table.fill("leuven")
    assert table.s.site_pawns == SITE_PAWNS - 2
    score_complete(table.s, None)
    assert table.s.site_pawns == SITE_PAWNS
    assert table.s.scored >> LEUVEN & 1
    assert all(not (table.s.hands[n] | table.s.played[n]) >> LEUVEN & 1 for n in range(4))
    assert table.s.master_at[0] == LEUVEN * LOTS + CENTRE
    assert not GAME.invariants(table.s)
    table.hold(0, "site")
    assert table.why(0, "build leuven S2").code == "city_scored"
    choose = founded()
    score_city(choose.s, LEUVEN, None)
    choose.draw("gold site")
    refusal = choose.why(0, "choose leuven")
    assert (refusal.code, refusal.rule) == ("city_scored", "FL-40")


def nearly_full(left: int) -> Table:
    """Give a position at the end of a round with so many empty plots, all in Gent."""
    table = founded()
    plots = ["S2", "L2"][:left]
    for name in ("brugge", "ieper", "leuven", "luik", "utrecht"):
        table.fill(name)
    table.fill("gent", but=" ".join(plots))
    table.s.cursor = 5
    return table


def test_the_game_ends_with_one_empty_plot() -> None:
    """FL-42, FL-43, FX-25: it is covered, Gent is scored, the game is over."""
    table = nearly_full(1)
    end_round(table.s, None)
    assert (table.s.phase, table.s.reason) == (PHASE_OVER, PLOTS_FILLED)
    assert table.empty("gent") == []
    assert table.s.scored == 0b111111


def test_with_two_empty_plots_it_goes_on() -> None:
    """FL-42, FX-25."""
    table = nearly_full(2)
    table.s.phase = 14
    end_round(table.s, None)
    assert table.s.phase != PHASE_OVER
    assert not table.s.scored >> city("gent") & 1


def test_the_game_ends_without_gold() -> None:
    """FL-42: the last golden card is still used (FA-34), then all cities are scored (FL-43)."""
    table = founded()
    for pile in (table.s.gold_a, table.s.gold_b):
        for card in range(11):
            table.s.gold_used[card] += pile[card]
            pile[card] = 0
    table.s.gold_b[8] = 1
    table.s.gold_used[8] -= 1
    table.draw("gold influence")
    reveal(table, "take_back 0", "take_back 0", "take_back 0", "take_back 0")
    assert table.events_of("gained") == [{"seat": 0, "count": 4}]
    assert (table.s.phase, table.s.reason) == (PHASE_OVER, GOLD_GONE)
    assert GAME.ending(table.s) == "gold_gone"
    assert all(not table.empty(name) for name in ("brugge", "gent", "leuven", "luik"))
    assert table.why(0, "choose gent").code == "game_over"


def test_most_influence() -> None:
    """FL-44, FX-23: 2, 2, 1, 0: three points for the first two; nobody when all have none."""
    s = founded().s
    for seat, number in enumerate((2, 2, 1, 0)):
        s.influence[seat] = number
    pay_influence(s, None)
    assert list(s.bonus) == [3, 3, 0, 0]
    for zero in (False, True):
        s = founded(bonus_when_zero=zero).s
        for seat in range(4):
            s.influence[seat] = 0
        pay_influence(s, None)
        assert list(s.bonus) == ([3] * 4 if zero else [0] * 4)


def test_the_most_points_win() -> None:
    """FL-45: equal seats share the win; grey belongs to nobody."""
    s = founded().s
    for guild, number in (("yellow", 20), ("green", 20), ("blue", 5), ("grey", 50)):
        s.points[arms(guild)] = number
    assert list(s.scores()) == [20, 20, 5, 0]
    assert list(s.ranks()) == [1, 1, 3, 4]
    assert owner_of(s, arms("grey")) == -1


def test_a_round_ends_with_the_score() -> None:
    """FL-36: a city completed in a round is scored at its end, not before."""
    table = choosing("influence")
    table.fill("leuven", but="M2")
    reveal(table, "leuven 0", "take_back 0", "take_back 0", "take_back 0")
    assert not table.s.scored
    table.do(0, "build leuven M2", "whose grey", "tile two")
    assert table.s.scored == 1 << LEUVEN
    assert table.s.phase == PHASE_GOLD
    assert list(table.s.scores()) == [1, 0, 0, 0]
