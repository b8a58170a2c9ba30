"""Before the first trick: every seat gets its hand."""

from typing import Final

from guildhall.core.log import Log, only
from guildhall.core.numbers import Int, Ints
from guildhall.games.sample_game import reasons
from guildhall.games.sample_game.phases.lay import begin_trick
from guildhall.games.sample_game.phases.phase import Phase
from guildhall.games.sample_game.schema import CHANCE_DEAL, HAND, KINDS, SampleGameState


class Deal(Phase):
    """SG-1: chance deals card by card, seat by seat."""

    def waiting(self, s: SampleGameState) -> Int:
        return reasons.DEALING

    def chance(self, s: SampleGameState) -> Ints:
        return s.deck[:]

    def play(self, s: SampleGameState, actor: Int, move: Int, log: Log | None) -> None:
        """SG-1: only its owner sees the card; after the last one the first seat leads."""
        seat = s.cursor % s.seats
        s.deck[move] -= 1
        s.hands[seat * KINDS + move] += 1
        s.cursor += 1
        if log is not None:
            log.tell("drew", "SG-1", {"card": move}, only(seat))
        if s.cursor == s.seats * HAND:
            if log is not None:
                log.tell("dealt", "SG-1", {"count": HAND})
            begin_trick(s, 0, log)


DEAL: Final = Deal("deal", draws=CHANCE_DEAL)
