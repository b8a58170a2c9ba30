"""Where judges come from: a class in `evals/<game>.py`, its weights in `evals/<game>.toml`."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from importlib.resources import files

from guildhall.bots.judge import Judge
from guildhall.core.errors import GuildhallError

EVALS = "guildhall.bots.evals"


class _Handed(dict[str, float]):
    """Weights that note which of them were asked for."""

    def __init__(self, game: str, weights: Mapping[str, float]) -> None:
        super().__init__(weights)
        self.game = game
        self.asked: set[str] = set()

    def __getitem__(self, name: str) -> float:
        self.asked.add(name)
        return super().__getitem__(name)

    def __missing__(self, name: str) -> float:
        raise GuildhallError("weight_missing", {"game": self.game, "given": name})


def read_weights(game: str) -> dict[str, float]:
    """Give the weights of a game as they stand in its file."""
    text = files(EVALS).joinpath(f"{game}.toml").read_text(encoding="utf-8")
    return {name: float(value) for name, value in tomllib.loads(text).items()}


def make_judge(game: str, weights: Mapping[str, float]) -> Judge:
    """Make a judge with given weights; raises GuildhallError for a missing or unknown name."""
    handed = _Handed(game, weights)
    name = game.title().replace("_", "") + "Judge"
    judge: Judge = getattr(import_module(f"{EVALS}.{game}"), name)(handed)
    unknown = sorted(set(weights) - handed.asked)
    if unknown:
        raise GuildhallError("weight_unknown", {"game": game, "given": ", ".join(unknown)})
    return judge


@cache
def find_judge(game: str) -> Judge:
    """Give the judge of a game with the weights of its file."""
    return make_judge(game, read_weights(game))
