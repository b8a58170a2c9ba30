"""The data file."""

import pytest

from guildhall.core.datafile import BadData, row
from guildhall.games.guildes.data import CARDS, Card


def test_a_data_file_with_an_odd_key_does_not_load() -> None:
    good = vars(CARDS[0])
    assert row(Card, dict(good), "card") == CARDS[0]
    with pytest.raises(BadData, match="colour"):
        row(Card, {**good, "colour": "red"}, "card")
    with pytest.raises(BadData, match="copies"):
        row(Card, {k: v for k, v in good.items() if k != "copies"}, "card")
