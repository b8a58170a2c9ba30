"""Why a move is not possible: the reason that the check gave, in words."""

from collections.abc import Callable
from functools import partial
from typing import Final

from guildhall.core.errors import Refusal
from guildhall.core.refusals import Reason, refusal
from guildhall.games.colonia import reasons
from guildhall.games.colonia.game import PHASES, Colonia
from guildhall.games.colonia.moves import WORDS
from guildhall.games.colonia.phases.friday import missing_good, place_of
from guildhall.games.colonia.phases.phase import Turn
from guildhall.games.colonia.phases.rounds import Round
from guildhall.games.colonia.phases.wednesday import cubes_on
from guildhall.games.colonia.reasons import NOT_YOUR_TURN, PASSED_ALREADY, WRONG_PHASE
from guildhall.games.colonia.state import berth_of, city_of
from guildhall.games.colonia.tables import (
    CITIES,
    EMBLEM,
    GOODS,
    HOLD_NEEDS,
    HOLD_SHIP,
    MARKS,
    NEEDS,
    PRICE,
    RESOURCES,
    SPACES,
)

Fact = Callable[[Colonia, int], int]
Detail = Callable[[list[int], Colonia, int], int]


def _by_phase() -> dict[int, Reason]:
    """Give the reasons that every phase tells by its own rule."""
    told: dict[int, Reason] = {}
    for number, phase in enumerate(PHASES):
        if phase.rule:
            told[WRONG_PHASE + number] = Reason("wrong_phase", phase.rule)
        if isinstance(phase, Turn):
            told[NOT_YOUR_TURN + number] = Reason("not_your_turn", phase.rule)
        if isinstance(phase, Round):
            told[PASSED_ALREADY + number] = Reason("passed_already", phase.rule)
    return told


REASONS: Final = reasons.REASONS | _by_phase()


def _short(args: list[int], s: Colonia, seat: int) -> int:
    """CO-71: the good that is missing for a hold; -1 when only a member is."""
    return int(missing_good(s.goods, seat, args[0]))


def _need_for_hold(args: list[int], s: Colonia, seat: int) -> int:
    good = _short(args, s, seat)
    return int(HOLD_NEEDS[args[0] * GOODS + good]) if good >= 0 else 1


def _have_for_hold(args: list[int], s: Colonia, seat: int) -> int:
    good = _short(args, s, seat)
    return int(s.goods[seat * GOODS + good]) if good >= 0 else 0


def _lacking(args: list[int], s: Colonia, seat: int) -> int:
    """CO-61: the first of a craftsman's two resources of which a seat has no cube."""
    first, second = (int(NEEDS[args[0] * 2 + which]) for which in range(2))
    return second if s.cubes[seat * RESOURCES + first] else first


def _money(city: int, s: Colonia, seat: int) -> int:
    return int(s.money[seat * CITIES + city])


FACTS: Final[dict[str, Fact]] = {
    "seats": lambda s, _: s.seats,
    "phase": lambda s, _: s.phase,
    "day": lambda s, _: s.day,
    "waiting": lambda s, _: int(s.actors()).bit_count(),
    "other": lambda s, _: int(s.actors()).bit_length() - 1,
    "have": lambda s, seat: s.reserve[seat],
    "spaces": lambda _s, _: SPACES,
}
BUYING: Final[dict[str, Detail]] = {
    "city": lambda a, _s, _: city_of(a[0]),
    "need": lambda a, _s, _: PRICE[a[0]],
    "have": lambda a, s, seat: _money(int(city_of(a[0])), s, seat),
}
DETAILS: Final[dict[str, dict[str, Detail]]] = {
    "take": {"need": lambda a, s, _: cubes_on(s, a[0])},
    "order": {
        "resource": _lacking,
        "need": lambda a, s, _: s.placed[a[0]] + 1,
    },
    "load": {
        "ship": lambda a, _s, _: HOLD_SHIP[a[0]],
        "owner": lambda a, s, _: s.marks[place_of(berth_of(s, HOLD_SHIP[a[0]]), a[0])],
        "good": _short,
        "need": _need_for_hold,
        "have": _have_for_hold,
    },
    "load_extra": {
        "owner": lambda a, s, _: s.marks[berth_of(s, a[0]) * MARKS + EMBLEM],
        "need": lambda _a, _s, _: 1,
        "have": lambda _a, _s, _: 0,
    },
    "exchange": {
        "city": lambda a, _s, _: a[0],
        "need": lambda a, _s, _: a[2] + 1,
        "have": lambda a, s, seat: _money(a[0], s, seat),
    },
    "buy": BUYING,
    "buy_insured": BUYING,
    "enshrine": {"city": lambda _a, s, _: city_of(s.pending)},
    "insure": {"need": lambda _a, _s, _: 1},
}
"""What a verb adds to the facts, from its arguments."""


def why_not(s: Colonia, seat: int, move: int) -> Refusal | None:
    """Say why a move is refused; None when it is possible."""
    reason = s.check(seat, move)
    return refusal(WORDS, REASONS[reason], _facts(move), s, seat, move) if reason else None


def _facts(move: int) -> dict[str, Fact]:
    if not 0 <= move < WORDS.moves.size:
        return FACTS
    args = WORDS.moves.indices(move)
    details = DETAILS.get(WORDS.moves.verb_of(move).name, {})
    return FACTS | {name: partial(detail, args) for name, detail in details.items()}
