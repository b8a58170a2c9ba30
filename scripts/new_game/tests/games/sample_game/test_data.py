"""The data of Sample Game fits its words."""

import pytest

from guildhall.core.datafile import BadData, row
from guildhall.games.sample_game import data
from guildhall.games.sample_game.moves import CARD


def test_every_card_is_a_thing() -> None:
    """SG-1: as many kinds as the box has."""
    assert CARD.ids == tuple(card.id for card in data.CARDS)


def test_a_wrong_key_is_refused() -> None:
    with pytest.raises(BadData, match="colour"):
        row(data.Card, {"id": "fox", "strength": 9, "copies": 1, "source": "ruling", "colour": 1}, "")
