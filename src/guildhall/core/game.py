"""A title and its rules: `guildhall.GAMES` has all of them.

A `Game` and its states are the fast way to simulate: no record is kept and no luck is drawn unless
you do so. `guildhall.new` does both.
"""

import hashlib
import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product
from math import prod
from typing import Any

from guildhall.core.encoding import Encoding, ThroughView
from guildhall.core.errors import BadOption, BadPosition, IllegalMove, Refusal
from guildhall.core.log import Log
from guildhall.core.luck import Luck
from guildhall.core.meta import Meta
from guildhall.core.numbers import Shorts
from guildhall.core.refusals import Phase, Reason
from guildhall.core.sheet import Scribe, written
from guildhall.core.sketch import Sketch
from guildhall.core.state import CHANCE, State, restore
from guildhall.core.view import View
from guildhall.core.words import Words

__all__ = ["Edition", "Game", "Option", "Roles"]

OptionValue = bool | int | str
MANY_VARIANTS = 8
Tiebreak = tuple[str, Sequence[int]]
"""Something that decides between equal scores, and how much of it each seat has."""
Say = Callable[..., str]
"""Gives the text of a message id in a person's language: `say("guildes-guild-knights")`."""


@dataclass(frozen=True)
class Option:
    """One setting of a game: its values, the default first."""

    name: str
    values: tuple[OptionValue, ...]

    @property
    def default(self) -> OptionValue:
        """The first value."""
        return self.values[0]


@dataclass(frozen=True)
class Edition:
    """Rules and data under which games were begun that can still go on."""

    rules: int
    data: str
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    """Values of the options that this edition did not have: they keep its behaviour."""
    exact: bool = True
    """False when a game may come out otherwise than under that edition."""


@dataclass(frozen=True)
class Roles:
    """What seats lead that is theirs before the game begins, such as the factions of a war."""

    kind: str
    """The kind of thing, as the words of the game name it."""
    led: Mapping[int, Sequence[Sequence[str]]]
    """By the number of seats: the ids that each seat leads, one or more."""


def costs_nothing(_state: Any, _seat: int, _move: int) -> Mapping[str, int]:
    """Price of every move in a game where none costs anything."""
    return {}


@dataclass(frozen=True)
class Game:
    """One title: its data, its words and the functions of its rules.

    >>> import guildhall as gh
    >>> from guildhall.core.luck import FastLuck
    >>> from guildhall.core.playout import draw_due
    >>> game = gh.GAMES["guildes"]
    >>> game.seats, [option.name for option in game.options]
    ((3, 4, 5, 6), ['events', 'dirty_tricks'])
    >>> state = game.new(3, {"events": True})
    >>> draw_due(state, FastLuck(1))
    >>> game.submit(state, 0, game.words.moves.parse("pick knights"))
    >>> game.why_not(state, 0, game.words.moves.parse("pick nobles"))
    Refusal(already_chosen, GU-7, {'waiting': 2})

    Seat 1 does not know what seat 0 picked, and imagines a position that fits what it does know:

    >>> view = game.observe(state, 1)
    >>> world = game.imagine(view, FastLuck(2))
    >>> game.observe(world, 1) == view, game.observe(world, 0) == game.observe(state, 0)
    (True, False)
    """

    name: str
    meta: Meta
    """Length, weight, designer and what else `meta.toml` says."""
    version: int
    """Version of the rules; records name it."""
    data_hash: str
    """Fingerprint of `data.toml`; records name it."""
    seats: tuple[int, ...]
    """Numbers of seats that can play."""
    options: tuple[Option, ...]
    words: Words
    rules: tuple[str, ...]
    """Numbers of all rules."""
    state: type[State]
    new_state: Callable[[int, Mapping[str, Any]], State]
    """Start from settled options; `new` settles them first."""
    why_not: Callable[[Any, int, int], Refusal | None]
    """Why a state refuses a move of a seat; None if it is possible."""
    observe: Callable[[Any, int], View]
    """View of a state for a seat, or for -1, a spectator."""
    imagine: Callable[[Any, Luck], State]
    """State that fits a view, with everything hidden drawn from luck."""
    board: Callable[[Any, Say, Sequence[str]], str]
    """A view as text, with the names of the seats."""
    encoding: Encoding
    invariants: Callable[[Any], list[str]]
    """Everything that is wrong with a state; nothing for a position that can be played."""
    ending: Callable[[Any], str]
    """Id of the reason why a state is over."""
    phases: Sequence[Phase] = ()
    """In the order of the kind `phase` of its words."""
    reasons: Mapping[int, Reason] = field(default_factory=dict)
    """Why a check can refuse a move."""
    earlier: tuple[Edition, ...] = ()
    """Editions that are still played, the first one first."""
    roles: Roles | None = None
    """What each seat leads; None where all seats are alike."""
    price: Callable[[Any, int, int], Mapping[str, int]] = costs_nothing
    """What a possible move of a seat costs in a state: ids of what is paid, and how much of it."""
    sketch: Callable[[Any, Say], Sketch] | None = None
    """A view as a drawing for previews of links; None where there is only the art of the game."""
    tiebreaks: Callable[[Any], Sequence[Tiebreak]] = lambda _: ()
    """What decides between equal scores of a finished state, the first that differs."""

    @property
    def scribe(self) -> Scribe:
        """Writes what a seat may know as numbers, from a state."""
        return self.encoding.scribe or ThroughView(self.encoding, self.observe)

    def encoded(self, state: State, seat: int, places: int = 0) -> Shorts:
        """What a seat may know as numbers of 16 bits, which numpy reads where they lie.

        >>> import guildhall as gh
        >>> match = gh.new("guildes", seats=4, seed=7)
        >>> numbers = match.game.encoded(match.state, 2)
        >>> list(numbers) == match.game.encoding.encode(match.view(2))
        True
        """
        seats = len(state.scores())
        size = self.encoding.size(seats, places)
        return written(self.scribe, state, seat, seats, places, size)

    def edition(self, rules: int, data: str) -> Edition | None:
        """Edition with these rules and this data; None if it can no longer be played."""
        known = (*self.earlier, Edition(self.version, self.data_hash))
        return next((one for one in known if (one.rules, one.data) == (rules, data)), None)

    def settle(self, seats: int, options: Mapping[str, object]) -> dict[str, OptionValue]:
        """All options, with defaults where none is given.

        Raises BadOption (`seats`, `option`, `option_value`) for what the game does not have.

        >>> import guildhall as gh
        >>> gh.GAMES["guildes"].settle(4, {"events": True})
        {'events': True, 'dirty_tricks': False}
        >>> gh.GAMES["guildes"].settle(7, {})
        Traceback (most recent call last):
            ...
        guildhall.core.errors.BadOption: seats (game=guildes, given=7, allowed=3, 4, 5, 6)
        """
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
        """Combinations of options that are worth a test.

        All of them if they are few; else the default, every single change, and all changes at once.
        """
        if prod(len(option.values) for option in self.options) <= MANY_VARIANTS:
            names = [option.name for option in self.options]
            values = [option.values for option in self.options]
            return [dict(zip(names, chosen, strict=True)) for chosen in product(*values)]
        default = {option.name: option.default for option in self.options}
        single = [{**default, o.name: v} for o in self.options for v in o.values[1:]]
        return [default, *single, {option.name: option.values[-1] for option in self.options}]

    def new(self, seats: int, options: Mapping[str, object] | None = None) -> State:
        """State of a new game, where chance or the first decision is due; raises BadOption."""
        return self.new_state(seats, self.settle(seats, options or {}))

    def submit(self, state: State, actor: int, move: int, log: Log | None = None) -> None:
        """Check a move or an outcome of CHANCE, then play it.

        Raises IllegalMove and changes nothing if it is not possible.
        """
        self.check(state, actor, move)
        state.play(actor, move, log)

    def check(self, state: State, actor: int, move: int) -> None:
        """Raise IllegalMove unless a move, or an outcome of CHANCE, is possible now."""
        if actor == CHANCE:
            self._check_chance(state, move)
        elif not self.allows(state, actor, move):
            raise IllegalMove(self.why_not(state, actor, move) or _UNEXPLAINED)

    def allows(self, state: State, seat: int, move: int) -> bool:
        """Whether a seat owes a decision and the move is one of its legal ones."""
        return bool(seat >= 0 and state.actors() >> seat & 1 and move in state.legal(seat))

    def _check_chance(self, state: State, outcome: int) -> None:
        weights = state.chance()
        if not (0 <= outcome < len(weights) and weights[outcome] > 0):
            raise IllegalMove(Refusal("chance_impossible", self.rules[0], {"outcome": outcome}))

    def to_json(self, state: State) -> str:
        """A position as JSON, what is hidden included."""
        position = {"game": self.name, "rules": self.version, "data": self.data_hash}
        return json.dumps({**position, "state": state.saved()})

    def from_json(self, text: str) -> State:
        """The position that `to_json` wrote; raises BadPosition if it is not one of this game.

        >>> import guildhall as gh
        >>> game = gh.GAMES["guildes"]
        >>> state = game.new(4)
        >>> game.from_json(game.to_json(state)).saved() == state.saved()
        True
        """
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
