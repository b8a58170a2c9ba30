"""PettingZoo environments of Colonia."""

from typing import Any

from guildhall.lab.envs.zoo import Together, Turns, guarded


def raw_env(**settings: Any) -> Turns:
    """Give the bare environment; an illegal move raises IllegalMove."""
    return Turns("colonia", **settings)


def env(**settings: Any) -> Any:
    """Give the environment in PettingZoo's usual wrappers."""
    return guarded(raw_env(**settings))


def parallel_env(**settings: Any) -> Together:
    """Give the environment in which all who owe a decision act at once."""
    return Together("colonia", **settings)
