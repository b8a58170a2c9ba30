"""The network: what a seat may know in; how it would decide, and who will win, out.

Residual blocks behind one wide layer. For the seats, counted from the viewer, it gives who will
win, as shares of one, and by how much each will be ahead.
"""

from typing import NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array
from numpy.typing import NDArray

__all__ = ["Block", "Layer", "Net", "Thought", "new_net", "think"]

NEVER = -1e9
"""Added to what cannot be."""
FAR = 5.0
"""Numbers further from their mean than so many deviations are taken as so far."""


class Layer(NamedTuple):
    """A matrix and what is added."""

    weight: Array
    bias: Array


class Block(NamedTuple):
    """Two layers whose result is added to what went in."""

    scale: Array
    shift: Array
    inner: Layer
    outer: Layer


class Net(NamedTuple):
    """All that is learned, and the mean and deviation of the numbers that come in."""

    mean: Array
    deviation: Array
    first: Layer
    blocks: tuple[Block, ...]
    scale: Array
    shift: Array
    moves: Layer
    wins: Layer
    margins: Layer


class Thought(NamedTuple):
    """What a network makes of decisions, one row each."""

    moves: Array
    """Logits of moves, those that are not legal far below the others."""
    wins: Array
    """Logits of seats, the viewer first, absent ones far below the others."""
    margins: Array
    """How far each seat will be ahead of the mean of the others, between -1 and 1."""


def new_net(seed: int, size: int, actions: int, places: int, width: int, blocks: int) -> Net:
    """Make a network that knows nothing and likes all moves alike."""
    luck = np.random.default_rng(seed)

    def layer(inputs: int, outputs: int, gain: float) -> Layer:
        weight = luck.standard_normal((inputs, outputs), np.float32) * np.float32(gain)
        return Layer(_given(weight / np.float32(inputs**0.5)), level(outputs, 0))

    def level(number: int, value: float) -> Array:
        return _given(np.full(number, value, np.float32))

    middle = tuple(
        Block(
            level(width, 1), level(width, 0), layer(width, width, 2**0.5), layer(width, width, 0.5)
        )
        for _ in range(blocks)
    )
    return Net(
        *(level(size, 0), level(size, 1), layer(size, width, 1.0), middle),
        *(level(width, 1), level(width, 0)),
        *(layer(width, actions, 0.01), layer(width, places, 0.01), layer(width, places, 0.01)),
    )


def _given(numbers: NDArray[np.float32]) -> Array:
    """Hand numbers over; made here rather than there, where each shape would be compiled apart."""
    return jnp.asarray(numbers)


def think(net: Net, numbers: Array, mask: Array) -> Thought:
    """Let the network look at decisions: observations with room for all seats, and legal moves."""
    places = net.wins.bias.shape[0]
    present = numbers[:, :places] > 0
    scaled = (numbers.astype(jnp.float32) - net.mean) / net.deviation
    x = _through(net.first, jnp.clip(scaled, -FAR, FAR))
    for block in net.blocks:
        inner = jax.nn.relu(_through(block.inner, _levelled(x, block.scale, block.shift)))
        x = x + _through(block.outer, inner)
    x = jax.nn.relu(_levelled(x, net.scale, net.shift))
    return Thought(
        jnp.where(mask > 0, _through(net.moves, x), NEVER),
        jnp.where(present, _through(net.wins, x), NEVER),
        _through(net.margins, x),
    )


def _through(layer: Layer, x: Array) -> Array:
    return x @ layer.weight + layer.bias


def _levelled(x: Array, scale: Array, shift: Array) -> Array:
    centred = x - x.mean(-1, keepdims=True)
    return centred * jax.lax.rsqrt((centred**2).mean(-1, keepdims=True) + EPSILON) * scale + shift


EPSILON = 1e-5
