"""What a seat of Guildes may know, as numbers: one line for each field."""

from collections.abc import Sequence
from typing import Any, Final, cast

from guildhall.core.encoding import Encoding, declared, flat, one_hots, own_first, padded
from guildhall.core.numbers import Int, Short, copy_some, ints, sum_some, total
from guildhall.core.sheet import Scribe, Sheet
from guildhall.core.state import State
from guildhall.games.guildes import data
from guildhall.games.guildes.game import PHASES, Guildes, new_guildes
from guildhall.games.guildes.phases.choosing import chosen_number
from guildhall.games.guildes.schema import (
    BALLOTS,
    EVENTS,
    GUILDS,
    KINDS,
    PHASE_DEAL,
    SEATS,
    TRICK_D,
    TRICKS,
)
from guildhall.games.guildes.scoring import counts_together, votes_together
from guildhall.games.guildes.state import deal_size, quota
from guildhall.games.guildes.tables import ARROW, LONGEST_DEAL

ENCODING: Final = 1
MOST_CARDS: Final[Int] = max(card.copies for card in data.CARDS)
ALL_CARDS: Final[Int] = sum(card.copies for card in data.CARDS)
MOST_VOTES: Final = 999
NOTHING: Final = ints(0)


class GuildesScribe(Scribe):
    """GU-7, GA-8, GA-26, GA-30: public facts, then what is this seat's own."""

    def write(self, state: State, sheet: Sheet) -> None:
        """Write all fields, in their order."""
        s = cast(Guildes, state)
        sheet.common(s, 0, MOST_VOTES)
        start = sheet.at
        occasion(s, sheet)
        same = sheet.unchanged(start, sheet.at)
        course(s, sheet)
        table(s, sheet, same)
        tricks(s, sheet)
        own(s, sheet)


def occasion(s: Guildes, sheet: Sheet) -> None:
    """Write the options, the ballot and its event: by what a count goes, beside the cards."""
    sheet.number("events", "option: the texts of events apply", 0, 1, s.events)
    sheet.number("dirty_tricks", "option: dirty tricks are played", 0, 1, s.tricks)
    sheet.choice("ballot", "the ballot", BALLOTS, s.ballot - 1)
    phases = len(PHASES)
    sheet.choice("phase", "the phase, in the order of the kind `phase`", phases, s.phase)
    sheet.choice("event", "the event of the ballot", EVENTS, s.event)


def course(s: Guildes, sheet: Sheet) -> None:
    """Write how far the ballot has come."""
    sheet.several("events_left", "the events not seen yet", EVENTS, s.events_left)
    arrow: Int = 0
    if s.event >= 0:
        arrow = ARROW[s.event]
    passing = "packets pass to the next seat (1) or to the one before (-1)"
    sheet.number("arrow", passing, -1, 1, arrow)
    draws = "draws of chance done in this phase"
    sheet.number("cursor", draws, 0, SEATS * LONGEST_DEAL, s.cursor)
    sheet.number("step", "picks or lays done in this ballot", 0, 2 * LONGEST_DEAL, s.step)
    sheet.number("quota", "cards that each seat lays in this ballot", 0, LONGEST_DEAL, quota(s))
    sheet.who("opener", "who opens the lap of a sequential play", s.opener)
    sheet.who("turn", "whose turn it is in a sequential play", s.turn)


def table(s: Guildes, sheet: Sheet, same: bool) -> None:
    """Write the cards that all can see or count; `same`: a count goes by the same."""
    sheet.number("deck_size", "cards in the deck", 0, ALL_CARDS, total(s.deck))
    sheet.number("discard_size", "cards in the discard pile", 0, ALL_CARDS, total(s.discard))
    at = sheet.room_by_seat("packet_sizes", "cards in each packet", 1, 0, LONGEST_DEAL)
    sheet.room_by_seat("hand_sizes", "cards in each hand", 1, 0, LONGEST_DEAL)
    sheet.room_by_seat("chosen_sizes", "cards chosen in secret in this step", 1, 0, 2)
    sheet.room_by_seat("covered_seats", "a card lies face down for one more step", 1, 0, 1)
    if not sheet.listing:
        sizes(s, sheet, at)
    laid = sheet.at
    sheet.by_seat("tableau", "cards laid, by kind", KINDS, 0, MOST_CARDS, s.tableau)
    public = "cards of this ballot's hand that became public"
    sheet.by_seat("shown", public, KINDS, 0, MOST_CARDS, s.shown)
    swung = sheet.at
    sheet.by_seat("swing", "what tricks add to the count of a kind", KINDS, -SEATS, 9, s.swing)
    votes = "votes of each guild if it were counted now"
    at = sheet.room_by_seat("projection", votes, GUILDS, 0, MOST_CARDS)
    if sheet.listing:
        return
    same = same and sheet.unchanged_by_seat(laid, KINDS)
    if same and sheet.unchanged_by_seat(swung, KINDS):
        sheet.repeat_by_seat(at, GUILDS)
    else:
        project(s, sheet, at)


def sizes(s: Guildes, sheet: Sheet, start: Int) -> None:
    """Write how many cards each seat has in its packet and hand, has chosen, has covered."""
    out, places = sheet.numbers, sheet.places
    packets, hands, covered = s.packets, s.hands, s.covered
    for k in range(s.seats):
        seat, at = sheet.holder(k), start + k
        own = seat * KINDS
        out[at] = Short(sum_some(packets, own, own + KINDS))
        out[at + places] = Short(sum_some(hands, own, own + KINDS))
        out[at + 2 * places] = Short(chosen_number(s, seat))
        if covered[seat] >= 0:
            out[at + 3 * places] = 1


def project(s: Guildes, sheet: Sheet, start: Int) -> None:
    """Write the votes of each guild if it were counted now."""
    out, seats, ballot = sheet.numbers, s.seats, s.ballot
    for guild in range(GUILDS):
        counts = counts_together(s, guild)
        if counts:
            at, seat = start + guild, sheet.seat
            for _ in range(seats):
                out[at] = Short(votes_together(counts, seat, guild, ballot))
                at += GUILDS
                seat = beside(s, seat, 1)


def tricks(s: Guildes, sheet: Sheet) -> None:
    """Write the dirty tricks and what they have done."""
    sheet.choice_by_seat("tricks", "the trick of each seat", TRICKS, s.trick)
    sheet.choice_by_seat("last_tricks", "the trick of the ballot before", TRICKS, s.last_trick)
    sheet.who("mover", "whose trick is being resolved", s.mover)
    sheet.number("begun", "the mover has taken the first of two steps", 0, 1, s.begun)
    sheet.who("first_owner", "whose card the first step named", s.first_owner)
    sheet.choice("first_guild", "the card that the first step named", KINDS, s.first_guild)
    sheet.crowd("protected", "seats that no trick can touch", s.protected)
    sheet.row("sacrificed", "cards discarded from tableaux", KINDS, 0, MOST_CARDS, s.sacrificed)
    sheet.choice("recalled", "the card taken back in this ballot", KINDS, s.recalled)
    salvaged = "the card laid from the discard pile in this ballot"
    sheet.choice("salvaged", salvaged, KINDS, s.salvaged)
    drawn: Int = 0
    for kind in s.drawn:
        if kind >= 0:
            drawn += 1
    sheet.number("drawn_count", "cards drawn for second-hand trading", 0, 2, drawn)


def own(s: Guildes, sheet: Sheet) -> None:
    """Write what only this seat knows."""
    seat = sheet.seat
    deal = deal_size(s)
    own = seat * KINDS
    sheet.row("packet", "own packet, by kind", KINDS, 0, LONGEST_DEAL, s.packets, own)
    sheet.row("hand", "own hand, by kind", KINDS, 0, LONGEST_DEAL, s.hands, own)
    choices = "own secret choices of this step, in order"
    sheet.choices_of("chosen", choices, 2, KINDS, s.chosen, seat * 2, 2)
    sheet.choice("covered", "own card that lies face down", KINDS, s.covered[seat])
    packets = "every packet of this ballot as it came, by step and kind"
    at = sheet.room("seen", packets, LONGEST_DEAL, KINDS, 0, LONGEST_DEAL)
    if not sheet.listing:
        seen(s, sheet, at)
    picks = "own picks of this ballot, by step"
    sheet.choices_of("picks", picks, LONGEST_DEAL, KINDS, s.picks, seat * deal, deal)
    sheet.choice("given", "the card put aside for redistribution", KINDS, s.given[seat])
    sheet.choice("received", "the card that redistribution brought", KINDS, s.received[seat])
    drawn = s.drawn if s.trick[seat] == TRICK_D else NOTHING
    sheet.choices("drawn", "the two cards drawn for second-hand trading, if own", 2, KINDS, drawn)
    out = "cards known to be out since earlier ballots"
    sheet.row("known_out", out, KINDS, 0, MOST_CARDS, s.known_out, own)


def seen(s: Guildes, sheet: Sheet, start: Int) -> None:
    """GU-7: every packet that the seat held: as dealt, less what was picked from it before."""
    out, picks, deal, arrow = sheet.numbers, s.picks, deal_size(s), ARROW[s.event]
    dealt = s.packets if s.phase == PHASE_DEAL else s.opening
    owner, at, first = sheet.seat, start, sheet.seat * deal
    for step in range(deal):
        if step > 0 and picks[first + step - 1] < 0:
            return
        copy_some(dealt, owner * KINDS, (owner + 1) * KINDS, out, at)
        holder = owner
        for earlier in range(step):
            out[at + picks[holder * deal + earlier]] -= 1
            holder = beside(s, holder, arrow)
        owner = beside(s, owner, -arrow)
        at += KINDS


def beside(s: Guildes, seat: Int, arrow: Int) -> Int:
    """Give the next seat along an arrow; `neighbour` for one step, which divides nothing."""
    there = seat + arrow
    if there < 0:
        return there + s.seats
    return there - s.seats if there >= s.seats else there


def _rows_by_seat(view: Any) -> Sequence[int]:
    """Turn rows by guild into rows by seat."""
    return flat(own_first(view, list(zip(*view.projection[:GUILDS], strict=True))))


APART: Final = {
    "ballot": lambda view: one_hots([view.ballot - 1], BALLOTS),
    "projection": _rows_by_seat,
    "chosen": lambda view: one_hots(padded(view.chosen, 2, -1), KINDS),
    "seen": lambda view: padded(flat(view.seen), LONGEST_DEAL * KINDS, 0),
    "picks": lambda view: one_hots(padded(view.picks, LONGEST_DEAL, -1), KINDS),
    "drawn": lambda view: one_hots(padded(view.drawn, 2, -1), KINDS),
}
"""Fields that a view holds in another shape."""


def _blank(seats: int) -> State:
    return new_guildes(seats, False, False)


SCRIBE: Final = GuildesScribe()
ENCODED = Encoding(ENCODING, declared(SCRIBE, _blank, APART), SCRIBE)
