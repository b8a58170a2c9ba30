"""All games: every folder here that gives a `GAME`."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from guildhall.core.book import Book, load_book
from guildhall.core.errors import UnknownGame
from guildhall.core.game import Game
from guildhall.core.meta import load_meta


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


class Titles(Mapping[str, Game]):
    """All games by name, each loaded when it is first asked for: one takes up to 0.2 seconds."""

    def __init__(self, names: list[str]) -> None:
        self._loaded: dict[str, Game | None] = dict.fromkeys(names)

    def __getitem__(self, name: str) -> Game:
        game = self._loaded[name]
        if game is None:
            game = self._loaded[name] = load_game(name)
        return game

    def __iter__(self) -> Iterator[str]:
        return iter(self._loaded)

    def __len__(self) -> int:
        return len(self._loaded)

    def __contains__(self, name: object) -> bool:
        return name in self._loaded


def _names() -> list[str]:
    """Name every game, in the order that their `meta.toml` give; raises BrokenGame."""
    folders = [Path(__file__).with_name(one.name) for one in iter_modules(__path__) if one.ispkg]
    return [folder.name for folder in sorted(folders, key=_place)]


def _place(folder: Path) -> tuple[int, str]:
    try:
        return load_meta(str(folder / "meta.toml")).order, folder.name
    except Exception as error:
        raise BrokenGame(f"the game {folder.name} does not load: {error}") from error


GAMES: Mapping[str, Game] = Titles(_names())
"""All games by name: `GAMES["guildes"]` is a `guildhall.core.game.Game`."""


def find(name: str) -> Game:
    """The game of a name; raises UnknownGame."""
    try:
        return GAMES[name]
    except KeyError:
        facts: dict[str, object] = {"given": name, "known": ", ".join(GAMES)}
        raise UnknownGame("unknown_game", facts) from None


@cache
def book_of(name: str) -> Book:
    """The rules of a game as a book; raises UnknownGame. Read when somebody opens it."""
    return load_book(Path(__file__).with_name(find(name).name))
