"""What is pinned of every game; counting lines of play and reaching positions by lot."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module

from guildhall.core.game import Game, OptionValue
from guildhall.core.log import Event
from guildhall.core.luck import FastLuck
from guildhall.core.state import CHANCE, State
from guildhall.core.view import seats_of


@dataclass(frozen=True)
class Pinned:
    """What is pinned of a game, in the `pinned.py` of its folder."""

    record: str
    board_after: Callable[[Event], bool]
    """Whether the board is shown after such an event; it is at the end in any case."""
    counts: tuple[tuple[int, int, int, int], ...]
    """Seats, inputs of a random game, decisions from there, and in how many ways."""
    untold: tuple[str, ...] = ()
    """Events that say no more than the outcome above them."""
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    clear: float = 0.7
    """The share of duels that a level of bots surely wins against the one below."""
    winning: Mapping[str, OptionValue] | None = field(default_factory=dict)
    """Options under which some last decisions surely win; None where something hidden decides."""
    middle: int = 12
    """Decisions of one person after which there is something of everything on the board."""


def pinned(game: str) -> Pinned:
    """Give what is pinned of a game."""
    found: Pinned = import_module(f"tests.games.{game}.pinned").PINNED
    return found


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
