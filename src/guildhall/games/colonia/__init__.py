"""Colonia, by Dirk Henn: six weeks in medieval Cologne, from cubes to goods, ships and relics."""

from collections.abc import Mapping
from typing import Any

from guildhall.core.game import Edition, Game, Option
from guildhall.core.meta import load_meta
from guildhall.games.colonia import data
from guildhall.games.colonia.encode import ENCODED
from guildhall.games.colonia.game import PHASES, Colonia, new_colonia
from guildhall.games.colonia.imagine import imagine
from guildhall.games.colonia.invariants import invariants
from guildhall.games.colonia.moves import REASONS, WORDS
from guildhall.games.colonia.prices import price
from guildhall.games.colonia.refusals import why_not
from guildhall.games.colonia.schema import CITIES, GOODS, RESOURCES
from guildhall.games.colonia.scoring import row_sum
from guildhall.games.colonia.sketch import sketch
from guildhall.games.colonia.text import board
from guildhall.games.colonia.view import observe

SECTIONS = (
    *((1, 7), (10, 16), (20, 24), (30, 37), (40, 43), (50, 53), (60, 66), (70, 73)),
    *((80, 83), (90, 96), (100, 103), (110, 115)),
)
"""First and last rule of each section; the numbers between sections are free."""


def _new(seats: int, options: Mapping[str, Any]) -> Colonia:
    return new_colonia(seats, options["open_screens"])


def _ending(_state: Colonia) -> str:
    """CO-100: there is one way to end."""
    return "weeks_done"


def _tiebreaks(s: Colonia) -> list[tuple[str, list[int]]]:
    """CO-103: money left, then goods, then cubes."""
    rows = (("money", s.money, CITIES), ("goods", s.goods, GOODS), ("cubes", s.cubes, RESOURCES))
    seats = range(s.seats)
    return [(what, [int(row_sum(row, seat, size)) for seat in seats]) for what, row, size in rows]


GAME = Game(
    name="colonia",
    meta=load_meta(__file__),
    version=1,
    data_hash=data.HASH,
    seats=tuple(line.seats for line in data.SEAT_ROWS),
    options=(Option("open_screens", (False, True)),),
    words=WORDS,
    rules=tuple(f"CO-{n}" for first, last in SECTIONS for n in range(first, last + 1)),
    state=Colonia,
    new_state=_new,
    why_not=why_not,
    observe=observe,
    imagine=imagine,
    board=board,
    sketch=sketch,
    encoding=ENCODED,
    invariants=invariants,
    ending=_ending,
    phases=list(PHASES),
    reasons=REASONS,
    earlier=(Edition(1, "1f0d264f3687c485"),),
    price=price,
    tiebreaks=_tiebreaks,
)
