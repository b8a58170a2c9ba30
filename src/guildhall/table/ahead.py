"""What a seat may decide after moves it has planned: nothing hidden, no luck goes into it."""

from collections.abc import Sequence
from dataclasses import dataclass

from guildhall.core.errors import Refusal
from guildhall.core.game import Game
from guildhall.core.view import View
from guildhall.core.worlds import Ends, Worlds, follow


@dataclass(frozen=True)
class Ahead:
    """Where a plan leads, as its seat can foresee it."""

    made: int
    """How many of the planned moves are possible."""
    refusal: Refusal | None
    """Why the next one is not."""
    ends: Ends
    """What comes before the seat can decide again; empty when it is asked at once."""
    ask: str
    view: View
    legal: list[int]
    steps: int


def look_ahead(game: Game, view: View, moves: Sequence[int], seed: int = 0) -> Ahead:
    """Play planned moves in worlds imagined from a view, and say what may follow them."""
    worlds = Worlds(game, view, seed)
    made, refusal = follow(worlds, moves)
    return _told(worlds, made, refusal)


def look_past_others(game: Game, view: View, seed: int = 0) -> Ahead:
    """What a seat will surely be asked when the others have decided, and may surely answer."""
    worlds = Worlds(game, view, seed)
    worlds.pass_others()
    return _told(worlds, 0, None)


def _told(worlds: Worlds, made: int, refusal: Refusal | None) -> Ahead:
    asked = not worlds.ends
    return Ahead(
        made=made,
        refusal=refusal,
        ends=worlds.ends,
        ask=worlds.ask() if asked else "",
        view=worlds.view,
        legal=worlds.legal(),
        steps=worlds.steps() if asked else 0,
    )
