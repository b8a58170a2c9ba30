"""What the expert says at once: its move, and what this and others promise."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from guildhall.bots.foresight import Foresight, Try
from guildhall.bots.onnx import Net, Policy
from guildhall.bots.weights import find_judge
from guildhall.core.luck import Luck
from guildhall.core.state import State
from guildhall.core.view import View

WORLDS = 8
"""Imagined worlds in which moves are compared."""


@dataclass(frozen=True)
class Promise:
    """A move and its mover's part of the win (0 to 1) in each of the same worlds."""

    move: int
    shares: list[float]

    @property
    def share(self) -> float:
        """Give their mean."""
        return fmean(self.shares)


def favoured(net: Net, view: View, legal: Sequence[int], luck: Luck) -> list[int]:
    """List a seat's moves, what the expert likes best first."""
    liked = dict(zip(legal, Policy(net).likings(view, legal, luck), strict=True))
    return sorted(legal, key=lambda move: -liked[move])


def promises(net: Net, view: View, moves: Sequence[int], luck: Luck) -> list[Promise]:
    """Say what these moves promise, each in the same worlds with the same luck."""
    worlds = [_world(net, view, luck) for _ in range(WORLDS)]
    seeds = [int(luck.below(1 << 31, 0)) for _ in worlds]
    tries = [
        Try(world, move, seed) for move in moves for world, seed in zip(worlds, seeds, strict=True)
    ]
    shares = Foresight(net, view.seats, view.seat, 0).shares(tries)
    return [Promise(move, shares[at * WORLDS : (at + 1) * WORLDS]) for at, move in enumerate(moves)]


def _world(net: Net, view: View, luck: Luck) -> State:
    """Imagine a world; those who choose at the same time do so with sense."""
    world = net.game.imagine(view, luck)
    find_judge(net.game.name).reopen(world, view.seat)
    return world
