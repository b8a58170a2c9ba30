"""Generated from schema.toml by `python scripts/generate.py`; do not edit.

The numbers of phases, moves and things, and the fields of a game.
"""

from typing import Final

from guildhall.core.numbers import Int, Ints, ints
from guildhall.core.state import State

PHASE_GUILD: Final = 0
PHASE_FOUND: Final = 1
PHASE_ADOPT: Final = 2
PHASE_SETTLE: Final = 3
PHASE_GOLD: Final = 4
PHASE_CHOOSE: Final = 5
PHASE_TURN: Final = 6
PHASE_DRAW: Final = 7
PHASE_ACT: Final = 8
PHASE_WHOSE: Final = 9
PHASE_TILE: Final = 10
PHASE_LIES: Final = 11
PHASE_CATHEDRAL: Final = 12
PHASE_MASTER: Final = 13
PHASE_NEXT: Final = 14
PHASE_OVER: Final = 15

ARMS: Final = 6
GUILDS: Final = 4
RANKED: Final = 5
GREY: Final = 4
CHURCH: Final = 5
CITIES: Final = 6
LUIK: Final = 4
UTRECHT: Final = 5
PLOTS: Final = 17
SHAPES: Final = 3
WAYS: Final = 12
DEEDS: Final = 8
SITE: Final = 6
TAKE_BACK: Final = 7
CHARGES: Final = 7
CARDS: Final = 11
INFLUENCE_CARD: Final = 8
CATHEDRAL_CARD: Final = 9

GUILD: Final = 0
FOUND: Final = 4
ADOPT: Final = 10
CHOOSE: Final = 14
INFLUENCE: Final = 22
DRAW: Final = 32
BUILD: Final = 33
FINISH: Final = 135
WHOSE: Final = 237
TILE: Final = 243
LIES: Final = 250
CATHEDRAL: Final = 262
MASTER: Final = 364
MOVES: Final = 466

CHANCE_SETTLE: Final = 0
CHANCE_GOLD: Final = 1
CHANCE_CHARGE: Final = 2

NONE: Final = ints(0)
FIELDS: Final = [
    "seats",
    "fixed",
    "corner",
    "zero_bonus",
    "phase",
    "round",
    "lead",
    "cursor",
    "mover",
    "source",
    "card",
    "own",
    "city",
    "lot",
    "whose",
    "tile",
    "step",
    "gold",
    "gold_from",
    "site_pawns",
    "cathedrals",
    "specials",
    "scored",
    "pile",
    "aside",
    "acted",
    "idle",
    "reason",
    "guild",
    "adopted",
    "hands",
    "played",
    "influence",
    "chosen",
    "laid",
    "order",
    "ground",
    "built",
    "near",
    "plots",
    "covered",
    "gone",
    "sites",
    "cathedral",
    "ones",
    "twos",
    "arms",
    "touched",
    "master_at",
    "stock",
    "gold_a",
    "gold_b",
    "gold_used",
    "points",
    "bonus",
]


class FlandernState(State):
    """Every field of the game; a blank until it is filled for a new game."""

    def __init__(self) -> None:
        self.seats: Int = 0
        self.fixed: Int = 0
        self.corner: Int = 0
        self.zero_bonus: Int = 0
        self.phase: Int = 0
        self.round: Int = 0
        self.lead: Int = 0
        self.cursor: Int = 0
        self.mover: Int = -1
        self.source: Int = 0
        self.card: Int = -1
        self.own: Int = -1
        self.city: Int = -1
        self.lot: Int = -1
        self.whose: Int = -1
        self.tile: Int = -1
        self.step: Int = 0
        self.gold: Int = -1
        self.gold_from: Int = -1
        self.site_pawns: Int = 0
        self.cathedrals: Int = 0
        self.specials: Int = 0
        self.scored: Int = 0
        self.pile: Int = 0
        self.aside: Int = 0
        self.acted: Int = 0
        self.idle: Int = 0
        self.reason: Int = 0
        self.guild: Ints = NONE
        self.adopted: Ints = NONE
        self.hands: Ints = NONE
        self.played: Ints = NONE
        self.influence: Ints = NONE
        self.chosen: Ints = NONE
        self.laid: Ints = NONE
        self.order: Ints = NONE
        self.ground: Ints = NONE
        self.built: Ints = NONE
        self.near: Ints = NONE
        self.plots: Ints = NONE
        self.covered: Ints = NONE
        self.gone: Ints = NONE
        self.sites: Ints = NONE
        self.cathedral: Ints = NONE
        self.ones: Ints = NONE
        self.twos: Ints = NONE
        self.arms: Ints = NONE
        self.touched: Ints = NONE
        self.master_at: Ints = NONE
        self.stock: Ints = NONE
        self.gold_a: Ints = NONE
        self.gold_b: Ints = NONE
        self.gold_used: Ints = NONE
        self.points: Ints = NONE
        self.bonus: Ints = NONE

    def fields(self) -> list[str]:
        return FIELDS

    def over(self) -> bool:
        return self.phase == PHASE_OVER

    def copy_into(self, o: "FlandernState") -> None:
        """Give every field to a blank twin; who changes a shared array replaces it."""
        o.seats = self.seats
        o.fixed = self.fixed
        o.corner = self.corner
        o.zero_bonus = self.zero_bonus
        o.phase = self.phase
        o.round = self.round
        o.lead = self.lead
        o.cursor = self.cursor
        o.mover = self.mover
        o.source = self.source
        o.card = self.card
        o.own = self.own
        o.city = self.city
        o.lot = self.lot
        o.whose = self.whose
        o.tile = self.tile
        o.step = self.step
        o.gold = self.gold
        o.gold_from = self.gold_from
        o.site_pawns = self.site_pawns
        o.cathedrals = self.cathedrals
        o.specials = self.specials
        o.scored = self.scored
        o.pile = self.pile
        o.aside = self.aside
        o.acted = self.acted
        o.idle = self.idle
        o.reason = self.reason
        o.guild = self.guild
        o.adopted = self.adopted
        o.hands = self.hands[:]
        o.played = self.played[:]
        o.influence = self.influence[:]
        o.chosen = self.chosen[:]
        o.laid = self.laid[:]
        o.order = self.order[:]
        o.ground = self.ground[:]
        o.built = self.built[:]
        o.near = self.near[:]
        o.plots = self.plots[:]
        o.covered = self.covered
        o.gone = self.gone
        o.sites = self.sites[:]
        o.cathedral = self.cathedral
        o.ones = self.ones[:]
        o.twos = self.twos[:]
        o.arms = self.arms[:]
        o.touched = self.touched[:]
        o.master_at = self.master_at[:]
        o.stock = self.stock[:]
        o.gold_a = self.gold_a
        o.gold_b = self.gold_b
        o.gold_used = self.gold_used
        o.points = self.points[:]
        o.bonus = self.bonus
