"""Tournaments: every bot in every seat of the same luck, whole groups, honest intervals."""

from dataclasses import replace

import pytest

from guildhall.lab.arena import Contest, standings
from guildhall.lab.executors import Place
from guildhall.lab.intervals import of_mean, of_share, quantile, wilson
from guildhall.lab.simulate import Played, play_all

CONTEST = Contest("guildes", ("journeyman", "random", "random"), {}, 3, 5, 0.1)


@pytest.fixture(scope="module")
def played() -> dict[int, Played]:
    return dict(play_all(Place(1), CONTEST.jobs()))


def test_every_bot_has_every_seat_of_the_same_luck() -> None:
    jobs = CONTEST.jobs()
    assert len(jobs) == 9
    for group in range(3):
        games = jobs[3 * group : 3 * group + 3]
        assert {job.index for job in games} == {group}
        assert {job.bots.index("journeyman") for job in games} == {0, 1, 2}
    for turn, job in enumerate(jobs[:3]):
        for entrant, name in enumerate(CONTEST.bots):
            assert job.bots[CONTEST.seat(entrant, turn)] == name


def test_standings(played: dict[int, Played]) -> None:
    found = standings(CONTEST, played)
    assert (found.games, found.groups, found.complete, found.illegal) == (9, 3, True, 0)
    first, second = found.standings
    assert (first.bot, first.entrants, second.bot, second.entrants) == (
        "journeyman",
        1,
        "random",
        2,
    )
    assert first.share.mean + 2 * second.share.mean == pytest.approx(1)
    assert first.share.mean > 0.8
    assert first.share.low <= first.share.mean <= first.share.high
    assert first.score.low <= first.score.mean <= first.score.high
    assert first.rating is not None
    assert second.rating is not None
    assert first.rating.mu > second.rating.mu
    assert first.moves * 2 == second.moves


def test_times_of_thought_are_summed_up(played: dict[int, Played]) -> None:
    """Given here, as no test reads a clock."""
    given = {at: replace(game, seconds=[[1.0, 2.0, 9.0]] * 3) for at, game in played.items()}
    first = standings(CONTEST, given, rated=False).standings[0]
    told = (first.moves, first.seconds_median, first.seconds_95, first.seconds_most)
    assert told == (27, 2.0, 9.0, 9.0)


def test_only_whole_groups_count(played: dict[int, Played]) -> None:
    """What Ctrl-C leaves is summed up without favour to anybody's seat."""
    found = standings(CONTEST, {at: game for at, game in played.items() if at != 4}, rated=False)
    assert (found.games, found.groups, found.complete) == (6, 2, False)
    assert found.standings[0].rating is None
    nothing = standings(CONTEST, {})
    assert (nothing.games, nothing.standings[0].share.method) == (0, "none")


def test_games_do_not_depend_on_the_executor(played: dict[int, Played]) -> None:
    spread = dict(play_all(Place(2), CONTEST.jobs()))
    assert {at: (game.scores, game.ranks, game.decisions) for at, game in spread.items()} == {
        at: (game.scores, game.ranks, game.decisions) for at, game in played.items()
    }


def test_intervals() -> None:
    found = of_mean([float(n % 2) for n in range(100)])
    assert found.method == "bootstrap"
    assert found.mean == 0.5
    # the normal interval of a hundred coins is 0.402 to 0.598
    assert found.low == pytest.approx(0.402, abs=0.03)
    assert found.high == pytest.approx(0.598, abs=0.03)
    assert of_mean([float(n % 2) for n in range(100)]) == found
    sure = of_share([1.0] * 20)
    assert (sure.method, sure.high) == ("wilson", 1.0)
    # a textbook value: 20 of 20 are at least 83.9 %
    assert sure.low == pytest.approx(0.8389, abs=0.0001)
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=0.0001)
    assert quantile([3.0, 1.0, 2.0], 0.5) == 2.0
    assert quantile([], 0.5) == 0.0
