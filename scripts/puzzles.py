"""Find puzzles in games of the master, check them again, and ship them.

    python scripts/puzzles.py find guildes --seconds 300 --processes 2 --out found.jsonl
    python scripts/puzzles.py ship guildes found.jsonl --most 80    # into src/guildhall/puzzles
    python scripts/puzzles.py recheck guildes --seed 7              # share that still agrees
    python scripts/puzzles.py explain guildes                       # after a change of the reasons

`find` plays the games of a seed one after another and appends what it finds at once: it can be
stopped and begun again, and the same seed finds the same puzzles. Use the compiled rules, plain
ones are thirty times slower: GUILDHALL_BUILD=compiled PYTHONPATH=build/compiled.
"""

import argparse
import sys
import time
from pathlib import Path

from guildhall.games import GAMES, find
from guildhall.lab.executors import Place, spread
from guildhall.lab.puzzles.choosing import bound, chosen, explained, rechecked
from guildhall.lab.puzzles.finding import Depth
from guildhall.lab.puzzles.gathering import gather, read_lines
from guildhall.puzzles import Puzzle, Set, load

SHIPPED = Path(__file__).resolve().parent.parent / "src" / "guildhall" / "puzzles"


def find_puzzles(args: argparse.Namespace) -> None:
    """Search games until the time is up."""
    begun, found, decisions = time.time(), 0, 0
    games = range(args.first, args.first + args.games)
    depth = Depth(args.playouts)
    known = gather(args.game, args.seed, games, depth, args.seconds, args.processes, args.out)
    for progress in known:
        found += progress.found
        decisions += progress.decisions
        if progress.decisions:
            end = "" if progress.finished else ", cut short"
            print(
                f"{args.game} {time.time() - begun:5.0f} s: game {progress.number}{end},"
                f" {decisions} decisions, {found} puzzles",
                flush=True,
            )


def ship(args: argparse.Namespace) -> None:
    """Choose of what was found and write the file of the title."""
    game = find(args.game)
    found, _ = read_lines(args.files)
    of_game = [one for one in found.values() if one.game == game.name]
    write(bound(game, chosen(of_game, args.most)))


def explain(args: argparse.Namespace) -> None:
    """Write the file of the title again with reasons as hints give them now."""
    write(explained(load(args.game)))


def write(known: Set) -> None:
    """Write the file of a title."""
    lines = b"".join(line + b"\n" for line in known.lines())
    (SHIPPED / f"{known.game.name}.jsonl").write_bytes(lines)
    print(f"{known.game.name}: {len(known.puzzles)} puzzles, {len(lines)} bytes")


def recheck(args: argparse.Namespace) -> None:
    """Judge every puzzle with a fresh seed and tell how many have the same best move."""
    puzzles = list(load(args.game).puzzles.values())
    tasks = [(args.game, puzzle, args.seed, Depth(args.playouts).judging) for puzzle in puzzles]
    agreed = 0
    for at, (same, lead) in spread(Place(args.processes), check, tasks):
        agreed += same
        if not same:
            print(f"{args.game} {puzzles[at].id}: another move leads by {lead:.1%}", flush=True)
    print(f"{args.game}: {agreed} of {len(puzzles)} agree, {agreed / max(1, len(puzzles)):.1%}")


def check(task: tuple[str, Puzzle, int, int]) -> tuple[bool, float]:
    """Whether the best move of a puzzle is best again, and by how much the best one leads."""
    name, puzzle, seed, playouts = task
    verdict = rechecked(load(name), puzzle, seed, playouts)
    best = find(name).words.moves.print(verdict.best)
    return best == puzzle.best, verdict.lead


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True)
    for name, work in (
        ("find", find_puzzles),
        ("ship", ship),
        ("recheck", recheck),
        ("explain", explain),
    ):
        command = commands.add_parser(name, help=work.__doc__)
        command.set_defaults(work=work)
        command.add_argument("game", choices=list(GAMES))
        if name in ("find", "recheck"):
            command.add_argument("--seed", type=int, default=1)
            command.add_argument("--processes", type=int, default=1)
            command.add_argument("--playouts", type=int, default=300, help="for a move of a game")
        if name == "find":
            command.add_argument("--seconds", type=float, default=300)
            command.add_argument("--out", type=Path, required=True)
            command.add_argument("--first", type=int, default=0, help="number of the first game")
            command.add_argument("--games", type=int, default=1000)
        if name == "ship":
            command.add_argument("files", type=Path, nargs="+")
            command.add_argument("--most", type=int, default=80)
    args = parser.parse_args()
    args.work(args)
    return 0


if __name__ == "__main__":
    sys.exit(main())
