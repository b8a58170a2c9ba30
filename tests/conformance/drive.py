"""Random games, input by input, for tests that look at every position on the way.

Each worker walks the games of a setting once; all laws look at the positions of these walks, so
none may change them. The compiled build has all walks and settings. The plain one, which is thirty
times as slow, has fewer: it is there to show that the builds are the same. GUILDHALL_WALKS=full
gives it all.
"""

import os
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from math import prod
from typing import Any

from guildhall.core.game import Game, option_text
from guildhall.core.log import Event, Log
from guildhall.core.luck import FastLuck
from guildhall.core.state import CHANCE, State
from guildhall.core.view import SPECTATING, seats_of
from guildhall.games import GAMES

FULL = "compiled" in os.environ.get("GUILDHALL_BUILD", "") or "GUILDHALL_WALKS" in os.environ
EVERY = "GUILDHALL_WALKS" in os.environ
"""Whether slow laws, too, look at every position."""
WALKS = 2 if FULL else 1
"""Over all settings of a game two walks meet every question, verb and event that four meet."""
SPARSER = 1 if FULL else 6
"""How many positions there are for each one looked at."""
OVER = -2
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

    def __hash__(self) -> int:
        return hash(str(self))

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
    saved: dict[str, Any]
    """The fields of the state when it was reached."""


def random_game(setting: Setting, seed: int) -> Iterator[Moment]:
    """Play a random game; gives copies of all positions with the input that comes next.

    Among several seats that owe a decision any may come first. The last has the actor OVER.
    """
    luck = FastLuck(seed)
    state = setting.new()
    events: list[Event] = []
    for n in range(LONGEST_GAME):
        if state.over():
            yield Moment(n, state, OVER, -1, events, state.saved())
            return
        actor, move = random_input(state, luck)
        yield Moment(n, state.copy(), actor, move, events, state.saved())
        log = Log()
        state.play(actor, move, log)
        events = log.events
    raise AssertionError(f"{setting} with seed {seed} did not end after {LONGEST_GAME} inputs")


@lru_cache(maxsize=1)
def walks(setting: Setting) -> list[list[Moment]]:
    """Give the random games of a setting, walked once for all tests that follow each other."""
    return [list(random_game(setting, seed)) for seed in range(WALKS)]


def every(setting: Setting) -> Iterator[Moment]:
    """Give all positions of all walks."""
    for moments in walks(setting):
        yield from moments


def sampled(setting: Setting, seed: int, about: int = 30) -> Iterator[Moment]:
    """Give about so many positions of all walks together, by lot, and the ends."""
    length = sum(len(moments) for moments in walks(setting)) * SPARSER
    lot = FastLuck(seed)
    for moment in every(setting):
        if moment.actor == OVER or lot.below(length) < about:
            yield moment


def drawn(setting: Setting, seed: int, each: int) -> Iterator[Moment]:
    """Give about so many positions of every verb of chance, by lot: also of those that are rare."""
    moments = [moment for moment in every(setting) if moment.actor == CHANCE]
    often = Counter(int(moment.state.chance_verb()) for moment in moments)
    lot = FastLuck(seed)
    for moment in moments:
        if lot.below(often[int(moment.state.chance_verb())] * SPARSER) < each:
            yield moment


@cache
def all_settings() -> list[Setting]:
    """List every setting to test.

    Every number of seats with every variant; a game with too many variants for that is tested with
    its first and last variant at every number of seats, and with each of the others at one of them.
    Where not everything is walked, the first variant meets every number of seats, the last the most
    seats; that games of all variants go alike on both builds is seen in tests/compiled.
    """
    found: list[Setting] = []
    for game in GAMES.values():
        variants = game.variants()
        complete = len(variants) == prod(len(option.values) for option in game.options)
        for number, variant in enumerate(variants):
            turn, counts = game.seats[number % len(game.seats)], game.seats
            if FULL and not complete and 0 < number < len(variants) - 1:
                counts = (turn,)
            elif not FULL and number:
                counts = game.seats[-1:] if number == len(variants) - 1 else ()
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
