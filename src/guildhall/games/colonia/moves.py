"""The words of Colonia: what there is, what one may do, what may happen, why not."""

from guildhall.core.words import Kind, Words, seat_kind
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
PHASE = Kind(
    "phase",
    (
        *("hands", "good_die", "good_choice", "ships", "relics", "week", "stalls", "decrees"),
        *("council", "ties", "vote", "decide", "exchange", "market", "orders", "extra_orders"),
        *("loading", "purchases", "shrine", "insurance", "over"),
    ),
)

WORDS = Words(
    kinds={
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
        "phase": PHASE,
    },
    moves=[
        ("pass",),
        ("leave",),
        ("family", "family"),
        ("vote", "answer"),
        ("choose", "good"),
        ("take", "stall"),
        ("order", "craftsman"),
        ("load", "hold"),
        ("load_extra", "ship", "good"),
        ("exchange", "source", "target", "amount"),
        ("buy", "relic"),
        ("buy_insured", "relic", "owner"),
        ("enshrine", "relic"),
        ("insure", "relic"),
    ],
    chances=[
        ("cube", "resource"),
        ("die", "face"),
        ("ship", "ship"),
        ("relic", "relic"),
        ("week", "card"),
        ("decree", "decree"),
        ("first", "seat"),
    ],
    events={
        "drew_cube": ("seat", "resource"),
        "rolled": ("seat", "face"),
        "got_good": ("seat", "good"),
        "no_good_left": ("seat",),
        "ship_arrived": ("ship", "berth"),
        "ships_shuffled": ("count",),
        "relic_shown": ("relic",),
        "relics_shuffled": ("count",),
        "day": ("day", "week"),
        "week_card": ("card", "week", "cubes", "dice"),
        "stick_set": ("craftsman", "spaces"),
        "harbour_stick": ("ships",),
        "cube_on_stall": ("stall", "resource"),
        "bag_empty": ("missing",),
        "decree_shown": ("decree",),
        "chose_family": ("family",),
        "family_shown": ("seat", "family"),
        "sent": ("seat", "count"),
        "sent_short": ("seat", "count", "need"),
        "tie_rolled": ("seat", "place"),
        "turn_order": ("seat", "place"),
        "came_home": ("seat", "street", "count"),
        "went_to_street": ("seat", "street", "count"),
        "chose_vote": ("answer",),
        "voted": ("seat", "answer", "votes"),
        "mayor_settled": ("seat", "answer"),
        "decree_passed": ("decree", "yes", "no"),
        "decree_rejected": ("decree", "yes", "no"),
        "extra_hold_open": ("pays",),
        "fewer_next": ("count",),
        "passed": ("seat",),
        "passed_by_itself": ("seat",),
        "took_stall": ("seat", "stall", "count"),
        "got_cubes": ("seat", "resource", "count"),
        "cubes_returned": ("resource", "count"),
        "ordered": ("seat", "craftsman", "space", "count"),
        "paid_cube": ("seat", "resource"),
        "extra_order": ("face",),
        "stick_moved": ("craftsman", "spaces"),
        "delivered": ("seat", "good"),
        "not_delivered": ("seat", "good"),
        "queue_moved_up": ("craftsman", "orders"),
        "loaded": ("seat", "hold"),
        "loaded_extra": ("seat", "ship"),
        "paid_goods": ("seat", "good", "count"),
        "sailed": ("ship",),
        "earned": ("seat", "city", "money", "ship"),
        "exchanged": ("seat", "source", "target", "money"),
        "bought": ("seat", "relic", "city", "money"),
        "member_freed": ("seat", "relic"),
        "enshrined": ("seat", "relic"),
        "not_enshrined": ("seat", "city"),
        "insured": ("seat", "relic"),
        "discarded": ("relic", "count"),
        "cards_put_away": ("week",),
        "window": ("seat", "city", "money", "points"),
        "no_window": ("city",),
        "relic_points": ("seat", "relic", "points"),
        "shrine_points": ("seat", "relic", "points"),
        "empty_shrine": ("seat", "city", "points"),
        "won": ("seat", "points"),
        "drawn_game": ("winners",),
    },
    refusals={
        "unknown_move": ("move",),
        "no_such_seat": ("seats",),
        "game_over": (),
        "drawing": ("phase",),
        "wrong_phase": ("phase",),
        "already_chosen": ("waiting",),
        "no_vote": (),
        "not_your_turn": ("other",),
        "passed_already": ("day",),
        "card_used": ("family",),
        "good_gone": ("good",),
        "stall_empty": ("stall",),
        "too_few_members": ("need", "have"),
        "missing_cube": ("resource", "craftsman"),
        "column_full": ("craftsman", "spaces"),
        "ship_not_here": ("ship",),
        "hold_taken": ("hold", "owner"),
        "missing_goods": ("good", "need", "have"),
        "no_extra_hold": ("ship",),
        "extra_hold_taken": ("ship", "owner"),
        "same_currency": ("city",),
        "too_little_money": ("city", "need", "have"),
        "not_on_display": ("relic",),
        "insured_card": ("relic",),
        "not_insured_by": ("relic", "owner"),
        "nobody_there": ("owner", "seats"),
        "already_insured": ("relic",),
        "wrong_relic": ("relic", "city"),
        "passed_over": ("relic",),
        "not_owned": ("relic",),
    },
)
