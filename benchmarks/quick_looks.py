"""Quick looks against deep ones: which mistakes of finished games both find, and how dear they are.

    python -m benchmarks.quick_looks guildes --seats 4 --games 3 --decisions 40 --seconds 0.3

Apprentices and journeymen play; decisions spread over their games are looked at both ways, as
`guildhall analyse` does with and without --deep. Prints how many decisions each calls a mistake,
how many both, and what the deep look says that the others cost, with 95 % intervals over decisions.
Seconds are those of the processor, so that others may use the machine.
Use the compiled rules: GUILDHALL_BUILD=compiled PYTHONPATH=build/compiled.
"""

import argparse
import time
from itertools import cycle, islice
from statistics import fmean, stdev
from unittest import mock

from guildhall.core.record import Record
from guildhall.games import GAMES, find
from guildhall.lab.analysis import Decision, beyond_doubt, examine, questions, weigh
from guildhall.lab.quick import glance
from guildhall.lab.simulate import Job, play_job

PLAYERS = ("apprentice", "journeyman")
SEED = 50

Looked = tuple[Decision, Decision, float]
"""A quick and a deep look at a decision, and what the quick one's move gains in a deep look."""


def played(name: str, seats: int, number: int) -> Record:
    """Let beginners and better ones play."""
    job = Job(name, tuple(islice(cycle(PLAYERS), seats)), {}, SEED, number, keep=True)
    record = play_job(job).record
    assert record is not None  # noqa: S101  it was asked for
    return record


def looked_at(name: str, record: Record, decisions: int, seconds: float) -> list[Looked]:
    """Look at decisions of a game both ways."""
    game, found = find(name), list[Looked]()
    for question in questions(game, record, decisions):
        quick = glance(name, question, 1)[1]
        deep = examine(name, question, seconds, 1)[1]
        gain = 0.0
        if beyond_doubt(quick):
            gain = weigh(name, question, game.words.moves.parse(quick.best), seconds).loss
        found.append((quick, deep, gain))
    return found


def mean(numbers: list[float]) -> str:
    """Write a mean with its interval."""
    if len(numbers) < 2:
        return "too few"
    return f"{fmean(numbers):+.3f} ± {1.96 * stdev(numbers) / len(numbers) ** 0.5:.3f}"


def told(name: str, found: list[Looked]) -> str:
    """Say what came out."""
    quick = [each for each in found if beyond_doubt(each[0])]
    deep = [each for each in found if beyond_doubt(each[1])]
    both = sum(beyond_doubt(each[1]) for each in quick)
    rest = [each for each in found if not beyond_doubt(each[0])]
    return (
        f"{name}: {len(found)} decisions,"
        f" mistakes quick {len(quick)}, deep {len(deep)}, both {both};"
        f" deep cost where quick finds one {mean([each[1].cost for each in quick])},"
        f" elsewhere {mean([each[1].cost for each in rest])};"
        f" gain of the quick look's move {mean([each[2] for each in quick])}"
    )


def main() -> None:
    """Play, look and print."""
    parser = argparse.ArgumentParser(description="Quick looks against deep ones.")
    parser.add_argument("game", choices=list(GAMES))
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--decisions", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=0.3)
    args = parser.parse_args()
    records = [played(args.game, args.seats, number) for number in range(args.games)]
    own = time.process_time
    with mock.patch.multiple(time, perf_counter=own, monotonic=own):
        looks = [looked_at(args.game, each, args.decisions, args.seconds) for each in records]
    print(told(args.game, [each for game in looks for each in game]))


if __name__ == "__main__":
    main()
