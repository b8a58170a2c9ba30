"""A network made sharper by second looks: what playouts find better, it comes to like better.

A lead counts for what it is worth, not for who leads: where moves are much the same nothing is
learned, and what one playout says too much another says too little. What is learned is held to
what the network was (its likings and its forecasts), so that it forgets nothing.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

from guildhall.core.errors import GuildhallError
from guildhall.lab.train.learn import Student, adam, new_student
from guildhall.lab.train.looks import Looks
from guildhall.lab.train.net import NEVER, Net, Thought, think

__all__ = ["Course", "Foresight", "Rows", "foresee", "sharpen"]

KEPT = 0.75
"""How much of its forecasts stays what the network foresaw; the rest is how games ended."""
FORESEEN = 5.0
"""How much forecasts count beside likings: likings learn from what forecasts must not forget."""
TESTED = 16
"""One in so many games is not learned from."""


class Rows(NamedTuple):
    """Decisions as the network learns them; `margins` between -1 and 1."""

    numbers: Array
    moves: Array
    leans: Array
    leads: Array
    shares: Array
    margins: Array


class Foresight(NamedTuple):
    """How a network does in decisions it has not learned from, against the one it was."""

    gain: Array
    """Share of a win that its choices gain by what playouts say, a decision."""
    doubt: Array
    """Standard error of the gain."""
    wins: Array
    """Cross entropy of who wins."""
    before: Array
    """The same of the one it was."""
    shift: Array
    """How far its likings moved (Kullback-Leibler)."""


@dataclass(frozen=True)
class Course:
    """How it is taught."""

    rate: float = 3e-4
    part: int = 512
    """Decisions that one update learns from."""
    passes: int = 4
    """How often each decision is learned from."""
    weight: float = 300.0
    """By how many logits a move is to be liked more that surely wins."""
    seed: int = 1


def sharpen(net: Net, looks: Looks, course: Course) -> Iterator[tuple[Net, Foresight]]:
    """Teach a network; gives it after every pass, and how it does in games kept for that.

    Raises sharpen_few where fewer than two games have a decision.
    """
    luck, student = np.random.default_rng(course.seed), new_student(net)
    learned, tested = _parted(looks)
    gains = _gains(looks)
    size = min(course.part, len(learned))
    parts = len(learned) // size
    for turn in range(course.passes):
        order = luck.permutation(learned)
        for part in range(parts):
            rows = order[part * size : (part + 1) * size]
            left = 1 - (turn * parts + part) / (course.passes * parts)
            knobs = np.float32(course.rate * left), np.float32(course.weight)
            student = improve(student, net, _rows(looks, gains, rows), knobs)
        yield student.net, _tested(student.net, net, looks, gains, tested)


def _parted(looks: Looks) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Give the decisions to learn from and those to test by: of one game where it would be none."""
    games = np.unique(looks.game)
    if len(games) < FEWEST:
        raise GuildhallError("sharpen_few", {"games": len(games)})
    tested = looks.game % TESTED == 0
    if tested.all() or not tested.any():
        tested = looks.game == games[0]
    return np.flatnonzero(~tested), np.flatnonzero(tested)


FEWEST = 2
"""One to learn from, and one to test by."""


def _gains(looks: Looks) -> NDArray[np.float32]:
    """Bring margins between -1 and 1, as the first lessons of a network do."""
    apart = float(np.abs(looks.margins).sum() / looks.seats.sum())
    gains: NDArray[np.float32] = np.tanh(looks.margins / (2 * max(apart, 1.0)))
    return gains


def _rows(looks: Looks, gains: NDArray[np.float32], rows: NDArray[np.int64]) -> Rows:
    return Rows(
        *map(jnp.asarray, (looks.numbers[rows], looks.moves[rows])),
        *(jnp.asarray(one[rows].astype(np.float32)) for one in (looks.leans, looks.leads)),
        *map(jnp.asarray, (looks.shares[rows], gains[rows])),
    )


def _tested(
    net: Net, old: Net, looks: Looks, gains: NDArray[np.float32], tested: NDArray[np.int64]
) -> Foresight:
    """Test in parts of one size, so that nothing is compiled twice; the rest is left out."""
    part = min(TOGETHER, len(tested))
    seen = [
        foresee(net, old, _rows(looks, gains, tested[at : at + part]))
        for at in range(0, len(tested) - part + 1, part)
    ]
    mean = Foresight(*(jnp.mean(jnp.stack(one)) for one in zip(*seen, strict=True)))
    return mean._replace(doubt=mean.doubt / len(seen) ** 0.5)


TOGETHER = 4096


@jax.jit
def foresee(net: Net, old: Net, rows: Rows) -> Foresight:
    """Compare a network with the one it was."""
    (likings, thought), (before, earlier) = _likings(net, rows), _likings(old, rows)
    gains = _gained(likings, rows) - _gained(before, rows)
    return Foresight(
        gains.mean(),
        gains.std() / gains.shape[0] ** 0.5,
        _surprise(thought, rows.shares),
        _surprise(earlier, rows.shares),
        _shift(likings, before, rows),
    )


@jax.jit
def improve(student: Student, old: Net, rows: Rows, knobs: tuple[Any, Any]) -> Student:
    """Take one step of Adam on some decisions; `knobs` are how far, and what a win weighs."""
    rate, weight = knobs
    return adam(student, jax.grad(_loss)(student.net, old, rows, weight), rate)


def _loss(net: Net, old: Net, rows: Rows, weight: Array) -> Array:
    (likings, thought), (before, earlier) = _likings(net, rows), _likings(old, rows)
    expected = KEPT * jax.nn.softmax(earlier.wins) + (1 - KEPT) * rows.shares
    margins = KEPT * earlier.margins + (1 - KEPT) * rows.margins
    policy = _shift(likings, before, rows) - weight * _gained(likings, rows).mean()
    value = _surprise(thought, expected) + ((thought.margins - margins) ** 2).mean()
    return policy + FORESEEN * value


def _likings(net: Net, rows: Rows) -> tuple[Array, Thought]:
    """Give the logits of each row's moves, as far below all where there is none."""
    every = jnp.ones((rows.numbers.shape[0], net.moves.bias.shape[0]), jnp.int8)
    thought = think(net, rows.numbers, every)
    own = jnp.take_along_axis(thought.moves, jnp.maximum(rows.moves, 0), 1)
    return jnp.where(rows.moves >= 0, own + rows.leans, NEVER), thought


def _gained(likings: Array, rows: Rows) -> Array:
    """Give what is to be expected of each choice among the moves that were looked at."""
    looked = ~jnp.isnan(rows.leads)
    chances = jax.nn.softmax(jnp.where(looked, likings, NEVER))
    gained: Array = (chances * jnp.where(looked, rows.leads, 0)).sum(1)
    return gained


def _shift(likings: Array, before: Array, rows: Rows) -> Array:
    now, then = jax.nn.log_softmax(likings), jax.nn.log_softmax(before)
    shift: Array = (jnp.exp(now) * jnp.where(rows.moves >= 0, now - then, 0)).sum(1).mean()
    return shift


def _surprise(thought: Thought, shares: Array) -> Array:
    expected = jax.nn.log_softmax(thought.wins)
    surprise: Array = -(shares * jnp.where(thought.wins > NEVER / 10, expected, 0)).sum(1).mean()
    return surprise
