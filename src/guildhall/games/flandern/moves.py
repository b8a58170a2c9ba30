"""The words of Flandern 1302: the kinds of things that its schema speaks of."""

from guildhall.core.schema import load_schema
from guildhall.core.words import Kind, seat_kind
from guildhall.games.flandern import data
from guildhall.games.flandern.geometry import NEW_PLOTS, WAYS

MOST_INFLUENCE = data.SILVER.influence + sum(c.a + c.b for c in data.GOLDEN if c.id == "influence")

SEAT = seat_kind(4)
ARMS = Kind("arms", tuple(arms.id for arms in data.ARMS))
GUILD = Kind("guild", ARMS.ids[:4])
CITY = Kind("city", tuple(city.id for city in data.CITIES))
GROUND = Kind("ground", tuple(ground.id for ground in data.GROUNDS))
PLOT = Kind("plot", (*(plot.id for plot in data.GROUNDS[0].plots), *NEW_PLOTS, "centre"))
SHAPE = Kind("shape", tuple(shape.id for shape in data.SHAPES))
TILE = Kind("tile", ("plain", "one", "two", *(special.id for special in data.SPECIALS)))
WAY = Kind("way", WAYS)
DEED = Kind("deed", (*CITY.ids, "site", "take_back"))
CARD = Kind("card", tuple(card.id for card in data.GOLDEN))
NUMBER = Kind("number", tuple(str(n) for n in range(MOST_INFLUENCE + 1)))
CHARGE = Kind(
    "charge", tuple(f"{guild}-{deed}" for guild in GUILD.ids for deed in (*CITY.ids, "site"))
)
ENDINGS = ("plots_filled", "gold_gone", "influenced_only", "stalled")

SCHEMA = load_schema(__file__)
WORDS = SCHEMA.words(
    {
        "seat": SEAT,
        "other": SEAT,
        "arms": ARMS,
        "guild": GUILD,
        "city": CITY,
        "ground": GROUND,
        "plot": PLOT,
        "touched": PLOT,
        "partner": PLOT,
        "shape": SHAPE,
        "need": SHAPE,
        "tile": TILE,
        "way": WAY,
        "deed": DEED,
        "card": CARD,
        "number": NUMBER,
        "charge": CHARGE,
    }
)
PHASE = WORDS.kinds["phase"]
REASONS = SCHEMA.numbered_reasons()
