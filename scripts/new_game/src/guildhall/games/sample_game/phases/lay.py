"""The tricks: one card each, in turn, face up."""

from typing import Final

from guildhall.core.log import Log
from guildhall.core.numbers import Int
from guildhall.games.sample_game import reasons
from guildhall.games.sample_game.phases.phase import Phase
from guildhall.games.sample_game.schema import (
    HAND,
    KINDS,
    LAY,
    PHASE_LAY,
    PHASE_OVER,
    SampleGameState,
)
from guildhall.games.sample_game.scoring import score_trick
from guildhall.games.sample_game.state import holds, taker


class Lay(Phase):
    """SG-2, SG-3: the seat whose turn it is lays a card of its hand."""

    def actors(self, s: SampleGameState) -> Int:
        return 1 << s.turn

    def ask(self, s: SampleGameState, seat: Int) -> str:
        return "lay"

    def waiting(self, s: SampleGameState) -> Int:
        return reasons.NOT_YOUR_TURN

    def check(self, s: SampleGameState, seat: Int, move: Int) -> Int:
        """SG-3: the card must be in hand."""
        if holds(s, seat, move - LAY):
            return 0
        return reasons.NOT_IN_HAND

    def play(self, s: SampleGameState, actor: Int, move: Int, log: Log | None) -> None:
        """SG-2: then the next seat; the trick is taken when all have laid."""
        card = move - LAY
        s.hands[actor * KINDS + card] -= 1
        s.laid[actor] = card
        if log is not None:
            log.tell("laid", "SG-3", {"seat": actor, "card": card})
        s.turn = (actor + 1) % s.seats
        if s.turn == s.leader:
            _end_trick(s, log)


def begin_trick(s: SampleGameState, leader: Int, log: Log | None) -> None:
    """SG-2: a seat leads."""
    s.phase = PHASE_LAY
    s.leader = leader
    s.turn = leader
    if log is not None:
        log.tell("begins", "SG-2", {"trick": s.trick + 1})


def _end_trick(s: SampleGameState, log: Log | None) -> None:
    """SG-4, SG-5, SG-6: the trick is a point, and who took it leads; the last one ends the game."""
    s.trick += 1
    seat = taker(s)
    score_trick(s, seat, log)
    for each in range(s.seats):
        s.gone[s.laid[each]] += 1
        s.laid[each] = -1
    if s.trick == HAND:
        s.phase = PHASE_OVER
    else:
        begin_trick(s, seat, log)


LAYING: Final = Lay("lay", LAY, LAY + KINDS)
