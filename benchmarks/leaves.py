"""Where a playout should end: how well each kind of end foresees who wins, and what it costs.

    python -m benchmarks.leaves guildes --seats 4 --games 40

Decisions drawn from games of experts are played on by the judge in several ways: as a master does
(the judge's values after a number of decisions, with one heat or one that falls), to the end, or
to the mover's next question after some decisions, where the network is asked. Prints for each kind
of end the squared error of the mean against the result, the difference to the master's with its
95 % interval, how much one end varies, and its processor time.
Use the compiled rules: GUILDHALL_BUILD=compiled PYTHONPATH=build/compiled.
"""

import argparse
import random
import time
from collections.abc import Callable
from statistics import fmean, pvariance, stdev

from guildhall.bots import find_bot
from guildhall.bots.foresight import Foresight, Try
from guildhall.bots.master import knobs_of
from guildhall.bots.onnx import shipped
from guildhall.bots.search import WHOLE, Knobs, Search
from guildhall.bots.weights import find_judge
from guildhall.core.game import Game
from guildhall.core.state import State
from guildhall.games import GAMES, find
from guildhall.lab.estimate import TO_THE_END, win_shares
from guildhall.lab.simulate import Job, bot_move, new_game

ENDS = 24
"""Playouts from a decision."""
OF_A_GAME = 8
"""Decisions drawn from a game."""

Position = tuple[State, int, int]
"""The truth after an expert's move, who made it, and the move, not yet made."""
End = Callable[[Position], list[float]]


def one_game(game: Game, seats: int, number: int) -> tuple[list[Position], list[float]]:
    """Let experts play; gives some of their decisions and every seat's part of the win."""
    match = new_game(Job(game.name, ("expert",) * seats, {}, 77, number))
    bot, found = find_bot("expert", game), list[Position]()
    while not match.over:
        seat = match.actors[0]
        move = bot_move(match, seat, bot, 0.0)
        if len(match.state.legal(seat)) > 1:
            found.append((match.state.copy(), seat, move))
        match.play(seat, move)
    drawn = random.Random(number).sample(found, OF_A_GAME)  # noqa: S311  no secret
    return drawn, win_shares([int(rank) for rank in match.state.ranks()])


def judged(game: Game, seats: int, knobs: Knobs) -> End:
    """Play on with these knobs; the judge says what the end is worth."""

    def ends(position: Position) -> list[float]:
        state, seat, move = position
        search = Search(find_judge(game.name), seats, seat, knobs)
        return [int(search.sample(state, move, seed)) / WHOLE for seed in range(ENDS)]

    return ends


def foreseen(game: Game, seats: int, least: int, blend: float = 0.0) -> End:
    """Play on to the mover's next question after so many decisions; the network foresees."""

    def ends(position: Position) -> list[float]:
        state, seat, move = position
        sight = Foresight(shipped(game.name), seats, seat, least, blend)
        return sight.shares([Try(state, move, seed) for seed in range(ENDS)])

    return ends


def kinds(game: Game, seats: int) -> dict[str, End]:
    """Name the kinds of ends; the master's is the first."""
    used, tree = knobs_of(game), game.meta.bots.tree
    falling = Knobs(depth=used.depth, heat=tree.heat, early=tree.early)
    found = {
        "master's": Knobs(depth=used.depth, heat=used.heat, early=used.early),
        "heat falls": falling,
        "to the end": Knobs(depth=TO_THE_END, heat=used.heat),
    }
    ends = {name: judged(game, seats, knobs) for name, knobs in found.items()}
    for least in (0, 8, 24, 48):
        ends[f"network {least}"] = foreseen(game, seats, least)
    ends["half each 24"] = foreseen(game, seats, 24, 0.5)
    return ends


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="How well ends of playouts foresee who wins.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=40)
    args = parser.parse_args()
    game = find(args.game)
    ends = kinds(game, args.seats)
    errors: dict[str, list[float]] = {name: [] for name in ends}
    spreads: dict[str, list[float]] = {name: [] for name in ends}
    costs = dict.fromkeys(ends, 0.0)
    for number in range(args.games):
        drawn, won = one_game(game, args.seats, number)
        for position in drawn:
            for name, end in ends.items():
                begun = time.process_time()
                shares = end(position)
                costs[name] += time.process_time() - begun
                errors[name].append((fmean(shares) - won[position[1]]) ** 2)
                spreads[name].append(pvariance(shares))
    usual = errors["master's"]
    for name, found in errors.items():
        apart = [own - other for own, other in zip(found, usual, strict=True)]
        doubt = 1.96 * stdev(apart) / len(apart) ** 0.5
        micros = costs[name] / len(found) / ENDS * 1e6
        print(
            f"{game.name} {name}: {fmean(found):.4f} ({fmean(apart):+.4f} ± {doubt:.4f}),"
            f" one end varies {fmean(spreads[name]):.4f}, {micros:.0f} µs",
            flush=True,
        )


if __name__ == "__main__":
    main()
