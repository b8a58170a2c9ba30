"""The eight-day principle (CO-37): the one place where family members come back.

A member used on day d waits in that day's street field and is free again only after the action of
the same day of the next week: `close_day` first brings the old ones home, then sends the new ones
to the field. Members on waiting orders, on ships in port and on insured cards are not used up yet
and stay where they are. The only ways home before that are in this file too: `call_up` (CO-32),
`home_early` (decrees of the kind `home`) and `free_insurer` (CO-93).
"""

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints, put
from guildhall.games.colonia.schema import (
    RELICS,
    STREETS,
    THURSDAY_STREET,
    TUESDAY_STREET,
    WEDNESDAY_STREET,
    ColoniaState,
)


def home_rule(street: Int) -> str:
    """Give the rule by which the members of a street come home."""
    if street == TUESDAY_STREET:
        return "CO-36"
    if street == WEDNESDAY_STREET:
        return "CO-53"
    return "CO-65" if street == THURSDAY_STREET else "CO-73"


def close_day(s: ColoniaState, street: Int, used: Ints, log: Log | None) -> None:
    """CO-36, CO-53, CO-65: last week's members go home, then this week's go to the street."""
    bring_home(s, street, log)
    for seat in range(s.seats):
        to_street(s, street, seat, used[seat], home_rule(street), log)


def bring_home(s: ColoniaState, street: Int, log: Log | None) -> None:
    """CO-36, CO-53, CO-65, CO-73: every seat takes its members of a street into its reserve."""
    for seat in range(s.seats):
        from_street(s, street, seat, s.streets[seat * STREETS + street], home_rule(street), log)


def home_early(s: ColoniaState, street: Int, most: Int, log: Log | None) -> None:
    """CO-43, A-19: a decree frees up to so many members of each seat before their time."""
    for seat in range(s.seats):
        there = s.streets[seat * STREETS + street]
        from_street(s, street, seat, min(there, most), "CO-43", log)


def from_street(
    s: ColoniaState, street: Int, seat: Int, count: Int, rule: str, log: Log | None
) -> None:
    """Bring members of one seat home."""
    s.streets[seat * STREETS + street] -= count
    s.reserve[seat] += count
    if log is not None and count > 0:
        log.tell("came_home", rule, {"seat": seat, "street": street, "count": count})


def to_street(
    s: ColoniaState, street: Int, seat: Int, count: Int, rule: str, log: Log | None
) -> None:
    """Put members that were used into the street of the day."""
    s.streets[seat * STREETS + street] += count
    if log is not None and count > 0:
        log.tell("went_to_street", rule, {"seat": seat, "street": street, "count": count})


def call_up(s: ColoniaState, seat: Int, need: Int) -> Int:
    """CO-31, CO-32, A-6: members go to the town hall, from the reserve, then from the streets.

    Gives how many could be sent.
    """
    sent = min(need, s.reserve[seat])
    s.reserve[seat] -= sent
    for street in range(STREETS):
        more = min(need - sent, s.streets[seat * STREETS + street])
        s.streets[seat * STREETS + street] -= more
        sent += more
    s.hall = put(s.hall, seat, s.hall[seat] + sent)
    return sent


def free_insurer(s: ColoniaState, owner: Int, relic: Int, log: Log | None) -> None:
    """CO-93: the member on a card that is bought goes back to its owner's reserve at once."""
    s.insured = put(s.insured, owner * RELICS + relic, s.insured[owner * RELICS + relic] - 1)
    s.reserve[owner] += 1
    if log is not None:
        log.tell("member_freed", "CO-93", {"seat": owner, "relic": relic})
