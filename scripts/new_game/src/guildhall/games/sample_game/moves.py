"""The words of Sample Game: the kinds of things that its schema speaks of."""

from guildhall.core.schema import load_schema
from guildhall.core.words import Kind, seat_kind
from guildhall.games.sample_game import data

SEAT = seat_kind(data.BOX.most_seats)
CARD = Kind("card", tuple(card.id for card in data.CARDS))

SCHEMA = load_schema(__file__)
WORDS = SCHEMA.words({"seat": SEAT, "card": CARD})
PHASE = WORDS.kinds["phase"]
REASONS = SCHEMA.numbered_reasons()
