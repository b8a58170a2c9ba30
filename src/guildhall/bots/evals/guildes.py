"""What a move of Guildes is worth: expected votes by majority, and the effect of a dirty trick.

A card is worth the votes it can be expected to bring in this and the following ballots; how sure a
place is follows from the lead over each opponent, blurred by the cards that are still to come.
"""

from collections.abc import Sequence
from functools import lru_cache
from math import exp

from guildhall.core.kinds import made
from guildhall.games.guildes.moves import WORDS
from guildhall.games.guildes.scoring import guild_votes, without_ties
from guildhall.games.guildes.tables import (
    BALLOTS,
    DECK,
    GUILDS,
    KINDS,
    MILITIA,
    MILITIA_VOTES,
    PAID,
    PLACES,
    SWUNG,
    TIES_VANISH,
    VALUE,
)
from guildhall.games.guildes.view import GuildesView

BLUR = (1.1, 1.4, 1.7)
"""How unsure a lead is that is one, two, three ballots away from its count."""
LATER = 0.75
"""How much votes of a later ballot count."""


def worth(view: GuildesView, moves: Sequence[int]) -> list[float]:
    """Give the worth of each legal move, in votes."""
    judge = _Judge(view)
    return [judge.move(move) for move in moves]


@lru_cache(maxsize=65536)
def _beaten_by(lead: float, blur: float) -> float:
    """Give the chance to be behind an opponent over whom one leads by so many cards."""
    return 1 / (1 + exp(2 * lead / blur))


class _Judge:
    """Reads a view once and judges moves from it."""

    def __init__(self, view: GuildesView) -> None:
        self.view = view
        self.me = view.seat
        self.mine = view.tableau[self.me]
        self.held = [t + h for t, h in zip(self.mine, view.hand, strict=True)]
        self.values: dict[tuple[int, int], float] = {}
        self.deltas: dict[tuple[int, int, int], float] = {}

    def move(self, move: int) -> float:
        """Give the worth of a move."""
        verb = WORDS.moves.verb_of(move)
        args = dict(zip(verb.args, WORDS.moves.indices(move), strict=True))
        kind, owner = args.get("guild", -1), args.get("owner", -1)
        if verb.name == "pick":
            return self.gain(kind, self.held[kind]) + 0.2 * self.denial(kind)
        if verb.name == "lay":
            return self.lay(kind)
        if verb.name == "aside":
            return -self.lay(kind)
        return self.trick(verb.name, owner, kind)

    # Majorities to come

    def expected(self, kind: int, number: int) -> float:
        """Give the votes that so many cards of a kind can be expected to bring from now on."""
        key = kind, number
        if key not in self.values:
            self.values[key] = sum(
                LATER**ahead * self._at_ballot(kind, number, self.view.ballot + ahead, ahead)
                for ahead in range(BALLOTS - self.view.ballot + 1)
            )
        return self.values[key]

    def _at_ballot(self, kind: int, number: int, ballot: int, ahead: int) -> float:
        if kind == MILITIA:
            return float(number * MILITIA_VOTES)
        if number == 0:
            return 0.0
        behind = sum(
            _beaten_by(number - self._rival(kind, seat), BLUR[ahead])
            for seat in range(self.view.seats)
            if seat != self.me
        )
        return self._pay(kind, ballot, behind)

    def _rival(self, kind: int, seat: int) -> float:
        """Give the number of cards an opponent can be expected to show at this count."""
        laid = sum(map(sum, self.view.shown)) / self.view.seats
        coming = max(0.0, self.view.quota - laid)
        copies = int(DECK[self.view.seats * KINDS + kind])
        table = sum(row[kind] for row in self.view.tableau)
        share = max(0, copies - table) / 110
        return self.view.tableau[seat][kind] + coming * share

    @staticmethod
    def _pay(kind: int, ballot: int, behind: float) -> float:
        """Give the votes of a place that is not a whole number."""
        paid = int(PAID[kind * BALLOTS + ballot - 1])
        places = [int(VALUE[kind * PLACES + place]) for place in range(paid)] + [0, 0]
        low = min(int(behind), paid)
        part = min(behind - low, 1.0)
        return places[low] * (1 - part) + places[min(low + 1, paid)] * part

    def gain(self, kind: int, number: int) -> float:
        """Give what one more card is worth to somebody who has so many."""
        return self.expected(kind, number + 1) - self.expected(kind, number)

    def lay(self, kind: int) -> float:
        """Give what a card of the hand is worth, as one of all of its kind that could be laid."""
        cards = min(self.view.hand[kind], max(1, self.view.quota - self.view.step))
        now = self.mine[kind]
        return (self.expected(kind, now + cards) - self.expected(kind, now)) / cards

    def denial(self, kind: int) -> float:
        """Give what a card would be worth to the best-placed opponent."""
        if kind == MILITIA:
            return float(MILITIA_VOTES)
        return max(self.view.payouts[kind][0] * 0.2, 1.0)

    # Dirty tricks: the change of this count

    def trick(self, verb: str, owner: int, kind: int) -> float:
        """Give the worth of a step of a trick; declining is worth nothing."""
        if verb in ("raise", "lower"):
            guild = int(SWUNG[self.view.tricks[self.me]])
            return self.change(owner, guild, 1 if verb == "raise" else -1)
        if verb == "swap":
            return max(
                (self._swap(owner, kind, o, k) for o, k in self._laid() if o != owner),
                default=-1.0,
            )
        if verb == "with":
            return self._swap(self.view.first_owner, self.view.first_guild, owner, kind)
        if verb == "sacrifice":
            best = max(self.change(o, k, -1) for o, k in self._laid() if (o, k) != (self.me, kind))
            return self.change(self.me, kind, -1) + best
        if verb == "eliminate":
            return self.change(owner, kind, -1)
        return self._own_trick(verb, kind)

    def _own_trick(self, verb: str, kind: int) -> float:
        if verb in ("keep", "replace"):
            return self.change(self.me, kind, 1)
        if verb == "recall":
            hand = [k for k in range(KINDS) if self.view.hand[k]]
            return self.change(self.me, kind, -1) + max(self.change(self.me, k, 1) for k in hand)
        return 1.0 if verb == "use" else 0.0

    def _laid(self) -> list[tuple[int, int]]:
        """List the cards that a trick of mine may touch."""
        return [
            (owner, kind)
            for owner in range(self.view.seats)
            if owner == self.me or owner not in self.view.protected
            for kind in range(KINDS)
            if self.view.tableau[owner][kind]
        ]

    def _swap(self, owner: int, kind: int, other: int, second: int) -> float:
        if kind == second:
            return 0.0
        return (
            self.change(owner, kind, -1)
            + self.change(owner, second, 1)
            + self.change(other, second, -1)
            + self.change(other, kind, 1)
        )

    def change(self, owner: int, kind: int, by: int) -> float:
        """Give the change of my votes less the others' average by one card more or less."""
        key = owner, kind, by
        if key not in self.deltas:
            self.deltas[key] = self._margin(kind, owner, by) - self._margin(kind, owner, 0)
        return self.deltas[key]

    def _margin(self, kind: int, owner: int, by: int) -> float:
        view = self.view
        numbers = [
            max(0, view.tableau[s][kind] + view.swing[s][kind] + (by if s == owner else 0))
            for s in range(view.seats)
        ]
        if kind >= GUILDS:
            votes = [number * float(MILITIA_VOTES) for number in numbers]
        else:
            vanish = view.events and view.event == TIES_VANISH
            counted = without_ties(made(numbers)) if vanish else made(numbers)
            votes = [float(v) for v in guild_votes(counted, kind, view.ballot)]
        return votes[self.me] - (sum(votes) - votes[self.me]) / (view.seats - 1)
