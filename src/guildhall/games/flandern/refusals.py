"""Why a move is not possible: the facts that the texts of refusals name."""

from typing import Final

from guildhall.core.refusals import Fact, Refused, Refuser
from guildhall.games.flandern import reasons
from guildhall.games.flandern.game import Flandern
from guildhall.games.flandern.moves import REASONS, WORDS
from guildhall.games.flandern.phases.act import first_arms
from guildhall.games.flandern.phases.setup import city_on
from guildhall.games.flandern.schema import ARMS
from guildhall.games.flandern.state import (
    arms_at,
    first_lot,
    lot_of,
    owner_of,
    plot_of,
    shape_at,
    touching,
)
from guildhall.games.flandern.tables import LOTS, SIZES, SPECIAL_BASE, TOUCH

Asked = Refused[Flandern]


def _place(r: Asked) -> tuple[int, int]:
    """Give city and lot that a move is about: its own, or those of the placement in the making."""
    if "plot" in r.args:
        return r.args["city"], lot_of(r.s, r.args["city"], r.args["plot"])
    return r.s.city, r.s.lot


def _arms(r: Asked) -> int:
    """FL-20, FL-24: the arms that stand there, else those that should."""
    standing = arms_at(r.s, *_place(r))
    if standing >= 0:
        return standing
    return r.s.whose if r.s.whose >= 0 else r.args.get("arms", first_arms(r.s))


def _touched(r: Asked) -> int:
    """FL-24: a district of these arms that a district on this lot would touch."""
    s, (city, lot) = r.s, _place(r)
    same = s.arms[city * ARMS + _arms(r)]
    touched = first_lot(touching(s, city, lot) & same)
    if (s.gone[city] >> touched) & 1:
        touched = first_lot(same & TOUCH[s.ground[city] * LOTS + first_lot(s.gone[city])])
    return plot_of(s, city, touched)


def _city(r: Asked) -> int:
    """FL-7, FL-9, FL-40: the city of a card, on a ground, or of the placement in the making."""
    if "ground" in r.args:
        return city_on(r.s, r.args["ground"])
    return r.args.get("deed", r.s.city)


def _other(r: Asked) -> int:
    """FL-5, FL-14: who has the guild, or whose turn it is."""
    mine = r.s.actors() >> r.seat & 1
    return owner_of(r.s, r.args["guild"]) if mine else r.s.mover


FACTS: Final[dict[str, Fact[Flandern]]] = {
    "seats": lambda r: r.s.seats,
    "phase": lambda r: r.s.phase,
    "waiting": lambda r: int(r.s.actors()).bit_count(),
    "other": _other,
    "have": lambda r: r.s.influence[r.seat],
    "city": _city,
    "plot": lambda r: plot_of(r.s, r.s.city, r.s.lot),
    "arms": _arms,
    "touched": _touched,
    "shape": lambda r: shape_at(r.s, *_place(r)),
    "need": lambda r: SPECIAL_BASE[r.args["tile"] - SIZES],
    "tile": lambda r: r.s.tile,
}
OWN_FACTS: Final[dict[int, dict[str, Fact[Flandern]]]] = {
    reasons.OTHER_CITY: {"city": lambda r: r.s.card},
    reasons.CARD_CHOSEN: {"deed": lambda r: r.s.chosen[r.seat]},
}
"""Reasons that tell of the card that lies there, not of the one that the move names."""

why_not: Final = Refuser(WORDS, REASONS, FACTS, OWN_FACTS)
