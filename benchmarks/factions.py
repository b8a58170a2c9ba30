"""How often each seat of the Dutch Revolt wins, in hundreds of games of networks that draw.

    python -m benchmarks.factions --seats 5 --games 100 --values even
    python -m benchmarks.factions --seats 5 --games 100 --trial set.toml
    python -m benchmarks.factions --seats 5 --games 100 --net training/dutch_revolt.onnx
    python -m benchmarks.factions --seats 5 --games 100 --net one.onnx --net two.onnx
    python -m benchmarks.factions --seats 5 --games 20 --bot expert:0.5

Every seat plays what its network and the judge like, drawn at a heat of 0.5, without the expert's
second look: games go side by side, one call of the network for all, and take a twentieth of an
expert's time. `--trial` puts the tables `limit`, `vp` and `commercial` of a file, which are like
those of `[[values]]` in data.toml, over the first values: so a set can be tried before it is one.
`--net` takes another network than the shipped one; of several, every seat of every game draws one,
so that those who learned apart meet at a table. `--bot` names a bot that plays every seat.
Prints parts of the fair share with 95 % intervals. Use the compiled rules:
GUILDHALL_BUILD=compiled PYTHONPATH=build/compiled.
"""

import argparse
import tomllib
from math import exp
from pathlib import Path
from typing import Any

import numpy as np

from guildhall.bots import Bot, find_bot
from guildhall.bots.leaning import FINE, leanings
from guildhall.bots.onnx import Net, shipped
from guildhall.bots.weights import find_judge
from guildhall.core.luck import FastLuck
from guildhall.core.numbers import made
from guildhall.core.state import State
from guildhall.games.dutch_revolt import GAME, data, tables
from guildhall.games.dutch_revolt.state import values_at
from guildhall.lab.estimate import win_shares
from guildhall.lab.intervals import of_mean, of_share

HEAT = 0.5
TOGETHER = 25
APART = 1 << 40
WHOLE = 1 << 20
"""The weight, in a draw, of the move that is liked best."""


def put_over(trial: dict[str, Any]) -> None:
    """Put the values of a trial over the first ones, in the tables that the rules read."""
    lands, towns = data.ids(data.PROVINCES), data.ids(data.TOWNS)
    changed = (("limit", tables.LIMIT, lands), ("vp", tables.VP, lands))
    first = list(data.MAP_VALUES).index("first")
    rows = [int(values_at(first, seats)) for seats in GAME.seats]
    for name, table, ids in (*changed, ("commercial", tables.COMMERCIAL, towns)):
        for place, number in trial.get(name, {}).items():
            for row in rows:
                table[row * len(ids) + ids.index(place)] = int(number)


def drawn(state: State, seat: int, logits: Any, net: Net, lot: FastLuck) -> int:
    """Draw a move of a seat among those that network and judge like."""
    legal = state.legal(seat)
    moves = [int(move) for move in legal]
    worths = find_judge(GAME.name).worths(state, seat, legal)
    leans = leanings([int(worth) for worth in worths], net.trust)
    liked = [float(logits[move]) + lean / FINE for move, lean in zip(moves, leans, strict=True)]
    best = max(liked)
    weights = made([int(WHOLE * exp((like - best) / HEAT)) for like in liked])
    return moves[int(lot.pick(weights, 0))]


class Side:
    """A game under way, with a network for every seat."""

    def __init__(self, seats: int, values: str, nets: list[Net], seed: int) -> None:
        """Draw the networks apart from the game: with one or with several, its luck is the same."""
        self.state = GAME.new(seats, {"map_values": values})
        self.luck = FastLuck(seed)
        lot = FastLuck(seed + APART)
        self.nets = [nets[int(lot.below(len(nets)))] for _ in range(seats)]

    @property
    def seat(self) -> int:
        """Who is asked."""
        return int(self.state.actors()).bit_length() - 1


def play(seats: int, values: str, nets: list[Net], seeds: list[int]) -> list[State]:
    """Play games side by side to their ends."""
    sides = [Side(seats, values, nets, seed) for seed in seeds]
    live = sides
    while live:
        asked = [(side, side.seat) for side in live]
        for net in nets:
            step(net, [(side, seat) for side, seat in asked if side.nets[seat] is net])
        live = [side for side in live if not side.state.over()]
    return [side.state for side in sides]


def step(net: Net, asked: list[tuple[Side, int]]) -> None:
    """Answer one question in each of these games by one call of their network."""
    if not asked:
        return
    rows = [np.asarray(GAME.encoded(side.state, seat, net.places)) for side, seat in asked]
    answers = net.answers(np.array(rows), "logits")[0]
    for (side, seat), logits in zip(asked, answers, strict=True):
        side.state.play(seat, drawn(side.state, seat, logits, net, side.luck), None)


def play_bot(seats: int, values: str, bot: Bot, seed: int) -> State:
    """Play a game of a bot with itself."""
    state, luck = GAME.new(seats, {"map_values": values}), FastLuck(seed)
    while not state.over():
        seat = int(state.actors()).bit_length() - 1
        legal = [int(move) for move in state.legal(seat)]
        state.play(seat, bot.choose(GAME.observe(state, seat), legal, luck, 1.0), None)
    return state


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--values", default="even", choices=list(data.MAP_VALUES))
    parser.add_argument("--trial", type=Path)
    parser.add_argument("--net", action="append", default=[])
    parser.add_argument("--bot")
    args = parser.parse_args()
    if args.trial:
        put_over(tomllib.loads(args.trial.read_text(encoding="utf-8")))
    values = "first" if args.trial else args.values
    seeds = list(range(args.seed, args.seed + args.games))
    if args.bot:
        bot = find_bot(args.bot, GAME)
        report(args.seats, [play_bot(args.seats, values, bot, seed) for seed in seeds])
        return
    parts = [seeds[at : at + TOGETHER] for at in range(0, len(seeds), TOGETHER)]
    nets = [Net(GAME, file) for file in args.net] or [shipped(GAME.name)]
    ends = [state for part in parts for state in play(args.seats, values, nets, part)]
    report(args.seats, ends)


def report(seats: int, ends: list[State]) -> None:
    """Print what each seat won."""
    shares = [win_shares([int(rank) for rank in state.ranks()]) for state in ends]
    for seat, led in enumerate(GAME.roles.led[seats] if GAME.roles else []):
        won = of_share([share[seat] for share in shares])
        part, low, high = (seats * share for share in (won.mean, won.low, won.high))
        points = of_mean([float(state.scores()[seat]) for state in ends]).mean
        names = " and ".join(led)
        print(f"{names:23} {part:.2f} ({low:.2f} to {high:.2f}), {points:.1f} points", flush=True)


if __name__ == "__main__":
    main()
