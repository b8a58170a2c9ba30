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
    taken: list[int] = field(default_factory=list)
    """What the seat decides in the whole phase: what it wishes, else what it usually decides."""
    open: int = 0
    """How many questions have several answers, none of which is wished or usual."""


@dataclass(frozen=True)
class Wishes:
    """What a seat wants of a phase that asks these questions again and again."""

    asks: Sequence[str]
    moves: Sequence[int]
    usual: Sequence[int] | None = None
    """What it decides where no wish can be had, the first that is possible.

    None: it passes there. Empty: nothing is decided for it.
    """


def look_over(game: Game, view: View, wishes: Wishes, seed: int = 0) -> Outlook:
    """Walk through a phase as long as anybody is asked one of the questions.

    The world is imagined from the view, so nothing the seat does not know goes into it.
    """
    state = game.imagine(view, FastLuck(seed))
    outlook, left, alone = Outlook(view), list(wishes.moves), True
    for _ in range(MOST_IN_A_PHASE):
        actor = next_actor(state, view.seat)
        if actor < 0 or game.observe(state, actor).ask not in wishes.asks:
            break
        if actor != view.seat:
            alone = False
            state.play(actor, _passing(game, _legal(state, actor)))
        elif wishes.usual is None:
            made = _grant(game, state, outlook, left)
            if not made:
                break
            if alone:
                outlook.row += made
        else:
            move, decided = _choose(state, outlook, left, wishes.usual)
            alone = alone and decided
            if alone:
                outlook.row.append(move)
            state.play(actor, move)
            if not outlook.open:
                outlook.view = game.observe(state, actor)
    return outlook


def _choose(
    state: State, outlook: Outlook, left: list[int], usual: Sequence[int]
) -> tuple[int, bool]:
    """What is wished, usual or the only answer; else the question stays open, and any is tried."""
    legal = _legal(state, outlook.view.seat)
    wish = next((each for each in left if each in legal), None)
    if wish is not None:
        left.remove(wish)
        outlook.met.append(wish)
        outlook.taken.append(wish)
        return wish, True
    if len(legal) == 1:
        return legal[0], True
    outlook.legal += [each for each in legal if each not in outlook.legal]
    habit = next((each for each in usual if each in legal), None)
    if habit is not None:
        outlook.taken.append(habit)
        return habit, True
    outlook.open += 1
    return legal[-1], False


def _grant(game: Game, state: State, outlook: Outlook, left: list[int]) -> list[int]:
    """Decide what is wished here and can be had, then pass: what was decided, or nothing."""
    seat, made = outlook.view.seat, list[int]()
    legal = _legal(state, seat)
    while (wish := next((each for each in left if each in legal), None)) is not None:
        left.remove(wish)
        outlook.met.append(wish)
        made.append(wish)
        outlook.taken.append(wish)
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
