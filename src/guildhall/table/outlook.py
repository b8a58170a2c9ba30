"""All that a seat may do in a phase that asks it the same thing place by place: wished at once."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from guildhall.core.game import Game
from guildhall.core.luck import FastLuck
from guildhall.core.state import State
from guildhall.core.view import View
from guildhall.core.worlds import next_actor

MOST_IN_A_PHASE = 400
"""So many decisions of all seats are looked at."""


@dataclass
class Outlook:
    """What of a seat's wishes can be had if the others pass, and what more it may wish."""

    view: View
    """The table when all that can be had of the wishes is done."""
    met: list[int] = field(default_factory=list)
    row: list[int] = field(default_factory=list)
    """What the seat decides now, passing where it wishes nothing, until somebody else decides."""
    legal: list[int] = field(default_factory=list)


def look_over(
    game: Game, view: View, asks: Sequence[str], wishes: Sequence[int], seed: int = 0
) -> Outlook:
    """Walk through a phase as long as anybody is asked one of these questions.

    The world is imagined from the view, so nothing the seat does not know goes into it.
    """
    state = game.imagine(view, FastLuck(seed))
    outlook, left, alone = Outlook(view), list(wishes), True
    for _ in range(MOST_IN_A_PHASE):
        actor = next_actor(state, view.seat)
        if actor < 0 or game.observe(state, actor).ask not in asks:
            break
        if actor == view.seat:
            made = _grant(game, state, outlook, left)
            if not made:
                break
            if alone:
                outlook.row += made
        else:
            alone = False
            state.play(actor, _passing(game, _legal(state, actor)))
    return outlook


def _grant(game: Game, state: State, outlook: Outlook, left: list[int]) -> list[int]:
    """Decide what is wished here and can be had, then pass: what was decided, or nothing."""
    seat, made = outlook.view.seat, list[int]()
    legal = _legal(state, seat)
    while (wish := next((each for each in left if each in legal), None)) is not None:
        left.remove(wish)
        outlook.met.append(wish)
        made.append(wish)
        state.play(seat, wish)
        if not int(state.actors()) >> seat & 1:
            return made
        legal = _legal(state, seat)
    outlook.legal += [each for each in legal if each not in outlook.legal and _names(game, each)]
    outlook.view = game.observe(state, seat)
    passing = _passing(game, legal)
    if _names(game, passing):
        return made
    state.play(seat, passing)
    return [*made, passing]


def _legal(state: State, seat: int) -> list[int]:
    return [int(move) for move in state.legal(seat)]


def _names(game: Game, move: int) -> bool:
    """Whether a move names anything: what ends a go does not."""
    return bool(game.words.moves.decode(move).args)


def _passing(game: Game, legal: list[int]) -> int:
    """The move that does nothing, or the first where there is none."""
    return next((move for move in legal if not _names(game, move)), legal[0])
