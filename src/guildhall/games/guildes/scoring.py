"""The count of a ballot: majorities guild by guild, then the militia."""

from typing import Final

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, ints
from guildhall.games.guildes.schema import (
    BALLOTS,
    GUILDS,
    KINDS,
    MILITIA,
    SEATS,
    TIES_VANISH,
    GuildesState,
)
from guildhall.games.guildes.state import plays_event
from guildhall.games.guildes.tables import MILITIA_VOTES, PAID, PLACES, SHARES, VALUE

LANE: Final = 8
"""Bits of a seat's number, where the numbers of all seats lie side by side in one."""
MOST: Final = 127
EACH: Final = 0x010101010101
TOPS: Final = 0x808080808080
"""The lowest and the highest bit of each of the six seats."""


def guild_counts(s: GuildesState, guild: Int) -> Ints:
    """GU-13, GU-33, GA-17, GA-18: each seat's number of a guild with the swings of this ballot."""
    counts = ints(s.seats)
    tableau, swing = s.tableau, s.swing
    for seat in range(s.seats):
        number = tableau[seat * KINDS + guild] + swing[seat * KINDS + guild]
        if number > 0:
            counts[seat] = number
    return counts


def without_ties(counts: Ints) -> Ints:
    """GU-19, GA-7, GA-24: seats with the same number as another count as having none."""
    out = counts[:]
    for seat in range(len(counts)):
        for other in range(len(counts)):
            if other != seat and counts[other] == counts[seat]:
                out[seat] = 0
    return out


def place_of(counts: Ints, seat: Int) -> Int:
    """Give the place of a seat, 0 the first: how many seats have more."""
    place: Int = 0
    for number in counts:
        if number > counts[seat]:
            place += 1
    return place


def tied_with(counts: Ints, seat: Int) -> Int:
    """Give the size of the group of seats with the same number."""
    group: Int = 0
    for number in counts:
        if number == counts[seat]:
            group += 1
    return group


def seat_votes(counts: Ints, seat: Int, guild: Int, ballot: Int) -> Int:
    """GU-11, GU-12, GU-14, GU-15: the share of a seat in the paid places of its group."""
    paid = PAID[guild * BALLOTS + ballot - 1]
    place = place_of(counts, seat)
    if counts[seat] == 0 or place >= paid:
        return 0
    group = tied_with(counts, seat)
    pot: Int = 0
    for taken in range(place, min(place + group, paid)):
        pot += VALUE[guild * PLACES + taken]
    return pot if group == 1 else pot // group


def guild_votes(counts: Ints, guild: Int, ballot: Int) -> Ints:
    """GU-14: share the paid places among groups of equal numbers."""
    votes = ints(len(counts))
    for seat in range(len(counts)):
        votes[seat] = seat_votes(counts, seat, guild, ballot)
    return votes


def counts_now(s: GuildesState, guild: Int) -> Ints:
    """GU-13, GU-19: what each seat has of a guild if it were counted now."""
    counts = guild_counts(s, guild)
    return without_ties(counts) if plays_event(s, TIES_VANISH) else counts


def projected(s: GuildesState) -> Ints:
    """Give the votes of each guild if counted now: seat * GUILDS + guild."""
    out = ints(s.seats * GUILDS)
    for guild in range(GUILDS):
        counts = counts_now(s, guild)
        for seat in range(s.seats):
            if counts[seat] > 0:
                out[seat * GUILDS + guild] = seat_votes(counts, seat, guild, s.ballot)
    return out


def counts_together(s: GuildesState, guild: Int) -> Int:
    """GU-13, GU-19: what `counts_now` gives, side by side in one number: for encoding, quicker."""
    tableau, swing = s.tableau, s.swing
    counts: Int = 0
    for seat in range(s.seats):
        number = tableau[seat * KINDS + guild] + swing[seat * KINDS + guild]
        if number > 0:
            counts |= number << (seat * LANE)
    if counts and plays_event(s, TIES_VANISH):
        counts = together(counts_now(s, guild))
    return counts


def together(counts: Ints) -> Int:
    """Lay the numbers of all seats side by side in one."""
    out: Int = 0
    for seat in range(len(counts)):
        out |= counts[seat] << (seat * LANE)
    return out


def votes_together(counts: Int, seat: Int, guild: Int, ballot: Int) -> Int:
    """GU-14: what `seat_votes` gives, from numbers side by side: all are compared at once."""
    own = (counts >> (seat * LANE)) & MOST
    if own == 0:
        return 0
    place = lanes((counts | TOPS) - (own + 1) * EACH)
    group = lanes((counts | TOPS) - own * EACH) - place
    return SHARES[((guild * BALLOTS + ballot - 1) * SEATS + place) * (SEATS + 1) + group]


def lanes(compared: Int) -> Int:
    """Count the seats whose top bit is left after a subtraction: those that had at least it."""
    marks = (compared & TOPS) >> (LANE - 1)
    pairs = marks + (marks >> (3 * LANE))
    return (pairs + (pairs >> LANE) + (pairs >> (2 * LANE))) & MOST


def count_guild(s: GuildesState, guild: Int, log: Log | None) -> None:
    """GU-11, GU-19: count one guild and add its votes."""
    counts = counts_now(s, guild)
    votes = guild_votes(counts, guild, s.ballot)
    for seat in range(s.seats):
        s.points[seat] += votes[seat]
        if log is not None and counts[seat] > 0:
            _log_votes(s, guild, seat, counts, votes[seat], log)


def _log_votes(s: GuildesState, guild: Int, seat: Int, counts: Ints, votes: Int, log: Log) -> None:
    place = place_of(counts, seat)
    if place < PAID[guild * BALLOTS + s.ballot - 1]:
        args: dict[str, int] = {"seat": seat, "guild": guild, "count": counts[seat]}
        args["place"] = place + 1
        args["tied"] = tied_with(counts, seat)
        args["votes"] = votes
        args["ballot"] = s.ballot
        log.score("votes", "GU-14", seat, votes, args)


def militia_votes(s: GuildesState, seat: Int) -> Int:
    """GU-16: three votes for every militia card of a seat."""
    return s.tableau[seat * KINDS + MILITIA] * MILITIA_VOTES


def count_militia(s: GuildesState, log: Log | None) -> None:
    """GU-16: add the votes of the militia, at every count."""
    for seat in range(s.seats):
        number = s.tableau[seat * KINDS + MILITIA]
        votes = militia_votes(s, seat)
        s.points[seat] += votes
        if log is not None and number > 0:
            args: dict[str, int] = {"seat": seat, "count": number, "votes": votes}
            args["ballot"] = s.ballot
            log.score("militia", "GU-16", seat, votes, args)


def count_ballot(s: GuildesState, log: Log | None) -> None:
    """GU-11, GU-17: count every guild apart, then the militia; votes add up over the ballots."""
    if log is not None:
        log.tell("count", "GU-11", {"ballot": s.ballot})
    s.points = s.points[:]
    for guild in range(GUILDS):
        count_guild(s, guild, log)
    count_militia(s, log)
