"""The data file, the geometry and the numbers that rules have from it."""

import pytest

from guildhall.core.datafile import BadData, row
from guildhall.games.flandern import data, schema, tables
from guildhall.games.flandern.geometry import MAPS, borders_long, cells, edge
from guildhall.games.flandern.moves import (
    CARD,
    DEED,
    NUMBER,
    PLOT,
    TILE,
)
from guildhall.games.flandern.state import size
from tests.games.flandern.oracle import CENTRE, LONG, SHORT, SPECIALS, SQUARES


def test_cards_match_the_deeds() -> None:
    assert CARD.ids[: len(DEED.ids)] == DEED.ids
    assert TILE.ids[tables.SIZES :] == ("A", "B", "C", "D")


def test_a_data_file_with_an_odd_key_does_not_load() -> None:
    good = vars(data.GOLDEN[0])
    assert row(data.Golden, dict(good), "golden") == data.GOLDEN[0]
    with pytest.raises(BadData, match="colour"):
        row(data.Golden, {**good, "colour": "red"}, "golden")


def test_a_set_of_lots_is_counted() -> None:
    for mask in (0, 1, 0b1011, (1 << 25) - 1, 1 << 27, (1 << 28) - 1):
        assert size(mask) == mask.bit_count()


def test_the_box() -> None:
    """FL-1, FL-2, FL-4: the counts of cardboard, cards and wood."""
    assert [len(ground.plots) for ground in data.GROUNDS] == [12] * 6
    for ground in data.GROUNDS:
        shapes = [plot.shape for plot in ground.plots]
        assert [shapes.count(shape) for shape in "SML"] == [4, 4, 4]
        area = sum(plot.w * plot.h for plot in ground.plots) + ground.centre.w * ground.centre.h
        assert area == 48
    guild = sum(tables.STOCK[: schema.SHAPES * tables.SIZES])
    assert guild == 15
    assert sum(tables.STOCK[schema.CHURCH * schema.SHAPES * tables.SIZES :]) == 9
    assert 4 * (guild + 1) + guild + (9 + 4) + 2 == data.BOX.districts == 94
    assert sum(tables.GOLD_A) == sum(tables.GOLD_B) == 14
    assert vars(data.SILVER) == {"city": 6, "site": 1, "take_back": 1, "influence": 3}
    pawns = vars(data.PAWNS)
    assert sum(pawns.values()) - pawns["score"] == 24
    assert sum(shape.cover_tiles for shape in data.SHAPES) == 9
    assert NUMBER.ids[-1] == "9"


def test_printed_masters() -> None:
    """FL-3: of five tiles of a shape one shows two masters, two show one, two show none."""
    for shape in data.SHAPES:
        assert sorted(shape.guild_tiles) == [0, 0, 1, 1, 2]
    church = list(tables.STOCK[schema.CHURCH * schema.SHAPES * tables.SIZES :])
    assert church == [3, 0, 0] * 3


def test_stock_arithmetic() -> None:
    """FX-28: 88 districts for 72 plots; the special tiles change 72 to 71 at least, 76 at most."""
    assert 4 * 15 + 15 + 13 == 88
    changes = [len(special.annexes) - bool(special.partner) for special in data.SPECIALS]
    assert changes == [1, 1, 2, -1]
    assert (72 + min(changes), 72 + sum(c for c in changes if c > 0)) == (71, 76)


def _names(number: int, mask: int) -> set[str]:
    lots = MAPS[number].lots
    short = {16: "C"}
    return {short.get(lots[n].plot, PLOT.ids[lots[n].plot]) for n in lots if mask >> n & 1}


@pytest.mark.parametrize("number", range(6))
def test_neighbours_match_the_oracle(number: int) -> None:
    """FL-23, FL-24: long and short sides of every plot, and what touches the centre."""
    ground = str(number + 1)
    known = (1 << tables.BASE_PLOTS) - 1 | 1 << tables.CENTRE
    here = MAPS[number]
    for lot in range(tables.BASE_PLOTS):
        plot = PLOT.ids[lot]
        by_long = _names(number, here.mask(lot, borders_long) & known)
        by_edge = _names(number, here.mask(lot, edge) & known)
        assert by_long == set(LONG[ground][plot].split()), plot
        assert by_edge - by_long == set(SHORT[ground][plot].split()), plot
    centre = _names(number, here.mask(tables.CENTRE, edge) & known)
    assert centre == set(CENTRE[ground].split())


@pytest.mark.parametrize("number", range(6))
def test_special_positions_match_the_oracle(number: int) -> None:
    """FL-26, FL-27: where A, B, C and D can lie on an empty ground."""
    here = MAPS[number]
    found: dict[str, dict[str, list[tuple[int, int, int, int]]]] = {"A": {}, "B": {}, "C": {}}
    squares = set()
    for layout in here.layouts:
        base = PLOT.ids[layout.base]
        if layout.partner >= 0:
            squares.add((base, PLOT.ids[layout.partner]))
            continue
        rects = [here.lots[n].rect for n in here.lots if layout.annexes >> n & 1]
        sides = [(rect.x, rect.y, rect.w, rect.h) for rect in rects]
        found["ABC"[layout.special]][base] = sides
    assert found == SPECIALS[str(number + 1)]
    one, other = SQUARES[str(number + 1)]
    assert squares == {(one, other), (other, one)}


@pytest.mark.parametrize("number", range(6))
def test_lots_of_a_ground_do_not_overlap(number: int) -> None:
    """FL-27: new plots lie on cells that belong to nothing else; those that clash say so."""
    here = MAPS[number]
    for layout in here.layouts:
        for a in here.lots:
            for b in here.lots:
                mine = layout.annexes >> a & 1
                common = cells(here.lots[a].rect) & cells(here.lots[b].rect)
                if mine and a != b and common:
                    assert layout.clash >> b & 1


@pytest.mark.parametrize("number", range(6))
def test_every_plot_can_be_reached_from_the_centre(number: int) -> None:
    """FL-23: by a chain of long sides."""
    here = MAPS[number]
    reached = 1 << tables.CENTRE
    for _ in range(tables.BASE_PLOTS):
        for lot in range(tables.BASE_PLOTS):
            if here.mask(lot, borders_long) & reached:
                reached |= 1 << lot
    assert reached == (1 << tables.BASE_PLOTS) - 1 | 1 << tables.CENTRE
