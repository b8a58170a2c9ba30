"""What bots are asked: functions of plain data, for another process here or elsewhere.

Elsewhere they travel as JSON, which can be read; objects carry the name of their class, and no
other classes than those of thoughts are made of it.
"""

import hashlib
from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import version
from typing import Any

import msgspec

from guildhall.bots import find_level
from guildhall.bots.coach import Caution, warn
from guildhall.bots.deed import Reason
from guildhall.bots.fill import Begun, fill
from guildhall.bots.hint import Advice, advise, glimpse
from guildhall.core.luck import FastLuck
from guildhall.core.state import State
from guildhall.core.view import View
from guildhall.games import GAMES, find
from guildhall.lab import analysis
from guildhall.lab.quick import answer

FORMAT = 1
"""Raised when a function here, or how it travels, changes."""
CLASS, ITEMS, TEXT = "@", "items", "text"
"""Names in what travels that no field has."""


def think(game: str, bot: str, view: View, legal: list[int], seed: int, budget: float) -> int:
    """Choose a move; gets nothing but the seat's view."""
    return find_level(bot, find(game)).choose(view, legal, FastLuck(seed), budget)


def advised(game: str, view: View, legal: list[int], seed: int, budget: float) -> Advice:
    """Advice for a seat; gets nothing but the seat's view.

    Without a budget it is what can be said at once.
    """
    if not budget:
        return glimpse(find(game), view, legal, FastLuck(seed))
    return advise(find(game), view, legal, FastLuck(seed), budget)


def warned(
    game: str, view: View, legal: list[int], seed: int, move: int, budget: float
) -> Caution | None:
    """A coach's word on a move; gets nothing but the seat's view."""
    return warn(find(game), view, legal, move, FastLuck(seed), budget)


def filled(game: str, view: View, begun: Begun, seed: int) -> list[int]:
    """What a bot adds to a row; gets nothing but the seat's view."""
    return fill(find(game), view, begun, seed)


KINDS: Mapping[str, Callable[..., Any]] = {
    do.__name__: do for do in (think, advised, warned, filled, answer, analysis.weigh)
}
"""By name; the first argument of each is the name of a game."""
CLASSES = (
    *(Advice, Begun, Caution, Reason),
    *(analysis.Decision, analysis.Point, analysis.Question, analysis.Weighed, analysis.Why),
)


class ThoughtFailed(Exception):
    """A bot elsewhere could not answer."""


@cache
def fingerprint() -> str:
    """What must be the same where one asks and where one thinks: program, rules, and data."""
    games = sorted(f"{game.name} {game.version} {game.data_hash}" for game in GAMES.values())
    told = f"{FORMAT} {analysis.FORMAT} {version('guildhall')} {games}"
    return hashlib.blake2b(told.encode(), digest_size=8).hexdigest()


def write_question(do: Callable[..., Any], args: tuple[Any, ...]) -> str:
    """A question as text."""
    game = args[0]
    told = {"kind": do.__name__, "game": game, "args": [_plain(arg, game) for arg in args[1:]]}
    return msgspec.json.encode(told).decode()


def answered(text: str) -> str:
    """The answer to a question that travelled, as text; also where the bot fails."""
    try:
        asked = msgspec.json.decode(text)
        game = asked["game"]
        args = [_made(arg, game) for arg in asked["args"]]
        told = {"answer": _plain(KINDS[asked["kind"]](game, *args), game)}
    except Exception as error:  # noqa: BLE001  whoever asked is told
        return failed(repr(error))
    return msgspec.json.encode(told).decode()


def failed(problem: str) -> str:
    """The answer of a bot that could not think, as text."""
    return msgspec.json.encode({"failed": problem}).decode()


def read_answer(text: str, game: str) -> Any:
    """The answer that travelled; raises ThoughtFailed."""
    told = msgspec.json.decode(text)
    if "failed" in told:
        raise ThoughtFailed(told["failed"])
    return _made(told["answer"], game)


def _plain(value: Any, game: str) -> Any:
    if isinstance(value, State):
        return {CLASS: "State", TEXT: find(game).to_json(value)}
    if isinstance(value, tuple):
        return {CLASS: "tuple", ITEMS: [_plain(item, game) for item in value]}
    if isinstance(value, list):
        return [_plain(item, game) for item in value]
    if isinstance(value, dict):
        return {name: _plain(item, game) for name, item in value.items()}
    kind: Callable[..., Any] = type(value)
    names = _fields(kind)
    if not names:
        return value
    told = {name: _plain(getattr(value, name), game) for name in names}
    return {CLASS: type(value).__name__, **told}


def _made(value: Any, game: str) -> Any:
    if isinstance(value, list):
        return [_made(item, game) for item in value]
    if not isinstance(value, dict):
        return value
    match value.get(CLASS):
        case None:
            return {name: _made(item, game) for name, item in value.items()}
        case "State":
            return find(game).from_json(value[TEXT])
        case "tuple":
            return tuple(_made(item, game) for item in value[ITEMS])
        case name:
            given = {field: _made(item, game) for field, item in value.items() if field != CLASS}
            return _classes(game)[name](**given)


@cache
def _fields(kind: Callable[..., Any]) -> tuple[str, ...]:
    """Fields of a class that travels; none for numbers and texts."""
    if is_dataclass(kind):
        return tuple(field.name for field in fields(kind))
    return getattr(kind, "__struct_fields__", ())


@cache
def _classes(game: str) -> dict[str, type[Any]]:
    """Classes that may be made of what travels, by their names."""
    here = vars(import_module(f"guildhall.games.{find(game).name}.view")).values()
    views = [kind for kind in here if isinstance(kind, type) and is_dataclass(kind)]
    return {kind.__name__: kind for kind in (*CLASSES, *views)}
