"""How often each seat of the Dutch Revolt wins, in hundreds of games of networks that draw.

    python -m benchmarks.factions --seats 5 --games 100 --values even
    python -m benchmarks.factions --seats 5 --games 100 --trial set.toml
    python -m benchmarks.factions --seats 5 --games 100 --net training/dutch_revolt.onnx
    python -m benchmarks.factions --seats 5 --games 20 --bot expert:0.5

Every seat plays what its network and the judge like, drawn at a heat of 0.5, without the expert's
second look: games go side by side, one call of the network for all, and take a twentieth of an
expert's time. `--trial` puts the tables `limit`, `vp` and `commercial` of a file, which are like
those of `[[values]]` in data.toml, over the first values: so a set can be tried before it is one.
`--net` takes another network than the shipped one, `--bot` names a bot that plays every seat.
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
from guildhall.lab.estimate import win_shares
from guildhall.lab.intervals import of_mean, of_share

HEAT = 0.5
TOGETHER = 25
WHOLE = 1 << 20
"""The weight, in a draw, of the move that is liked best."""


def put_over(trial: dict[str, Any]) -> None:
    """Put the values of a trial over the first ones, in the tables that the rules read."""
    lands, towns = data.ids(data.PROVINCES), data.ids(data.TOWNS)
    first = data.ids(data.VALUES).index("first")
    for name, table, ids in (("limit", tables.LIMIT, lands), ("vp", tables.VP, lands)):
        for place, number in trial.get(name, {}).items():
            table[first * len(ids) + ids.index(place)] = number
    for town, trades in trial.get("commercial", {}).items():
        tables.COMMERCIAL[first * len(towns) + towns.index(town)] = int(trades)


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


def play(seats: int, values: str, net: Net, seeds: list[int]) -> list[State]:
    """Play games of a network with itself side by side to their ends."""
    states = [GAME.new(seats, {"map_values": values}) for _ in seeds]
    lots = [FastLuck(seed) for seed in seeds]
    live = list(zip(states, lots, strict=True))
    while live:
        acting = [int(state.actors()).bit_length() - 1 for state, _ in live]
        asked = zip(live, acting, strict=True)
        rows = [np.asarray(GAME.encoded(state, seat, net.places)) for (state, _), seat in asked]
        answers = net.answers(np.array(rows), "logits")[0]
        for (state, lot), seat, logits in zip(live, acting, answers, strict=True):
            state.play(seat, drawn(state, seat, logits, net, lot), None)
        live = [(state, lot) for state, lot in live if not state.over()]
    return states


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
    parser.add_argument("--values", default="even", choices=data.ids(data.VALUES))
    parser.add_argument("--trial", type=Path)
    parser.add_argument("--net")
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
    net = Net(GAME, args.net) if args.net else shipped(GAME.name)
    ends = [state for part in parts for state in play(args.seats, values, net, part)]
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
