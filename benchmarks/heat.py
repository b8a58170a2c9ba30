"""How far a judge's lead can be trusted, by how much of a game is over.

    python -m benchmarks.heat guildes --seats 4 --games 400

Games that the judge guides, with some moves by lot. For each eighth of their length: the heat that
forecasts the winner best and its log loss, that of the master's heat, and that of knowing nothing.
Use the compiled rules: GUILDHALL_BUILD=compiled PYTHONPATH=build/compiled.
"""

import argparse
from math import exp, log

from guildhall.bots.weights import find_judge
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck
from guildhall.core.playout import draw_due
from guildhall.games import GAMES, find
from guildhall.lab.estimate import win_shares

HEATS = (
    *(500, 1000, 1500, 2000, 3000, 4000, 5000, 6000, 8000),
    *(10_000, 12_000, 16_000, 20_000, 30_000, 50_000, 100_000),
)
PARTS, EVERY, NOISE = 8, 4, 50

Seen = tuple[float, list[int], list[float]]
"""How much of the game was over, the judge's values, and who won in the end."""


def one_game(game: Game, seats: int, seed: int) -> list[Seen]:
    """Play a game; gives what the judge thought of every fourth decision."""
    judge, luck, state = find_judge(game.name), FastLuck(seed), game.new(seats)
    seen: list[tuple[int, list[int]]] = []
    made = 0
    draw_due(state, luck)
    while not state.over():
        actors = int(state.actors())
        seat = (actors & -actors).bit_length() - 1
        moves = state.legal(seat)
        if len(moves) > 1 and made % EVERY == 0:
            seen.append((made, [int(judge.value(state, each)) for each in range(seats)]))
        by_lot = luck.below(1000) < NOISE
        move = moves[luck.below(len(moves))] if by_lot else judge.guide(state, seat, moves, luck)
        state.play(seat, move)
        made += 1
        draw_due(state, luck)
    won = win_shares([int(rank) for rank in state.ranks()])
    return [(at / made, values, won) for at, values in seen]


def loss(rows: list[Seen], heat: int) -> float:
    """Give the mean log loss of forecasts by values and a heat."""
    total = 0.0
    for _, values, won in rows:
        chances = [exp((value - max(values)) / heat) for value in values]
        whole = sum(chances)
        total -= sum(
            share * log(max(chance / whole, 1e-9))
            for share, chance in zip(won, chances, strict=True)
        )
    return total / len(rows)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="The heat of a judge by the length of a game.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=200)
    args = parser.parse_args()
    game = find(args.game)
    rows = [row for n in range(args.games) for row in one_game(game, args.seats, 1000 + n)]
    used = game.meta.bots.master.heat
    for part in range(PARTS):
        here = [row for row in rows if part <= row[0] * PARTS < part + 1]
        best = min(HEATS, key=lambda heat: loss(here, heat))
        print(
            f"{game.name} {args.seats} seats, part {part + 1} of {PARTS}: best {best}"
            f" {loss(here, best):.3f}, master's {used} {loss(here, used):.3f},"
            f" nothing {log(args.seats):.3f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
