"""Phase 16: influence on citizens, then the adjustment of the cities (DR-64 to DR-66)."""

from guildhall.core.log import Log
from guildhall.core.numbers import Int, Ints
from guildhall.games.dutch_revolt import reasons
from guildhall.games.dutch_revolt.phases.phase import Phase
from guildhall.games.dutch_revolt.phases.pieces import has_stock, pay, put_unit, take_unit
from guildhall.games.dutch_revolt.phases.verb import Done, Verb
from guildhall.games.dutch_revolt.schema import (
    CITIES,
    FIRST_CITY,
    NEUTRAL,
    NOBILITY,
    SIDES,
    SWAY,
    RevoltState,
)
from guildhall.games.dutch_revolt.state import ALLEGIANCE_CAP, seat_of
from guildhall.games.dutch_revolt.tables import (
    ADJUST_ADD,
    ADJUST_ALWAYS,
    ADJUST_FIRST,
    ADJUST_INSTEAD,
    ADJUST_REMOVE,
    ADJUST_SECOND,
    ADJUST_SIDE,
    PULL,
    TRACK_CENTRE,
    TRACK_LENGTH,
    TRACK_REACH,
    TRACK_START,
)


class Citizens(Phase):
    """DR-64 to DR-66: the minds of the citizens."""

    def __init__(self) -> None:
        super().__init__("citizens", [Sway(SWAY, CITIES), Done()])

    def begin(self, s: RevoltState, log: Log | None) -> None:
        """DR-64: markers move only so far from where they stand now."""
        s.track_from = s.track[:]

    def seek(self, s: RevoltState, log: Log | None) -> bool:
        """DR-64: in turn order, the Nobility last; then every city is adjusted."""
        if s.at < len(s.order):
            s.mover = faction_at(s, s.at)
            return True
        for city in range(CITIES):
            adjust(s, city, log)
        return False


class Sway(Verb):
    """DR-64: one coin, one marker, one space."""

    def check(self, s: RevoltState, target: Int) -> Int:
        """DR-64: money, direction, reach."""
        reason = check_coin(s)
        if reason != 0:
            return reason
        space = next_space(s, target)
        if space == s.track[target]:
            return reasons.MARKER_AT_END
        if not within_cap(s, target, space):
            return reasons.MARKER_AT_REACH
        return 0

    def offers(self, s: RevoltState, out: Ints) -> Ints:
        """DR-64: without a coin no marker is looked at."""
        if check_coin(s) != 0:
            return out
        return super().offers(s, out)

    def do(self, s: RevoltState, target: Int, log: Log | None) -> None:
        """DR-64: pay and move the marker."""
        pay(s, s.mover, 1)
        s.track[target] = next_space(s, target)
        if log is not None:
            args: dict[str, int] = {"faction": s.mover, "city": target, "space": s.track[target]}
            log.tell("swayed", "DR-64", args)


def check_coin(s: RevoltState) -> Int:
    """DR-64: it costs one."""
    if s.coins[s.mover] == 0:
        return reasons.NO_COINS_TO_SWAY
    return 0


def faction_at(s: RevoltState, place: Int) -> Int:
    """DR-64: the turn order with the Nobility moved to its end."""
    passed: Int = 0
    for faction in s.order:
        if faction != NOBILITY:
            if passed == place:
                return faction
            passed += 1
    return NOBILITY


def next_space(s: RevoltState, city: Int) -> Int:
    """DR-64: where one coin of the mover takes the marker; its own space when it cannot move."""
    space = s.track[city]
    pull = PULL[s.mover]
    if pull == 0:
        if space == TRACK_CENTRE:
            return space
        pull = 1 if space < TRACK_CENTRE else -1
    return space + pull if 1 <= space + pull <= TRACK_LENGTH else space


def within_cap(s: RevoltState, city: Int, space: Int) -> bool:
    """DR-64, A-25: near where it stood when the phase began (by option: its first space)."""
    start = TRACK_START[city] if s.options[ALLEGIANCE_CAP] else s.track_from[city]
    return -TRACK_REACH <= space - start <= TRACK_REACH


def adjust(s: RevoltState, city: Int, log: Log | None) -> None:
    """DR-65, A-26: the citizens drive units out and bring others in."""
    space = s.track[city] - 1
    spot = FIRST_CITY + city
    first = _drive_out(s, spot, ADJUST_FIRST[space], ADJUST_REMOVE[space])
    second = _drive_out(s, spot, ADJUST_SECOND[space], ADJUST_REMOVE[space] - first)
    _log_removed(city, ADJUST_FIRST[space], first, log)
    _log_removed(city, ADJUST_SECOND[space], second, log)
    if ADJUST_ALWAYS[space] or first + second > 0:
        for _ in range(ADJUST_ADD[space]):
            _bring_in(s, city, incomer(s, space), log)


def incomer(s: RevoltState, space: Int) -> Int:
    """DR-65: the side that gains; another one when that faction is not in play."""
    side = ADJUST_SIDE[space]
    if side < NEUTRAL and seat_of(s, side) < 0:
        return ADJUST_INSTEAD[space]
    return side


def _drive_out(s: RevoltState, spot: Int, side: Int, most: Int) -> Int:
    done: Int = 0
    while done < most and s.units[spot * SIDES + side] > 0:
        take_unit(s, spot, side)
        done += 1
    return done


def _log_removed(city: Int, side: Int, count: Int, log: Log | None) -> None:
    if log is not None and count > 0:
        log.tell("driven_out", "DR-65", {"city": city, "side": side, "count": count})


def _bring_in(s: RevoltState, city: Int, side: Int, log: Log | None) -> None:
    """DR-65: without stock a neutral comes instead, without neutrals nobody."""
    comer = side if has_stock(s, side) else NEUTRAL
    if not has_stock(s, comer):
        return
    put_unit(s, FIRST_CITY + city, comer)
    if log is not None:
        log.tell("brought_in", "DR-65", {"city": city, "side": comer})
