"""How strong the levels are: one of a level against a field of another, every seat, same luck.

    python benchmarks/strength.py                      all games, all numbers of seats
    python benchmarks/strength.py colonia --seats 4 --games 40 --seconds 0.1,0.3,1,3

A line per contest: the share of the wins with its 95 % interval, beside the fair share. The aims:
journeyman against random ones 95 % of the wins, master against journeymen twice the fair share,
apprentice between random and journeyman, and more seconds no worse than fewer.
Use the compiled rules: GUILDHALL_BUILD=compiled PYTHONPATH=build/compiled.
"""

import argparse
from collections.abc import Iterator

from guildhall.games import GAMES, find
from guildhall.lab.arena import Contest, standings
from guildhall.lab.executors import read_place
from guildhall.lab.simulate import play_all

PAIRS = (("journeyman", "random"), ("apprentice", "random"), ("apprentice", "journeyman"))


def contests(args: argparse.Namespace) -> Iterator[Contest]:
    """List what is to be played."""
    for name in args.game or GAMES:
        game = find(name)
        for seats in [args.seats] if args.seats else game.seats:
            options = game.settle(seats, {})
            masters = [(f"master:{seconds}", "journeyman") for seconds in args.seconds.split(",")]
            for one, field in [*PAIRS, *masters]:
                games = args.master_games if "master" in one else args.games
                if games:
                    bots = (one, *[field] * (seats - 1))
                    groups = max(1, round(games / seats))
                    yield Contest(name, bots, options, groups, args.seed, 1.0)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="Strength of the bots' levels.")
    parser.add_argument("game", nargs="*", choices=[[], *GAMES], help="all if left out")
    parser.add_argument("--seats", type=int, default=0, help="all numbers if left out")
    parser.add_argument("--games", type=int, default=120, help="of the quick levels, 0 for none")
    parser.add_argument("--master-games", type=int, default=24, help="of the master, 0 for none")
    parser.add_argument("--seconds", default="1", help="of the master per move, with commas")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--executor", default="local:1")
    args = parser.parse_args()
    place = read_place(args.executor)
    for contest in contests(args):
        table = standings(contest, dict(play_all(place, contest.jobs())), rated=False)
        one, field = table.standings[0], table.standings[-1]
        print(
            f"{table.game:12} {table.seats} seats  {one.bot:12} against {field.bot:10}"
            f"  {table.games:4} games  share {one.share.mean:.3f}"
            f" ({one.share.low:.3f} to {one.share.high:.3f}), fair {table.fair:.3f}"
            f"  score {one.score.mean:.1f} to {field.score.mean:.1f}"
            f"  s/move {one.seconds_median:.3f}, most {one.seconds_most:.3f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
