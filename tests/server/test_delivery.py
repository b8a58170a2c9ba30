"""Sending waits for nobody and keeps nobody waiting: deadlines, bounds, back-off, rests."""

import asyncio
import socket
import ssl
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from guildhall.server import worker
from guildhall.server.people import delivery, notices, webhooks
from guildhall.server.people.delivery import Delivery, Later, Letter, Undeliverable
from guildhall.server.people.side_threads import SideThreads
from guildhall.server.people.webhooks import Target
from tests.server.conftest import Serve
from tests.server.receiver import LOOPBACK, answering, certificate, dripping
from tests.server.running import Clock
from tests.server.test_webhooks import resolving
from tests.waiting import PATIENCE, eventually

HOOK = "https://hooks.example"


class Round:
    """A delivery and what becomes of its letters."""

    def __init__(
        self,
        at_once: int = 8,
        per_host: int = 8,
        per_site: int = 8,
        per_person: int = 8,
        seconds: float = 20,
    ) -> None:
        self.clock = Clock()
        self.delivery = Delivery(
            self.clock,
            at_once=at_once,
            per_host=per_host,
            per_site=per_site,
            per_person=per_person,
            seconds=seconds,
        )
        self.tried: list[str] = []
        self.on_the_way = self.most = 0
        self.open = asyncio.Event()

    def give(self, host: str, error: Exception | None = None, person: str = "") -> None:
        async def send() -> None:
            self.tried.append(host)
            if error is not None:
                raise error
            self.on_the_way += 1
            self.most = max(self.most, self.on_the_way)
            await self.open.wait()
            self.on_the_way -= 1

        self.delivery.give(Letter(host, person, send))

    async def after(self, seconds: float) -> list[str]:
        """Who was tried after some time has passed."""
        self.tried.clear()
        self.clock.now += seconds
        self.delivery.start_due()
        await self.delivery.settled()
        return self.tried


async def test_what_has_failed_is_tried_again_though_the_clock_was_set_back() -> None:
    """It waited until the clock had caught up, and so did its host."""
    tour = Round()
    for _ in range(delivery.MOST_FAILURES):
        tour.give("a", OSError())
    await tour.delivery.settled()
    assert await tour.after(delivery.AGAIN_SECONDS) == []
    assert await tour.after(-86400) == ["a"], "one tries the host out"


async def test_what_fails_is_tried_again_later_each_time_and_not_for_ever() -> None:
    tour = Round()
    tour.give("a", OSError())
    await tour.delivery.settled()
    assert tour.tried == ["a"]
    assert await tour.after(29) == []
    assert await tour.after(1) == ["a"]
    assert await tour.after(119) == []
    assert await tour.after(1) == ["a"], "the third"
    assert await tour.after(480) == ["a"], "the fourth"
    assert not tour.delivery.waiting
    assert await tour.after(1e6) == []


async def test_what_is_refused_is_not_tried_again_and_not_held_against_the_host() -> None:
    tour = Round()
    for _ in range(5):
        tour.give("a", Undeliverable(404))
    await tour.delivery.settled()
    assert len(tour.tried) == 5
    assert not tour.delivery.waiting
    assert not tour.delivery.troubles


async def test_who_is_sent_too_much_has_no_other_of_the_host_wait() -> None:
    """Thousands of webhooks share the host of a service that limits each of them."""
    tour = Round()
    for _ in range(delivery.MOST_FAILURES + 1):
        tour.give("a", Later(429))
    await tour.delivery.settled()
    assert len(tour.tried) == delivery.MOST_FAILURES + 1
    assert len(tour.delivery.waiting) == delivery.MOST_FAILURES + 1, "they are tried again"
    tour.open.set()
    tour.give("a")
    await tour.delivery.settled()
    assert len(tour.tried) == delivery.MOST_FAILURES + 2


async def test_a_host_that_keeps_failing_rests_and_no_other_does() -> None:
    tour = Round(per_host=1)
    for _ in range(5):
        tour.give("a", TimeoutError())
    tour.give("b", TimeoutError())
    await tour.delivery.settled()
    assert tour.tried.count("a") == delivery.MOST_FAILURES, "then it rests"
    assert tour.tried.count("b") == 1
    assert await tour.after(delivery.REST_SECONDS - 1) == ["b"], "its letter is tried again"
    assert await tour.after(1) == ["a"], "one tries it out; it rests again"
    tour.open.set()
    tour.delivery.waiting.clear()
    tour.give("a")
    assert await tour.after(0) == []
    assert await tour.after(delivery.REST_SECONDS) == ["a"]
    assert "a" not in tour.delivery.troubles, "it works again"


async def test_few_at_a_time_and_fewer_to_one_host() -> None:
    tour = Round(at_once=3, per_host=2)
    for _ in range(6):
        tour.give("a")
    await eventually(lambda: tour.on_the_way == 2)
    for host in "bcd":
        tour.give(host)
    await eventually(lambda: tour.on_the_way == 3)
    tour.open.set()
    await eventually(lambda: len(tour.tried) == 9)
    await tour.delivery.settled()
    assert tour.most == 3
    assert tour.tried[:3] == ["a", "a", "b"]


async def test_who_has_slow_hosts_keeps_nobody_else_waiting() -> None:
    """One person may name many hosts, each of which takes its time and fails never."""
    tour = Round(at_once=3, per_person=2)
    for n in range(3 * delivery.MOST_OF_ONE):
        tour.give(f"slow{n}", person="mallory")
    await eventually(lambda: tour.on_the_way == 2)
    assert len(tour.delivery.waiting) == delivery.MOST_OF_ONE, "the others are dropped"
    tour.give("a", person="anna")
    await eventually(lambda: "a" in tour.tried)
    tour.open.set()
    await eventually(lambda: len(tour.tried) == 3 + delivery.MOST_OF_ONE)
    await tour.delivery.settled()
    assert tour.most == 3


@pytest.mark.parametrize(("accounts", "each"), [(25, 40), (1000, 1)])
async def test_many_accounts_of_one_sender_leave_room_for_others(accounts: int, each: int) -> None:
    """All that waited was theirs, and what others were to be told was dropped."""
    tour = Round(at_once=1)
    tour.give("busy")
    for account in range(accounts):
        for n in range(each):
            tour.give(f"{account}-{n}.evil.example", person=f"mallory {account}")
    assert len(tour.delivery.waiting) == delivery.MOST_WAITING
    for n in range(100):
        tour.give("push.example.org", person=f"anna {n}")
    waiting = tour.delivery.waiting
    assert sum(letter.person.startswith("anna") for letter in waiting) == 100
    assert len(waiting) == delivery.MOST_WAITING
    tour.give("1.evil.example", person="mallory 1")
    assert waiting[-1].person == "anna 99", "who has the most gives way"
    tour.delivery._failed(failed := waiting.pop(), OSError())
    tour.give("2.evil.example", person="mallory 2")
    assert failed in tour.delivery.waiting, "also for what is tried again"
    await tour.delivery.close()


async def test_many_accounts_with_many_names_of_one_domain_keep_nobody_waiting() -> None:
    """Two of each of a dozen accounts were on their way, each as slow as it was allowed to be."""
    tour = Round(at_once=12, per_site=3, per_person=2)
    for n in range(40):
        tour.give(f"slow{n}.evil.example", person=f"mallory {n}")
    for n in range(9):
        tour.give(f"{n}.example.org", person=f"mallory {n + 50}")
        tour.give(f"{n}.example.net", person=f"mallory {n + 60}")
        tour.give(f"203.0.113.{n}", person=f"mallory {n + 70}")
    await eventually(lambda: tour.on_the_way == 12)
    tour.give("late.example", person="anna")
    await asyncio.sleep(0)
    assert "late.example" not in tour.tried
    next(iter(tour.delivery.sending)).cancel()
    await eventually(lambda: "late.example" in tour.tried, "the next is of who has none there")
    await tour.delivery.close()


@pytest.mark.parametrize(
    ("host", "site"),
    [
        ("push.example", "push.example"),
        ("A.b.Example.org.", "example.org"),
        ("a.example.co.uk", "example.co.uk"),
        ("example.nl", "example.nl"),
        ("shop.example.nl", "example.nl"),
        ("203.0.113.9", "203.0.113.0/24"),
        ("2001:db8:1:2::3", "2001:db8:1::/48"),
        ("localhost", "localhost"),
        ("", ""),
    ],
)
def test_what_one_owner_has(host: str, site: str) -> None:
    assert delivery.site_of(host) == site


async def test_too_many_letters_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(delivery, "MOST_WAITING", 5)
    tour = Round(at_once=1)
    for _ in range(20):
        tour.give("a")
    assert len(tour.delivery.waiting) == 5
    await tour.delivery.close()
    assert not tour.delivery.waiting
    assert not tour.delivery.sending


async def test_a_dripping_server_meets_the_deadline() -> None:
    tour = Round(seconds=0.2)
    async with dripping() as (port, came):
        target = Target(LOOPBACK, LOOPBACK, port, "/")
        tour.delivery.give(Letter("a", "", lambda: webhooks.post(target, b"{}")))
        await asyncio.wait_for(tour.delivery.settled(), PATIENCE)
        assert came == [1]
    assert tour.delivery.troubles["a"].failures == 1


@pytest.mark.parametrize(
    ("answer", "outcome"),
    [
        (b"HTTP/1.1 204 No Content\r\n\r\n", "sent"),
        (b"HTTP/1.1 200 OK\r\ncontent-length: 99\r\n\r\n", "sent"),
        (b"HTTP/1.1 302 Found\r\nlocation: https://127.0.0.1/\r\n\r\n", "Undeliverable"),
        (b"HTTP/1.1 404 Not Found\r\n\r\n", "Undeliverable"),
        (b"HTTP/1.1 500 Oh\r\n\r\n", "ConnectionError"),
        (b"HTTP/1.1 429 Slowly\r\n\r\n", "Later"),
        (b"HTTP/1.1 abc\r\n\r\n", "ConnectionError"),
        (b"220 smtp.example\r\n", "ConnectionError"),
        (b"x" * 100_000, "ValueError"),
        (b"", "ConnectionError"),
    ],
)
async def test_what_a_webhook_answers(
    answer: bytes, outcome: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = certificate(tmp_path)
    monkeypatch.setattr(webhooks, "_tls", lambda: ssl.create_default_context(cafile=file))
    async with answering(answer, file) as (port, asked):
        try:
            await webhooks.post(Target(LOOPBACK, LOOPBACK, port, "/a?b=c"), b'{"x":1}')
            found = "sent"
        except (OSError, ValueError, Later, Undeliverable) as error:
            found = type(error).__name__
        assert found == outcome
        assert asked[0].startswith(b"POST /a?b=c HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n" % port)
        assert asked[0].endswith(b'\r\n\r\n{"x":1}')


async def test_the_host_must_prove_its_name(tmp_path: Path) -> None:
    file = certificate(tmp_path)
    async with answering(b"", file) as (port, asked):
        with pytest.raises(ssl.SSLError):
            await webhooks.post(Target(LOOPBACK, LOOPBACK, port, "/"), b"{}")
        assert not asked


async def test_a_webhook_that_never_answers_stops_no_clock(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worker, "TICK_SECONDS", 0.02)
    monkeypatch.setattr(notices, "HOOK_SECONDS", 600.0)
    monkeypatch.setattr(webhooks, "outside", lambda _address: True)
    monkeypatch.setattr(socket, "getaddrinfo", resolving({"hooks.example": LOOPBACK}))
    async with dripping() as (port, came), serve(digest_seconds=5.0) as server:
        table, people = await server.full_table("Anna", "Bea", "Carl", clock="relaxed")
        await people[0].post("/api/settings", {"webhook": f"{HOOK}:{port}/"})
        server.clock.now += 10
        await eventually(lambda: came[0] == 1, "the webhook is called")
        server.clock.now += 3600

        def handed_over() -> bool:
            # a twin takes its place when several entries are written at once, so it is looked up
            opened = server.worker.hub.tables.get(table)
            return opened is not None and not opened.table.humans()

        await eventually(handed_over, "every flag falls, and bots take over")
        assert server.worker.notices.hooks.sending, "and the webhook still drips"


@pytest.fixture
def slow_names(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Let no name be found until the test is over; gives those that were asked for."""
    over = threading.Event()
    asked: list[str] = []

    def resolve(host: str, *_: object, **__: object) -> list[object]:
        asked.append(host)
        over.wait(60)
        raise socket.gaierror

    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    yield asked
    over.set()


async def test_slow_names_keep_nobody_from_signing_in(
    serve: Serve, slow_names: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notices, "NAME_SECONDS", 1.0)
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        account = {"login": "anna", "password": "correct horse battery"}
        await anna.post("/api/account", account)
        command = {"webhook": f"{HOOK}/"}
        asking = [asyncio.create_task(bea.refused("/api/settings", command)) for _ in range(40)]
        await eventually(lambda: len(slow_names) == 8, "all places are taken")
        await server.stranger().post("/api/login", account)
        assert set(await asyncio.gather(*asking)) == {"400 webhook_unresolved"}
        assert len(slow_names) == 8, "what waited in vain was never begun"
        assert "webhook" not in (await bea.get("/api/me"))["me"]["settings"]


async def test_webhooks_are_not_tried_out_by_the_dozen(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", resolving({}))
    async with serve(rate_limits=True) as server:
        anna = await server.guest("Anna")
        command = {"webhook": f"{HOOK}/"}
        answers = [await anna.refused("/api/settings", command) for _ in range(25)]
        assert set(answers[:20]) == {"400 bad_webhook"}
        assert set(answers[20:]) == {"429 too_many_requests"}


async def test_work_aside_is_bounded_and_gives_back_what_it_finds() -> None:
    few = SideThreads(threads=1, waiting=1, seconds=0.05)
    hold = threading.Event()
    with pytest.raises(TimeoutError):
        await few.run(lambda: hold.wait(60))
    with pytest.raises(TimeoutError):
        await few.run(lambda: True)
    waiting = [asyncio.create_task(few.run(lambda: True)) for _ in range(3)]
    done = await asyncio.gather(*waiting, return_exceptions=True)
    assert {type(found) for found in done} == {TimeoutError}, "the place is still taken"
    hold.set()
    few.seconds = 20
    assert await few.run(lambda: 42) == 42
    with pytest.raises(ZeroDivisionError):
        await few.run(lambda: 1 // 0)
