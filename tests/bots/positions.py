"""Positions along random games, for any game."""

from collections.abc import Iterator, Mapping

from guildhall.core.game import Game
from guildhall.core.luck import FastLuck
from guildhall.core.state import CHANCE, State
from guildhall.core.view import seats_of

Asked = tuple[State, int, list[int]]
"""A position, a seat that owes a decision there, and its legal moves."""


def asked(game: Game, seats: int, seed: int, options: Mapping[str, object]) -> Iterator[Asked]:
    """Play a random game; gives each decision between several moves before it is made."""
    luck, state = FastLuck(seed), game.new(seats, options)
    while not state.over():
        acting = seats_of(int(state.actors()))
        if not acting:
            state.play(CHANCE, luck.pick(state.chance(), 0))
            continue
        seat = acting[int(luck.below(len(acting)))]
        legal = [int(move) for move in state.legal(seat)]
        if len(legal) > 1:
            yield state, seat, legal
        state.play(seat, legal[int(luck.below(len(legal)))])


def winners(world: State, seat: int, legal: list[int]) -> set[int] | None:
    """Give the moves that win at once; None when the game goes on after one of them."""
    found = set()
    for move in legal:
        end = world.copy()
        end.play(seat, move)
        while not end.over():
            acting = seats_of(int(end.actors()))
            if not acting or len(end.legal(acting[0])) > 1:
                return None
            end.play(acting[0], end.legal(acting[0])[0])
        if end.ranks()[seat] == 1:
            found.add(move)
    return found


def last_chance(game: Game, options: Mapping[str, object]) -> Asked:
    """Find a last decision where some moves win, whatever is hidden, and the others do not."""
    for seed in range(400):
        last = None
        for state, seat, legal in asked(game, game.seats[-1], seed, options):
            last = state.copy(), seat, legal
        assert last is not None
        view, luck = game.observe(last[0], last[1]), FastLuck(seed)
        first = winners(last[0], last[1], last[2])
        if first and len(first) < len(last[2]):
            worlds = [game.imagine(view, luck) for _ in range(6)]
            if all(winners(world, last[1], last[2]) == first for world in worlds):
                return last
    raise AssertionError(f"no such position in {game.name}")
