"""Random games, input by input, for tests that look at every position on the way."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import prod
from typing import Any

from guildhall.core.game import Game, option_text
from guildhall.core.log import Event, Log
from guildhall.core.luck import FastLuck
from guildhall.core.playout import Trace, playout
from guildhall.core.state import CHANCE, State
from guildhall.core.view import SPECTATING, seats_of
from guildhall.games import GAMES

SPARSER = 3 if os.environ.get("GUILDHALL_BUILD") == "compiled" else 1
"""The compiled run looks at fewer positions: it is there to show that the build is the same."""
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


@cache
def usual_length(game: str, seats: int) -> int:
    """Count the inputs of a random game, to know how often to stop on the way."""
    state = GAMES[game].new(seats)
    trace = Trace()
    playout(state, FastLuck(1), FastLuck(2), trace)
    return len(trace.moves)


def sampled(setting: Setting, seed: int, about: int = 30) -> Iterator[Moment]:
    """Play a random game; gives about so many of its positions, by lot, and the end."""
    length = usual_length(setting.game.name, setting.seats) * SPARSER
    lot = FastLuck(seed + 1)
    for moment in random_game(setting, seed):
        if moment.state.over() or lot.below(length) < about:
            yield moment


def all_settings() -> list[Setting]:
    """List every setting to test.

    Every number of seats with every variant; a game with too many variants for that is tested with
    its first and last variant at every number of seats, and with each of the others at one of them.
    """
    found: list[Setting] = []
    for game in GAMES.values():
        variants = game.variants()
        complete = len(variants) == prod(len(option.values) for option in game.options)
        for number, variant in enumerate(variants):
            ends = number in (0, len(variants) - 1)
            turn = game.seats[number % len(game.seats)]
            counts = game.seats if complete or ends else (turn,)
            found += [Setting(game, seats, variant) for seats in counts]
    return found


def random_input(state: State, luck: FastLuck) -> tuple[int, int]:
    """Choose who acts and what happens."""
    seats = seats_of(int(state.actors()))
    if not seats:
        return CHANCE, int(luck.pick(state.chance(), 0))
    seat = seats[int(luck.below(len(seats)))]
    moves = state.legal(seat)
    return seat, int(moves[luck.below(len(moves))])
