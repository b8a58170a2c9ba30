"""The rest of a row of decisions, as a bot would make them; planned only, nothing is played."""

from collections.abc import Sequence

from guildhall.bots import find_level
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck
from guildhall.core.view import View
from guildhall.core.worlds import Worlds, follow


def fill(
    game: Game,
    view: View,
    moves: Sequence[int],
    asks: Sequence[str],
    bot: str,
    most: int,
    seed: int,
) -> list[int]:
    """What a bot adds to planned moves while the seat is asked one of these questions.

    A function of the view alone. Nothing is added to a plan that is not possible.
    """
    worlds = Worlds(game, view, seed)
    made, _ = follow(worlds, moves)
    chooser, luck = find_level(bot, game), FastLuck(seed)
    added: list[int] = []
    while made == len(moves) and len(moves) + len(added) < most:
        legal = worlds.legal()
        if not legal or worlds.ask() not in asks:
            break
        added.append(chooser.choose(worlds.view, legal, luck, 0.0))
        worlds.play(added[-1])
    return added
