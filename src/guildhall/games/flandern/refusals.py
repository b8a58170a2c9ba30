"""Why a move is not possible: the reason that the check gave, in words."""

from collections.abc import Callable
from typing import Final

from guildhall.core.errors import Refusal
from guildhall.core.refusals import refusal
from guildhall.games.flandern.game import Flandern
from guildhall.games.flandern.moves import WORDS
from guildhall.games.flandern.phases.act import first_arms
from guildhall.games.flandern.phases.choose import choosers
from guildhall.games.flandern.phases.setup import city_on
from guildhall.games.flandern.reasons import CARD_CHOSEN, OTHER_CITY, REASONS
from guildhall.games.flandern.state import (
    arms_at,
    first_lot,
    lot_of,
    owner_of,
    plot_of,
    shape_at,
)
from guildhall.games.flandern.tables import (
    ARMS,
    CITIES,
    LOTS,
    SIZES,
    SPECIAL_BASE,
    TOUCH,
)


def _args(move: int) -> dict[str, int]:
    """Give the arguments of a move by their names."""
    return dict(zip(WORDS.moves.verb_of(move).args, WORDS.moves.indices(move), strict=True))


def _place(s: Flandern, move: int) -> tuple[int, int]:
    """Give city and lot that a move is about: its own, or those of the placement in the making."""
    args = _args(move)
    if "plot" in args:
        return args["city"], int(lot_of(s, args["city"], args["plot"]))
    return int(s.city), int(s.lot)


def _arms(s: Flandern, _seat: int, move: int) -> int:
    """FL-20, FL-24: the arms that stand there, else those that should."""
    city, lot = _place(s, move)
    due = s.whose if s.whose >= 0 else _args(move).get("arms", first_arms(s))
    return int(due if arms_at(s, city, lot) < 0 else arms_at(s, city, lot))


def _touched(s: Flandern, seat: int, move: int) -> int:
    """FL-24: a district of these arms that a district on this lot would touch."""
    city, lot = _place(s, move)
    same = s.arms[city * ARMS + _arms(s, seat, move)]
    touched = first_lot(TOUCH[(s.corner * CITIES + s.ground[city]) * LOTS + lot] & same)
    if (s.gone[city] >> touched) & 1:
        touched = first_lot(same & TOUCH[s.ground[city] * LOTS + first_lot(s.gone[city])])
    return int(plot_of(s, city, touched))


def _city(s: Flandern, _seat: int, move: int) -> int:
    """FL-7, FL-9, FL-40: the city of a card, on a ground, or of the placement in the making."""
    args = _args(move)
    if "ground" in args:
        return int(city_on(s, args["ground"]))
    return args.get("deed", int(s.city))


def _other(s: Flandern, seat: int, move: int) -> int:
    """FL-5, FL-14: who has the guild, or whose turn it is."""
    mine = s.actors() >> seat & 1
    return int(owner_of(s, _args(move)["guild"]) if mine else s.mover)


Fact = Callable[[Flandern, int], int]
FactOfMove = Callable[[Flandern, int, int], int]
FACTS: Final[dict[str, FactOfMove]] = {
    "seats": lambda s, _, _move: s.seats,
    "phase": lambda s, _, _move: s.phase,
    "waiting": lambda s, _, _move: int(choosers(s)).bit_count(),
    "other": _other,
    "have": lambda s, seat, _move: s.influence[seat],
    "city": _city,
    "plot": lambda s, _, _move: plot_of(s, s.city, s.lot),
    "arms": _arms,
    "touched": _touched,
    "shape": lambda s, _, move: shape_at(s, *_place(s, move)),
    "need": lambda _s, _, move: SPECIAL_BASE[_args(move)["tile"] - SIZES],
    "tile": lambda s, _, _move: s.tile,
}
LAID: Final[dict[int, tuple[str, Fact]]] = {
    OTHER_CITY: ("city", lambda s, _: s.card),
    CARD_CHOSEN: ("deed", lambda s, seat: s.chosen[seat]),
}
"""Reasons that tell of the card that lies there, not of the one that the move names."""


def _about(move: int, fact: FactOfMove) -> Fact:
    return lambda s, seat: fact(s, seat, move)


def why_not(s: Flandern, seat: int, move: int) -> Refusal | None:
    """Say why a move is refused; None when it is possible."""
    reason = int(s.check(seat, move))
    if not reason:
        return None
    names = WORDS.refusals[REASONS[reason].code]
    facts = {name: _about(move, FACTS[name]) for name in names if name in FACTS}
    told = refusal(WORDS, REASONS[reason], facts, s, seat, move)
    if reason in LAID:
        name, fact = LAID[reason]
        told.facts[name] = int(fact(s, seat))
    return told
