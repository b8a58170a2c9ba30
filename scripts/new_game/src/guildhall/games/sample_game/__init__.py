"""Sample Game: tricks of animals, the stronger takes the weaker."""

from collections.abc import Mapping
from typing import Any

from guildhall.core.game import Game, numbered
from guildhall.core.meta import load_meta
from guildhall.games.sample_game import data
from guildhall.games.sample_game.encode import ENCODED
from guildhall.games.sample_game.game import PHASES, SampleGame, new_sample_game
from guildhall.games.sample_game.imagine import imagine
from guildhall.games.sample_game.invariants import invariants
from guildhall.games.sample_game.moves import REASONS, WORDS
from guildhall.games.sample_game.refusals import why_not
from guildhall.games.sample_game.text import board
from guildhall.games.sample_game.view import observe


def _new(seats: int, _options: Mapping[str, Any]) -> SampleGame:
    return new_sample_game(seats)


def _ending(_state: SampleGame) -> str:
    """SG-6: there is one way to end."""
    return "tricks_done"


GAME = Game(
    name="sample_game",
    meta=load_meta(__file__),
    version=1,
    data_hash=data.HASH,
    seats=tuple(range(2, data.BOX.most_seats + 1)),
    options=(),
    words=WORDS,
    rules=numbered("SG", 6),
    state=SampleGame,
    new_state=_new,
    why_not=why_not,
    observe=observe,
    imagine=imagine,
    board=board,
    encoding=ENCODED,
    invariants=invariants,
    ending=_ending,
    phases=list(PHASES),
    reasons=REASONS,
)
