"""What the state of a game says, beyond its plain fields."""

from guildhall.core.numbers import Int
from guildhall.games.sample_game.schema import KINDS, SampleGameState
from guildhall.games.sample_game.tables import STRENGTH


def holds(s: SampleGameState, seat: Int, card: Int) -> bool:
    """SG-3: whether a seat has such a card in hand."""
    return s.hands[seat * KINDS + card] > 0


def hand_size(s: SampleGameState, seat: Int) -> Int:
    """Count the cards in a hand."""
    out: Int = 0
    for card in range(KINDS):
        out += s.hands[seat * KINDS + card]
    return out


def taker(s: SampleGameState) -> Int:
    """SG-4: the seat of the strongest card so far, of equal ones the first laid; -1 for none."""
    best: Int = -1
    for step in range(s.seats):
        seat = (s.leader + step) % s.seats
        if s.laid[seat] >= 0 and (best < 0 or STRENGTH[s.laid[seat]] > STRENGTH[s.laid[best]]):
            best = seat
    return best
