"""Whole phases at once: what is wished of one is had where the others do not come in the way."""

from collections import Counter
from collections.abc import Sequence

import guildhall as gh
from guildhall.core.luck import FastLuck
from guildhall.table.match import Match
from guildhall.table.outlook import Outlook, Wishes, look_over

MOVEMENT = ("movement",)
SURPLUS = ("surplus", "reach")


def over(match: Match, asks: Sequence[str], wishes: Sequence[int] = ()) -> Outlook:
    """The phase as who decides now may wish it, passing elsewhere."""
    return look_over(match.game, match.view(match.actors[0]), Wishes(asks, wishes))


def must(
    match: Match, asks: Sequence[str], usual: Sequence[int] = (), wishes: Sequence[int] = ()
) -> Outlook:
    """The phase as who decides now must answer it, with what is usual elsewhere."""
    return look_over(match.game, match.view(match.actors[0]), Wishes(asks, wishes, usual))


def at(asks: Sequence[str], questions: int) -> Match:
    """A Dutch Revolt in which somebody must answer so many of these questions."""
    match, luck = gh.new("dutch_revolt", seats=4, seed=5), FastLuck(5)
    for _ in range(4000):
        seat = match.actors[0]
        if match.view(seat).ask == asks[0] and must(match, asks).open >= questions:
            return match
        legal = match.legal(seat)
        match.play(seat, legal[luck.below(len(legal))])
    raise AssertionError("nobody is asked so often")


def named(match: Match, moves: Sequence[int]) -> list[str]:
    return [match.game.words.moves.print(move) for move in moves]


def at_movement() -> Match:
    """A Dutch Revolt in which somebody may move units in several provinces."""
    match, luck = gh.new("dutch_revolt", seats=4, seed=5), FastLuck(5)
    for _ in range(2000):
        seat = match.actors[0]
        view = match.view(seat)
        if view.ask == "movement" and len(over(match, MOVEMENT).legal) > 8:
            return match
        legal = match.legal(seat)
        match.play(seat, legal[luck.below(len(legal))])
    raise AssertionError("nobody may move")


def test_all_places_of_a_phase_are_open_at_its_first_question() -> None:
    match = at_movement()
    seat = match.actors[0]
    outlook = over(match, MOVEMENT)
    here = {move.id for move in match.legal(seat) if move.args}
    assert here < set(outlook.legal)
    assert outlook.met == []
    assert {str(match.game.words.moves.decode(move)) for move in outlook.row} == {"done"}


def test_wishes_are_had_in_the_order_of_the_game() -> None:
    """What the row says can be played as it is; the rest of the wishes comes later."""
    match = at_movement()
    seat = match.actors[0]
    first = over(match, MOVEMENT)
    wishes = [first.legal[-1], first.legal[0]]
    outlook = over(match, MOVEMENT, wishes)
    assert Counter(outlook.met) == Counter(wishes)
    assert outlook.met == wishes[::-1]
    assert outlook.row[0] == first.legal[0]
    for move in outlook.row:
        match.play(seat, move)
    assert match.actors != (seat,) or match.view(seat).ask != "movement"


def test_what_cannot_be_had_is_left_out() -> None:
    match = at_movement()
    wish = over(match, MOVEMENT).legal[0]
    outlook = over(match, MOVEMENT, [wish] * 64)
    assert 0 < len(outlook.met) < 64
    assert over(match, ["taxes"], [wish]).met == []


def test_what_must_be_answered_stays_open_until_it_is_wished_or_usual() -> None:
    """All losses of a phase, however many provinces have them; what is usual gives way."""
    match = at(["conflict"], 3)
    bare = must(match, ["conflict"])
    assert (bare.row, bare.taken, bare.met) == ([], [], [])
    fields = [
        move
        for move, name in zip(bare.legal, named(match, bare.legal), strict=True)
        if name.endswith("_field")
    ]
    usual = must(match, ["conflict"], fields)
    assert usual.open < bare.open
    assert set(usual.taken) <= set(fields)
    assert set(bare.legal) <= set(usual.legal), "all may still be wished instead"
    other = next(move for move in usual.legal if move not in fields)
    changed = must(match, ["conflict"], fields, [other])
    assert changed.met == [other]
    assert len(changed.taken) + changed.open == len(usual.taken) + usual.open


def test_a_whole_phase_is_played_as_it_was_laid_out() -> None:
    """Question by question, whatever the others lose: as many of each as were shown."""
    match = at(["conflict"], 3)
    seat, luck = match.actors[0], FastLuck(7)
    left = Counter(must(match, ["conflict"], must(match, ["conflict"]).legal).taken)
    while match.actors and match.view(match.actors[0]).ask == "conflict":
        actor = match.actors[0]
        legal = match.legal(actor)
        if actor == seat and len(legal) > 1:
            row = must(match, ["conflict"], (), list(left.elements()))
            assert row.open == 0
            match.play(seat, row.row[0])
            left -= Counter(row.row[:1])
        else:
            match.play(actor, legal[luck.below(len(legal))])
    assert not left


def test_units_that_leave_go_where_they_are_wished_and_nobody_is_dissolved_unasked() -> None:
    match = at(SURPLUS, 2)
    seat = match.actors[0]
    leaves = [move.id for move in match.legal(seat)]
    usual = must(match, SURPLUS, leaves)
    assert usual.open > 0
    assert named(match, usual.row) == named(match, usual.taken[:1]), "where to is not known"
    assert "dissolve" in named(match, usual.legal), "it can be wished"
    goal = next(move for move in usual.legal if named(match, [move])[0].startswith("reach"))
    sent = must(match, SURPLUS, leaves, [goal])
    assert sent.met == [goal]
    assert sent.open < usual.open
    assert sent.row[:2] == [usual.row[0], goal] or sent.row == usual.row
