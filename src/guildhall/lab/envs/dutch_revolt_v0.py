"""PettingZoo environments of the Dutch Revolt."""

from typing import Any

from guildhall.lab.envs.zoo import Turns, guarded


def raw_env(**settings: Any) -> Turns:
    """Give the bare environment; an illegal move raises IllegalMove."""
    return Turns("dutch_revolt", **settings)


def env(**settings: Any) -> Any:
    """Give the environment in PettingZoo's usual wrappers."""
    return guarded(raw_env(**settings))
