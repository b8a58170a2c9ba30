"""Where games are played makes no difference, not even when a worker is killed in mid-run."""

import multiprocessing
from collections.abc import Iterator
from pathlib import Path

import pytest

from guildhall.core.errors import GuildhallError
from guildhall.core.extras import extra
from guildhall.lab.executors import Place, read_place, spread
from guildhall.lab.simulate import Job, Played, play_all, play_job
from tests.lab.deeds import always_die, play_or_die, refuse, sleep_for
from tests.waiting import until

pytestmark = pytest.mark.xdist_group("executors")
JOBS = [Job("guildes", ("random",) * 3, {"events": True}, 4, index) for index in range(40)]
DAY = 86_400


@pytest.fixture(scope="module")
def alone() -> list[Played]:
    """What the games give, played one after the other in this process."""
    return [play_job(job) for job in JOBS]


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """Two Dask workers, each a process."""
    with extra("distributed", "cluster").LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        processes=True,
        dashboard_address="127.0.0.1:0",  # any free port: test processes run side by side
        memory_limit=None,
    ) as made:
        yield str(made.scheduler_address)


def _one_worker_dies(place: Place, mark: Path, alone: list[Played]) -> None:
    mark.touch()
    tasks = [(job, str(mark) if at == 17 else "") for at, job in enumerate(JOBS)]
    found = list(spread(place, play_or_die, tasks))
    assert sorted(at for at, _ in found) == list(range(len(JOBS))), "lost or doubled"
    assert [played for _, (played, _) in sorted(found, key=lambda pair: pair[0])] == alone
    assert not mark.exists(), "nobody died"
    assert len({pid for _, (_, pid) in found}) > 1


def test_local_workers_give_the_same_games(alone: list[Played]) -> None:
    for place in (Place(1), Place(2)):
        assert [played for _, played in sorted(play_all(place, JOBS), key=_place)] == alone


def _place(pair: tuple[int, Played]) -> int:
    return pair[0]


def test_a_local_worker_is_killed_in_mid_run(tmp_path: Path, alone: list[Played]) -> None:
    _one_worker_dies(Place(2), tmp_path / "mark", alone)


def test_a_cluster_gives_the_same_games(cluster: str, alone: list[Played]) -> None:
    found = sorted(play_all(read_place(f"dask:{cluster}"), JOBS), key=_place)
    assert [played for _, played in found] == alone


def test_a_worker_of_the_cluster_is_killed_in_mid_run(
    cluster: str, tmp_path: Path, alone: list[Played]
) -> None:
    _one_worker_dies(read_place(f"dask:{cluster}"), tmp_path / "mark", alone)


def test_a_task_that_always_kills_its_worker_is_named() -> None:
    with pytest.raises(GuildhallError, match="workers_lost"):
        list(spread(Place(2), always_die, [0, 1]))


def test_workers_end_when_nobody_waits_for_them() -> None:
    """Leaving early does not wait for tasks that would take a day."""
    before = set(multiprocessing.active_children())
    coming = spread(Place(2), sleep_for, [0, DAY, DAY, DAY])
    assert next(coming) == (0, 0)
    coming.close()  # type: ignore[attr-defined]
    until(lambda: not set(multiprocessing.active_children()) - before, "the workers end")


@pytest.mark.parametrize("workers", [1, 2])
def test_what_is_not_done_in_time_is_left_undone(workers: int) -> None:
    """A task that would take a day does not hold up the end."""
    before = set(multiprocessing.active_children())
    assert list(spread(Place(workers, seconds=0.1), sleep_for, [DAY, DAY, DAY])) == []
    until(lambda: not set(multiprocessing.active_children()) - before, "the workers end")


def test_an_error_of_a_task_is_not_done_again() -> None:
    with pytest.raises(ValueError, match="0"):
        list(spread(Place(2), refuse, [0]))


@pytest.mark.parametrize("text", ["", "local:0", "local:x", "dask:", "dask:here", "ray:4"])
def test_odd_places_are_refused(text: str) -> None:
    with pytest.raises(GuildhallError, match="executor"):
        read_place(text)


def test_a_missing_extra_is_named() -> None:
    with pytest.raises(GuildhallError) as raised:
        extra("no_such_library", "cluster")
    assert raised.value.facts == {"library": "no_such_library", "extra": "guildhall[cluster]"}
