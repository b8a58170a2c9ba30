"""Find puzzles in games of the master, check them again, and ship them.

    python scripts/puzzles.py find guildes --seconds 300 --processes 2 --out found.jsonl
    python scripts/puzzles.py ship guildes found.jsonl --most 80    # into src/guildhall/puzzles
    python scripts/puzzles.py recheck guildes --seed 7 --sample 25 --out checks.jsonl
    python scripts/puzzles.py drop guildes checks.jsonl             # those that another move beats
    python scripts/puzzles.py explain guildes                       # after a change of the reasons

`find` plays the games of a seed one after another and appends what it finds at once: it can be
stopped and begun again, and the same seed finds the same puzzles. `recheck` judges all shipped
puzzles, or a random sample, with luck that no search has used; with `--out` it can be stopped and
begun again too. Use the compiled rules, plain
ones are thirty times slower: GUILDHALL_BUILD=compiled PYTHONPATH=build/compiled.
"""

import argparse
import sys
import time
from pathlib import Path

from guildhall.games import GAMES, find
from guildhall.lab.intervals import wilson
from guildhall.lab.puzzles.choosing import bound, chosen, explained
from guildhall.lab.puzzles.finding import Depth
from guildhall.lab.puzzles.gathering import gather, read_lines
from guildhall.lab.puzzles.rechecking import Check, read_checks, recheck, without
from guildhall.puzzles import Set, load

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


def recheck_puzzles(args: argparse.Namespace) -> None:
    """Judge puzzles with a fresh seed and tell how many have the same best move."""
    check = Check(args.game, args.seed, Depth(args.playouts).judging, args.sample)
    begun, agreed, seen = time.time(), 0, 0
    for checked in recheck(check, args.processes, args.out):
        seen += 1
        agreed += checked.agrees
        end = "" if checked.agrees else f", {checked.id}: {checked.best} {checked.behind:.1%} ahead"
        print(f"{args.game} {time.time() - begun:5.0f} s: {agreed} of {seen}{end}", flush=True)
    low, high = wilson(agreed / max(1, seen), max(1, seen))
    print(f"{args.game}: {agreed / max(1, seen):.1%} agree, 95 % interval {low:.1%} to {high:.1%}")


def drop(args: argparse.Namespace) -> None:
    """Take out the puzzles that every check in the files overthrows."""
    known, checks = load(args.game), list(read_checks(args.files))
    kept = {one.id for one in checks if not one.overthrown}
    write(without(known, {one.id for one in checks} - kept))


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(required=True)
    for name, work in (
        ("find", find_puzzles),
        ("ship", ship),
        ("recheck", recheck_puzzles),
        ("drop", drop),
        ("explain", explain),
    ):
        command = commands.add_parser(name, help=work.__doc__)
        command.set_defaults(work=work)
        command.add_argument("game", choices=list(GAMES))
        if name in ("find", "recheck"):
            command.add_argument("--seed", type=int, default=1)
            command.add_argument("--processes", type=int, default=1)
            command.add_argument("--playouts", type=int, default=300, help="for a move of a game")
        if name == "recheck":
            command.add_argument("--sample", type=int, default=0, help="so many; 0 means all")
            command.add_argument("--out", type=Path, help="file of what was judged already")
        if name == "find":
            command.add_argument("--seconds", type=float, default=300)
            command.add_argument("--out", type=Path, required=True)
            command.add_argument("--first", type=int, default=0, help="number of the first game")
            command.add_argument("--games", type=int, default=1000)
        if name in ("ship", "drop"):
            command.add_argument("files", type=Path, nargs="+")
        if name == "ship":
            command.add_argument("--most", type=int, default=80)
    args = parser.parse_args()
    args.work(args)
    return 0


if __name__ == "__main__":
    sys.exit(main())
