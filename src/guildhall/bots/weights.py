"""Judges with their weights, which stand in the `weights.toml` of a game's folder here."""

import tomllib
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from importlib.resources import files

import msgspec

from guildhall.bots.expertise import find_expertise
from guildhall.bots.judge import Judge
from guildhall.core.errors import GuildhallError
from guildhall.games import find


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
    """Give the weights of a game as they stand in its file; none where there is no file."""
    file = files("guildhall.bots").joinpath(game, "weights.toml")
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    return {name: float(value) for name, value in tomllib.loads(text).items()}


def fingerprint(game: str) -> str:
    """Give the short fingerprint of what bots of a game go by beside its network.

    That is weights, characters, and how they search.
    """
    folder = files("guildhall.bots").joinpath(game)
    told = [folder.joinpath(name) for name in ("weights.toml", "styles.toml")]
    written = [file.read_bytes() if file.is_file() else b"" for file in told]
    settings = msgspec.json.encode(find(game).meta.bots)
    return blake2b(b"\0".join([*written, settings]), digest_size=8).hexdigest()


def make_judge(game: str, weights: Mapping[str, float]) -> Judge:
    """Make a judge with given weights; raises GuildhallError for a missing or unknown name."""
    handed = _Handed(game, weights)
    judge = find_expertise(game).judge(handed)
    unknown = sorted(set(weights) - handed.asked)
    if unknown:
        raise GuildhallError("weight_unknown", {"game": game, "given": ", ".join(unknown)})
    return judge


@cache
def find_judge(game: str) -> Judge:
    """Give the judge of a game with the weights of its file."""
    return make_judge(game, read_weights(game))
