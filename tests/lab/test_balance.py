"""How even a game is: seats, sides, pairs of variants."""

from pathlib import Path

import pytest

from guildhall.core import record as records
from guildhall.lab.balance import Measured, Trial, balance, measure, sides_of
from guildhall.lab.executors import Place, spread

RECORDS = Path(__file__).parent.parent / "records"
GAMES = [
    Measured(10, [5, 3], [1.0, 0.0], {"reds": (0, 5), "blues": (1, 3)}),
    Measured(20, [1, 4], [0.0, 1.0], {"blues": (0, 1), "greens": (1, 4)}),
    Measured(30, [2, 2], [0.5, 0.5], {"reds": (1, 2)}),
    Measured(40, [9, 0], [1.0, 0.0], {}),
]


def test_seats_and_sides_are_summed_up() -> None:
    found = balance({"a": True}, GAMES, 2, 1)
    assert [part.share.mean for part in found.seats] == [0.625, 0.375]
    assert [part.score.mean for part in found.seats] == [4.25, 2.25]
    sides = {part.name: part for part in found.sides}
    assert set(sides) == {"reds", "blues", "greens"}
    assert (sides["reds"].games, sides["reds"].share.mean, sides["reds"].score.mean) == (
        2,
        0.75,
        3.5,
    )
    assert (found.shortest, found.median, found.longest, found.length.mean) == (10, 30, 40, 25)
    assert found.margin.mean == pytest.approx((2 + 3 + 0 + 9) / 4)
    assert found.shared.mean == 0.25


def test_variants_are_compared_in_pairs_of_the_same_luck() -> None:
    trial = Trial("guildes", 3, "random", ({"events": True}, {"events": False}), 3, 7, 1.0)
    jobs = trial.jobs()
    assert [job.index for job in jobs] == [0, 0, 1, 1, 2, 2]
    assert [job.options["events"] for job in jobs[:2]] == [True, False]
    found = dict(spread(Place(1), measure, jobs))
    whole = trial.sum_up(found)
    assert whole.complete
    assert whole.against is not None
    change = whole.differences[0]
    means = whole.balance.seats[0].score.mean - whole.against.seats[0].score.mean
    assert change.score.mean == pytest.approx(means)
    del found[3]
    half = trial.sum_up(found)
    assert (half.complete, half.balance.games) == (False, 2)


def test_factions_and_guilds_come_from_records() -> None:
    revolt = records.load(RECORDS / "dutch_revolt" / "2-options.jsonl")
    sides = sides_of(revolt)
    assert {name: seat for name, (seat, _) in sides.items()} == {
        "catholics": 0,
        "habsburgs": 0,
        "burghers": 1,
        "reformers": 1,
    }
    assert revolt.result is not None
    for seat, score in enumerate(revolt.result.scores):
        assert score == sum(points for owner, points in sides.values() if owner == seat)
    assert len(sides_of(records.load(RECORDS / "flandern" / "4.jsonl"))) == 4
    assert sides_of(records.load(RECORDS / "guildes" / "3.jsonl")) == {}
