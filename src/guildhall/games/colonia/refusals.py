"""Why a move is not possible: the facts that the texts of refusals name."""

from typing import Final

from guildhall.core.refusals import Fact, Refused, Refuser
from guildhall.games.colonia import reasons
from guildhall.games.colonia.game import PHASES, Colonia
from guildhall.games.colonia.moves import REASONS, WORDS
from guildhall.games.colonia.phases.friday import missing_good, place_of
from guildhall.games.colonia.phases.thursday import missing_cube
from guildhall.games.colonia.phases.wednesday import cubes_on
from guildhall.games.colonia.schema import CITIES, GOODS, SPACES
from guildhall.games.colonia.state import berth_of, city_of
from guildhall.games.colonia.tables import EMBLEM, HOLD_NEEDS, HOLD_SHIP, MARKS, PRICE

Asked = Refused[Colonia]


def _good(r: Asked) -> int:
    """CO-71: the good that is missing, for a hold or for an extra hold."""
    return missing_good(r.s.goods, r.seat, r.args["hold"]) if "hold" in r.args else r.args["good"]


def _need(r: Asked) -> int:
    return HOLD_NEEDS[r.args["hold"] * GOODS + _good(r)] if "hold" in r.args else 1


def _money(r: Asked, city: int) -> int:
    return r.s.money[r.seat * CITIES + city]


FACTS: Final[dict[str, Fact[Colonia]]] = {
    "seats": lambda r: r.s.seats,
    "phase": lambda r: r.s.phase,
    "day": lambda r: r.s.day,
    "waiting": lambda r: int(r.s.actors()).bit_count(),
    "other": lambda r: int(r.s.actors()).bit_length() - 1,
    "have": lambda r: r.s.reserve[r.seat],
    "need": lambda _: 1,
    "spaces": lambda _: SPACES,
    "ship": lambda r: HOLD_SHIP[r.args["hold"]],
    "resource": lambda r: missing_cube(r.s, r.seat, r.args["craftsman"]),
}
OWN_FACTS: Final[dict[int, dict[str, Fact[Colonia]]]] = {
    reasons.TOO_FEW_TO_TAKE: {"need": lambda r: cubes_on(r.s, r.args["stall"])},
    reasons.TOO_FEW_TO_ORDER: {"need": lambda r: r.s.placed[r.args["craftsman"]] + 1},
    reasons.HOLD_TAKEN: {
        "owner": lambda r: r.s.marks[
            place_of(berth_of(r.s, HOLD_SHIP[r.args["hold"]]), r.args["hold"])
        ]
    },
    reasons.MISSING_GOODS: {
        "good": _good,
        "need": _need,
        "have": lambda r: r.s.goods[r.seat * GOODS + _good(r)],
    },
    reasons.EXTRA_HOLD_TAKEN: {
        "owner": lambda r: r.s.marks[berth_of(r.s, r.args["ship"]) * MARKS + EMBLEM]
    },
    reasons.SAME_CURRENCY: {"city": lambda r: r.args["source"]},
    reasons.TOO_LITTLE_TO_EXCHANGE: {
        "city": lambda r: r.args["source"],
        "need": lambda r: r.args["amount"] + 1,
        "have": lambda r: _money(r, r.args["source"]),
    },
    reasons.TOO_LITTLE_TO_BUY: {
        "city": lambda r: city_of(r.args["relic"]),
        "need": lambda r: PRICE[r.args["relic"]],
        "have": lambda r: _money(r, city_of(r.args["relic"])),
    },
    reasons.WRONG_RELIC: {"city": lambda r: city_of(r.s.pending)},
}

why_not: Final = Refuser(WORDS, REASONS, FACTS, OWN_FACTS, lambda s: PHASES[s.phase].rule)
