"""Why a move is not possible: the facts that the texts of refusals name."""

from typing import Final

from guildhall.core.refusals import Refuser
from guildhall.games.sample_game.game import SampleGame
from guildhall.games.sample_game.moves import REASONS, WORDS

why_not: Final = Refuser[SampleGame](
    WORDS, REASONS, facts={"seats": lambda r: r.s.seats, "seat": lambda r: r.s.turn}
)
