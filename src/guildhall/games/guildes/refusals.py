"""Why a move is not possible: the facts that the texts of refusals name."""

from typing import Final

from guildhall.core.refusals import Refuser
from guildhall.games.guildes.game import Guildes
from guildhall.games.guildes.moves import REASONS, WORDS
from guildhall.games.guildes.tables import LEAST

why_not: Final = Refuser[Guildes](
    WORDS,
    REASONS,
    facts={
        "seats": lambda r: r.s.seats,
        "phase": lambda r: r.s.phase,
        "waiting": lambda r: int(r.s.actors()).bit_count(),
        "other": lambda r: r.s.mover if r.s.mover >= 0 else r.s.turn,
        "owner": lambda r: r.s.mover,
        "trick": lambda r: r.s.trick[r.s.mover],
        "least": lambda _: LEAST,
    },
)
