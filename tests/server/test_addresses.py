"""Where a server can be reached: said on the terminal, and to a host who invites people."""

import socket
from typing import Any

import pytest
import uvicorn

from guildhall.cli import serve as command
from guildhall.server.http import addresses
from guildhall.server.http.addresses import local_url, network_addresses, url
from tests.server.running import HOST, run_server

LAN = {socket.AF_INET: "192.168.1.5", socket.AF_INET6: "fd00::5"}


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Be in a network where this machine has an address of each kind."""
    monkeypatch.setattr(addresses, "_own_address", lambda family, _there: LAN[family])


@pytest.mark.parametrize(
    ("bound", "found"),
    [
        ("127.0.0.1", ()),
        ("::1", ()),
        ("10.0.0.7", ("10.0.0.7",)),
        ("0.0.0.0", ("192.168.1.5",)),  # noqa: S104  nothing is bound
        ("::", ("192.168.1.5", "fd00::5")),
    ],
)
@pytest.mark.usefixtures("network")
def test_addresses_by_what_a_server_is_bound_to(bound: str, found: tuple[str, ...]) -> None:
    assert network_addresses(bound) == found


def test_a_machine_without_a_network_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "_own_address", lambda *_: "")
    assert network_addresses("0.0.0.0") == ()  # noqa: S104  nothing is bound


def test_the_own_address_is_one_of_this_machine() -> None:
    own = addresses._own_address(socket.AF_INET, "127.0.0.1")
    assert own == "127.0.0.1"


def test_what_a_browser_here_is_told() -> None:
    assert local_url("0.0.0.0", 80) == "http://127.0.0.1:80"  # noqa: S104  nothing is bound
    assert local_url("::", 80) == "http://[::1]:80"
    assert local_url("10.0.0.7", 80) == "http://10.0.0.7:80"
    assert url("fd00::5", 80) == "http://[fd00::5]:80"


class Bound(socket.socket):
    """A socket on loopback that says it is open to the network."""

    said = "0.0.0.0"  # noqa: S104  nothing is bound

    def getsockname(self) -> tuple[str, int]:
        return self.said, 8302


@pytest.mark.usefixtures("network")
@pytest.mark.parametrize(
    ("said", "lines"),
    [
        ("0.0.0.0", ["at http://127.0.0.1:8302", "network: http://192.168.1.5:8302"]),  # noqa: S104
        ("127.0.0.1", ["at http://127.0.0.1:8302", "serve --host 0.0.0.0"]),
    ],
)
def test_the_terminal_names_the_address_in_the_network(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], said: str, lines: list[str]
) -> None:
    monkeypatch.setattr(Bound, "said", said)
    monkeypatch.setattr(command, "_listen", lambda *_: Bound())
    monkeypatch.setattr(uvicorn.Server, "run", lambda _self, sockets: sockets[0].close())
    monkeypatch.setenv("GUILDHALL_SECRET", "secret")
    monkeypatch.setenv("GUILDHALL_SETTINGS", "")
    command.serve(host="127.0.0.1", port=0, db="sqlite://", lang="en")
    printed = capsys.readouterr().out.splitlines()
    assert len(printed) == 2
    for line, part in zip(printed, lines, strict=True):
        assert part in line


async def test_who_invites_learns_where_the_link_is_good() -> None:
    known: dict[str, Any] = {"public_url": "", "hosts": frozenset({HOST})}
    async with run_server("sqlite://", port=8302, addresses=("192.168.1.5",), **known) as server:
        anna = await server.guest("Anna")
        made = await anna.do(await anna.create(["me", "open", "open"]), "invite")
        assert made["network"] == ["http://192.168.1.5:8302"]
        assert made["public"] == ""
    async with run_server(
        "sqlite://", public_url="https://play.example.org", hosts=frozenset({HOST})
    ) as server:
        anna = await server.guest("Anna")
        made = await anna.do(await anna.create(["me", "open", "open"]), "invite")
        assert (made["public"], made["network"]) == ("https://play.example.org", [])
