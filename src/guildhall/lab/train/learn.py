"""Learning from decisions: what each turned out to be worth, and how to become better by it.

Proximal policy optimisation, with the worth of a decision from the outcome for its seat, mixed
with what the network expected later (lambda returns over all seats' decisions).
"""

from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from guildhall.bots.leaning import FINE
from guildhall.lab.train.net import Net, think

__all__ = [
    "Decided",
    "Figures",
    "Lessons",
    "Outcome",
    "Seen",
    "Step",
    "Student",
    "adam",
    "decide",
    "improve",
    "new_student",
    "worth",
]


class Student(NamedTuple):
    """A network and what Adam remembers of its gradients."""

    net: Net
    first: Net
    second: Net
    updates: Array


class Seen(NamedTuple):
    """What was asked: one row for each game."""

    numbers: Array
    mask: Array
    seat: Array
    advice: Array
    """What the judge would do; below 0 where it was not asked."""
    lean: Array
    """How it leans the choice, in hundredths of a logit; no columns where it does not."""


class Decided(NamedTuple):
    """Moves, how likely they were, and what was expected, seats in their own order."""

    moves: Array
    odds: Array
    """Logarithm of how likely the move was."""
    wins: Array
    margins: Array
    own: Array
    """Whether there was a choice, and the network made it."""


class Outcome(NamedTuple):
    """What came of a decision: whether the game ended, and how, by seat."""

    ended: Array
    shares: Array
    gains: Array


Step = tuple[Seen, Decided, Outcome]
"""A decision in each game."""


class Lessons(NamedTuple):
    """Decisions with their worth, one row each."""

    numbers: Array
    mask: Array
    moves: Array
    odds: Array
    gain: Array
    """How much better than expected it went."""
    shares: Array
    """What to expect: shares of the victory, the viewer first."""
    margins: Array
    own: Array
    advice: Array
    lean: Array


class Figures(NamedTuple):
    """How an update went."""

    policy: Array
    wins: Array
    margins: Array
    spread: Array
    """How undecided the network is (entropy)."""
    shift: Array
    """How far it moved from what it was (approximate Kullback-Leibler)."""
    advice: Array
    """How unlikely the judge's moves are to it (cross entropy)."""


def new_student(net: Net) -> Student:
    """Begin to learn with a network."""
    blank = jax.tree.map(lambda one: jnp.asarray(np.zeros(one.shape, np.float32)), net)
    return Student(net, blank, blank, jnp.asarray(np.int32(0)))


@jax.jit
def decide(
    net: Net, guest: Net, visits: Array, judged: Array, seen: Seen, seats: Array, seed: Array
) -> Decided:
    """Draw a move for each game; where `visits` is true the guest decides, or the judge."""
    thought, guests = (think(one, seen.numbers, seen.mask) for one in (net, guest))
    liked = jnp.where(visits[:, None], guests.moves, thought.moves)
    odds = jax.nn.log_softmax(_leaned(liked, seen.lean))
    moves = jax.random.categorical(jax.random.key(seed), odds)
    moves = jnp.where(visits & judged & (seen.advice >= 0), seen.advice, moves)
    order = to_absolute(seen.seat, seats, thought.wins.shape[1])
    choice = seen.mask.astype(jnp.int32).sum(1) > 1
    return Decided(
        moves.astype(jnp.int32),
        jnp.take_along_axis(odds, moves[:, None], 1)[:, 0],
        jnp.take_along_axis(jax.nn.softmax(thought.wins), order, 1),
        jnp.take_along_axis(thought.margins, order, 1),
        ~visits & choice,
    )


def _leaned(moves: Array, lean: Array) -> Array:
    """Add what the judge adds; a judge that is not asked leaves moves as they are."""
    return moves + lean.astype(jnp.float32) / FINE if lean.shape[1] else moves


def to_absolute(seat: Array, seats: Array, places: int) -> Array:
    """Tell for each seat how far it sits after the viewer; absent seats stay where they are."""
    each = jnp.arange(places)[None]
    return jnp.where(each < seats[:, None], (each - seat[:, None]) % seats[:, None], each)


def from_viewer(seat: Array, seats: Array, places: int) -> Array:
    """Tell which seat sits so far after the viewer; the other way round."""
    each = jnp.arange(places)[None]
    return jnp.where(each < seats[:, None], (each + seat[:, None]) % seats[:, None], each)


@jax.jit
def worth(
    steps: list[Step], end: tuple[Seen, Decided], seats: Array, memory: Array, winning: Array
) -> Lessons:
    """Work out backwards what every decision was worth; all steps of all games end to end.

    `end` is the question after the last step, and what was expected there. Only what a seat itself
    expects counts for its decisions: another may be a guest, who takes it for one of its like. So
    the last decision of a seat, after which nothing is known, is not learned from.
    """
    seen, decided, outcome = jax.tree.map(lambda *rows: jnp.stack(rows), *steps)
    places = outcome.shares.shape[-1]
    later = (end[1].wins, end[1].margins)
    expected = (
        jnp.concatenate([decided.wins[1:], later[0][None]]),
        jnp.concatenate([decided.margins[1:], later[1][None]]),
        jnp.concatenate([seen.seat[1:], end[0].seat[None]]),
    )

    def back(after: tuple[Array, Array, Array], now: tuple[Any, ...]) -> Any:
        (ended, shares, gains), (next_wins, next_margins, asked) = now
        later_wins, later_margins, known = after
        over = ended[:, None] > 0
        asked = jnp.arange(places)[None] == asked[:, None]
        keep = jnp.where(asked, jnp.where(known, memory, 0.0), 1.0)
        wins = jnp.where(over, shares, next_wins + keep * (later_wins - next_wins))
        margins = jnp.where(over, gains, next_margins + keep * (later_margins - next_margins))
        after = wins, margins, known | over | asked
        return after, after

    unknown = jnp.zeros(later[0].shape, bool)
    _, (wins, margins, known) = jax.lax.scan(
        back, (*later, unknown), (outcome, expected), reverse=True
    )

    def own(values: Array) -> Array:
        return jnp.take_along_axis(values, seen.seat[:, :, None], 2)[:, :, 0]

    won, ahead = own(wins - decided.wins), own(margins - decided.margins)
    gain = winning * won * (seats / (seats - 1)) + (1 - winning) * ahead
    order = jax.vmap(from_viewer, (0, None, None))(seen.seat, seats, places)
    rows = Lessons(
        *(seen.numbers, seen.mask, decided.moves, decided.odds, gain),
        jnp.take_along_axis(wins, order, 2),
        jnp.take_along_axis(margins, order, 2),
        *(decided.own & own(known), seen.advice, seen.lean),
    )
    number = outcome.ended.size
    return Lessons(*(array.reshape(number, *array.shape[2:]) for array in rows))


@jax.jit
def improve(
    student: Student, lessons: Lessons, rows: Array, knobs: tuple[Any, Any], clip: float
) -> tuple[Student, Figures]:
    """Take one step of Adam on some rows; `knobs` are how far and how undecided."""
    some = Lessons(*(array[rows] for array in lessons))
    own = some.own.astype(jnp.float32)
    number = own.sum() + 1e-8
    mean = (some.gain * own).sum() / number
    deviation = jnp.sqrt(((some.gain - mean) ** 2 * own).sum() / number)
    some = some._replace(gain=own * (some.gain - mean) / (deviation + 1e-8))
    rate, spread = knobs
    slopes, figures = jax.grad(_loss, has_aux=True)(student.net, some, spread, clip)
    return adam(student, slopes, rate), figures


def _loss(net: Net, some: Lessons, spread: Array, clip: float) -> tuple[Array, Figures]:
    thought = think(net, some.numbers, some.mask)
    odds = jax.nn.log_softmax(_leaned(thought.moves, some.lean))
    own = some.own.astype(jnp.float32)
    number = own.sum() + 1e-8
    chosen = _at(odds, some.moves)
    ratio = jnp.exp(jnp.where(some.own, chosen - some.odds, 0))
    policy = -jnp.minimum(ratio * some.gain, jnp.clip(ratio, 1 - clip, 1 + clip) * some.gain)
    undecided = -(jnp.exp(odds) * jnp.where(some.mask > 0, odds, 0)).sum(-1)
    expected = jax.nn.log_softmax(thought.wins)
    wins = -(some.shares * jnp.where(thought.wins > -1e8, expected, 0)).sum(-1).mean()
    advised = (some.advice >= 0).astype(jnp.float32)
    unheeded = -(_at(odds, jnp.maximum(some.advice, 0)) * advised).sum() / (advised.sum() + 1e-8)
    figures = Figures(
        policy.sum() / number,
        wins,
        ((thought.margins - some.margins) ** 2).mean(),
        (undecided * own).sum() / number,
        ((some.odds - chosen) * own).sum() / number,
        unheeded,
    )
    value = 0.5 * figures.wins + 0.5 * figures.margins
    return figures.policy + value - spread * figures.spread, figures


def _at(odds: Array, moves: Array) -> Array:
    return jnp.take_along_axis(odds, moves[:, None], 1)[:, 0]


LONGEST = 0.5
"""Gradients longer than this are shortened to it."""


def _bounded(slopes: Net) -> Net:
    slopes = slopes._replace(
        mean=jnp.zeros_like(slopes.mean), deviation=jnp.zeros_like(slopes.deviation)
    )
    length = jnp.sqrt(sum(jnp.sum(one**2) for one in jax.tree.leaves(slopes)))
    factor = jnp.minimum(1.0, LONGEST / (length + 1e-8))
    bounded: Net = jax.tree.map(lambda one: one * factor, slopes)
    return bounded


def adam(student: Student, slopes: Net, rate: Array) -> Student:
    """Go one step of Adam, as its authors wrote it; long gradients are shortened."""
    slopes = _bounded(slopes)
    updates = student.updates + 1
    first = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, student.first, slopes)
    second = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, student.second, slopes)
    early = jnp.sqrt(1 - 0.999**updates) / (1 - 0.9**updates)
    net = jax.tree.map(
        lambda w, m, v: w - rate * early * m / (jnp.sqrt(v) + 1e-6), student.net, first, second
    )
    return Student(net, first, second, updates)
