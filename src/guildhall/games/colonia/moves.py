"""The words of Colonia: the kinds of things that its schema speaks of."""

from guildhall.core.schema import load_schema
from guildhall.core.words import Kind, seat_kind
from guildhall.games.colonia import data

SEAT = seat_kind(6)
RESOURCE = Kind("resource", tuple(data.RESOURCE_IDS))
GOOD = Kind("good", tuple(data.GOOD_IDS))
CRAFTSMAN = Kind("craftsman", tuple(data.CRAFTSMAN_IDS))
CITY = Kind("city", tuple(data.CITY_IDS))
STALL = Kind(
    "stall",
    tuple(str(n + 1) for n in range(data.BOX.ordinary_stalls))
    + tuple(f"extra{n + 1}" for n in range(data.BOX.extra_stalls)),
)
SHIP = Kind("ship", tuple(ship.id for ship in data.SHIPS))
HOLD = Kind("hold", tuple(f"{ship.id}-{number + 1}" for ship, number, _ in data.HOLDS))
RELIC = Kind("relic", tuple(f"{city}-{relic.id}" for city in CITY.ids for relic in data.RELICS))
DECREE = Kind("decree", tuple(decree.id for decree in data.DECREES))
CARD = Kind("card", tuple(card.id for card in data.WEEK_CARDS))
STREET = Kind("street", data.STREETS)
FAMILY = Kind("family", tuple(str(value) for value in data.BOX.family_cards))
ANSWER = Kind("answer", ("no", "yes"))
FACE = Kind("face", ("1", "2", "3", "4", "5", "6"))
BERTH = Kind("berth", ("i", "ii", "iii", "iv"))
AMOUNT = Kind("amount", tuple(str(n + 1) for n in range(data.MOST_EXCHANGED)))
DAY = Kind(
    "day",
    ("setup", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"),
)

SCHEMA = load_schema(__file__)
WORDS = SCHEMA.words(
    {
        "seat": SEAT,
        "owner": SEAT,
        "other": SEAT,
        "resource": RESOURCE,
        "good": GOOD,
        "craftsman": CRAFTSMAN,
        "city": CITY,
        "source": CITY,
        "target": CITY,
        "stall": STALL,
        "ship": SHIP,
        "hold": HOLD,
        "relic": RELIC,
        "decree": DECREE,
        "card": CARD,
        "street": STREET,
        "family": FAMILY,
        "answer": ANSWER,
        "face": FACE,
        "berth": BERTH,
        "amount": AMOUNT,
        "day": DAY,
    }
)
PHASE = WORDS.kinds["phase"]
REASONS = SCHEMA.numbered_reasons()
