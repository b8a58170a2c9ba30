"""Simultaneous secret choices: one or two cards a seat, resolved when the last one is in."""

from guildhall.core.numbers import Int
from guildhall.games.guildes.reasons import NOT_IN_GAME
from guildhall.games.guildes.state import PHASE_PLAY, GuildesState, step_size
from guildhall.games.guildes.tables import DECK, KINDS


def wanted(s: GuildesState) -> Int:
    """Say how many cards each seat chooses in the present step."""
    return step_size(s) if s.phase == PHASE_PLAY else 1


def chosen_number(s: GuildesState, seat: Int) -> Int:
    """Count the cards that a seat has chosen in the present step."""
    if s.chosen[seat * 2] < 0:
        return 0
    return 1 if s.chosen[seat * 2 + 1] < 0 else 2


def choosers(s: GuildesState) -> Int:
    """Give the mask of the seats that still owe a card."""
    last = wanted(s) - 1
    chosen = s.chosen
    mask: Int = 0
    for seat in range(s.seats):
        if chosen[seat * 2 + last] < 0:
            mask |= 1 << seat
    return mask


def all_chosen(s: GuildesState) -> bool:
    """Say whether the last choice is in."""
    return choosers(s) == 0


def choose(s: GuildesState, seat: Int, kind: Int) -> None:
    """Note a secret choice."""
    s.chosen[seat * 2 + chosen_number(s, seat)] = kind


def known_card(s: GuildesState, kind: Int, reason: Int) -> Int:
    """GU-2: of a card that cannot be had, say first whether it is in the game at all."""
    if reason != 0 and DECK[s.seats * KINDS + kind] == 0:
        return NOT_IN_GAME
    return reason
