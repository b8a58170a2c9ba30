"""Random games, input by input, for tests that look at every position on the way."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from guildhall.core.game import Game, option_text
from guildhall.core.log import Event, Log
from guildhall.core.luck import FastLuck
from guildhall.core.state import CHANCE, State
from guildhall.core.view import SPECTATING, seats_of

LONGEST_GAME = 20_000
"""Inputs after which a random game counts as endless."""


@dataclass(frozen=True)
class Setting:
    """One game, one number of seats, one combination of options."""

    game: Game
    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        chosen = "+".join(
            f"{name}={option_text(value)}"
            for name, value in self.options.items()
            if value != self._default(name)
        )
        return f"{self.game.name}-{self.seats}-{chosen or 'basic'}"

    def _default(self, name: str) -> object:
        return next(option.default for option in self.game.options if option.name == name)

    def new(self) -> State:
        return self.game.new(self.seats, self.options)

    def everybody(self) -> list[int]:
        """All seats and a spectator."""
        return [SPECTATING, *range(self.seats)]


@dataclass
class Moment:
    """A position of a random game, before its next input."""

    n: int
    state: State
    actor: int
    move: int
    events: list[Event]
    """What happened because of the input before."""


def random_game(setting: Setting, seed: int) -> Iterator[Moment]:
    """Play a random game; gives every position with the input that is about to be played.

    Among several seats that owe a decision any may come first. The last moment has actor -2.
    """
    luck = FastLuck(seed)
    state = setting.new()
    events: list[Event] = []
    for n in range(LONGEST_GAME):
        if state.over():
            yield Moment(n, state, -2, -1, events)
            return
        actor, move = random_input(state, luck)
        yield Moment(n, state, actor, move, events)
        log = Log()
        state.play(actor, move, log)
        events = log.events
    raise AssertionError(f"{setting} with seed {seed} did not end after {LONGEST_GAME} inputs")


def random_input(state: State, luck: FastLuck) -> tuple[int, int]:
    """Choose who acts and what happens."""
    seats = seats_of(int(state.actors()))
    if not seats:
        return CHANCE, int(luck.pick(state.chance(), 0))
    seat = seats[int(luck.below(len(seats)))]
    moves = state.legal(seat)
    return seat, int(moves[luck.below(len(moves))])
