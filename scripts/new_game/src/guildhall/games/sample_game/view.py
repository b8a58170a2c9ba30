"""What a seat of Sample Game may know: built from nothing."""

from dataclasses import dataclass

from mypy_extensions import mypyc_attr

from guildhall.core.view import SPECTATING, View, seats_of
from guildhall.games.sample_game.game import PHASES, SampleGame
from guildhall.games.sample_game.schema import KINDS
from guildhall.games.sample_game.state import hand_size


@mypyc_attr(native_class=False)
@dataclass
class SampleGameView(View):
    """Public facts, then what is this seat's own; cards are indices, -1 means nothing."""

    phase: int
    trick: int
    leader: int
    turn: int
    cursor: int
    hand_sizes: list[int]
    laid: list[int]
    gone: list[int]
    hand: list[int]


def observe(s: SampleGame, seat: int) -> SampleGameView:
    """SG-1, SG-3: one's own hand, and all that lies or lay open; a spectator is seat -1."""
    return SampleGameView(
        seat=seat,
        seats=int(s.seats),
        actors=seats_of(int(s.actors())),
        ask=_ask(s, seat),
        over=s.over(),
        scores=list(s.points),
        phase=int(s.phase),
        trick=int(s.trick),
        leader=int(s.leader),
        turn=int(s.turn),
        cursor=int(s.cursor),
        hand_sizes=[int(hand_size(s, other)) for other in range(s.seats)],
        laid=list(s.laid),
        gone=list(s.gone),
        hand=list(s.hands[seat * KINDS : (seat + 1) * KINDS]) if seat != SPECTATING else [],
    )


def _ask(s: SampleGame, seat: int) -> str:
    """Name the question that the seat is asked; empty when it is asked nothing."""
    if seat == SPECTATING or not s.actors() >> seat & 1:
        return ""
    return PHASES[s.phase].ask(s, seat)
