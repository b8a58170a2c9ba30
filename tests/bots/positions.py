"""Positions along random games, for any game."""

from collections.abc import Iterator, Mapping

import guildhall as gh
from guildhall.bots.reasons import reasons_for
from guildhall.bots.weights import find_judge
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck
from guildhall.core.state import CHANCE, State
from guildhall.core.view import seats_of
from guildhall.table.match import Match

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


def after(name: str, inputs: int) -> tuple[Match, int, list[int]]:
    """Play random inputs until a seat can choose; half as many in a game that is shorter."""
    match, luck = gh.new(name, seats=gh.GAMES[name].seats[-1], seed=5), FastLuck(9)
    while not match.over:
        seat = match.actors[0]
        legal = [int(move) for move in match.state.legal(seat)]
        if len(match.record.inputs) >= inputs and len(legal) > 1:
            return match, seat, legal
        match.play(seat, legal[int(luck.below(len(legal)))])
    return after(name, inputs // 2)


def parts_add_up(name: str) -> bool:
    """Whether the parts of the judgement are all of it."""
    judge = find_judge(name)
    found = [after(name, inputs)[:2] for inputs in (40, 200)]
    return all(
        sum(judge.parts(match.state, seat).values()) == int(judge.value(match.state, seat))
        for match, seat in found
    )


def concrete_reasons(name: str) -> int:
    """Count the positions, of eight, in which hints say why the judge's own move is good."""
    judge, told = find_judge(name), 0
    for inputs in range(20, 180, 20):
        match, seat, legal = after(name, inputs)
        worths = list(judge.worths(match.state, seat, match.state.legal(seat)))
        best = legal[worths.index(max(worths))]
        told += bool(reasons_for(match.game, match.view(seat), legal, best, FastLuck(1), 0))
    return told
