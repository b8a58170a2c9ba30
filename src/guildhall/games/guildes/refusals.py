"""Why a move is not possible: the reason that the check gave, in words."""

from collections.abc import Callable
from typing import Final

from guildhall.core.errors import Refusal
from guildhall.core.refusals import refusal
from guildhall.games.guildes.game import Guildes
from guildhall.games.guildes.moves import WORDS
from guildhall.games.guildes.phases.choosing import choosers
from guildhall.games.guildes.reasons import REASONS
from guildhall.games.guildes.tables import LEAST

FACTS: Final[dict[str, Callable[[Guildes, int], int]]] = {
    "seats": lambda s, _: s.seats,
    "phase": lambda s, _: s.phase,
    "waiting": lambda s, _: int(choosers(s)).bit_count(),
    "other": lambda s, _: s.mover if s.mover >= 0 else s.turn,
    "owner": lambda s, _: s.mover,
    "trick": lambda s, _: s.trick[s.mover],
    "least": lambda _s, _: LEAST,
}


def why_not(s: Guildes, seat: int, move: int) -> Refusal | None:
    """Say why a move is refused; None when it is possible."""
    reason = s.check(seat, move)
    return refusal(WORDS, REASONS[reason], FACTS, s, seat, move) if reason else None
