"""A network as an ONNX file that bots play with, its weights in half precision."""

from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game
from guildhall.lab.train.net import EPSILON, FAR, NEVER, Layer, Net, new_net

__all__ = ["opened", "reopened", "ship"]

OPSET, FORMAT = 18, 9


class Drawing:
    """The graph while it is drawn: what is known, and what is done with it."""

    def __init__(self) -> None:
        self.nodes: list[onnx.NodeProto] = []
        self.known: list[onnx.TensorProto] = []

    def weights(self, array: Any, half: bool = True) -> str:
        """Keep an array; in half precision it is widened again when the file is opened."""
        name = f"w{len(self.known)}"
        kind = np.float16 if half else np.float32
        self.known.append(numpy_helper.from_array(np.asarray(array).astype(kind), name))
        return self.put("Cast", name, to=TensorProto.FLOAT) if half else name

    def put(self, kind: str, *inputs: str, out: str = "", **settings: Any) -> str:
        """Add a node; gives the name of its result."""
        out = out or f"x{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, list(inputs), [out], **settings))
        return out

    def through(self, layer: Layer, x: str, out: str = "") -> str:
        """Multiply and add."""
        weight, bias = self.weights(layer.weight), self.weights(layer.bias, half=False)
        return self.put("Gemm", x, weight, bias, out=out)

    def levelled(self, x: str, scale: Any, shift: Any) -> str:
        """Bring each row to mean 0 and deviation 1, then scale and shift."""
        given = (self.weights(scale, half=False), self.weights(shift, half=False))
        return self.put("LayerNormalization", x, *given, axis=-1, epsilon=EPSILON)


def ship(net: Net, game: Game, path: Path, facts: dict[str, str]) -> None:
    """Write a network with the facts by which a bot knows whether it fits."""
    places = max(game.seats)
    drawing = Drawing()
    _draw(drawing, net, places)
    size, actions = net.mean.shape[0], net.moves.bias.shape[0]
    graph = helper.make_graph(
        drawing.nodes,
        game.name,
        [helper.make_tensor_value_info("observation", TensorProto.FLOAT, ["games", size])],
        [
            helper.make_tensor_value_info("logits", TensorProto.FLOAT, ["games", actions]),
            helper.make_tensor_value_info("wins", TensorProto.FLOAT, ["games", places]),
            helper.make_tensor_value_info("margins", TensorProto.FLOAT, ["games", places]),
        ],
        drawing.known,
    )
    model = helper.make_model(
        graph, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=FORMAT
    )
    fit = {
        "game": game.name,
        "encoding": str(game.encoding.version),
        "rules": str(game.version),
        "places": str(places),
    }
    helper.set_model_props(model, {**fit, **facts})
    onnx.checker.check_model(model)
    path.write_bytes(model.SerializeToString())


def _draw(drawing: Drawing, net: Net, places: int) -> None:
    mean, factor = np.asarray(net.mean), 1 / np.asarray(net.deviation)
    x = drawing.put("Sub", "observation", drawing.weights(mean, half=False))
    x = drawing.put("Mul", x, drawing.weights(factor, half=False))
    low, high = (drawing.weights(np.float32(far), half=False) for far in (-FAR, FAR))
    x = drawing.through(net.first, drawing.put("Clip", x, low, high))
    for block in net.blocks:
        inner = drawing.through(block.inner, drawing.levelled(x, block.scale, block.shift))
        x = drawing.put("Add", x, drawing.through(block.outer, drawing.put("Relu", inner)))
    x = drawing.put("Relu", drawing.levelled(x, net.scale, net.shift))
    drawing.through(net.moves, x, out="logits")
    drawing.through(net.margins, x, out="margins")
    starts, ends = (_indices(drawing, value) for value in (0, places))
    present = drawing.put("Slice", "observation", starts, ends, _indices(drawing, 1))
    absent = drawing.put("Sub", drawing.weights(np.float32(1), half=False), present)
    away = drawing.put("Mul", absent, drawing.weights(np.float32(NEVER), half=False))
    drawing.put(
        "Softmax", drawing.put("Add", drawing.through(net.wins, x), away), out="wins", axis=-1
    )


def _indices(drawing: Drawing, value: int) -> str:
    name = f"i{len(drawing.known)}"
    drawing.known.append(numpy_helper.from_array(np.array([value], np.int64), name))
    return name


def reopened(path: Path, like: Net) -> Net:
    """Read a network that was shipped, to learn on; raises policy_file if its layers do not fit.

    The weights lie in the file in the order in which they were drawn.
    """
    arrays = [numpy_helper.to_array(one) for one in onnx.load(str(path)).graph.initializer]
    floats = [
        array.astype(np.float32) for array in arrays if array.ndim and array.dtype != np.int64
    ]
    drawn = _order(like)
    shapes = [like.mean.shape, like.mean.shape, *(one.shape for one in jax.tree.leaves(drawn))]
    if shapes != [one.shape for one in floats]:
        raise _other_layers(path)
    mean, factor, *rest = floats
    leaves = [jnp.asarray(one) for one in rest]
    first, blocks, scale, shift, moves, margins, wins = jax.tree.unflatten(
        jax.tree.structure(drawn), leaves
    )
    return Net(
        *(jnp.asarray(mean), jnp.asarray(1 / factor)),
        *(first, blocks, scale, shift, moves, wins, margins),
    )


def opened(path: Path, game: Game) -> Net:
    """Read a network that was shipped, whatever its size; raises policy_file."""
    shapes = [one.dims for one in onnx.load(str(path)).graph.initializer if len(one.dims) == 2]
    if len(shapes) < OTHERS:
        raise _other_layers(path)
    places = max(game.seats)
    size, actions = game.encoding.size(places, places), game.words.moves.size
    width, blocks = int(shapes[0][1]), (len(shapes) - OTHERS) // 2
    return reopened(path, new_net(0, size, actions, places, width, blocks))


OTHERS = 4
"""Matrices outside the blocks: the first, and those of moves, margins and wins."""


def _other_layers(path: Path) -> GuildhallError:
    facts: dict[str, object] = {"file": str(path), "problem": "its layers have other sizes"}
    return GuildhallError("policy_file", facts)


def _order(net: Net) -> tuple[Any, ...]:
    """Give the weights of a network in the order in which `_draw` keeps them."""
    return (net.first, net.blocks, net.scale, net.shift, net.moves, net.margins, net.wins)
