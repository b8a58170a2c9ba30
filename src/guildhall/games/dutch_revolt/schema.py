"""Generated from schema.toml by `python scripts/generate.py`; do not edit.

The numbers of phases, moves and things, and the fields of a game.
"""

from typing import Final

from guildhall.core.numbers import Int, Ints, ints
from guildhall.core.state import State

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

SEATS: Final = 5
FACTIONS: Final = 5
SIDES: Final = 6
NEUTRAL: Final = 5
BEGGARS: Final = 5
PROVINCES: Final = 24
CITIES: Final = 12
TOWNS: Final = 38
SPOTS: Final = 74
FIRST_CITY: Final = 24
FIRST_TOWN: Final = 36
REGIONS: Final = 9
BOXES: Final = 7
HUGUENOTS: Final = 3
TREASURE: Final = 6
BISHOPRICS: Final = 8
UNIVERSITIES: Final = 7

CATHOLICS: Final = 0
HABSBURGS: Final = 1
NOBILITY: Final = 2
BURGHERS: Final = 3
REFORMERS: Final = 4
STRONGLY_CATHOLIC: Final = 0
CATHOLIC: Final = 1
REFORMED: Final = 2
STRONGLY_REFORMED: Final = 3

STATION: Final = 0
TAX: Final = 9
SEND: Final = 12
CASH: Final = 180
INTERCEPT: Final = 187
KEEP: Final = 188
DISBAND: Final = 197
ABANDON: Final = 206
SACK: Final = 215
PLUNDER: Final = 253
RAISE: Final = 623
JOIN: Final = 632
BESIEGE: Final = 635
DESTROY: Final = 647
DESTROY_BESIEGER: Final = 656
BREAK: Final = 668
BLOCKADE: Final = 677
HOLD: Final = 689
MARCH: Final = 698
CONVERT: Final = 779
CANCEL: Final = 1223
ALLOW: Final = 1224
PLACE: Final = 1225
ENROL: Final = 1249
LOSE: Final = 1256
SETTLE: Final = 1330
LEAVE: Final = 1354
REACH: Final = 1428
DISSOLVE: Final = 1452
OCCUPY: Final = 1453
WITHDRAW: Final = 1527
MAN: Final = 1601
SWAY: Final = 1675
QUEUE: Final = 1687
DONE: Final = 1692
MOVES: Final = 1693

NONE: Final = ints(0)
FIELDS: Final = [
    "seats",
    "turn",
    "phase",
    "mover",
    "at",
    "begun",
    "asked",
    "taken",
    "region",
    "province",
    "due",
    "shipped",
    "stopped",
    "hirer",
    "beggars",
    "from_spot",
    "from_region",
    "to_region",
    "to_side",
    "round_done",
    "losing",
    "acted",
    "entered",
    "left",
    "vacant",
    "neutrals",
    "options",
    "order",
    "row",
    "units",
    "support",
    "coins",
    "stock",
    "armies",
    "flipped",
    "used",
    "held",
    "siege",
    "city_card",
    "province_card",
    "track",
    "track_from",
    "bishopric",
    "university",
    "caps",
    "points",
]


class RevoltState(State):
    """Every field of the game; a blank until it is filled for a new game."""

    def __init__(self) -> None:
        self.seats: Int = 0
        self.turn: Int = 0
        self.phase: Int = 0
        self.mover: Int = -1
        self.at: Int = 0
        self.begun: Int = 0
        self.asked: Int = 0
        self.taken: Int = 0
        self.region: Int = 0
        self.province: Int = -1
        self.due: Int = 0
        self.shipped: Int = 0
        self.stopped: Int = 0
        self.hirer: Int = -1
        self.beggars: Int = 0
        self.from_spot: Int = -1
        self.from_region: Int = -1
        self.to_region: Int = -1
        self.to_side: Int = -1
        self.round_done: Int = 0
        self.losing: Int = 0
        self.acted: Int = 0
        self.entered: Int = 0
        self.left: Int = 0
        self.vacant: Int = 0
        self.neutrals: Int = 0
        self.options: Ints = NONE
        self.order: Ints = NONE
        self.row: Ints = NONE
        self.units: Ints = NONE
        self.support: Ints = NONE
        self.coins: Ints = NONE
        self.stock: Ints = NONE
        self.armies: Ints = NONE
        self.flipped: Ints = NONE
        self.used: Ints = NONE
        self.held: Ints = NONE
        self.siege: Ints = NONE
        self.city_card: Ints = NONE
        self.province_card: Ints = NONE
        self.track: Ints = NONE
        self.track_from: Ints = NONE
        self.bishopric: Ints = NONE
        self.university: Ints = NONE
        self.caps: Ints = NONE
        self.points: Ints = NONE

    def fields(self) -> list[str]:
        return FIELDS

    def over(self) -> bool:
        return self.phase == PHASE_OVER

    def copy_into(self, o: "RevoltState") -> None:
        """Give every field to a blank twin; who changes a shared array replaces it."""
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
        o.options = self.options
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
        o.city_card = self.city_card
        o.province_card = self.province_card
        o.track = self.track[:]
        o.track_from = self.track_from[:]
        o.bishopric = self.bishopric
        o.university = self.university
        o.caps = self.caps[:]
        o.points = self.points[:]
