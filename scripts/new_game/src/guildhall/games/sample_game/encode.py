"""The view of a seat of Sample Game as numbers; built from the view and from nothing else."""

from typing import Final

from guildhall.core.encoding import (
    Encoding,
    Field,
    by_seat,
    choice,
    common,
    number,
    numbers,
    one_hots,
    own_first,
    who,
)
from guildhall.games.sample_game import data
from guildhall.games.sample_game.moves import PHASE
from guildhall.games.sample_game.schema import HAND, KINDS
from guildhall.games.sample_game.view import SampleGameView

ENCODING: Final = 1
MOST = max(card.copies for card in data.CARDS)


def layout(seats: int) -> list[Field]:
    """Give the fields in order."""
    return [
        *common(seats, 0, HAND),
        choice("phase", "the phase, in the order of the kind `phase`", len(PHASE.ids)),
        number("trick", "tricks taken so far", 0, HAND),
        who("leader", "who laid the first card of the trick", seats),
        who("turn", "whose turn it is", seats),
        number("cursor", "cards dealt so far", 0, data.BOX.most_seats * HAND),
        by_seat("hand_sizes", "cards in each hand", seats, 0, HAND),
        Field("laid", "the card of each seat in this trick", (seats, KINDS), 0, 1, _laid),
        numbers("gone", "cards of earlier tricks, by kind", (KINDS,), 0, MOST),
        numbers("hand", "own hand, by kind", (KINDS,), 0, HAND),
    ]


def _laid(view: SampleGameView) -> list[int]:
    return one_hots(own_first(view, view.laid), KINDS)


ENCODED = Encoding(ENCODING, layout)
