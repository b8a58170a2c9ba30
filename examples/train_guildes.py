"""Train a small masked policy for Guildes on a CPU, and write it as ONNX.

    python examples/train_guildes.py --games 1500 --out policy.onnx
    guildhall play guildes --bots onnx:policy.onnx

The policy plays against itself; moves after which a seat gained on the others become more likely.
It weighs the eleven kinds of cards with one and the same little network, which sees of each kind
what lies on the table, in the packet and in the hand: a thousand weights are enough. Plain numpy;
needs the extras env and train.
"""

import argparse
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import onnx
from numpy.typing import NDArray
from onnx import TensorProto, helper, numpy_helper

from guildhall.games import find
from guildhall.lab.envs.vector import SelfPlay

Floats = NDArray[np.float32]
GAME, SEATS, KINDS = "guildes", 4, 11
VERBS = ("pick", "aside", "lay")
"""The verbs that choose a kind of card, as the table of moves opens with them."""
BY_SEAT, BY_KIND = ("tableau", "shown"), ("packet", "hand", "known_out")
FOR_ALL = ("ballot", "step", "hand_sizes")
HIDDEN, SCALE = 32, 0.3
DECISIONS = 11_000
"""Decisions of finished games that are learned from together: 64 games."""
PASSES, PART, RATE, CLIP, SPREAD = 4, 1024, 3e-3, 0.2, 0.01


class Decision(NamedTuple):
    """What a seat knew, what it could do, what it did and how likely that was."""

    observation: NDArray[np.int16]
    mask: NDArray[np.int8]
    seat: int
    move: int
    odds: float


class Lessons(NamedTuple):
    """Many decisions, and what each turned out to be worth."""

    numbers: NDArray[np.int16]
    masks: NDArray[np.int8]
    moves: NDArray[np.int64]
    odds: Floats
    worth: Floats


def places() -> NDArray[np.int64]:
    """Give, for each kind of card, where the observation holds what the network sees of it."""
    parts = find(GAME).encoding.slices(SEATS)
    rows = [parts[name].start + seat * KINDS for name in BY_SEAT for seat in range(SEATS)]
    rows += [parts[name].start for name in BY_KIND]
    same = [at for name in FOR_ALL for at in range(parts[name].start, parts[name].stop)]
    return np.array([[row + kind for row in rows] + same for kind in range(KINDS)], np.int64)


class Net:
    """One hidden layer for every kind of card, with Adam; masked moves get no probability."""

    def __init__(self, seed: int = 1) -> None:
        """Start with small random weights."""
        dice = np.random.default_rng(seed)
        self.places = places()
        seen = self.places.shape[1]
        self.weights: dict[str, Floats] = {
            "w1": dice.normal(0, seen**-0.5, (seen, HIDDEN)).astype(np.float32),
            "b1": np.zeros((KINDS, HIDDEN), np.float32),
            "w2": dice.normal(0, 0.01, (HIDDEN, len(VERBS))).astype(np.float32),
            "b2": np.zeros((KINDS, len(VERBS)), np.float32),
        }
        self.moments = {k: (np.zeros_like(w), np.zeros_like(w)) for k, w in self.weights.items()}
        self.updates = 0

    def forward(
        self, numbers: NDArray[np.int16], mask: NDArray[np.int8]
    ) -> tuple[Floats, Floats, Floats]:
        """Give what is seen of each kind, the hidden layer and the odds of all such moves."""
        w = self.weights
        seen = numbers[:, self.places] * np.float32(SCALE)
        hidden = np.maximum(seen @ w["w1"] + w["b1"], 0)
        logits = (hidden @ w["w2"] + w["b2"]).transpose(0, 2, 1).reshape(len(numbers), -1)
        logits = np.where(mask[:, : logits.shape[1]] > 0, logits, -np.inf)
        odds = np.exp(logits - logits.max(axis=1, keepdims=True))
        return seen, hidden, odds / odds.sum(axis=1, keepdims=True)

    def learn(self, made: Lessons) -> None:
        """Make moves more likely by their worth, but not much at once (clipped as in PPO)."""
        rows = np.arange(len(made.moves))
        seen, hidden, odds = self.forward(made.numbers, made.masks)
        change = odds[rows, made.moves] / made.odds
        within = np.where(made.worth > 0, change < 1 + CLIP, change > 1 - CLIP)
        worth = made.worth * change * within
        logs = np.log(np.maximum(odds, 1e-9))
        slope = -odds * worth[:, None]
        slope[rows, made.moves] += worth
        slope -= SPREAD * odds * (logs - (odds * logs).sum(axis=1, keepdims=True))
        by_kind = slope.reshape(len(rows), len(VERBS), KINDS).transpose(0, 2, 1) / len(rows)
        back = by_kind @ self.weights["w2"].T * (hidden > 0)
        self.updates += 1
        self._ascend("w2", np.einsum("nkh,nkv->hv", hidden, by_kind))
        self._ascend("b2", by_kind.sum(axis=0))
        self._ascend("w1", np.einsum("nkf,nkh->fh", seen, back))
        self._ascend("b1", back.sum(axis=0))

    def _ascend(self, name: str, slope: NDArray[np.floating[Any]]) -> None:
        """Take one step of Adam."""
        mean, square = self.moments[name]
        mean += 0.1 * (slope - mean)
        square += 0.001 * (slope**2 - square)
        fair_mean = mean / (1 - 0.9**self.updates)
        fair_square = square / (1 - 0.999**self.updates)
        self.weights[name] += RATE * fair_mean / (np.sqrt(fair_square) + 1e-8)


def improve(net: Net, games: int, seed: int, tables: int = 32) -> None:
    """Play so many games against itself and learn from the points they ended with."""
    play, dice = SelfPlay(GAME, tables, seats=SEATS, reward="score"), np.random.default_rng(seed)
    batch, played = play.reset(seed), 0
    running: list[list[Decision]] = [[] for _ in range(tables)]
    finished: list[tuple[Decision, float]] = []
    while played < games:
        odds = net.forward(batch.observation, batch.action_mask)[2]
        reached = odds.cumsum(axis=1)
        moves = (reached > dice.random((tables, 1)) * reached[:, -1:]).argmax(axis=1)
        for n, game in enumerate(running):
            known = (batch.observation[n], batch.action_mask[n], int(batch.seat[n]))
            game.append(Decision(*known, int(moves[n]), float(odds[n, moves[n]])))
        batch = play.step(moves)
        for n in np.flatnonzero(batch.done).tolist():
            finished += [(one, float(batch.rewards[n][one.seat])) for one in running[n]]
            running[n] = []
            played += 1
        if len(finished) >= DECISIONS:
            study(net, finished, dice)
            finished = []


def study(net: Net, finished: list[tuple[Decision, float]], dice: np.random.Generator) -> None:
    """Learn a few times from the same decisions: what counts is the lead gained after each."""
    made = [one for one, _ in finished]
    numbers = np.stack([one.observation for one in made])
    gained = np.array([lead for _, lead in finished]) - lead_of(numbers)
    lessons = Lessons(
        numbers,
        np.stack([one.mask for one in made]),
        np.array([one.move for one in made]),
        np.array([one.odds for one in made], np.float32),
        (gained / (gained.std() + 1e-6)).astype(np.float32),
    )
    for _ in range(PASSES):
        for part in np.array_split(dice.permutation(len(made)), len(made) // PART):
            net.learn(Lessons._make(column[part] for column in lessons))


def lead_of(numbers: NDArray[np.int16]) -> NDArray[np.float64]:
    """Give the points of the observer less the mean of the others', from the observation."""
    scores = numbers[:, find(GAME).encoding.slices(SEATS)["scores"]].astype(float)
    return np.asarray(scores[:, 0] - scores[:, 1:].mean(axis=1))


def export(net: Net, file: Path) -> None:
    """Write the network as ONNX, with what the bot checks before it plays."""
    game = find(GAME)
    moves, kinds = game.words.moves.size, len(VERBS) * KINDS
    tensors: dict[str, NDArray[Any]] = {
        **net.weights,
        "places": net.places,
        "scale": np.array(SCALE, np.float32),
        "row": np.array([-1, kinds]),
        "rest": np.array([0, 0, 0, moves - kinds]),
    }
    nodes = [
        helper.make_node("Gather", ["observation", "places"], ["known"], axis=1),
        helper.make_node("Mul", ["known", "scale"], ["seen"]),
        helper.make_node("MatMul", ["seen", "w1"], ["first"]),
        helper.make_node("Add", ["first", "b1"], ["inner"]),
        helper.make_node("Relu", ["inner"], ["hidden"]),
        helper.make_node("MatMul", ["hidden", "w2"], ["second"]),
        helper.make_node("Add", ["second", "b2"], ["by_kind"]),
        helper.make_node("Transpose", ["by_kind"], ["by_verb"], perm=[0, 2, 1]),
        helper.make_node("Reshape", ["by_verb", "row"], ["chosen"]),
        helper.make_node("Pad", ["chosen", "rest"], ["logits"]),
    ]
    sizes = {"observation": game.encoding.size(SEATS), "logits": moves}
    ends = [
        helper.make_tensor_value_info(name, TensorProto.FLOAT, ["games", size])
        for name, size in sizes.items()
    ]
    arrays = [numpy_helper.from_array(array, name) for name, array in tensors.items()]
    graph = helper.make_graph(nodes, GAME, ends[:1], ends[1:], arrays)
    model = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)
    facts = {"game": GAME, "encoding": str(game.encoding.version), "seats": str(SEATS)}
    helper.set_model_props(model, facts)
    onnx.checker.check_model(model)
    file.write_bytes(model.SerializeToString())


def main() -> None:
    """Read the options, train, write, and say how it went."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1500, help="how long to train")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("policy.onnx"))
    given = parser.parse_args()
    net = Net(seed=given.seed)
    improve(net, given.games, given.seed)
    export(net, given.out)
    size = given.out.stat().st_size // 1000
    print(f"{net.updates} steps of learning; wrote {given.out}, {size} kB")


if __name__ == "__main__":
    main()
