"""Flandern 1302, by Wolfgang Panning: guilds fill six cities with their districts."""

from collections.abc import Mapping
from typing import Any

from guildhall.core.game import Edition, Game, Option, numbered
from guildhall.core.meta import load_meta
from guildhall.core.numbers import made, total
from guildhall.games.flandern import data
from guildhall.games.flandern.encode import ENCODED
from guildhall.games.flandern.game import PHASES, Flandern, new_flandern
from guildhall.games.flandern.imagine import imagine
from guildhall.games.flandern.invariants import invariants
from guildhall.games.flandern.moves import ENDINGS, REASONS, WORDS
from guildhall.games.flandern.refusals import why_not
from guildhall.games.flandern.sketch import sketch
from guildhall.games.flandern.text import board
from guildhall.games.flandern.view import observe


def _new(seats: int, options: Mapping[str, Any]) -> Flandern:
    s = new_flandern(
        seats, options["fixed_centres"], options["corner_touch"], options["bonus_when_zero"]
    )
    if options["spread_cities"] and total(s.gold_a):
        s.gold_a = made([card.spread[0] for card in data.GOLDEN])
        s.gold_b = made([card.spread[1] for card in data.GOLDEN])
    return s


def _ending(state: Flandern) -> str:
    """FL-42, FL-54, FL-57: board full, gold gone, only influenced guilds left, nothing built."""
    return ENDINGS[int(state.reason)]


GAME = Game(
    name="flandern",
    meta=load_meta(__file__),
    version=2,
    data_hash=data.HASH,
    seats=(2, 3, 4),
    options=(
        Option("fixed_centres", (False, True)),
        Option("corner_touch", (False, True)),
        Option("bonus_when_zero", (False, True)),
        Option("spread_cities", (False, True)),
    ),
    words=WORDS,
    rules=numbered("FL", 57),
    state=Flandern,
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
    earlier=(Edition(1, "08c8555b4267187b", exact=False), Edition(2, "59e177884688b2fd")),
)
