"""What Guildes is worth: expected votes by majority, and the effect of a dirty trick.

A card is worth the votes it can be expected to bring in this and the following ballots; how sure a
place is follows from the lead over each opponent, blurred by the cards that are still to come.
Numbers of cards and votes are counted in thousandths.
"""

from math import exp
from typing import Final, cast

from guildhall.bots.judge import POINT, Judge
from guildhall.core.numbers import Int, Ints, append, ints, made, with_capacity
from guildhall.core.state import State
from guildhall.games.guildes.game import Guildes
from guildhall.games.guildes.schema import (
    ASIDE,
    BALLOTS,
    DECLINE,
    ELIMINATE,
    GUILDS,
    KEEP,
    KINDS,
    LAY,
    LOWER,
    MILITIA,
    PHASE_DRAFT,
    PHASE_OVER,
    RAISE,
    RECALL,
    REPLACE,
    SACRIFICE,
    SEATS,
    SWAP,
    TIES_VANISH,
    USE,
    WITH,
)
from guildhall.games.guildes.scoring import guild_votes, without_ties
from guildhall.games.guildes.state import neighbour, plays_event, quota, row_total
from guildhall.games.guildes.tables import DECK, MILITIA_VOTES, PAID, PLACES, SWUNG, VALUE

REACH: Final = 6000
"""Beyond a lead of so many blurs a place is as good as sure."""
STEP: Final = 20


def _chances() -> Ints:
    """Give the chance, in thousandths, to be behind somebody by the lead over him in blurs."""
    leads = range(-REACH, REACH + 1, STEP)
    return made([round(POINT / (1 + exp(2 * lead / POINT))) for lead in leads])


BEHIND: Final = _chances()


class GuildesJudge(Judge):
    """Judges by majorities to come; a trick by the change of this count."""

    def __init__(self, weights: dict[str, float]) -> None:
        """Take the weights of `weights.toml`."""
        blurs = [weights["blur_now"], weights["blur_next"], weights["blur_last"]]
        self.blur: Ints = made([round(POINT * blur) for blur in blurs])
        later = weights["later"]
        self.later: Ints = made([POINT, round(POINT * later), round(POINT * later * later)])
        self.whole: Ints = ints(BALLOTS, POINT)
        self.denial: Int = round(POINT * weights["denial"])
        self.sight: Int = round(POINT * weights["sight"])
        self.spread: Int = round(POINT * weights["spread"])
        self.use: Int = round(POINT * weights["use"])
        self.places: Ints = ints(SEATS)

    def worths(self, state: State, seat: Int, moves: Ints) -> Ints:
        """Give the worth of each move, in votes."""
        s = cast("Guildes", state)
        if moves[0] < ASIDE:
            return self.picks(s, seat, moves)
        if moves[0] < DECLINE:
            return self.lays(s, seat, moves)
        return self.tricks(s, seat, moves)

    def value(self, state: State, seat: Int) -> Int:
        """Give the votes so far and those that the cards on the table and in hand should bring."""
        s = cast("Guildes", state)
        points = s.points[seat] * POINT
        if s.phase != PHASE_OVER:
            for kind in range(KINDS):
                points += self.to_come(s, seat, kind)
        return points

    def parts(self, state: State, seat: Int) -> dict[str, int]:
        """Give the same guild by guild."""
        s = cast("Guildes", state)
        found = {"count": int(s.points[seat] * POINT)}
        if s.phase != PHASE_OVER:
            for kind in range(KINDS):
                found[f"guild:{int(kind)}"] = int(self.to_come(s, seat, kind))
        return found

    def to_come(self, s: Guildes, seat: Int, kind: Int) -> Int:
        """Give the votes that a guild should still bring a seat."""
        rivals = self.rivals(s, kind, POINT)
        return self.expected(s, seat, kind, rivals[seat], rivals, self.whole)

    def reopen(self, state: State, seat: Int) -> None:
        """GU-7, GU-8: the others take their cards back into packet or hand and choose again."""
        s = cast("Guildes", state)
        for other in range(s.seats):
            for place in range(2):
                kind = s.chosen[other * 2 + place]
                if other != seat and kind >= 0:
                    s.chosen[other * 2 + place] = -1
                    if s.phase == PHASE_DRAFT:
                        s.packets[other * KINDS + kind] += 1
                    else:
                        s.hands[other * KINDS + kind] += 1

    def left(self, state: State) -> Int:
        """Count the halves of the ballots: drafts and what follows them."""
        s = cast("Guildes", state)
        halves = 2 * (BALLOTS - s.ballot) + (2 if s.phase <= PHASE_DRAFT else 1)
        return POINT * halves // (2 * BALLOTS)

    # Majorities to come

    def rivals(self, s: Guildes, kind: Int, sight: Int) -> Ints:
        """Give the number of cards each seat can be expected to show at this count.

        `sight` says how far the cards are trusted that a seat holds in this world; the others'
        rest comes from the cards that are not on the table yet.
        """
        laid: Int = 0
        for seat in range(s.seats):
            laid += row_total(s.shown, seat)
        left = max(0, quota(s) * POINT - laid * POINT // s.seats)
        table: Int = 0
        for seat in range(s.seats):
            table += s.tableau[seat * KINDS + kind]
        share = max(0, DECK[s.seats * KINDS + kind] - table) * self.spread // 110
        out = ints(s.seats)
        for seat in range(s.seats):
            held = row_total(s.hands, seat)
            seen = min(held * POINT, left) * sight // POINT
            coming = (left - seen) * share // POINT
            if held > 0:
                coming += seen * s.hands[seat * KINDS + kind] // held
            out[seat] = s.tableau[seat * KINDS + kind] * POINT + coming
        return out

    def expected(
        self, s: Guildes, seat: Int, kind: Int, number: Int, rivals: Ints, later: Ints
    ) -> Int:
        """Give the votes that so many cards of a kind should bring a seat from now on."""
        if number <= 0:
            return 0
        total: Int = 0
        for ahead in range(BALLOTS - s.ballot + 1):
            if kind == MILITIA:
                votes = number * MILITIA_VOTES
            else:
                votes = self.at_ballot(seat, kind, number, rivals, s.ballot + ahead, ahead)
            total += votes * later[ahead] // POINT
        return total

    def at_ballot(
        self, seat: Int, kind: Int, number: Int, rivals: Ints, ballot: Int, ahead: Int
    ) -> Int:
        """Give the votes of the places that a seat may reach, each by its chance."""
        blur = self.blur[ahead]
        places = self.places
        places[0] = POINT
        others: Int = 0
        for other in range(len(rivals)):
            if other != seat:
                chance = chance_behind((number - rivals[other]) * POINT // blur)
                others += 1
                places[others] = places[others - 1] * chance // POINT
                for place in range(others - 1, 0, -1):
                    up = places[place - 1] * chance
                    places[place] = (places[place] * (POINT - chance) + up) // POINT
                places[0] = places[0] * (POINT - chance) // POINT
        votes: Int = 0
        for place in range(min(PAID[kind * BALLOTS + ballot - 1], others + 1)):
            votes += places[place] * VALUE[kind * PLACES + place]
        return votes if number >= POINT else votes * number // POINT

    def picks(self, s: Guildes, seat: Int, moves: Ints) -> Ints:
        """Judge cards of a packet: what they bring, and what they would bring the next seat."""
        out = with_capacity(len(moves))
        following = neighbour(s, seat, 1)
        for move in moves:
            rivals = self.rivals(s, move, self.sight)
            worth = self.gain(s, seat, move, rivals)
            worth += self.denial * self.gain(s, following, move, rivals) // POINT
            out = append(out, worth)
        return out

    def gain(self, s: Guildes, seat: Int, kind: Int, rivals: Ints) -> Int:
        """Give what one more card is worth to a seat."""
        at = seat * KINDS + kind
        held = (s.tableau[at] + s.hands[at]) * POINT
        more = self.expected(s, seat, kind, held + POINT, rivals, self.later)
        return more - self.expected(s, seat, kind, held, rivals, self.later)

    def lays(self, s: Guildes, seat: Int, moves: Ints) -> Ints:
        """Judge cards of the hand; a card to be put aside is the better the worse it is."""
        out = with_capacity(len(moves))
        for move in moves:
            worth = (
                self.lay(s, seat, move - LAY) if move >= LAY else -self.lay(s, seat, move - ASIDE)
            )
            out = append(out, worth)
        return out

    def lay(self, s: Guildes, seat: Int, kind: Int) -> Int:
        """Give what a card of the hand is worth, as one of all of its kind that could be laid."""
        cards = min(s.hands[seat * KINDS + kind], max(1, quota(s) - s.step))
        rivals = self.rivals(s, kind, self.sight)
        now = (s.tableau[seat * KINDS + kind] + hidden(s, seat, kind)) * POINT
        more = self.expected(s, seat, kind, now + cards * POINT, rivals, self.later)
        return (more - self.expected(s, seat, kind, now, rivals, self.later)) // cards

    # Dirty tricks: the change of this count

    def tricks(self, s: Guildes, seat: Int, moves: Ints) -> Ints:
        """Judge the steps of a trick; declining is worth nothing."""
        changes = Changes(s, seat)
        out = with_capacity(len(moves))
        for move in moves:
            out = append(out, self.trick(s, seat, move, changes))
        return out

    def trick(self, s: Guildes, seat: Int, move: Int, changes: "Changes") -> Int:
        """Give the worth of a step of a trick."""
        if move == DECLINE:
            return 0
        if move == USE:
            return self.use
        if move < WITH:
            return changes.best_swap((move - SWAP) // KINDS, (move - SWAP) % KINDS)
        if move < SACRIFICE:
            other, kind = (move - WITH) // KINDS, (move - WITH) % KINDS
            return changes.swap(s.first_owner, s.first_guild, other, kind)
        if move < ELIMINATE:
            kind = move - SACRIFICE
            return changes.less(seat, kind) + changes.worst_of_others(seat, kind)
        if move < KEEP:
            return changes.less((move - ELIMINATE) // KINDS, (move - ELIMINATE) % KINDS)
        if move < RECALL:
            return changes.more(seat, move - KEEP)
        if move < REPLACE:
            return changes.less(seat, move - RECALL) + changes.best_of_hand(seat)
        if move < RAISE:
            return changes.more(seat, move - REPLACE)
        if move < LOWER:
            return changes.more(move - RAISE, SWUNG[s.trick[seat]])
        return changes.less(move - LOWER, SWUNG[s.trick[seat]])


def chance_behind(lead: Int) -> Int:
    """Give the chance to be behind by a lead in thousandths of a blur."""
    return BEHIND[(min(max(lead, -REACH), REACH) + REACH) // STEP]


def hidden(s: Guildes, seat: Int, kind: Int) -> Int:
    """Count the cards of a kind that a seat has laid face down."""
    cards: Int = 0
    if s.phase != PHASE_DRAFT:
        for place in range(2):
            if s.chosen[seat * 2 + place] == kind:
                cards += 1
        if s.covered[seat] == kind:
            cards += 1
    return cards


class Changes:
    """How one card more or less on a table changes the count: own votes less the others' mean."""

    def __init__(self, s: Guildes, seat: Int) -> None:
        """Look at the count as it stands."""
        self.s: Guildes = s
        self.seat: Int = seat
        rows = s.seats * KINDS
        self.up: Ints = ints(rows)
        self.down: Ints = ints(rows)
        for kind in range(KINDS):
            now = self.margin(kind, 0, 0)
            for owner in range(s.seats):
                self.up[owner * KINDS + kind] = self.margin(kind, owner, 1) - now
                self.down[owner * KINDS + kind] = self.margin(kind, owner, -1) - now

    def margin(self, kind: Int, owner: Int, by: Int) -> Int:
        """Give the margin of one guild with a card of an owner more or less."""
        s = self.s
        counts = ints(s.seats)
        for seat in range(s.seats):
            number = s.tableau[seat * KINDS + kind] + s.swing[seat * KINDS + kind]
            counts[seat] = max(0, number + by if seat == owner else number)
        if kind >= GUILDS:
            votes = counts
        elif plays_event(s, TIES_VANISH):
            votes = guild_votes(without_ties(counts), kind, s.ballot)
        else:
            votes = guild_votes(counts, kind, s.ballot)
        others: Int = 0
        for seat in range(s.seats):
            if seat != self.seat:
                others += votes[seat]
        scale: Int = POINT * MILITIA_VOTES if kind >= GUILDS else POINT
        return scale * votes[self.seat] - scale * others // (s.seats - 1)

    def more(self, owner: Int, kind: Int) -> Int:
        """Give the change by one card more."""
        return self.up[owner * KINDS + kind]

    def less(self, owner: Int, kind: Int) -> Int:
        """Give the change by one card less."""
        return self.down[owner * KINDS + kind]

    def swap(self, owner: Int, kind: Int, other: Int, second: Int) -> Int:
        """Give the change when two cards change places."""
        if kind == second:
            return 0
        gone = self.less(owner, kind) + self.less(other, second)
        return gone + self.more(owner, second) + self.more(other, kind)

    def touchable(self, owner: Int, kind: Int) -> bool:
        """Say whether a trick of this seat may touch such a card."""
        shut = owner != self.seat and (self.s.protected >> owner) & 1 == 1
        return not shut and self.s.tableau[owner * KINDS + kind] > 0

    def best_swap(self, owner: Int, kind: Int) -> Int:
        """Give the best change that swapping this card can bring."""
        best: Int = -POINT * POINT
        for other in range(self.s.seats):
            if other != owner:
                for second in range(KINDS):
                    if self.touchable(other, second):
                        best = max(best, self.swap(owner, kind, other, second))
        return best

    def worst_of_others(self, seat: Int, sacrificed: Int) -> Int:
        """Give the best change by eliminating a card after a sacrifice."""
        best: Int = -POINT * POINT
        for owner in range(self.s.seats):
            for kind in range(KINDS):
                own = owner == seat and kind == sacrificed
                if not own and self.touchable(owner, kind):
                    best = max(best, self.less(owner, kind))
        return best

    def best_of_hand(self, seat: Int) -> Int:
        """Give the best change by laying one more card of the hand."""
        best: Int = -POINT * POINT
        for kind in range(KINDS):
            if self.s.hands[seat * KINDS + kind] > 0:
                best = max(best, self.more(seat, kind))
        return best
