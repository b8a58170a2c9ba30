"""All games: every folder here that gives a `GAME`."""

from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from guildhall.core.book import Book, load_book
from guildhall.core.errors import UnknownGame
from guildhall.core.game import Game


class BrokenGame(ImportError):
    """A game that cannot be loaded: a mistake in its folder."""


def load_game(name: str) -> Game:
    """Import the game in a folder; raises BrokenGame, which names it."""
    try:
        game = import_module(f"{__name__}.{name}").GAME
    except Exception as error:
        raise BrokenGame(f"the game {name} does not load: {error}") from error
    if not isinstance(game, Game) or game.name != name:
        raise BrokenGame(f"games/{name}/__init__.py gives no GAME called {name}")
    return game


def _all_games() -> dict[str, Game]:
    """Load every game, in the order that their `meta.toml` give."""
    games = [load_game(folder.name) for folder in iter_modules(__path__) if folder.ispkg]
    return {game.name: game for game in sorted(games, key=lambda g: (g.meta.order, g.name))}


GAMES: dict[str, Game] = _all_games()
"""All games by name: `GAMES["guildes"]` is a `guildhall.core.game.Game`."""


def find(name: str) -> Game:
    """The game of a name; raises UnknownGame."""
    if name not in GAMES:
        raise UnknownGame("unknown_game", {"given": name, "known": ", ".join(GAMES)})
    return GAMES[name]


@cache
def book_of(name: str) -> Book:
    """The rules of a game as a book; raises UnknownGame. Read when somebody opens it."""
    return load_book(Path(__file__).with_name(find(name).name))
