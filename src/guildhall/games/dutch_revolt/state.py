"""The fields of a game of the Dutch Revolt, and how to copy them.

Units are counts, `spot * SIDES + side`; a side is a faction or the neutrals. What a faction owns
is a row of a flat array: `faction * BOXES + box`, `faction * REGIONS + region`. A token is a unit
on the map or in a support box, a coin, or in stock; moves carry it from one to the other (DR-3).
"""

from typing import Final

from guildhall.core.numbers import Int, Ints
from guildhall.core.state import State
from guildhall.games.dutch_revolt.tables import NONE

PHASE_SETUP: Final = 0
PHASE_TAXES: Final = 1
PHASE_SUPPORT: Final = 2
PHASE_UPKEEP: Final = 3
PHASE_RAISING: Final = 4
PHASE_BATTLES: Final = 5
PHASE_SIEGES: Final = 6
PHASE_BEGGARS: Final = 7
PHASE_ARMIES: Final = 8
PHASE_INFLUENCE: Final = 9
PHASE_NEW_UNITS: Final = 10
PHASE_CONFLICT: Final = 11
PHASE_NEUTRALS: Final = 12
PHASE_SURPLUS: Final = 13
PHASE_MOVEMENT: Final = 14
PHASE_RESOLUTION: Final = 15
PHASE_CITIZENS: Final = 16
PHASE_AWARDS: Final = 17
PHASE_BISHOPRICS: Final = 18
PHASE_UNIVERSITIES: Final = 19
PHASE_ORDER: Final = 20
PHASE_OVER: Final = 21

ASK_VICTIM: Final = 1  # an abandoned army takes its toll
ASK_INTERCEPT: Final = 2  # the Huguenots may stop Spanish Treasure
ASK_CANCEL: Final = 3  # held-back beggars may stop an army
ASK_REACH: Final = 4  # a surplus unit looks for a province
ASK_MAN: Final = 5  # neutrals are too few for the empty places

MAJORITY: Final = 0
CITIES_COUNT: Final = 1
CATHOLIC_AIM: Final = 2
ALLEGIANCE_CAP: Final = 3
SUPPORT_TARGET: Final = 4
TURN0_CAP: Final = 5
TOWN_OUSTING: Final = 6
INTERCEPTION: Final = 7
NEUTRAL_POOL: Final = 8
MINIMUM_UNITS: Final = 9
CONFLICT_RULE: Final = 10
TAX_ROUNDING: Final = 11
BEGGAR_SIEGES: Final = 12
BESIEGED_UNITS: Final = 13
OPTIONS: Final = 14

FIELDS: Final = [
    *("seats", "turn", "phase", "mover", "at", "begun", "asked", "taken", "region", "province"),
    *("due", "shipped", "stopped", "hirer", "beggars", "from_spot", "from_region", "to_region"),
    *("to_side", "round_done", "losing", "acted", "entered", "left", "vacant", "neutrals"),
    *("options", "order", "row", "units", "support", "coins", "stock", "armies", "flipped", "used"),
    *("held", "siege", "city_card", "province_card", "track", "track_from", "bishopric"),
    *("university", "caps", "points"),
]


class RevoltState(State):
    """Every field of the game; a blank until `new_dutch_revolt` fills it."""

    def __init__(self) -> None:
        """Set a blank for every field."""
        self.seats: Int = 0
        self.turn: Int = 0
        self.phase: Int = PHASE_SETUP
        self.mover: Int = -1  # the faction that owes a decision
        self.at: Int = 0  # place in the turn order of the faction whose go it is
        self.begun: Int = 0  # the go of that faction (or of the phase) has begun
        self.asked: Int = 0  # another faction answers, or the mover owes a follow-up
        self.taken: Int = 0  # inputs of the mover's unfinished decision
        self.region: Int = 0  # cursor of upkeep and battles
        self.province: Int = -1  # cursor of conflict and movement
        self.due: Int = 0  # units to place, armies raised, armies left to decide on
        self.shipped: Int = 0  # Spanish Treasure on its way to the treasury
        self.stopped: Int = 0  # Huguenots tied down by an interception this turn
        self.hirer: Int = -1  # who hired Water Beggars this turn
        self.beggars: Int = 0  # Water Beggars still in their box
        self.from_spot: Int = -1  # spot of an announced conversion or overflow
        self.from_region: Int = -1  # where an announced march or conversion begins
        self.to_region: Int = -1
        self.to_side: Int = -1
        self.round_done: Int = 0  # sides that lost a unit in this round of a conflict
        self.losing: Int = 0  # sides that still lose one at this instant
        self.acted: Int = 0  # factions that moved in this province
        self.entered: Int = 0  # bits of spots (place in the list of the province) entered
        self.left: Int = 0  # bits of spots left
        self.vacant: Int = 0  # cities that were empty when phase 14 ended
        self.neutrals: Int = 0
        self.options: Ints = NONE
        self.order: Ints = NONE
        self.row: Ints = NONE  # cards laid for the next turn's order
        self.units: Ints = NONE
        self.support: Ints = NONE
        self.coins: Ints = NONE
        self.stock: Ints = NONE
        self.armies: Ints = NONE  # unflipped, in a box or on a siege
        self.flipped: Ints = NONE
        self.used: Ints = NONE  # armies that acted in this phase
        self.held: Ints = NONE  # Water Beggars held back, by region
        self.siege: Ints = NONE  # by city: faction, BEGGARS, -1
        self.city_card: Ints = NONE
        self.province_card: Ints = NONE
        self.track: Ints = NONE
        self.track_from: Ints = NONE  # where the markers stood when phase 16 began
        self.bishopric: Ints = NONE
        self.university: Ints = NONE  # 1 = Reformed
        self.caps: Ints = NONE  # how many more new units the mover may place, by province
        self.points: Ints = NONE  # faction * SOURCES: last count by source

    def fields(self) -> list[str]:
        """Name every field."""
        return FIELDS

    def copy_into(self, o: "RevoltState") -> None:
        """Give every field to a blank twin; arrays are copied."""
        o.seats = self.seats
        o.turn = self.turn
        o.phase = self.phase
        o.mover = self.mover
        o.at = self.at
        o.begun = self.begun
        o.asked = self.asked
        o.taken = self.taken
        o.region = self.region
        o.province = self.province
        o.due = self.due
        o.shipped = self.shipped
        o.stopped = self.stopped
        o.hirer = self.hirer
        o.beggars = self.beggars
        o.from_spot = self.from_spot
        o.from_region = self.from_region
        o.to_region = self.to_region
        o.to_side = self.to_side
        o.round_done = self.round_done
        o.losing = self.losing
        o.acted = self.acted
        o.entered = self.entered
        o.left = self.left
        o.vacant = self.vacant
        o.neutrals = self.neutrals
        o.options = self.options[:]
        o.order = self.order[:]
        o.row = self.row[:]
        o.units = self.units[:]
        o.support = self.support[:]
        o.coins = self.coins[:]
        o.stock = self.stock[:]
        o.armies = self.armies[:]
        o.flipped = self.flipped[:]
        o.used = self.used[:]
        o.held = self.held[:]
        o.siege = self.siege[:]
        o.city_card = self.city_card[:]
        o.province_card = self.province_card[:]
        o.track = self.track[:]
        o.track_from = self.track_from[:]
        o.bishopric = self.bishopric[:]
        o.university = self.university[:]
        o.caps = self.caps[:]
        o.points = self.points[:]
