"""The view of a seat of the Dutch Revolt as numbers; built from the view and from nothing else.

Factions are unequal, so rows by faction keep their order; only scores and owners are counted from
the viewer.
"""

from typing import Final

from guildhall.core.encoding import (
    Encoding,
    Field,
    bits,
    choice,
    choices,
    common,
    number,
    numbers,
    one_hots,
    owners,
    padded,
)
from guildhall.games.dutch_revolt import data
from guildhall.games.dutch_revolt.moves import PHASE
from guildhall.games.dutch_revolt.schema import (
    BISHOPRICS,
    BOXES,
    CITIES,
    FACTIONS,
    PROVINCES,
    REGIONS,
    SIDES,
    SPOTS,
    UNIVERSITIES,
)
from guildhall.games.dutch_revolt.state import ASK_MAN, OPTIONS
from guildhall.games.dutch_revolt.tables import SOURCES, TRACK_LENGTH, TURNS

ENCODING: Final = 2
MOST_POINTS = 999
TOKENS = max(line.tokens for line in data.SEAT_ROWS)
ARMIES = max(line.armies for line in data.SEAT_ROWS)
NEUTRALS = 99
"""At least the larger of the two pools of neutrals."""
STATES = len(data.STATES)
CROWDED = 16
"""At least the spots of any province, which the cursor of movement counts."""


def layout(seats: int) -> list[Field]:
    """Give the fields in order."""
    return [
        *common(seats, -MOST_POINTS, MOST_POINTS),
        *_course(seats),
        *_map(),
        *_factions(),
        *_cursors(),
    ]


def _course(seats: int) -> list[Field]:
    return [
        numbers("options", "the options, in their order", (OPTIONS,), 0, NEUTRALS),
        number("turn", "the turn", 0, int(TURNS)),
        choice("phase", "the phase, in the order of the kind `phase`", len(PHASE.ids)),
        choice("mover", "the faction that owes a decision", FACTIONS),
        owners("owners", "whose each faction is", (FACTIONS,), seats),
        _queue("order", "the turn order: place by faction"),
        _queue("row", "cards laid for the next turn order: place by faction"),
    ]


def _queue(name: str, meaning: str) -> Field:
    return Field(
        name,
        meaning,
        (FACTIONS, FACTIONS),
        0,
        1,
        lambda v: one_hots(padded(getattr(v, name), FACTIONS, -1), FACTIONS),
    )


def _map() -> list[Field]:
    length = int(TRACK_LENGTH)
    return [
        numbers("units", "units by spot and side, neutrals last", (SPOTS, SIDES), 0, TOKENS),
        numbers("totals", "units in each province", (PROVINCES,), 0, 2 * TOKENS),
        number("neutrals", "neutrals in the pool", 0, NEUTRALS),
        number("beggars", "Water Beggars in their box", 0, data.BOX.beggars),
        choice("hirer", "who hired Water Beggars this turn", FACTIONS),
        numbers("held", "Water Beggars held back, by region", (REGIONS,), 0, data.BOX.beggars),
        choices("siege", "who besieges each city, Water Beggars last", CITIES, SIDES),
        choices("city_card", "who holds the card of each city", CITIES, FACTIONS),
        choices("province_card", "who holds the card of each province", PROVINCES, FACTIONS),
        numbers("track", "the marker of each city", (CITIES,), 0, length),
        numbers("track_from", "where the marker stood", (CITIES,), 0, length),
        choices("bishopric", "the creed of each bishopric", BISHOPRICS, STATES),
        numbers("university", "the university is Reformed", (UNIVERSITIES,), 0, 1),
    ]


def _factions() -> list[Field]:
    armies = (FACTIONS, REGIONS)
    return [
        numbers("support", "units in the support boxes", (FACTIONS, BOXES), 0, TOKENS),
        numbers("coins", "coins", (FACTIONS,), 0, TOKENS),
        numbers("stock", "tokens in stock", (FACTIONS,), 0, TOKENS),
        numbers("armies", "armies by region", armies, 0, ARMIES),
        numbers("flipped", "armies that are turned over", armies, 0, ARMIES),
        numbers("used", "armies that acted in this phase", armies, 0, ARMIES),
        numbers("points", "points of the last count, by source", *_points()),
        numbers("projection", "points by source if counted now", *_points()),
    ]


def _points() -> tuple[tuple[int, int], int, int]:
    return (FACTIONS, SOURCES), -MOST_POINTS, MOST_POINTS


def _cursors() -> list[Field]:
    return [
        numbers("caps", "new units the mover may still place", (PROVINCES,), 0, 2 * TOKENS),
        choice("at", "the place in the turn order of the faction whose go it is", FACTIONS + 1),
        number("begun", "the go has begun", 0, 1),
        choice("asked", "the follow-up question", ASK_MAN + 1),
        number("taken", "inputs of the unfinished decision", 0, TOKENS),
        choice("region", "the region of upkeep and battles", REGIONS + 1),
        choice("province", "the province of conflict and movement", PROVINCES + 1),
        number("due", "units to place, armies raised or to decide on", 0, TOKENS),
        number("shipped", "treasure on its way", 0, TOKENS),
        number("stopped", "Huguenots tied down by an interception", 0, TOKENS),
        choice("from_spot", "the spot of an announced conversion or overflow", SPOTS),
        choice("from_region", "where an announced march or conversion begins", REGIONS),
        choice("to_region", "where it goes", REGIONS),
        choice("to_side", "whom it hits", SIDES),
        _mask("round_done", "sides that lost a unit in this round", SIDES),
        _mask("losing", "sides that still lose one at this instant", SIDES),
        _mask("acted", "factions that moved in this province", SIDES),
        _mask("entered", "spots entered, by place in the province's list", CROWDED),
        _mask("left", "spots left, by place in the province's list", CROWDED),
        _mask("vacant", "cities that were empty when surplus was done", CITIES),
    ]


def _mask(name: str, meaning: str, size: int) -> Field:
    return Field(name, meaning, (size,), 0, 1, lambda v: bits(getattr(v, name), size))


ENCODED = Encoding(ENCODING, layout)
