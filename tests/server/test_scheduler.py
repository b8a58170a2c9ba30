"""Who thinks next, and how well: on a clock that only tests move, without processes."""

import asyncio
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import Executor, Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from guildhall.core.errors import GuildhallError
from guildhall.server.bots import scheduler as module
from guildhall.server.bots.bot_runner import steps_of
from guildhall.server.bots.processes import Pool, Processes
from guildhall.server.bots.scheduler import Kind, Rank, Scheduler, Shares, Step, Work

SECONDS = 1.0


@dataclass
class Hall:
    """A scheduler, its clock, and the tables where players look on."""

    processes: int = 2
    now: float = 0.0
    watched: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.scheduler = Scheduler(self.processes, self.watched.__contains__, lambda: self.now)

    def add(
        self, person: str, table: str, kind: Kind = Kind.DECISION, level: str = "master"
    ) -> Work:
        steps = steps_of(level, SECONDS) if kind is Kind.DECISION else (Step("x", 1, SECONDS),)
        work = Work(kind, person, table, "guildes", steps)
        self.scheduler.add(work)
        return work

    def run(self, seconds: float = SECONDS) -> list[tuple[Work, Step]]:
        """Let all processes work for a while: each takes one piece, and all end together."""
        taken = []
        while (given := self.scheduler.take()) is not None:
            taken.append(given)
        self.now += seconds
        for work, step in taken:
            self.scheduler.done(work, seconds * step.share)
        return taken

    def order(self) -> list[Work]:
        """All that waits, in the order in which it is done."""
        done: list[Work] = []
        while self.scheduler.waiting:
            done += [work for work, _ in self.run()]
        return done


def test_hints_come_first_then_tables_with_players_then_the_rest() -> None:
    hall = Hall(processes=1, watched={"watched"})
    analysis = hall.add("a", "over", Kind.ANALYSIS)
    unwatched = hall.add("a", "unwatched")
    watched = hall.add("a", "watched")
    hint = hall.add("a", "watched", Kind.HINT)
    assert hall.order() == [hint, watched, unwatched, analysis]


def test_a_player_who_comes_to_a_table_makes_its_waiting_work_urgent() -> None:
    hall = Hall(processes=1, watched={"other"})
    later = hall.add("a", "mine")
    first = hall.add("b", "other")
    hall.watched.symmetric_difference_update({"mine", "other"})
    assert hall.order() == [later, first]


@pytest.mark.parametrize("watched", [True, False])
def test_each_person_has_the_same_share_however_many_tables_they_have(watched: bool) -> None:
    hall = Hall()
    for n in range(60):
        hall.add("flooder", f"flood {n}", level="random")
    for n in range(10):
        hall.add("anna", f"anna {n}", level="random")
        hall.add("bea", f"bea {n}", level="random")
    if watched:
        hall.watched.update(work.table_id for work in hall.scheduler.waiting)
    shares = Counter(work.person for work in hall.order()[:30])
    assert min(shares.values()) >= 9, "the order of arrival gave all of them to the flooder"


def test_somebody_who_has_paused_goes_first() -> None:
    hall = Hall(processes=1)
    for n in range(20):
        hall.add("flooder", f"flood {n}")
    for _ in range(10):
        hall.run()
    new = hall.add("anna", "anna")
    assert hall.order()[0] == new


def test_what_was_used_while_nobody_waited_is_not_held_against_anybody() -> None:
    hall = Hall(processes=1, watched={"mine", *(f"flood {n}" for n in range(90))})
    for _ in range(100):
        hall.add("anna", "mine")
        hall.run()
    for n in range(90):
        hall.add(f"flooder {n % 3}", f"flood {n}", level="random")
    mine = hall.add("anna", "mine", level="random")
    assert hall.order().index(mine) <= 3 * (2 + module.CREDIT_SECONDS / SECONDS)


def test_the_last_free_process_is_kept_for_those_who_are_waited_for() -> None:
    hall = Hall(processes=2, watched={"watched"})
    for n in range(4):
        hall.add("flooder", f"flood {n}")
    begun, hint = hall.scheduler.take(), hall.add("anna", "watched", Kind.HINT)
    assert begun is not None
    assert begun[0].person == "flooder"
    assert hall.scheduler.take() == (hint, hint.steps[0])
    assert hall.scheduler.take() is None
    hall.scheduler.done(hint, SECONDS)
    assert hall.scheduler.take() is None, "nobody waits for the rest"
    watched = hall.add("bea", "watched")
    assert hall.scheduler.take() == (watched, watched.steps[0])


def test_nothing_waits_for_ever_behind_what_is_more_urgent() -> None:
    hall = Hall(processes=1, watched={"watched"})
    for kind in (Kind.ANALYSIS, Kind.DECISION):
        patient = hall.add("anna", "unwatched", kind)
        for _ in range(100):
            while sum(work.kind is Kind.DECISION for work in hall.scheduler.waiting) < 3:
                hall.add("crowd", "watched", level="random")
            if patient in [work for work, _ in hall.run()]:
                break
        waited = hall.now - patient.since
        assert waited <= module.OLD_SECONDS + 2 * module.OLD_EVERY * SECONDS, kind


def level_of(hall: Hall, person: str) -> Step:
    """How the next piece of a person's work is done."""
    while (given := hall.scheduler.take()) is not None:
        if given[0].person == person:
            return given[1]
        hall.scheduler.done(given[0], SECONDS * given[1].share)
    raise AssertionError(person)


@pytest.mark.parametrize(
    ("tables", "level", "share"),
    [(1, "master", 1.0), (3, "master", 0.25), (8, "journeyman", 1.0), (200, "apprentice", 1.0)],
)
def test_the_longer_a_persons_queue_the_cheaper_their_bots(
    tables: int, level: str, share: float
) -> None:
    hall = Hall()
    for n in range(tables):
        hall.watched.add(f"table {n}")
        for _ in range(5):
            hall.add("anna", f"table {n}")
    step = level_of(hall, "anna")
    assert (step.level, step.share) == (level, share)


def test_bots_with_a_network_stay_with_it_on_a_busy_server() -> None:
    assert [step.level for step in steps_of("expert", SECONDS)] == ["expert"]
    best, short, cheap = steps_of("grandmaster", SECONDS)
    assert (best, cheap) == (Step("grandmaster", 1.0, SECONDS), Step("expert"))
    assert (short.level, short.guess) == ("grandmaster", SECONDS * short.share)


def test_a_table_alone_is_never_cheaper_and_one_that_nobody_watches_neither() -> None:
    hall = Hall(processes=1, watched={"slow"})
    for _ in range(30):
        hall.add("anna", "slow")
    assert level_of(hall, "anna").share == 1.0
    quiet = Hall()
    for n in range(300):
        quiet.add("anna", f"table {n}")
    assert level_of(quiet, "anna") == steps_of("master", SECONDS)[0]


def test_the_flood_of_others_leaves_one_the_level_one_has_chosen() -> None:
    hall = Hall()
    for n in range(100):
        hall.watched.add(f"flood {n}")
        hall.add(f"flooder {n % 3}", f"flood {n}")
    for _ in range(20):
        hall.run()
    hall.watched.add("mine")
    for _ in range(5):
        hall.add("anna", "mine")
    (first, how), (second, too) = hall.run()
    assert first.person == second.person == "anna"
    assert how.level == too.level == "master"


def test_many_people_at_once_share_by_thinking_less() -> None:
    hall = Hall()
    for n in range(10):
        hall.watched.add(f"table {n}")
        for _ in range(5):
            hall.add(f"person {n}", f"table {n}")
    while hall.scheduler.waiting:
        taken = [given for given in (hall.scheduler.take(), hall.scheduler.take()) if given]
        hall.now += max(hall.scheduler.costs.of(*given) for given in taken)
        for work, step in taken:
            hall.scheduler.done(work, hall.scheduler.costs.of(work, step))
    assert hall.now < 3 * module.LONGEST_SECONDS, "fifty masters take 25 s"


def test_a_person_asks_for_few_hints_at_a_time() -> None:
    hall = Hall(processes=1)
    hints = [hall.add("anna", "table", Kind.HINT) for _ in range(module.MOST_HINTS)]
    with pytest.raises(GuildhallError, match="too_many_requests"):
        hall.add("anna", "table", Kind.HINT)
    hall.add("bea", "table", Kind.HINT)
    assert hints[0] in [work for work, _ in hall.run()]
    hall.add("anna", "table", Kind.HINT)


def test_what_was_not_done_is_not_charged_and_guesses_give_way_to_what_was_seen() -> None:
    hall = Hall()
    work = hall.add("anna", "table")
    assert hall.scheduler.take() is not None
    shares = hall.scheduler.shares[Rank.BACKGROUND]
    assert shares.of("anna") == SECONDS
    hall.scheduler.done(work)
    assert shares.of("anna") == 0.0
    for _ in range(40):
        hall.add("anna", "table")
        hall.run(0.1)
    assert hall.scheduler.costs.of(work, work.steps[0]) == pytest.approx(0.1, abs=0.01)


def test_what_people_were_served_takes_little_memory() -> None:
    shares = Shares()
    for n in range(5 * module.KEEP_SHARES):
        shares.charge(f"person {n}", 0.1)
        shares.charge("anna", 0.1)
    assert len(shares.at) <= module.KEEP_SHARES
    assert shares.of("anna") == pytest.approx(0.5 * module.KEEP_SHARES)


@given(
    st.lists(
        st.tuples(st.sampled_from("abc"), st.integers(0, 4), st.sampled_from(Kind)), max_size=40
    ),
    st.sets(st.integers(0, 4)),
    st.integers(1, 4),
)
def test_all_work_is_done_once_and_never_more_at_a_time_than_there_are_processes(
    asked: list[tuple[str, int, Kind]], watched: set[int], processes: int
) -> None:
    hall = Hall(processes, watched={str(table) for table in watched})
    added = []
    for person, table, kind in asked:
        try:
            added.append(hall.add(person, str(table), kind))
        except GuildhallError:
            assert kind is Kind.HINT
    done: list[Work] = []
    while hall.scheduler.waiting:
        taken = hall.run()
        assert 1 <= len(taken) <= processes
        done += [work for work, _ in taken]
    assert Counter(done) == Counter(added)


# With processes


class FakePool(Executor):
    """Begins everything and ends what it is told to."""

    def __init__(self) -> None:
        self.begun: list[Future[Any]] = []

    def submit(self, _do: Callable[..., Any], /, *_: Any, **__: Any) -> Future[Any]:
        future: Future[Any] = Future()
        future.set_running_or_notify_cancel()
        self.begun.append(future)
        return future

    def end(self, result: Any) -> None:
        """End the first, as a pool does: in another thread."""
        thread = threading.Thread(target=self.begun.pop(0).set_result, args=(result,))
        thread.start()
        thread.join()


async def idle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def desk(processes: int) -> tuple[Processes, FakePool]:
    made = Processes(Scheduler(processes, lambda _: True, lambda: 0.0), __name__)
    made.pool.running = pool = FakePool()
    return made, pool


def piece(person: str) -> Work:
    return Work(Kind.DECISION, person, person, "guildes", steps_of("master", SECONDS))


async def compute(processes: Processes, work: Work) -> Any:
    async with processes.turn(work) as turn:
        return await turn.compute(min, 1, 2)


async def test_no_more_is_given_to_the_processes_than_they_can_do_at_once() -> None:
    processes, pool = desk(2)
    tasks = [asyncio.create_task(compute(processes, piece(person))) for person in "abcd"]
    await idle()
    assert len(pool.begun) == 2
    for n in range(4):
        pool.end(n)
        await idle()
    assert await asyncio.gather(*tasks) == [0, 1, 2, 3]
    assert not processes.scheduler.running
    assert not processes.turns


async def test_whoever_gives_up_leaves_the_queue_but_a_busy_process_stays_busy() -> None:
    processes, pool = desk(1)
    tasks = [asyncio.create_task(compute(processes, piece(person))) for person in "abc"]
    await idle()
    tasks[0].cancel()
    tasks[1].cancel()
    await idle()
    assert len(pool.begun) == 1, "the process still works for the first"
    assert len(processes.scheduler.waiting) == 1
    pool.end(0)
    await idle()
    pool.end("c")
    assert await tasks[2] == "c"
    assert not processes.scheduler.running


async def test_a_turn_that_comes_at_the_moment_of_giving_up_goes_to_the_next() -> None:
    processes, pool = desk(1)
    async with processes.turn(piece("a")):
        tasks = [asyncio.create_task(compute(processes, piece(person))) for person in "bc"]
        await idle()
    tasks[0].cancel()
    await idle()
    assert len(pool.begun) == 1
    pool.end("c")
    assert await tasks[1] == "c"
    assert not processes.scheduler.running


async def test_a_turn_that_is_not_used_is_free_for_the_next() -> None:
    processes, pool = desk(1)
    async with processes.turn(piece("a")) as turn:
        assert turn.step == turn.work.steps[0]
        waiting = asyncio.create_task(compute(processes, piece("b")))
        await idle()
        assert not pool.begun
    await idle()
    pool.end("b")
    assert await waiting == "b"


class DeadPool(Executor):
    """One of its processes has died while it had nothing to do."""

    def submit(self, _do: Callable[..., Any], /, *_: Any, **__: Any) -> Future[Any]:
        raise BrokenProcessPool


async def test_a_process_that_died_in_a_pause_costs_no_answer() -> None:
    """Its place stayed taken for ever, and a bot made a random move."""
    processes, pool = desk(1)
    processes.pool = Pool(lambda: pool)
    processes.pool.running = DeadPool()
    asked = asyncio.create_task(compute(processes, piece("a")))
    await idle()
    pool.end("a")
    assert await asked == "a"
    assert not processes.scheduler.running


async def test_a_turn_is_given_back_where_nothing_can_be_computed() -> None:
    processes, pool = desk(1)
    processes.pool = Pool(DeadPool)
    with pytest.raises(BrokenProcessPool):
        await compute(processes, piece("a"))
    processes.pool.running = pool
    asked = asyncio.create_task(compute(processes, piece("b")))
    await idle()
    pool.end("b")
    assert await asked == "b"
