"""What a seat of Sample Game may know, as numbers: one line for each field."""

from typing import Final, cast

from guildhall.core.encoding import Encoding, declared
from guildhall.core.numbers import Int, ints
from guildhall.core.sheet import Scribe, Sheet
from guildhall.core.state import State
from guildhall.games.sample_game import data
from guildhall.games.sample_game.game import PHASES, SampleGame, new_sample_game
from guildhall.games.sample_game.schema import HAND, KINDS
from guildhall.games.sample_game.state import hand_size

ENCODING: Final = 1
MOST: Final[Int] = max(card.copies for card in data.CARDS)
ALL: Final[Int] = data.BOX.most_seats * HAND


class SampleGameScribe(Scribe):
    """SG-1, SG-3: all that lies or lay open, then one's own hand."""

    def write(self, state: State, sheet: Sheet) -> None:
        """Write all fields, in their order."""
        s = cast(SampleGame, state)
        sheet.common(s, 0, HAND)
        sheet.choice("phase", "the phase, in the order of the kind `phase`", len(PHASES), s.phase)
        sheet.number("trick", "tricks taken so far", 0, HAND, s.trick)
        sheet.who("leader", "who laid the first card of the trick", s.leader)
        sheet.who("turn", "whose turn it is", s.turn)
        sheet.number("cursor", "cards dealt so far", 0, ALL, s.cursor)
        sizes = ints(s.seats)
        for seat in range(s.seats):
            sizes[seat] = hand_size(s, seat)
        sheet.by_seat("hand_sizes", "cards in each hand", 1, 0, HAND, sizes)
        sheet.choice_by_seat("laid", "the card of each seat in this trick", KINDS, s.laid)
        sheet.row("gone", "cards of earlier tricks, by kind", KINDS, 0, MOST, s.gone)
        own = s.hands[sheet.seat * KINDS : (sheet.seat + 1) * KINDS]
        sheet.row("hand", "own hand, by kind", KINDS, 0, HAND, own)


def _blank(seats: int) -> State:
    return new_sample_game(seats)


SCRIBE: Final = SampleGameScribe()
ENCODED = Encoding(ENCODING, declared(SCRIBE, _blank), SCRIBE)
