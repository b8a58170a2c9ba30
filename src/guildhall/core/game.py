"""A game as the rest of the house sees it: names, options and the functions of its rules."""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import prod
from typing import Any

from guildhall.core.encoding import Encoding
from guildhall.core.errors import BadOption, BadPosition, IllegalMove, Refusal
from guildhall.core.log import Log
from guildhall.core.luck import Luck
from guildhall.core.meta import Meta
from guildhall.core.refusals import Phase, Reason
from guildhall.core.state import CHANCE, State, restore
from guildhall.core.view import View
from guildhall.core.words import Words

OptionValue = bool | int | str
MANY_VARIANTS = 16
Say = Callable[..., str]
"""Gives the text of a message id in a person's language: `say("guildes-guild-knights")`."""


@dataclass(frozen=True)
class Option:
    """One switch of a game: its values, the default first."""

    name: str
    values: tuple[OptionValue, ...]

    @property
    def default(self) -> OptionValue:
        """Give the value used when nobody says otherwise."""
        return self.values[0]


@dataclass(frozen=True)
class Edition:
    """Rules and data of an earlier time under which games were begun that can go on today."""

    rules: int
    data: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    """Values of the options that this edition did not have: they keep its behaviour."""
    exact: bool = True
    """False when a game may come out otherwise than under that edition."""


@dataclass(frozen=True)
class Game:
    """One title: data, words and rules; made once, in the game's folder."""

    name: str
    meta: Meta
    version: int
    data_hash: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    words: Words
    rules: tuple[str, ...]
    state: type[State]
    new_state: Callable[[int, Mapping[str, Any]], State]
    why_not: Callable[[Any, int, int], Refusal | None]
    observe: Callable[[Any, int], View]
    imagine: Callable[[Any, Luck], State]
    board: Callable[[Any, Say, Sequence[str]], str]
    encoding: Encoding
    invariants: Callable[[Any], list[str]]
    ending: Callable[[Any], str]
    phases: Sequence[Phase] = ()
    """In the order of the kind `phase` of its words."""
    reasons: Mapping[int, Reason] = field(default_factory=dict)
    """Why a check can refuse a move."""
    earlier: tuple[Edition, ...] = ()
    """Editions that are still played, the first one first."""

    def edition(self, rules: int, data: str) -> Edition | None:
        """Edition of a game begun under these rules and data; None when it is played no more."""
        known = (*self.earlier, Edition(self.version, self.data_hash))
        return next((one for one in known if (one.rules, one.data) == (rules, data)), None)

    def settle(self, seats: int, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """Fill in defaults; raises BadOption for seats, names or values the game does not have."""
        if seats not in self.seats:
            allowed = ", ".join(str(n) for n in self.seats)
            raise BadOption("seats", {"game": self.name, "given": seats, "allowed": allowed})
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                names = ", ".join(known) or "-"
                raise BadOption("option", {"game": self.name, "given": name, "known": names})
            if not any(value == v and type(value) is type(v) for v in known[name].values):
                values = ", ".join(option_text(v) for v in known[name].values)
                given = option_text(value)
                raise BadOption("option_value", {"option": name, "given": given, "allowed": values})
        return {name: options.get(name, known[name].default) for name in known}  # type: ignore[misc]

    def variants(self) -> list[dict[str, OptionValue]]:
        """List the combinations of options to test.

        All while they are few; else the default, every single change, and all changes at once.
        """
        if prod(len(option.values) for option in self.options) <= MANY_VARIANTS:
            names = [option.name for option in self.options]
            values = [option.values for option in self.options]
            return [dict(zip(names, chosen, strict=True)) for chosen in product(*values)]
        default = {option.name: option.default for option in self.options}
        single = [{**default, o.name: v} for o in self.options for v in o.values[1:]]
        return [default, *single, {option.name: option.values[-1] for option in self.options}]

    def new(self, seats: int, options: Mapping[str, object] | None = None) -> State:
        """Start a game: chance or the first decision is due."""
        return self.new_state(seats, self.settle(seats, options or {}))

    def submit(self, state: State, actor: int, move: int, log: Log | None = None) -> None:
        """Check a move or an outcome, then play it; raises IllegalMove and changes nothing."""
        self.check(state, actor, move)
        state.play(actor, move, log)

    def check(self, state: State, actor: int, move: int) -> None:
        """Raise IllegalMove unless the move or outcome is possible now."""
        if actor == CHANCE:
            self._check_chance(state, move)
        elif not self.allows(state, actor, move):
            raise IllegalMove(self.why_not(state, actor, move) or _UNEXPLAINED)

    def allows(self, state: State, seat: int, move: int) -> bool:
        """Say whether a seat owes a decision and the move is among its legal ones."""
        return bool(seat >= 0 and state.actors() >> seat & 1 and move in state.legal(seat))

    def _check_chance(self, state: State, outcome: int) -> None:
        weights = state.chance()
        if not (0 <= outcome < len(weights) and weights[outcome] > 0):
            raise IllegalMove(Refusal("chance_impossible", self.rules[0], {"outcome": outcome}))

    def to_json(self, state: State) -> str:
        """Write a position as JSON."""
        position = {"game": self.name, "rules": self.version, "data": self.data_hash}
        return json.dumps({**position, "state": state.saved()})

    def from_json(self, text: str) -> State:
        """Read a position; raises BadPosition when it is not one of this game."""
        try:
            data = json.loads(text)
        except ValueError as error:
            raise BadPosition("position_json", {"problem": str(error)}) from None
        if not isinstance(data, dict) or not isinstance(data.get("state"), dict):
            raise BadPosition("position_json", {"problem": "state"})
        if data.get("game") != self.name or data.get("rules") != self.version:
            found = f"{data.get('game')} {data.get('rules')}"
            raise BadPosition("position_game", {"game": self.name, "found": found})
        state = restore(self.state, data["state"])
        problems = self.invariants(state)
        if problems:
            raise BadPosition("position_value", {"field": problems[0]})
        return state


_UNEXPLAINED = Refusal("unexplained", "", {})
"""Never seen: `why_not` agrees with `legal`, which conformance proves."""


def option_text(value: object) -> str:
    """Write an option's value as it is typed."""
    return {True: "on", False: "off"}[value] if isinstance(value, bool) else str(value)


def numbered(prefix: str, last: int) -> tuple[str, ...]:
    """Give rule numbers PREFIX-1 to PREFIX-last."""
    return tuple(f"{prefix}-{n}" for n in range(1, last + 1))


def data_hash(data: bytes) -> str:
    """Give the short fingerprint of a game's data file that records carry."""
    return hashlib.sha256(data).hexdigest()[:16]
