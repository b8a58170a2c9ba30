"""The words of Guildes: the kinds of things that its schema speaks of."""

from guildhall.core.schema import load_schema
from guildhall.core.words import Kind, seat_kind
from guildhall.games.guildes import data

SEAT = seat_kind(6)
GUILD = Kind("guild", tuple(card.id for card in data.CARDS))
EVENT = Kind("event", tuple(event.id for event in data.EVENT_CARDS))
TRICK = Kind("trick", tuple(trick.id for trick in data.TRICK_CARDS))

SCHEMA = load_schema(__file__)
WORDS = SCHEMA.words(
    {
        "seat": SEAT,
        "owner": SEAT,
        "other": SEAT,
        "guild": GUILD,
        "second": GUILD,
        "event": EVENT,
        "trick": TRICK,
    }
)
PHASE = WORDS.kinds["phase"]
REASONS = SCHEMA.numbered_reasons()
