"""Which of two bots decides better: where they choose differently, both choices are played on.

    python -m benchmarks.apart guildes "grandmaster" "grandmaster lead=24" --cpu 1 --games 64 \
        --executor local:16

Experts play; at every seventh decision both bots are asked, in the words of `variants.py`. Where
their moves differ, experts play on from the truth after each of the two, with the same luck, and
what the second bot’s move wins more is noted. In long games others may do so (`--by onnx:FILE`, the
network alone), and fewer decisions be asked (`--every 29`). Most choices of strong bots are the
same, so this tells far sooner than whole games which of them is better. Prints the difference in
parts of a win for a decision on which they differ, and for any, with 95 % intervals over games.
Use the compiled rules: GUILDHALL_BUILD=compiled PYTHONPATH=build/compiled.
"""

import argparse
from dataclasses import dataclass

from benchmarks.variants import made
from guildhall.bots import Bot, find_bot
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck
from guildhall.core.state import CHANCE, State
from guildhall.core.view import seats_of
from guildhall.games import GAMES, find
from guildhall.lab.estimate import win_shares
from guildhall.lab.executors import read_place, spread
from guildhall.lab.intervals import of_mean


@dataclass(frozen=True)
class Task:
    """A game of experts in which two bots are asked."""

    game: str
    seats: int
    bots: tuple[str, str]
    cpu: float
    ends: int
    by: str
    every: int
    number: int


@dataclass
class Seen:
    """How many decisions were asked in a game, and what the second choices won more."""

    asked: int = 0
    gains: tuple[float, ...] = ()


def played_on(game: Game, state: State, bot: Bot, luck: FastLuck) -> list[float]:
    """Let one bot play for all seats to the end, in place; gives every seat's part of the win."""
    while not state.over():
        step(game, state, bot, luck)
    return win_shares([int(rank) for rank in state.ranks()])


def step(game: Game, state: State, bot: Bot, luck: FastLuck) -> None:
    """Play what is due: chance, or a move that the bot chooses."""
    acting = seats_of(int(state.actors()))
    if not acting:
        state.play(CHANCE, luck.pick(state.chance(), 0))
        return
    legal = [int(move) for move in state.legal(acting[0])]
    choice = bot.choose(game.observe(state, acting[0]), legal, luck, 0)
    state.play(acting[0], choice)


def watch(task: Task) -> Seen:
    """Play a game of experts and ask both bots now and then."""
    game, seen, gains = find(task.game), Seen(), list[float]()
    player, state = find_bot(task.by, game), game.new(task.seats)
    luck, decisions = FastLuck(task.number), task.number
    while not state.over():
        acting = seats_of(int(state.actors()))
        several = bool(acting) and len(state.legal(acting[0])) > 1
        decisions += several
        if several and decisions % task.every == 0:
            seen.asked += 1
            first, second = choices(task, state, acting[0], decisions)
            if first != second:
                gains.append(gain(task, state, acting[0], (first, second), player))
        step(game, state, player, luck)
    seen.gains = tuple(gains)
    return seen


def choices(task: Task, state: State, seat: int, seed: int) -> list[int]:
    """Ask both bots at a decision."""
    game = find(task.game)
    view, legal = game.observe(state, seat), [int(move) for move in state.legal(seat)]
    asked = (made(game, spec, task.cpu) for spec in task.bots)
    return [bot.choose(view, legal, FastLuck(seed), task.cpu) for bot in asked]


def gain(task: Task, state: State, seat: int, moves: tuple[int, int], player: Bot) -> float:
    """Give how much more of a win the second move comes to than the first."""
    won = [0.0, 0.0]
    for end in range(task.ends):
        for at, move in enumerate(moves):
            after = state.copy()
            after.play(seat, move)
            won[at] += played_on(find(task.game), after, player, FastLuck(end))[seat] / task.ends
    return won[1] - won[0]


def report(found: list[Seen]) -> None:
    """Print what is there, over games."""
    asked, differ = sum(seen.asked for seen in found), sum(len(seen.gains) for seen in found)
    games = [seen for seen in found if seen.asked]
    if len(games) < 2 or not differ:
        return
    every = of_mean([sum(seen.gains) / seen.asked for seen in games])
    apart = of_mean([sum(seen.gains) / len(seen.gains) for seen in games if seen.gains])
    print(
        f"{len(games)} games, {asked} decisions, {differ} apart: the second wins"
        f" {apart.mean:+.4f} ({apart.low:+.4f} to {apart.high:+.4f}) more where they differ,"
        f" {every.mean:+.5f} ({every.low:+.5f} to {every.high:+.5f}) a decision",
        flush=True,
    )


def main() -> None:
    """Ask and print."""
    parser = argparse.ArgumentParser(description="Which of two bots decides better.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("bots", nargs=2, metavar="BOT")
    parser.add_argument("--seats", type=int, default=0)
    parser.add_argument("--cpu", type=float, default=0.1, help="seconds of processor for a move")
    parser.add_argument("--games", type=int, default=40, help="up to this number")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--ends", type=int, default=24, help="games played on from each choice")
    parser.add_argument("--by", default="expert", metavar="BOT", help="who plays the games")
    parser.add_argument("--every", type=int, default=7, help="how many decisions lie between two")
    parser.add_argument("--minutes", type=float, default=0, help="end after so many")
    parser.add_argument("--executor", default="local:1")
    args = parser.parse_args()
    seats = args.seats or min(4, find(args.game).seats[-1])
    facts = (args.game, seats, tuple(args.bots), args.cpu, args.ends, args.by, args.every)
    tasks = [Task(*facts, number) for number in range(args.first, args.games)]
    found: list[Seen] = []
    try:
        for _, seen in spread(read_place(args.executor, args.minutes), watch, tasks):
            found.append(seen)
            report(found)
    except KeyboardInterrupt:
        print("broken off")


if __name__ == "__main__":
    main()
