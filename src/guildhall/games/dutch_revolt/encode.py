"""What a seat of the Dutch Revolt may know, as numbers: one line for each field.

Factions are unequal, so rows by faction keep their order; only scores and owners are counted from
the viewer.
"""

from typing import Final, cast

from guildhall.core.encoding import Encoding, declared, one_hots, padded
from guildhall.core.numbers import Int, copy_shorts, copy_some, made
from guildhall.core.sheet import Scribe, Sheet
from guildhall.core.state import State
from guildhall.games.dutch_revolt import data
from guildhall.games.dutch_revolt.game import DutchRevolt, new_dutch_revolt
from guildhall.games.dutch_revolt.moves import PHASE
from guildhall.games.dutch_revolt.phases.control import province_totals
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
from guildhall.games.dutch_revolt.scoring import projected
from guildhall.games.dutch_revolt.state import ASK_MAN, NEUTRAL_POOL, OPTIONS
from guildhall.games.dutch_revolt.tables import OWNER, SOURCES, TRACK_LENGTH, TURNS

ENCODING: Final = 2
MOST_POINTS: Final = 999
TOKENS: Final[Int] = max(line.tokens for line in data.SEAT_ROWS)
ARMIES: Final[Int] = max(line.armies for line in data.SEAT_ROWS)
BEGGARS: Final[Int] = data.BOX.beggars
STATES: Final[Int] = len(data.STATES)
PHASES: Final[Int] = len(PHASE.ids)
NEUTRALS: Final = 99
"""At least the larger of the two pools of neutrals."""
TOLD: Final = 14
"""Options that are told: not the values of the map, so that networks keep their shape."""
CROWDED: Final = 16
"""At least the spots of any province, which the cursor of movement counts."""


class RevoltScribe(Scribe):
    """DR-5: no secrets; all seats see the same board."""

    def write(self, state: State, sheet: Sheet) -> None:
        """Write all fields, in their order."""
        s = cast(DutchRevolt, state)
        sheet.common(s, -MOST_POINTS, MOST_POINTS)
        same = course(s, sheet)
        same = country(s, sheet) and same
        factions(s, sheet, same)
        decision(s, sheet)
        done(s, sheet)


def course(s: DutchRevolt, sheet: Sheet) -> bool:
    """Write how far the turn has come; whether turn and phase are those of before."""
    told = "the options, in their order, less the values of the map"
    sheet.row("options", told, TOLD, 0, NEUTRALS, s.options)
    start = sheet.at
    sheet.number("turn", "the turn", 0, TURNS, s.turn)
    sheet.choice("phase", "the phase, in the order of the kind `phase`", PHASES, s.phase)
    same = sheet.unchanged(start, sheet.at)
    sheet.choice("mover", "the faction that owes a decision", FACTIONS, s.mover)
    owners = OWNER[s.seats * FACTIONS : (s.seats + 1) * FACTIONS]
    sheet.owners("owners", "whose each faction is", FACTIONS, 1, owners)
    sheet.choices("order", "the turn order: place by faction", FACTIONS, FACTIONS, s.order)
    row = "cards laid for the next turn order: place by faction"
    sheet.choices("row", row, FACTIONS, FACTIONS, s.row)
    return same


def country(s: DutchRevolt, sheet: Sheet) -> bool:
    """Write the map; whether units, cards and creeds are those of before."""
    sides = "units by spot and side, neutrals last"
    start = sheet.at
    sheet.rows("units", sides, SPOTS, SIDES, 0, TOKENS, s.units)
    same = sheet.unchanged(start, sheet.at)
    totals = sheet.room("totals", "units in each province", PROVINCES, 1, 0, 2 * TOKENS)
    sheet.number("neutrals", "neutrals in the pool", 0, NEUTRALS, s.neutrals)
    sheet.number("beggars", "Water Beggars in their box", 0, BEGGARS, s.beggars)
    sheet.choice("hirer", "who hired Water Beggars this turn", FACTIONS, s.hirer)
    sheet.row("held", "Water Beggars held back, by region", REGIONS, 0, BEGGARS, s.held)
    siege = "who besieges each city, Water Beggars last"
    start = sheet.at
    sheet.choices("siege", siege, CITIES, SIDES, s.siege)
    if same and sheet.unchanged(start, sheet.at):
        copy_shorts(sheet.before, totals, totals + PROVINCES, sheet.numbers, totals)
    elif not sheet.listing:
        copy_some(province_totals(s), 0, PROVINCES, sheet.numbers, totals)
    start = sheet.at
    sheet.choices("city_card", "who holds the card of each city", CITIES, FACTIONS, s.city_card)
    card = "who holds the card of each province"
    sheet.choices("province_card", card, PROVINCES, FACTIONS, s.province_card)
    same = same and sheet.unchanged(start, sheet.at)
    sheet.row("track", "the marker of each city", CITIES, 0, TRACK_LENGTH, s.track)
    sheet.row("track_from", "where the marker stood", CITIES, 0, TRACK_LENGTH, s.track_from)
    start = sheet.at
    sheet.choices("bishopric", "the creed of each bishopric", BISHOPRICS, STATES, s.bishopric)
    sheet.row("university", "the university is Reformed", UNIVERSITIES, 0, 1, s.university)
    return same and sheet.unchanged(start, sheet.at)


def factions(s: DutchRevolt, sheet: Sheet, same: bool) -> None:
    """Write what each faction has, and its points; `same`: turn, phase and map are as before."""
    support = "units in the support boxes"
    sheet.rows("support", support, FACTIONS, BOXES, 0, TOKENS, s.support)
    sheet.row("coins", "coins", FACTIONS, 0, TOKENS, s.coins)
    sheet.row("stock", "tokens in stock", FACTIONS, 0, TOKENS, s.stock)
    start = sheet.at
    sheet.rows("armies", "armies by region", FACTIONS, REGIONS, 0, ARMIES, s.armies)
    same = same and sheet.unchanged(start, sheet.at)
    sheet.rows("flipped", "armies that are turned over", FACTIONS, REGIONS, 0, ARMIES, s.flipped)
    sheet.rows("used", "armies that acted in this phase", FACTIONS, REGIONS, 0, ARMIES, s.used)
    last, now = "points of the last count, by source", "points by source if counted now"
    sheet.rows("points", last, FACTIONS, SOURCES, -MOST_POINTS, MOST_POINTS, s.points)
    at = sheet.room("projection", now, FACTIONS, SOURCES, -MOST_POINTS, MOST_POINTS)
    if same:
        copy_shorts(sheet.before, at, at + FACTIONS * SOURCES, sheet.numbers, at)
    elif not sheet.listing:
        copy_some(projected(s), 0, FACTIONS * SOURCES, sheet.numbers, at)


def decision(s: DutchRevolt, sheet: Sheet) -> None:
    """Write where the unfinished decision stands."""
    sheet.row("caps", "new units the mover may still place", PROVINCES, 0, 2 * TOKENS, s.caps)
    at = "the place in the turn order of the faction whose go it is"
    sheet.choice("at", at, FACTIONS + 1, s.at)
    sheet.number("begun", "the go has begun", 0, 1, s.begun)
    sheet.choice("asked", "the follow-up question", ASK_MAN + 1, s.asked)
    sheet.number("taken", "inputs of the unfinished decision", 0, TOKENS, s.taken)
    sheet.choice("region", "the region of upkeep and battles", REGIONS + 1, s.region)
    sheet.choice("province", "the province of conflict and movement", PROVINCES + 1, s.province)
    sheet.number("due", "units to place, armies raised or to decide on", 0, TOKENS, s.due)
    sheet.number("shipped", "treasure on its way", 0, TOKENS, s.shipped)
    sheet.number("stopped", "Huguenots tied down by an interception", 0, TOKENS, s.stopped)
    spot = "the spot of an announced conversion or overflow"
    sheet.choice("from_spot", spot, SPOTS, s.from_spot)
    begins = "where an announced march or conversion begins"
    sheet.choice("from_region", begins, REGIONS, s.from_region)
    sheet.choice("to_region", "where it goes", REGIONS, s.to_region)
    sheet.choice("to_side", "whom it hits", SIDES, s.to_side)


def done(s: DutchRevolt, sheet: Sheet) -> None:
    """Write who and what has had its part in the phase."""
    sheet.several("round_done", "sides that lost a unit in this round", SIDES, s.round_done)
    sheet.several("losing", "sides that still lose one at this instant", SIDES, s.losing)
    sheet.several("acted", "factions that moved in this province", SIDES, s.acted)
    entered = "spots entered, by place in the province's list"
    sheet.several("entered", entered, CROWDED, s.entered)
    sheet.several("left", "spots left, by place in the province's list", CROWDED, s.left)
    vacant = "cities that were empty when surplus was done"
    sheet.several("vacant", vacant, CITIES, s.vacant)


APART: Final = {
    "options": lambda v: v.options[:TOLD],
    "order": lambda v: one_hots(padded(v.order, FACTIONS, -1), FACTIONS),
    "row": lambda v: one_hots(padded(v.row, FACTIONS, -1), FACTIONS),
}
"""Fields that a view holds in another shape."""


def _blank(seats: int) -> State:
    options = made([0] * OPTIONS)
    options[NEUTRAL_POOL] = data.BOX.neutrals
    return new_dutch_revolt(seats, options)


SCRIBE: Final = RevoltScribe()
ENCODED = Encoding(ENCODING, declared(SCRIBE, _blank, APART), SCRIBE)
