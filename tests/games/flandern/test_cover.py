"""Dead plots and complete cities."""

from guildhall.games.flandern.moves import PLOT
from guildhall.games.flandern.phases.cover import (
    colourable_lots,
    cover_dead,
    reachable_lots,
    score_complete,
)
from guildhall.games.flandern.schema import ARMS, SHAPES
from guildhall.games.flandern.tables import SIZES
from tests.games.flandern.table import PLACES, Table, arms, city, founded


def empty_stock(table: Table, shape: int, *but: str) -> None:
    """Take all tiles of a shape out of every stock but those named."""
    for n in range(ARMS):
        for masters in range(SIZES):
            if n not in [arms(name) for name in but]:
                table.s.stock[(n * SHAPES + shape) * SIZES + masters] = 0


def covered(table: Table, where: str) -> list[str]:
    mask = int(table.s.covered[city(where)])
    return [PLOT.ids[n] for n in range(12) if mask >> n & 1]


def test_nothing_is_dead_at_the_start() -> None:
    """FL-35: every plot of every city is reachable."""
    table = founded()
    cover_dead(table.s, None)
    assert not any(table.s.covered)


def test_a_plot_that_no_stock_can_fill_is_covered() -> None:
    """FL-35: no tile of the shape is left for arms that may stand there."""
    table = founded()
    empty_stock(table, 2, "yellow")
    table.s.specials = 0
    cover_dead(table.s, None)
    assert "L1" in covered(table, "leuven")
    assert "L3" in covered(table, "leuven")
    assert "L2" not in covered(table, "leuven")


def test_a_chain_is_covered_together() -> None:
    """FL-35, FX-20: on ground 6 S4 can be built only after S3; both are covered in one step."""
    table = founded(places={**PLACES, "leuven": 6, "luik": 1})
    table.s.specials = 0
    empty_stock(table, 0, "yellow")
    at = city("leuven")
    assert colourable_lots(table.s, at, arms("yellow")) >> PLOT.ids.index("S4") & 1
    cover_dead(table.s, None)
    assert {"S3", "S4"} <= set(covered(table, "leuven"))


def test_d_keeps_both_of_its_plots_alive() -> None:
    """FL-35: where D fits, contact along any side of its square is enough for both plots."""
    table = founded(places={**PLACES, "leuven": 6, "luik": 1})
    empty_stock(table, 0, "yellow")
    table.s.specials = 0b1000
    reached = int(reachable_lots(table.s, city("leuven")))
    assert reached >> PLOT.ids.index("S3") & 1
    assert reached >> PLOT.ids.index("S4") & 1


def test_specials_make_a_plot_colourable() -> None:
    """FL-35: A, B and C with room for their new plots count as tiles of their base."""
    table = founded()
    empty_stock(table, 1)
    table.s.specials = 0b0010
    lots = int(colourable_lots(table.s, city("leuven"), arms("church")))
    assert [PLOT.ids[n] for n in range(12) if lots >> n & 1 and PLOT.ids[n][0] == "M"] == [
        "M1",
        "M3",
        "M4",
    ]


def test_absent_arms_colour_nothing() -> None:
    """FL-9, FL-35: the tiles of a guild that is not in play fill no plot."""
    table = founded(3, ("blue", "yellow", "green"))
    empty_stock(table, 2, "red")
    table.s.specials = 0
    cover_dead(table.s, None)
    assert {"L1", "L2", "L3", "L4"} <= set(covered(table, "leuven"))


def test_a_city_without_empty_plots_is_complete() -> None:
    """FL-36: covered plots left aside; a building site is not empty."""
    table = founded()
    table.put("leuven", "M2", "green", site=True)
    table.fill("leuven", but="L4")
    score_complete(table.s, None)
    assert not table.s.scored
    table.fill("leuven")
    score_complete(table.s, None)
    assert table.s.scored == 1 << city("leuven")


def test_new_plots_must_be_filled() -> None:
    """FL-28, FL-36: a city with an empty new plot is not complete."""
    table = founded().hold(0, "leuven")
    table.put("leuven", "S2", "grey")
    table.do(0, "build leuven S1", "whose church", "tile A", "lies n")
    table.fill("leuven", but="A1")
    score_complete(table.s, None)
    assert table.empty("leuven") == ["A1"]
    assert not table.s.scored
