"""The words of the Dutch Revolt: the kinds of things that its schema speaks of."""

from guildhall.core.schema import load_schema
from guildhall.core.words import Kind, seat_kind
from guildhall.games.dutch_revolt import data

SEAT = seat_kind(5)
FACTION = Kind("faction", tuple(data.ids(data.FACTIONS)))
SIDE = Kind("side", (*data.ids(data.FACTIONS), "neutral"))
REGION = Kind("region", tuple(data.ids(data.REGIONS)))
PROVINCE = Kind("province", tuple(data.ids(data.PROVINCES)))
CITY = Kind("city", tuple(data.ids(data.CITIES)))
TOWN = Kind("town", tuple(data.ids(data.TOWNS)))
SPOT = Kind(
    "spot",
    tuple(f"{name}_field" for name in data.ids(data.PROVINCES))
    + tuple(f"{name}_city" for name in data.ids(data.CITIES))
    + tuple(f"{name}_town" for name in data.ids(data.TOWNS)),
)
"""Every place where a unit can stand: open country, cities, towns."""
BOX = Kind("box", tuple(data.ids(data.BOXES)))
RATE = Kind("rate", tuple(str(rate + 1) for rate in range(data.BOX.highest_tax)))
CAMP = Kind("camp", ("catholic", "reformed", "aside"))
PLACE = Kind("place", tuple(str(place + 1) for place in range(len(data.FACTIONS))))
BISHOPRIC = Kind("bishopric", tuple(province.bishopric for province in data.BISHOPRICS))
UNIVERSITY = Kind("university", tuple(data.ids(data.UNIVERSITIES)))
CREED = Kind("creed", data.STATES)
SOURCE = Kind(
    "source",
    ("cities", "provinces", "bishoprics", "garrisons", "estates", "trade", "universities"),
)

SCHEMA = load_schema(__file__)
WORDS = SCHEMA.words(
    {
        "seat": SEAT,
        "faction": FACTION,
        "hirer": FACTION,
        "rival": FACTION,
        "side": SIDE,
        "region": REGION,
        "to": REGION,
        "province": PROVINCE,
        "target": PROVINCE,
        "city": CITY,
        "town": TOWN,
        "spot": SPOT,
        "box": BOX,
        "rate": RATE,
        "camp": CAMP,
        "place": PLACE,
        "bishopric": BISHOPRIC,
        "university": UNIVERSITY,
        "creed": CREED,
        "source": SOURCE,
    }
)
PHASE = WORDS.kinds["phase"]
REASONS = SCHEMA.numbered_reasons()
