"""The words of Flandern 1302: what there is, what one may do, what may happen, why not."""

from guildhall.core.words import Kind, Words, seat_kind
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
PHASE = Kind(
    "phase",
    (
        *("guild", "found", "adopt", "settle", "gold", "choose", "turn", "draw", "act", "whose"),
        *("tile", "lies", "cathedral", "master", "next", "over"),
    ),
)
ENDINGS = ("plots_filled", "gold_gone", "influenced_only", "stalled")

WORDS = Words(
    kinds={
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
        "phase": PHASE,
    },
    moves=[
        ("guild", "guild"),
        ("found", "ground"),
        ("adopt", "guild"),
        ("choose", "deed"),
        ("influence", "number"),
        ("draw",),
        ("build", "city", "plot"),
        ("finish", "city", "plot"),
        ("whose", "arms"),
        ("tile", "tile"),
        ("lies", "way"),
        ("cathedral", "city", "plot"),
        ("master", "city", "plot"),
    ],
    chances=[
        ("settle", "ground"),
        ("gold", "card"),
        ("charge", "charge"),
    ],
    events={
        "took_guild": ("seat", "guild"),
        "adopted": ("seat", "guild"),
        "founded": ("seat", "city", "ground", "arms"),
        "settled": ("city", "ground", "arms"),
        "unused": ("city",),
        "round": ("round", "seat"),
        "gold": ("seat",),
        "gold_seen": ("card",),
        "gold_removed": ("seat", "card"),
        "gold_none": ("seat",),
        "chose": ("deed", "laid"),
        "revealed": ("seat", "deed", "laid"),
        "order": ("seat", "place"),
        "plays": ("seat", "deed"),
        "charge": ("seat", "charge"),
        "charge_removed": ("seat", "charge"),
        "reshuffled": ("count",),
        "idle": ("count", "left"),
        "stalled": ("count",),
        "built": ("seat", "city", "plot", "arms", "tile"),
        "began": ("seat", "city", "plot", "arms", "tile"),
        "new_plot": ("city", "plot", "shape"),
        "swallowed": ("city", "plot"),
        "finished": ("seat", "city", "plot", "arms"),
        "took_back": ("seat", "count"),
        "no_effect": ("seat", "card"),
        "no_pawn": ("seat",),
        "gold_shown": ("seat", "card"),
        "gained": ("seat", "count"),
        "cathedral": ("seat", "city", "plot"),
        "master": ("seat", "city", "plot", "arms"),
        "covered": ("city", "plot"),
        "scored": ("city", "value"),
        "ranked": ("city", "arms", "count", "masters", "rank", "tied", "value", "points"),
        "pawns_back": ("city", "count"),
        "cards_out": ("city",),
        "bonus": ("seat", "count", "points"),
        "result": ("seat", "points"),
        "won": ("seat", "points"),
    },
    refusals={
        "unknown_move": ("move",),
        "no_such_seat": ("seats",),
        "game_over": (),
        "drawing": ("phase",),
        "wrong_phase": ("phase",),
        "already_chosen": ("waiting",),
        "not_your_turn": ("other",),
        "guild_taken": ("guild", "other"),
        "ground_taken": ("ground", "city"),
        "not_in_hand": ("deed",),
        "card_chosen": ("deed",),
        "card_first": (),
        "too_few_influence": ("have",),
        "already_drawn": (),
        "city_unused": ("city",),
        "city_scored": ("city",),
        "other_city": ("city",),
        "no_such_plot": ("city", "plot"),
        "not_a_plot": ("plot",),
        "plot_built": ("city", "plot", "arms"),
        "plot_covered": ("city", "plot"),
        "long_side": ("city", "plot"),
        "same_arms": ("city", "plot", "arms", "touched"),
        "empty_stock": ("arms", "shape"),
        "wrong_shape": ("tile", "need", "shape"),
        "wrong_arms": ("arms",),
        "no_such_tile": ("arms", "tile", "shape"),
        "special_gone": ("tile",),
        "special_church": ("tile",),
        "no_room": ("tile", "city", "plot"),
        "lies_not": ("tile", "way"),
        "site_builds_only": (),
        "nothing_there": ("city", "plot"),
        "no_site": ("city", "plot"),
        "not_yours": ("arms",),
        "not_church": ("city", "plot", "arms"),
        "has_cathedral": ("city", "plot"),
    },
)
