"""Generated from schema.toml by `python scripts/generate.py`; do not edit.

The numbers of phases, moves and things, and the fields of a game.
"""

from typing import Final

from guildhall.core.numbers import Int, Ints, ints
from guildhall.core.state import State

PHASE_DEAL: Final = 0
PHASE_EVENT: Final = 1
PHASE_TRICKS: Final = 2
PHASE_DRAFT: Final = 3
PHASE_ASIDE: Final = 4
PHASE_HANDBACK: Final = 5
PHASE_OPENER: Final = 6
PHASE_PLAY: Final = 7
PHASE_TRICK: Final = 8
PHASE_DRAW: Final = 9
PHASE_OVER: Final = 10

SEATS: Final = 6
BALLOTS: Final = 3
KINDS: Final = 11
GUILDS: Final = 10
MILITIA: Final = 10
EVENTS: Final = 6
TRICKS: Final = 9

ONE_LESS: Final = 0
TIES_VANISH: Final = 1
SEQUENTIAL: Final = 2
REDISTRIBUTION: Final = 3
ONE_OR_TWO: Final = 4
DELAYED_REVEAL: Final = 5
TRICK_A: Final = 0
TRICK_B: Final = 1
TRICK_C: Final = 2
TRICK_D: Final = 3
TRICK_E: Final = 4
TRICK_F: Final = 5
TRICK_G: Final = 6
TRICK_H: Final = 7
TRICK_I: Final = 8

PICK: Final = 0
ASIDE: Final = 11
LAY: Final = 22
DECLINE: Final = 33
USE: Final = 34
SWAP: Final = 35
WITH: Final = 101
SACRIFICE: Final = 167
ELIMINATE: Final = 178
KEEP: Final = 244
RECALL: Final = 255
REPLACE: Final = 266
RAISE: Final = 277
LOWER: Final = 283
MOVES: Final = 289

CHANCE_DEAL: Final = 0
CHANCE_REVEAL: Final = 1
CHANCE_TRICK: Final = 2
CHANCE_OPENER: Final = 3
CHANCE_RETURN: Final = 4
CHANCE_DRAW: Final = 5

NONE: Final = ints(0)
FIELDS: Final = [
    "seats",
    "events",
    "tricks",
    "ballot",
    "phase",
    "event",
    "events_left",
    "cursor",
    "step",
    "opener",
    "turn",
    "mover",
    "begun",
    "first_owner",
    "first_guild",
    "protected",
    "recalled",
    "salvaged",
    "deck",
    "discard",
    "opening",
    "picks",
    "packets",
    "hands",
    "chosen",
    "covered",
    "tableau",
    "shown",
    "swing",
    "sacrificed",
    "aside",
    "given",
    "received",
    "drawn",
    "known_out",
    "trick",
    "last_trick",
    "points",
]


class GuildesState(State):
    """Every field of the game; a blank until it is filled for a new game."""

    def __init__(self) -> None:
        self.seats: Int = 0
        self.events: Int = 0
        self.tricks: Int = 0
        self.ballot: Int = 1
        self.phase: Int = 0
        self.event: Int = -1
        self.events_left: Int = 0
        self.cursor: Int = 0
        self.step: Int = 0
        self.opener: Int = -1
        self.turn: Int = -1
        self.mover: Int = -1
        self.begun: Int = 0
        self.first_owner: Int = -1
        self.first_guild: Int = -1
        self.protected: Int = 0
        self.recalled: Int = -1
        self.salvaged: Int = -1
        self.deck: Ints = NONE
        self.discard: Ints = NONE
        self.opening: Ints = NONE
        self.picks: Ints = NONE
        self.packets: Ints = NONE
        self.hands: Ints = NONE
        self.chosen: Ints = NONE
        self.covered: Ints = NONE
        self.tableau: Ints = NONE
        self.shown: Ints = NONE
        self.swing: Ints = NONE
        self.sacrificed: Ints = NONE
        self.aside: Ints = NONE
        self.given: Ints = NONE
        self.received: Ints = NONE
        self.drawn: Ints = NONE
        self.known_out: Ints = NONE
        self.trick: Ints = NONE
        self.last_trick: Ints = NONE
        self.points: Ints = NONE

    def fields(self) -> list[str]:
        return FIELDS

    def over(self) -> bool:
        return self.phase == PHASE_OVER

    def copy_into(self, o: "GuildesState") -> None:
        """Give every field to a blank twin; who changes a shared array replaces it."""
        o.seats = self.seats
        o.events = self.events
        o.tricks = self.tricks
        o.ballot = self.ballot
        o.phase = self.phase
        o.event = self.event
        o.events_left = self.events_left
        o.cursor = self.cursor
        o.step = self.step
        o.opener = self.opener
        o.turn = self.turn
        o.mover = self.mover
        o.begun = self.begun
        o.first_owner = self.first_owner
        o.first_guild = self.first_guild
        o.protected = self.protected
        o.recalled = self.recalled
        o.salvaged = self.salvaged
        o.deck = self.deck[:]
        o.discard = self.discard
        o.opening = self.opening
        o.picks = self.picks[:]
        o.packets = self.packets[:]
        o.hands = self.hands[:]
        o.chosen = self.chosen[:]
        o.covered = self.covered
        o.tableau = self.tableau[:]
        o.shown = self.shown[:]
        o.swing = self.swing
        o.sacrificed = self.sacrificed
        o.aside = self.aside
        o.given = self.given
        o.received = self.received
        o.drawn = self.drawn
        o.known_out = self.known_out
        o.trick = self.trick
        o.last_trick = self.last_trick
        o.points = self.points
