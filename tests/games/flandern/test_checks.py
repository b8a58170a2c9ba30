"""Offers made from masks, many lots at once, are the moves whose check is 0."""

import pytest

from guildhall.core.luck import FastLuck
from guildhall.core.state import CHANCE
from guildhall.core.view import seats_of
from guildhall.games.flandern.game import PHASES, new_flandern
from guildhall.games.flandern.moves import WORDS

FROM_MASKS = ("act", "cathedral", "master")


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_offers_from_masks_are_the_moves_whose_check_is_0(seats: int, seed: int) -> None:
    """FL-17, FL-18, FL-33, FL-34: every move of the table, not only some."""
    luck = FastLuck(seed)
    s = new_flandern(seats, False, False, False)
    met = set()
    while not s.over():
        acting = seats_of(int(s.actors()))
        if not acting:
            s.play(CHANCE, luck.pick(s.chance(), 0))
            continue
        moves = s.legal(acting[0])
        if PHASES[s.phase].name in FROM_MASKS:
            met.add(PHASES[s.phase].name)
            possible = [m for m in range(WORDS.moves.size) if s.check(acting[0], m) == 0]
            assert list(moves) == possible
        s.play(acting[0], moves[luck.below(len(moves))])
    assert met == set(FROM_MASKS if seats > 2 else FROM_MASKS[:1])
