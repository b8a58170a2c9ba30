"""Drawings for previews of links: what lies on the table is in them, all of it, on the sheet."""

import json
from collections import Counter
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any

import pytest

from guildhall.core.sketch import INK, PAPER, SEATS, Area, Disc, Label, Sketch, ink_on, mixed
from guildhall.core.view import SPECTATING
from guildhall.games import GAMES
from guildhall.games.colonia.text import on_board
from guildhall.games.dutch_revolt.sketch import SIDES, outline
from guildhall.games.flandern.sketch import ARMS
from guildhall.games.guildes.sketch import TINTS
from guildhall.locale import Speech
from tests.conformance.drive import Setting, random_game

MAP = Path(__file__).parents[2] / "client/src/games/dutch_revolt/map.json"
STEP = 25
"""One position in so many is drawn."""


@cache
def drawn(name: str) -> list[tuple[Any, Sketch]]:
    """Some positions of a random game, as a spectator sees them, and their drawings."""
    game = GAMES[name]
    seats = game.seats[-1]
    setting = Setting(game, seats, dict(game.settle(seats, {})))
    assert game.sketch is not None
    views = [
        game.observe(moment.state, SPECTATING)
        for moment in random_game(setting, seats)
        if moment.n % STEP == 0
    ]
    return [(view, game.sketch(view, Speech("en"))) for view in views]


def corners(shape: Area | Disc | Label) -> list[tuple[float, float]]:
    if isinstance(shape, Area):
        return list(shape.points)
    if isinstance(shape, Disc):
        (x, y), r = shape.at, shape.radius
        return [(x - r, y - r), (x + r, y + r)]
    return [shape.at]


def pieces(sketch: Sketch) -> Counter[str]:
    """How many pieces of each tincture lie there: a disc is as many as the number on it says."""
    found: Counter[str] = Counter()
    for shape, after in zip_longest(sketch.shapes, sketch.shapes[1:]):
        if isinstance(shape, Disc):
            number = after.text if isinstance(after, Label) and after.at == shape.at else "1"
            found[shape.fill] += int(number)
    return found


def areas(sketch: Sketch) -> Counter[str]:
    return Counter(shape.fill for shape in sketch.shapes if isinstance(shape, Area))


@pytest.mark.parametrize("name", GAMES)
def test_nothing_lies_beside_the_sheet(name: str) -> None:
    for view, sketch in drawn(name):
        assert len(sketch.bearers) == view.seats
        for shape in sketch.shapes:
            for x, y in corners(shape):
                assert -30 <= x <= sketch.width + 30, shape
                assert -30 <= y <= sketch.height + 30, shape


def test_guildes_shows_every_card() -> None:
    for view, sketch in drawn("guildes"):
        numbers = [s.text for s in sketch.shapes if isinstance(s, Label) and s.text.isdigit()]
        assert sum(map(int, numbers)) == sum(map(sum, view.tableau))
        cards = sum(min(number, 7) for row in view.tableau for number in row)
        assert sum(areas(sketch)[tint] for tint in TINTS.values()) == cards


def test_flandern_shows_every_district() -> None:
    for view, sketch in drawn("flandern"):
        plots = [p for c in view.cities if c.ground >= 0 for p in c.plots if not p.covered]
        for arms, tint in enumerate(ARMS):
            assert areas(sketch)[tint] == sum(plot.arms == arms for plot in plots)


def test_colonia_shows_every_member_on_the_board() -> None:
    for view, sketch in drawn("colonia"):
        for seat in range(view.seats):
            assert pieces(sketch)[SEATS[seat]] == on_board(view, seat) - view.hall[seat]


def test_the_dutch_revolt_shows_every_unit_and_army() -> None:
    for view, sketch in drawn("dutch_revolt"):
        held = Counter(SIDES[holder] for holder in view.city_card if holder >= 0)
        for side, tint in enumerate(SIDES):
            assert pieces(sketch)[tint] == sum(units[side] for units in view.units)
            armies = sum(view.armies[side]) if side < len(view.armies) else 0
            sieges = sum(by >= 0 for by in view.siege) if tint == SIDES[1] else 0
            assert areas(sketch)[tint] == armies + held[tint] + sieges


def test_the_outline_is_that_of_the_map_in_the_pages() -> None:
    drawn = json.loads(MAP.read_text(encoding="utf-8"))
    for kind in ("province", "city", "town", "region"):
        assert dict(outline())[kind] == [row["at"] for row in drawn[kind]]
    assert [len(rings) for rings in outline()["land"]] == [
        row["path"].count("M") for row in drawn["province"]
    ]


def test_letters_can_be_read() -> None:
    assert ink_on("#ffffff") == INK
    assert ink_on("#000000") == PAPER
    assert mixed("#000000", "#ffffff", 0.5) == "#808080"
    assert mixed("#102030", "#ffffff", 0) == "#102030"
