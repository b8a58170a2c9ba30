"""The fields of a game of Guildes, and how to copy them.

Cards are counts by kind (`KINDS` of them, the militia last); families of counts are flat arrays,
`seat * KINDS + kind`. What seats remember of the draft follows from `opening` and `picks`; what
they remember of earlier ballots is `known_out`.
"""

from typing import Final

from guildhall.core.numbers import Int, Ints
from guildhall.core.state import State
from guildhall.games.guildes.tables import (
    ARROW,
    DEAL,
    DELAYED_REVEAL,
    FIRST_SIZE,
    KINDS,
    LAYS,
    NONE,
    ONE_LESS,
    ONE_OR_TWO,
)

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

FIELDS: Final = [
    *("seats", "events", "tricks", "ballot", "phase", "event", "events_left", "cursor", "step"),
    *("opener", "turn", "mover", "begun", "first_owner", "first_guild", "protected", "recalled"),
    *("salvaged", "deck", "discard", "opening", "picks", "packets", "hands", "chosen", "covered"),
    *("tableau", "shown", "swing", "sacrificed", "aside", "given", "received", "drawn"),
    *("known_out", "trick", "last_trick", "points"),
]


class GuildesState(State):
    """Every field of the game; a blank until `new_guildes` fills it."""

    def __init__(self) -> None:
        """Set a blank for every field."""
        self.seats: Int = 0
        self.events: Int = 0  # variant: event texts apply
        self.tricks: Int = 0  # variant: dirty tricks are played
        self.ballot: Int = 1
        self.phase: Int = PHASE_DEAL
        self.event: Int = -1
        self.events_left: Int = 0  # bit mask of events not seen yet
        self.cursor: Int = 0  # how many chance draws of this phase are done
        self.step: Int = 0  # picks done in the draft, cards laid in the play
        self.opener: Int = -1  # who opens the lap of a sequential play
        self.turn: Int = -1  # whose turn it is in a sequential play
        self.mover: Int = -1  # whose trick is being resolved
        self.begun: Int = 0  # the mover has taken the first of two steps of his trick
        self.first_owner: Int = -1
        self.first_guild: Int = -1
        self.protected: Int = 0  # bit mask of seats
        self.recalled: Int = -1  # card taken back by trick E this ballot
        self.salvaged: Int = -1  # card laid from the discard by trick D this ballot
        self.deck: Ints = NONE
        self.discard: Ints = NONE
        self.opening: Ints = NONE  # packets as dealt this ballot; zeros until they are
        self.picks: Ints = NONE  # seat * deal + step: the card picked, -1 = not yet
        self.packets: Ints = NONE
        self.hands: Ints = NONE  # reserve during the draft, hand afterwards
        self.chosen: Ints = NONE  # seat * 2: secret choices of this step, -1 = none
        self.covered: Ints = NONE  # card laid face down in the step before (delayed reveal)
        self.tableau: Ints = NONE
        self.shown: Ints = NONE  # cards of this ballot's hand that became public
        self.swing: Ints = NONE  # +1 / -1 of tricks F to I for this count
        self.sacrificed: Ints = NONE  # cards that trick C discarded from tableaux this ballot
        self.aside: Ints = NONE  # redistribution: cards waiting to be handed back
        self.given: Ints = NONE  # redistribution: who gave what
        self.received: Ints = NONE  # redistribution: who got what
        self.drawn: Ints = NONE  # trick D: the two cards drawn this ballot
        self.known_out: Ints = NONE  # cards known to be dealt in earlier ballots; last row: public
        self.trick: Ints = NONE
        self.last_trick: Ints = NONE
        self.points: Ints = NONE

    def fields(self) -> list[str]:
        """Name every field."""
        return FIELDS

    def copy_into(self, o: "GuildesState") -> None:
        """Give every field to a blank twin.

        Arrays that change with every card are copied; the others are shared, and whoever changes
        one puts a new one in its place.
        """
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


def deal_size(s: GuildesState) -> Int:
    """GU-2: cards dealt to each seat per ballot."""
    return DEAL[s.seats]


def plays_event(s: GuildesState, event: Int) -> bool:
    """GU-5, GU-35: the text of the ballot's event applies only in the variant."""
    return s.events == 1 and s.event == event


def quota(s: GuildesState) -> Int:
    """GU-2, GU-18: cards each seat lays this ballot."""
    return LAYS[s.seats] - 1 if plays_event(s, ONE_LESS) else LAYS[s.seats]


def neighbour(s: GuildesState, seat: Int, steps: Int) -> Int:
    """GU-7, GU-24: the seat that a packet reaches after some passes along the arrow."""
    return (seat + ARROW[s.event] * steps) % s.seats


def step_size(s: GuildesState) -> Int:
    """GU-8, GU-22: how many cards each seat lays in the present step."""
    if not plays_event(s, ONE_OR_TWO):
        return 1
    return FIRST_SIZE[quota(s)] if s.step % 3 == 0 else 3 - FIRST_SIZE[quota(s)]


def is_delayed(s: GuildesState) -> bool:
    """GU-23: cards stay face down for one more step."""
    return plays_event(s, DELAYED_REVEAL)


def columns(rows: Ints, seats: Int) -> Ints:
    """Count the cards of each kind in the rows of all seats."""
    out = rows[:KINDS]
    for at in range(KINDS, seats * KINDS):
        out[at % KINDS] += rows[at]
    return out


def row_total(row: Ints, seat: Int) -> Int:
    """Count the cards of one seat's row."""
    result: Int = 0
    for kind in range(KINDS):
        result += row[seat * KINDS + kind]
    return result
