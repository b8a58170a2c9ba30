"""How much likings of a network should count beside playouts, for a grandmaster.

    python -m benchmarks.weighing guildes --cpu 0.3 --minutes 10 --executor local:2

Experts play; at every seventh decision a grandmaster thinks. What it would choose by other settings
(`weight` and `usual`, see `core/meta.py`) is read off what it has seen. Where these choices differ,
the network alone plays on from each to the end for all seats, in the same imagined worlds with the
same luck, and what each setting's choices win more than those of the shipped one is noted. The
search itself is the shipped one's, which thins out its field by its own weights. Prints parts of a
win for a decision, with 95 % intervals over games. Use the compiled rules:
GUILDHALL_BUILD=compiled PYTHONPATH=build/compiled.
"""

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean

from benchmarks.apart import step
from guildhall.bots import find_bot
from guildhall.bots.candidates import Candidate, Field
from guildhall.bots.foresight import Try
from guildhall.bots.grandmaster import Grandmaster
from guildhall.bots.leading import Leading
from guildhall.bots.master import Worlds, knobs_of
from guildhall.bots.onnx import shipped
from guildhall.bots.thinker import Budget, Clock
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck
from guildhall.core.view import View, seats_of
from guildhall.games import GAMES, find
from guildhall.lab.executors import read_place, spread
from guildhall.lab.intervals import of_mean

WEIGHTS = (100, 150, 200, 300, 400, 600, 1000, 2000)
USUALS = (10, 20, 30, 50, 100)
TOGETHER = 16
"""Imagined worlds in which a network plays on side by side."""
TO_THE_END = 10_000

Setting = tuple[int, int]
"""A weight and a usual."""


@dataclass(frozen=True)
class Task:
    """A game of experts in which a grandmaster is asked."""

    game: str
    seats: int
    cpu: float
    ends: int
    every: int
    number: int


def watch(task: Task) -> dict[Setting, float]:
    """Play a game of experts; gives what each setting wins more for a decision that was asked."""
    game, luck, decisions = find(task.game), FastLuck(task.number), task.number
    bot, state = find_bot("expert", game), game.new(task.seats)
    master = Grandmaster(game)
    asked: list[dict[Setting, float]] = []
    while not state.over():
        acting = seats_of(int(state.actors()))
        legal = [int(move) for move in state.legal(acting[0])] if acting else []
        decisions += len(legal) > 1
        if len(legal) > 1 and decisions % task.every == 0:
            view = game.observe(state, acting[0])
            asked.append(gains(task, master, view, legal, decisions))
        step(game, state, bot, luck)
    if not asked:
        return {}
    return {setting: fmean(one[setting] for one in asked) for setting in asked[0]}


def gains(
    task: Task, master: Grandmaster, view: View, legal: Sequence[int], seed: int
) -> dict[Setting, float]:
    """Give what each setting's choice wins more than the shipped one's at a decision."""
    settings, luck = master.settings, FastLuck(seed)
    field = master.field(view, legal, luck)
    favourite = field.every[0]
    liked = {c.move: field.lead(c) * settings.weight for c in field.every}  # nothing is seen yet
    clock = Clock(Budget(task.cpu, processor=True))
    master.thinking(master.game, view, field, luck, clock)
    shipped_one = (settings.weight, settings.usual)
    every = {(weight, usual) for weight in WEIGHTS for usual in USUALS} | {shipped_one}
    chosen = {setting: choice(field, liked, setting, favourite) for setting in every}
    worth = played_on(task, view, sorted(set(chosen.values())), seed)
    return {setting: worth[move] - worth[chosen[shipped_one]] for setting, move in chosen.items()}


def choice(field: Field, liked: dict[int, float], setting: Setting, favourite: Candidate) -> int:
    """Give the move that a grandmaster of other settings takes after the same playouts."""
    weight, usual = setting

    def merit(candidate: Candidate) -> float:
        return candidate.believed(usual / 1000) + liked[candidate.move] / weight

    seen = [candidate for candidate in field.every if candidate.visits]
    return max(seen, key=merit, default=favourite).move


def played_on(task: Task, view: View, moves: Sequence[int], seed: int) -> dict[int, float]:
    """Give the seat's part of the win after each move when the network alone plays on."""
    if len(moves) == 1:
        return {moves[0]: 0.0}
    game: Game = find(task.game)
    net, knobs = shipped(game.name), knobs_of(game)
    leading = Leading(net, view.seats, view.seat, knobs, TO_THE_END)
    worlds = Worlds(game, view, FastLuck(seed), task.ends)
    won = dict.fromkeys(moves, 0.0)
    for _ in range(task.ends // TOGETHER):
        met = [worlds.next() for _ in range(TOGETHER)]
        tries = [Try(world, move, seed) for world, seed in met for move in moves]
        for each, share in zip(tries, leading.shares(tries), strict=True):
            won[each.move] += share / (task.ends // TOGETHER * TOGETHER)
    return won


def report(found: list[dict[Setting, float]]) -> None:
    """Print what is there, over games."""
    games = [one for one in found if one]
    if len(games) < 2:
        return
    print(f"{len(games)} games; weight, usual: parts of a win more for a decision")
    for weight, usual in sorted(games[0]):
        mean = of_mean([one[weight, usual] for one in games])
        print(f"  {weight:5} {usual:4}  {mean.mean:+.5f} ({mean.low:+.5f} to {mean.high:+.5f})")
    print(flush=True)


def main() -> None:
    """Ask and print."""
    parser = argparse.ArgumentParser(description="How much likings count beside playouts.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--cpu", type=float, default=0.3, help="seconds of processor for a move")
    parser.add_argument("--games", type=int, default=1000, help="up to this number")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--ends", type=int, default=64, help="games played on from each choice")
    parser.add_argument("--every", type=int, default=7, help="how many decisions lie between two")
    parser.add_argument("--minutes", type=float, default=0, help="end after so many")
    parser.add_argument("--executor", default="local:1")
    args = parser.parse_args()
    seats = args.seats or min(4, find(args.game).seats[-1])
    facts = (args.game, seats, args.cpu, args.ends, args.every)
    tasks = [Task(*facts, number) for number in range(args.first, args.games)]
    found: list[dict[Setting, float]] = []
    try:
        for _, seen in spread(read_place(args.executor, args.minutes), watch, tasks):
            found.append(seen)
            if len(found) % 10 == 0:
                report(found)
    except KeyboardInterrupt:
        print("broken off")
    report(found)


if __name__ == "__main__":
    main()
