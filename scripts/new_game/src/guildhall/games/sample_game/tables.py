"""The data as arrays that compiled rules read."""

from typing import Final

from guildhall.core.numbers import made
from guildhall.games.sample_game import data

COPIES: Final = made([card.copies for card in data.CARDS])
STRENGTH: Final = made([card.strength for card in data.CARDS])
