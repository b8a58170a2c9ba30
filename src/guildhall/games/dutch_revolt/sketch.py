"""The Dutch Revolt as a drawing: the map, who holds what, and where units and armies stand."""

import json
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import TypedDict

from guildhall.core.game import Say
from guildhall.core.sketch import AZURE, FAINT, GULES, INK, VERT, Point, Sketch, mixed
from guildhall.games.dutch_revolt.moves import PROVINCE
from guildhall.games.dutch_revolt.schema import FIRST_CITY, FIRST_TOWN, SPOTS
from guildhall.games.dutch_revolt.view import RevoltView

WIDTH, HEIGHT = 1170.0, 1000.0
LEFT = (WIDTH - HEIGHT) / 2
SEA, LAND, ABROAD, SHORE, WALL = "#d3e4e4", "#f5ecd4", "#e8dec4", "#b9a77c", "#e6d3a8"
NEUTRAL = "#a8a294"
SIDES = ("#e3b93c", GULES, VERT, AZURE, "#e08a3a", NEUTRAL)
"""Catholics, Habsburgs, nobility, burghers, reformers, neutrals."""
HELD = 0.45
"""How much of the tincture of its holder the land takes on."""


class Outline(TypedDict):
    """Where things stand on the map, and the rings of corners around the land."""

    province: list[list[float]]
    city: list[list[float]]
    town: list[list[float]]
    region: list[list[float]]
    land: list[list[list[float]]]
    abroad: list[list[float]]


@cache
def outline() -> Outline:
    """Read the outlines, when first a map is drawn."""
    text = Path(__file__).with_name("outline.json").read_text(encoding="utf-8")
    read: Outline = json.loads(text)
    return read


def sketch(view: RevoltView, say: Say) -> Sketch:
    """The land in the tinctures of its holders, then towns, cities and fields, then armies."""
    bearers = [
        [SIDES[faction] for faction, owner in enumerate(view.owners) if owner == seat]
        for seat in range(view.seats)
    ]
    drawn, chart = Sketch(WIDTH, HEIGHT, bearers, SEA), outline()
    for ring in chart["abroad"]:
        drawn.area(_ring(ring), ABROAD)
    for province, rings in enumerate(chart["land"]):
        holder = view.province_card[province]
        fill = LAND if holder < 0 else mixed(LAND, SIDES[holder], HELD)
        for ring in rings:
            drawn.area(_ring(ring), fill, SHORE)
    for province, at in enumerate(chart["province"]):
        x, y = _place(at)
        drawn.write((x, y - 26), say(f"dutch_revolt-province-{PROVINCE.ids[province]}"), 20, FAINT)
        _units(drawn, (x, y), view.units[province], 15)
    for spot in range(FIRST_TOWN, SPOTS):
        _town(drawn, _place(chart["town"][spot - FIRST_TOWN]), view.units[spot])
    for city, at in enumerate(chart["city"]):
        _city(drawn, view, city, _place(at))
    for region, at in enumerate(chart["region"]):
        _armies(drawn, [row[region] for row in view.armies], _place(at))
    return drawn


def _place(at: Sequence[float]) -> Point:
    return LEFT + at[0], at[1]


def _ring(flat: Sequence[float]) -> list[Point]:
    return [_place(flat[n : n + 2]) for n in range(0, len(flat), 2)]


def _units(drawn: Sketch, at: Point, units: Sequence[int], radius: float) -> None:
    """The units in a place, a counter for each side, side by side."""
    present = [(side, number) for side, number in enumerate(units) if number]
    first = at[0] - radius * (len(present) - 1)
    for n, (side, number) in enumerate(present):
        drawn.counter((first + 2 * radius * n, at[1]), radius, SIDES[side], number)


def _town(drawn: Sketch, at: Point, units: Sequence[int]) -> None:
    """A town in the tincture of the unit in it."""
    inside = next((SIDES[side] for side, number in enumerate(units) if number), WALL)
    drawn.disc(at, 9, inside)


def _city(drawn: Sketch, view: RevoltView, city: int, at: Point) -> None:
    """A city in the tincture of its holder, red around while it is besieged, and its units."""
    holder, (x, y) = view.city_card[city], at
    fill = WALL if holder < 0 else SIDES[holder]
    if view.siege[city] >= 0:
        drawn.box((x - 30, y - 30), (60, 60), GULES)
    drawn.box((x - 24, y - 24), (48, 48), fill, INK)
    _units(drawn, at, view.units[FIRST_CITY + city], 13)


def _armies(drawn: Sketch, armies: Sequence[int], at: Point) -> None:
    """The armies in a command section, one mark each."""
    marks = [side for side, number in enumerate(armies) for _ in range(number)]
    for n, side in enumerate(marks):
        left = at[0] + 22 * n - 11 * len(marks)
        drawn.box((left, at[1] - 12), (18, 24), SIDES[side], INK)
