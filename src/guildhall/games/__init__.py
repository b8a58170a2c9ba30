"""The one list of games."""

from guildhall.core.errors import UnknownGame
from guildhall.core.game import Game
from guildhall.games import colonia, dutch_revolt, flandern, guildes

GAMES: dict[str, Game] = {
    game.name: game
    for game in [
        flandern.GAME,
        guildes.GAME,
        colonia.GAME,
        dutch_revolt.GAME,
    ]
}


def find(name: str) -> Game:
    """Give a game by its name; raises UnknownGame."""
    if name not in GAMES:
        raise UnknownGame("unknown_game", {"given": name, "known": ", ".join(GAMES)})
    return GAMES[name]
