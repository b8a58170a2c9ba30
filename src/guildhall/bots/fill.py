"""Decisions as a bot would make them: the rest of a row, or of a phase. Nothing is played."""

from collections.abc import Sequence
from dataclasses import dataclass

from guildhall.bots import find_level
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck
from guildhall.core.state import State
from guildhall.core.view import View
from guildhall.core.worlds import Worlds, follow, next_actor

MOST_IN_A_PHASE = 200
"""So many decisions of all seats are looked at to propose those of one."""


@dataclass(frozen=True)
class Begun:
    """Planned moves that a bot goes on with while it is asked one of these questions."""

    moves: Sequence[int]
    asks: Sequence[str]
    bot: str
    most: int
    """So many moves in all."""
    past: bool = False
    """Past the decisions of others, too."""


def fill(game: Game, view: View, begun: Begun, seed: int) -> list[int]:
    """What a bot adds to planned moves; a function of the view alone."""
    adds = _fill_phase if begun.past else _fill_row
    return adds(game, view, begun, seed)


def _fill_row(game: Game, view: View, begun: Begun, seed: int) -> list[int]:
    """While the seat is asked one of the questions."""
    worlds = Worlds(game, view, seed)
    made, _ = follow(worlds, begun.moves)
    chooser, luck = find_level(begun.bot, game), FastLuck(seed)
    added: list[int] = []
    while made == len(begun.moves) and made + len(added) < begun.most:
        legal = worlds.legal()
        if not legal or worlds.ask() not in begun.asks:
            break
        added.append(chooser.choose(worlds.view, legal, luck, 0.0))
        worlds.play(added[-1])
    return added


def _fill_phase(game: Game, view: View, begun: Begun, seed: int) -> list[int]:
    """As long as anybody is asked one of the questions.

    The others decide in a world that is imagined from the view, as the same bot would. What they
    really decide may make the rest of it impossible.
    """
    chooser, luck = find_level(begun.bot, game), FastLuck(seed)
    state, added = game.imagine(view, luck), list[int]()
    if not _follow(game, state, view.seat, begun.moves):
        return added
    for _ in range(MOST_IN_A_PHASE):
        actor = next_actor(state, view.seat)
        if actor < 0 or len(begun.moves) + len(added) >= begun.most:
            break
        seen = game.observe(state, actor)
        if seen.ask not in begun.asks:
            break
        move = chooser.choose(seen, [int(each) for each in state.legal(actor)], luck, 0.0)
        if actor == view.seat:
            added.append(move)
        state.play(actor, move)
    return added


def _follow(game: Game, state: State, seat: int, moves: Sequence[int]) -> bool:
    """Play planned moves; false where one is not possible."""
    for move in moves:
        if next_actor(state, seat) != seat or not game.allows(state, seat, move):
            return False
        state.play(seat, move)
    return True
