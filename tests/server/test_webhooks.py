"""Webhooks: what they are sent, and that none of them points inside the server's network."""

import socket

import pytest

from guildhall.core.errors import GuildhallError
from guildhall.server.people import webhooks
from guildhall.server.people.side_threads import SideThreads
from tests.server.conftest import Serve
from tests.server.test_notices import digest, settled


async def test_webhooks(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    posted: list[tuple[object, bytes]] = []

    async def post(target: object, body: bytes) -> None:
        posted.append((target, body))

    monkeypatch.setattr(webhooks, "post", post)
    monkeypatch.setattr(socket, "getaddrinfo", resolving({"hooks.example": "93.184.216.34"}))
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl", clock="daily")
        hook = {"webhook": "https://hooks.example:8443/a/b?c=d"}
        await people[0].post("/api/settings", hook)
        await people[1].post("/api/settings", {**hook, "notify_webhook": False})
        await settled(server)
        server.clock.now += 901
        await digest(server)
        assert [target for target, _ in posted] == [
            ("93.184.216.34", "hooks.example", 8443, "/a/b?c=d")
        ]
        assert posted[0][1] == b'{"kind":"your_turn","tables":["%s"]}' % table.encode()


def few() -> SideThreads:
    return SideThreads(threads=1, waiting=1, seconds=20)


def resolving(names: dict[str, str]):  # type: ignore[no-untyped-def]
    """Resolve names without a network."""

    def resolve(host: str, port: int, **_: object) -> list[tuple[object, ...]]:
        address = names.get(host, host)
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        try:
            socket.inet_pton(family, address)
        except OSError:
            raise socket.gaierror(f"unknown name {host}") from None
        return [(family, socket.SOCK_STREAM, 6, "", (address, port))]

    return resolve


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example/",
        "ftp://hooks.example/",
        "https://user@hooks.example/",
        "https://:pw@hooks.example/",
        "https://@hooks.example/",
        "https:///path",
        "https://",
        "https://[",
        "https://[::1",
        "https://hooks.example:99999/",
        "https://hooks.example:x/",
        "https://127.0.0.1/",
        "https://127.8.9.1/",
        "https://[::1]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[::ffff:8.8.8.8]/",
        "https://[64:ff9b::7f00:1]/",
        "https://[2002:7f00:1::]/",
        "https://10.1.2.3/",
        "https://172.16.0.1/",
        "https://192.168.1.1/",
        "https://169.254.169.254/latest/meta-data",
        "https://100.64.0.1/",
        "https://0.0.0.0/",
        "https://[::]/",
        "https://[fe80::1]/",
        "https://[fd00::1]/",
        "https://[fec0::1]/",
        "https://[::7f00:1]/",
        "https://[::ffff:0:7f00:1]/",
        "https://[64:ff9b:1::7f00:1]/",
        "https://[5f00::1]/",
        "https://224.0.0.1/",
        "https://255.255.255.255/",
        "https://inside.example/",
        "https://unknown.example/",
        "https://hooks.example/\r\nHost: x",
        "https://hooks.example/a b",
        "https://hooks.example/" + "x" * 600,
        "https://hööks.example/",
        "",
        "x",
    ],
)
async def test_webhooks_never_point_inside(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"hooks.example": "93.184.216.34", "inside.example": "10.0.0.7"}
    monkeypatch.setattr(socket, "getaddrinfo", resolving(known))
    with pytest.raises(GuildhallError, match="bad_webhook"):
        await webhooks.check_hook(url, few())


@pytest.mark.parametrize("address", ["93.184.216.34", "2606:4700::6810:1", "2a00:1450:4001::1"])
async def test_webhooks_point_to_the_open_internet(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "getaddrinfo", resolving({"hooks.example": address}))
    target = await webhooks.check_hook("https://hooks.example/x", few())
    assert target == (address, "hooks.example", 443, "/x")


async def test_a_name_with_one_inside_address_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    def both(_host: str, port: int, **_: object) -> list[tuple[object, ...]]:
        return [
            (socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port))
            for address in ("93.184.216.34", "127.0.0.1")
        ]

    monkeypatch.setattr(socket, "getaddrinfo", both)
    with pytest.raises(GuildhallError, match="bad_webhook"):
        await webhooks.check_hook("https://hooks.example/", few())
