"""Calls by push: who gets them, that only their browser can read them, and bad subscriptions."""

import asyncio
import json
import socket
import ssl
import threading
from base64 import urlsafe_b64decode
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256

from guildhall.server.people import notices, webhooks
from guildhall.server.people.delivery import AGAIN_SECONDS
from guildhall.server.people.push import PushKey, unpadded
from guildhall.server.people.quiet import is_quiet
from guildhall.server.people.webhooks import Target
from guildhall.store.subscriptions import MOST
from tests.server.authenticator import Authenticator
from tests.server.conftest import Serve
from tests.server.receiver import LOOPBACK, answering, certificate
from tests.server.running import HOST, ORIGIN, Person, RunningServer, clean, eventually
from tests.server.subscriber import ENDPOINT, Browser
from tests.server.test_at_the_same_time import Held
from tests.server.test_notices import settled
from tests.server.test_passkeys import add, proof, removed

GOOD = b"HTTP/1.1 201 Created\r\n\r\n"


def decoded(part: str) -> bytes:
    return urlsafe_b64decode(part + "=" * (-len(part) % 4))


def checked_claims(header: str, key: PushKey) -> Any:
    """Verify the word of the server as a push service would; gives its claims."""
    words = dict(part.strip().split("=", 1) for part in header.removeprefix("vapid ").split(","))
    assert words["k"] == key.public
    said, _, signature = words["t"].rpartition(".")
    raw = decoded(signature)
    numbers = (int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(words["k"]))
    public.verify(encode_dss_signature(*numbers), said.encode(), ec.ECDSA(SHA256()))
    head, claims = (json.loads(decoded(part)) for part in said.split("."))
    assert head == {"typ": "JWT", "alg": "ES256"}
    return claims


@pytest.fixture
def resolved(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """Names that lead outside, unless a test says otherwise."""
    names: dict[str, str] = {}

    def found(host: str, port: int, **_: Any) -> list[Any]:
        return [(socket.AF_INET, None, 6, "", (names.get(host, "93.184.216.34"), port))]

    monkeypatch.setattr(socket, "getaddrinfo", found)
    return names


async def pushes(server: RunningServer) -> None:
    await settled(server)
    await server.worker.notices.pushes.settled()


async def due(server: RunningServer, endpoint: str) -> tuple[str, list[Person]]:
    """Seat three at a table of days; the first has subscribed before, and moves."""
    anna = await server.guest("Anna")
    await anna.post("/api/push", Browser().body(endpoint), 201)
    table = await anna.create(["me", "open", "open"], visibility="public", clock="daily")
    others = [await server.guest("Bea"), await server.guest("Carl")]
    for person in others:
        await person.do(table, "sit")
    return table, [anna, *others]


async def test_a_call_says_how_many_tables_wait(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, resolved: dict[str, str]
) -> None:
    waiting: list[int] = []

    async def post(_target: Target, body: bytes, _headers: dict[str, str]) -> None:
        waiting.append(Browser().read(body)["waiting"])

    monkeypatch.setattr(webhooks, "post", post)
    async with serve() as server:
        table, (anna, bea, carl) = await due(server, ENDPOINT)
        await pushes(server)
        await server.worker.hub.summaries.sum_up()
        second = await anna.create(["me", "open", "open"], visibility="public", clock="daily")
        for person in (bea, carl):
            await person.do(second, "sit")
        await pushes(server)
        assert waiting == [1, 2]
        await anna.move(table)
        await server.worker.hub.summaries.sum_up()
        await bea.do(second, "chat", {"text": "hello"})
        await eventually(lambda: waiting == [1, 2, 1], "talk is no table that waits")


async def test_a_browser_is_called_and_only_it_can_read_the_call(
    serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, resolved: dict[str, str]
) -> None:
    sent: list[tuple[bytes, dict[str, str]]] = []

    async def post(target: Target, body: bytes, headers: dict[str, str]) -> None:
        assert (target.host, target.address) == ("push.example", "93.184.216.34")
        sent.append((body, headers))

    monkeypatch.setattr(webhooks, "post", post)
    async with serve() as server:
        table, (anna, *_) = await due(server, ENDPOINT)
        await pushes(server)
        ((body, headers),) = sent
        told = Browser().read(body)
        words = {"title": "Guildes", "body": "It’s your turn."}
        call_id = told.pop("id")
        assert len(call_id) == 16
        assert told == {**words, "path": f"/table/{table}", "waiting": 1}
        assert b"Guildes" not in body
        assert headers["Content-Encoding"] == "aes128gcm"
        assert int(headers["TTL"]) > 0
        claims = checked_claims(headers["Authorization"], server.worker.notices.push_key)
        assert claims["aud"] == "https://push.example"
        assert server.clock.now < claims["exp"] <= server.clock.now + 86400
        assert claims["sub"].startswith(("mailto:", "https:"))
        assert (await anna.get("/api/push"))["key"] == server.worker.notices.push_key.public
        sent.clear()
        await anna.post("/api/settings", {"notify_turn": False})
        second = await anna.create(["me", "random", "random"], clock="daily")
        await pushes(server)
        assert not sent, f"{second}: not wanted"


@pytest.mark.parametrize("trouble", [socket.gaierror(socket.EAI_AGAIN, "later"), TimeoutError()])
async def test_a_call_is_sent_later_when_no_name_can_be_looked_up_now(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, resolved: dict[str, str], trouble: Exception
) -> None:
    hosts: list[str] = []

    async def post(target: Target, _body: bytes, _headers: dict[str, str]) -> None:
        hosts.append(target.host)

    def down(*_: Any, **__: Any) -> Any:
        raise trouble

    monkeypatch.setattr(webhooks, "post", post)
    async with serve() as server:
        anna = await server.guest("Anna")
        await anna.post("/api/push", Browser().body(), 201)
        with monkeypatch.context() as now:
            now.setattr(socket, "getaddrinfo", down)
            assert await anna.refused("/api/push", Browser().body()) == "400 webhook_unresolved"
            await anna.create(["me", "random", "random"], clock="daily")
            await pushes(server)
        assert not hosts
        server.clock.now += AGAIN_SECONDS
        await server.worker.notices.deliver()
        await pushes(server)
        assert hosts == ["push.example"]


async def test_slow_names_that_people_enter_hold_up_no_call(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, resolved: dict[str, str]
) -> None:
    hosts: list[str] = []
    asked: list[str] = []
    over, find = threading.Event(), socket.getaddrinfo

    def resolve(host: str, port: int, **more: Any) -> Any:
        if host.startswith("slow"):
            asked.append(host)
            over.wait(60)
        return find(host, port, **more)

    async def post(target: Target, _body: bytes, _headers: dict[str, str]) -> None:
        hosts.append(target.host)

    monkeypatch.setattr(notices, "NAME_SECONDS", 60.0)
    monkeypatch.setattr(socket, "getaddrinfo", resolve)
    monkeypatch.setattr(webhooks, "post", post)
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        await anna.post("/api/push", Browser().body(), 201)
        slow = [Browser().body(f"https://slow{n}.example/") for n in range(12)]
        entered = [asyncio.create_task(bea.post("/api/push", body)) for body in slow]
        await eventually(lambda: len(asked) == 8, "all places are taken")
        await anna.create(["me", "random", "random"], clock="daily")
        await pushes(server)
        over.set()
        await asyncio.gather(*entered)
    assert hosts == ["push.example"]


async def test_a_subscription_that_expired_is_forgotten_and_no_other(
    serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, resolved: dict[str, str]
) -> None:
    """Over TLS, against a push service of our own, which may be down or point elsewhere."""
    file = certificate(tmp_path)
    monkeypatch.setattr(webhooks, "outside", lambda _: True)
    monkeypatch.setattr(webhooks, "_tls", lambda: ssl.create_default_context(cafile=str(file)))
    resolved[LOOPBACK] = LOOPBACK
    for answer, left in (
        (GOOD, 1),
        (b"HTTP/1.1 410 Gone\r\n\r\n", 0),
        (b"HTTP/1.1 503 x\r\n\r\n", 1),
        (b"HTTP/1.1 302 Found\r\nlocation: /inside\r\n\r\n", 1),
    ):
        async with answering(answer, file) as (port, asked), serve() as server:
            table, (anna, *_) = await due(server, f"https://{LOOPBACK}:{port}/p")
            await pushes(server)
            head, _, body = asked[0].partition(b"\r\n\r\n")
            assert head.startswith(b"POST /p HTTP/1.1")
            assert not any(b"/inside " in request for request in asked), "nobody is sent on"
            assert Browser().read(body)["path"] == f"/table/{table}"
            user = server.opened(table).table.chairs[0].user
            assert len(await server.worker.store.subscriptions.of_user(user)) == left
            await anna.post("/api/push/forget", {"endpoint": f"https://{LOOPBACK}:{port}/p"})
            assert await server.worker.store.subscriptions.of_user(user) == []


@pytest.mark.parametrize(
    ("change", "address", "code"),
    [
        ({"endpoint": "http://push.example/x"}, "", "400 bad_subscription"),
        ({"endpoint": "https://user@push.example/x"}, "", "400 bad_subscription"),
        ({"endpoint": "https://push.example/" + "x" * 500}, "", "400 bad_body"),
        ({}, "127.0.0.1", "400 bad_subscription"),
        ({}, "10.0.0.7", "400 bad_subscription"),
        ({}, "169.254.169.254", "400 bad_subscription"),
        ({"auth": "AAAA"}, "", "400 bad_subscription"),
        ({"auth": "ü"}, "", "400 bad_subscription"),
        ({"p256dh": unpadded(b"\x04" + bytes(64))}, "", "400 bad_subscription"),
        ({"p256dh": "A" * 300}, "", "400 bad_body"),
        ({"more": 1}, "", "400 bad_body"),
    ],
)
async def test_bad_subscriptions_are_refused(
    serve: Serve, resolved: dict[str, str], change: dict[str, Any], address: str, code: str
) -> None:
    resolved |= {"push.example": address} if address else {}
    async with serve() as server:
        anna = await server.guest("Anna")
        assert await anna.refused("/api/push", {**Browser().body(), **change}) == code


async def test_subscriptions_are_bounded_and_nobodys_is_taken(
    serve: Serve, resolved: dict[str, str]
) -> None:
    async with serve(rate_limits=True) as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        stranger = server.stranger()
        assert await stranger.refused("/api/push", Browser().body()) == "401 not_signed_in"
        assert (
            await anna.refused(
                "/api/push", Browser().body(), headers={"origin": "http://evil.test"}
            )
            == "403 foreign_origin"
        )
        for n in range(MOST + 3):
            server.clock.now += 1
            await anna.post("/api/push", Browser().body(f"{ENDPOINT}{n}"), 201)
        await anna.post("/api/push", Browser().body(f"{ENDPOINT}{MOST}"), 201)
        table = await anna.create(["me", "open", "open"])
        user = server.opened(table).table.chairs[0].user
        kept = await server.worker.store.subscriptions.of_user(user)
        assert len(kept) == MOST
        theirs = {**Browser().body(f"{ENDPOINT}{MOST}"), "auth": unpadded(bytes(16))}
        assert await bea.refused("/api/push", theirs) == "400 bad_subscription"
        await bea.post("/api/push/forget", {"endpoint": f"{ENDPOINT}{MOST}"})
        assert len(await server.worker.store.subscriptions.of_user(user)) == MOST
        answers = [await anna.send("POST", "/api/push", Browser().body()) for _ in range(20)]
        assert clean(answers[-1]) == "429 too_many_requests"


async def test_a_new_password_ends_calls_as_it_ends_sessions(
    serve: Serve, resolved: dict[str, str]
) -> None:
    """Who was signed in as somebody else for a moment would hear of their games for ever."""
    async with serve() as server:
        anna = await server.guest("Anna")
        await anna.post("/api/push", Browser().body(f"{ENDPOINT}/thief"), 201)
        await anna.post("/api/account", {"login": "anna", "password": "correct horse battery"})
        table = await anna.create(["me", "open", "open"])
        user = server.opened(table).table.chairs[0].user
        assert await server.worker.store.subscriptions.of_user(user) == []
        await anna.post("/api/push", Browser().body(), 201)
        (kept,) = await server.worker.store.subscriptions.of_user(user)
        assert kept.endpoint == ENDPOINT


async def test_a_removed_passkey_ends_calls_as_it_ends_sessions(
    serve: Serve, resolved: dict[str, str]
) -> None:
    """Who had come in by a lost device was signed out and heard of one’s games for ever."""
    async with serve() as server:
        anna = await server.guest("Anna")
        phone, laptop = Authenticator(HOST, ORIGIN), Authenticator(HOST, ORIGIN)
        (lost,) = await add(anna, phone, "Phone")
        await add(anna, laptop, "Laptop")
        thief, by_laptop = server.stranger(), server.stranger()
        for person, device in ((thief, phone), (by_laptop, laptop)):
            await person.post("/api/passkeys/login", await proof(person, device))
        for person, name in ((anna, "guest"), (thief, "thief"), (by_laptop, "laptop")):
            await person.post("/api/push", Browser().body(f"{ENDPOINT}/{name}"), 201)
        user = str((await anna.get("/api/people/me"))["person"])
        assert await removed(by_laptop, lost["id"]) == "200 Laptop"
        kept = await server.worker.store.subscriptions.of_user(user)
        assert {one.endpoint for one in kept} == {f"{ENDPOINT}/guest", f"{ENDPOINT}/laptop"}
        assert await thief.refused("/api/push", Browser().body()) == "401 not_signed_in"


async def test_a_session_that_ends_while_a_browser_subscribes_is_not_called(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, resolved: dict[str, str]
) -> None:
    """The last look at the session was before the subscription was written."""
    async with serve() as server:
        anna = await server.guest("Anna")
        subscriptions = server.worker.store.subscriptions
        with monkeypatch.context() as patched:
            held = Held(patched, subscriptions, "add", after=False)
            entering = asyncio.create_task(anna.refused("/api/push", Browser().body()))
            await held.come.wait()
        user = str((await anna.get("/api/people/me"))["person"])
        await anna.post("/api/account", {"login": "anna", "password": "correct horse"})
        held.go_on.set()
        assert await entering == "401 not_signed_in"
        assert await subscriptions.of_user(user) == []


async def test_a_house_without_push(serve: Serve, resolved: dict[str, str]) -> None:
    async with serve(without=frozenset({"push"})) as server:
        anna = await server.guest("Anna")
        assert "push" not in (await anna.get("/api/games"))["features"]
        for answer in (
            await anna.send("GET", "/api/push"),
            await anna.send("POST", "/api/push", Browser().body()),
        ):
            assert clean(answer).endswith("feature_off")


def test_the_key_follows_from_the_secret() -> None:
    assert PushKey("one").public == PushKey("one").public != PushKey("two").public


def test_quiet_hours() -> None:
    night = {"quiet": {"begin": 22 * 60, "end": 7 * 60, "zone": "Europe/Brussels"}}
    noon = {"quiet": {"begin": 12 * 60, "end": 13 * 60, "zone": "nowhere"}}
    hour = 3600.0
    assert [is_quiet(night, h * hour) for h in (20, 21, 3, 5.99, 6)] == [
        *(False, True, True, True, False)
    ]
    assert [is_quiet(noon, h * hour) for h in (11.9, 12, 13)] == [False, True, False]
    assert not is_quiet({}, 0.0)
    assert not is_quiet({"quiet": {"begin": 5, "end": 5, "zone": "UTC"}}, 300.0)


@pytest.mark.parametrize("form", ["plain", "discord", "slack", "matrix"])
async def test_webhooks_speak_the_form_of_their_service(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, resolved: dict[str, str], form: str
) -> None:
    sent: list[Any] = []

    async def post(_target: Target, body: bytes) -> None:
        sent.append(json.loads(body))

    monkeypatch.setattr(webhooks, "post", post)
    async with serve(digest_seconds=0.0) as server:
        anna = await server.guest("Anna")
        change = {"webhook": "https://hooks.example/x", "webhook_format": form}
        await anna.post("/api/settings", change)
        table = await anna.create(["me", "random", "random"], clock="daily")
        await settled(server)
        server.clock.now += 60
        await server.worker.notices.send_due()
        await settled(server)
        (told,) = sent
        link = f"http://guildhall.test/table/{table}"
        text = f"Guildhall: it’s your turn\n{link}"
        assert (
            told
            == {
                "plain": {"kind": "your_turn", "tables": [table]},
                "discord": {"content": text, "allowed_mentions": {"parse": []}},
                "slack": {"text": text},
                "matrix": {"text": text},
            }[form]
        )
        wrong = {"quiet": {"begin": 0, "end": 9, "zone": "Mars/Olympus"}}
        assert await anna.refused("/api/settings", wrong) == "400 bad_zone"
        assert await anna.refused("/api/settings", {"webhook_format": "x"}) == "400 bad_body"
