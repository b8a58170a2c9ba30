"""Whole phases at once: what is wished of one is had where the others do not come in the way."""

from collections import Counter

import guildhall as gh
from guildhall.core.luck import FastLuck
from guildhall.table.match import Match
from guildhall.table.outlook import look_over

MOVEMENT = ("movement",)


def at_movement() -> Match:
    """A Dutch Revolt in which somebody may move units in several provinces."""
    match, luck = gh.new("dutch_revolt", seats=4, seed=5), FastLuck(5)
    for _ in range(2000):
        seat = match.actors[0]
        view = match.view(seat)
        if view.ask == "movement" and len(look_over(match.game, view, MOVEMENT, []).legal) > 8:
            return match
        legal = match.legal(seat)
        match.play(seat, legal[luck.below(len(legal))])
    raise AssertionError("nobody may move")


def test_all_places_of_a_phase_are_open_at_its_first_question() -> None:
    match = at_movement()
    seat = match.actors[0]
    outlook = look_over(match.game, match.view(seat), MOVEMENT, [])
    here = {move.id for move in match.legal(seat) if move.args}
    assert here < set(outlook.legal)
    assert outlook.met == []
    assert {str(match.game.words.moves.decode(move)) for move in outlook.row} == {"done"}


def test_wishes_are_had_in_the_order_of_the_game() -> None:
    """What the row says can be played as it is; the rest of the wishes comes later."""
    match = at_movement()
    seat = match.actors[0]
    first = look_over(match.game, match.view(seat), MOVEMENT, [])
    wishes = [first.legal[-1], first.legal[0]]
    outlook = look_over(match.game, match.view(seat), MOVEMENT, wishes)
    assert Counter(outlook.met) == Counter(wishes)
    assert outlook.met == wishes[::-1]
    assert outlook.row[0] == first.legal[0]
    for move in outlook.row:
        match.play(seat, move)
    assert match.actors != (seat,) or match.view(seat).ask != "movement"


def test_what_cannot_be_had_is_left_out() -> None:
    match = at_movement()
    seat = match.actors[0]
    view = match.view(seat)
    wish = look_over(match.game, view, MOVEMENT, []).legal[0]
    outlook = look_over(match.game, view, MOVEMENT, [wish] * 64)
    assert 0 < len(outlook.met) < 64
    assert look_over(match.game, view, ["taxes"], [wish]).met == []
