"""Counting lines of play and reaching positions by lot, for the pinned tests of every game."""

from collections.abc import Mapping

from guildhall.core.game import Game
from guildhall.core.luck import FastLuck
from guildhall.core.state import CHANCE, State
from guildhall.core.view import seats_of


def lines_of_play(state: State, depth: int) -> int:
    """Count the sequences of so many decisions; chance takes its first outcome."""
    if depth == 0 or state.over():
        return 1
    mask = int(state.actors())
    if mask == 0:
        twin = state.copy()
        weights = list(state.chance())
        twin.play(CHANCE, next(i for i, weight in enumerate(weights) if weight))
        return lines_of_play(twin, depth)
    seat = seats_of(mask)[0]
    count = 0
    for move in state.legal(seat):
        twin = state.copy()
        twin.play(seat, move)
        count += lines_of_play(twin, depth - 1)
    return count


def random_position(
    game: Game, seats: int, inputs: int, options: Mapping[str, object] | None = None
) -> State:
    """Give the position of a random game after so many inputs, or its end."""
    state = game.new(seats, options)
    luck = FastLuck(17)
    for _ in range(inputs):
        if state.over():
            break
        mask = int(state.actors())
        if mask:
            seat = seats_of(mask)[0]
            moves = state.legal(seat)
            state.play(seat, moves[luck.below(len(moves))])
        else:
            state.play(CHANCE, luck.pick(state.chance(), 0))
    return state
