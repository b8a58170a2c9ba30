"""The names a server answers to, links never made of what a request says, foreign pages."""

import re

import httpx
import pytest
from starlette.routing import Route

from guildhall.server.app import ROUTES
from guildhall.server.http.rates import Rates
from guildhall.server.settings import Mail, Settings
from tests.server.conftest import Serve
from tests.server.running import HOST, ORIGIN, clean


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8302", "", "localhost.evil.example", "127.0.0.1.nip.io"]
)
async def test_unknown_names_are_refused(serve: Serve, host: str) -> None:
    """A stranger's page that has its own name point here gets nothing, not even to look."""
    async with serve() as server:
        there = server.stranger(host=host, origin=f"http://{host}")
        for method, path in (("GET", "/api/me"), ("GET", "/"), ("POST", "/api/me")):
            answer = await there.send(method, path, {"name": "Eve"})
            assert clean(answer) == "421 unknown_host"


async def test_a_socket_under_an_unknown_name_is_closed(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        table = await anna.create(["me", "open", "open"], visibility="public")
        monkeypatch.setattr("tests.server.running.HOST", "evil.example")
        async with anna.watch(table, origin="http://evil.example") as page:
            assert await page.next() == {"close": 1008}


@pytest.mark.parametrize("host", [HOST, "localhost:8302", "127.0.0.1", "192.168.1.7:80", "[::1]:9"])
async def test_own_names_and_plain_addresses_are_known(serve: Serve, host: str) -> None:
    async with serve() as server:
        here = server.stranger(host=host, origin=f"http://{host}")
        assert await here.get("/api/me") == {"me": None}


async def test_one_network_is_one_sender_whatever_addresses_it_takes(serve: Serve) -> None:
    """Whoever has an IPv6 network has more addresses than could ever be counted."""

    async def arrive(address: str) -> int:
        transport = httpx.ASGITransport(server.app, client=(address, 1))
        origin = {"origin": ORIGIN}
        async with httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers=origin) as http:
            return (await http.post("/api/me", json={"name": "Eve"})).status_code

    async with serve(rate_limits=True) as server:
        codes = [await arrive(f"2001:db8:1:2::{n:x}") for n in range(Rates.COSTLY.amount + 5)]
        assert codes == [201] * Rates.COSTLY.amount + [429] * 5
        assert await arrive("2001:db8:1:3::1") == 201
        assert any(line.get("client") == "2001:db8:1:2::7" for line in server.logs)


def test_the_public_address_is_known_without_being_named_twice() -> None:
    settings = Settings(secret="s", public_url="https://play.example.org:444/x")  # noqa: S106
    assert "play.example.org" in settings.all_hosts()


async def test_no_link_is_mailed_without_a_public_address(serve: Serve) -> None:
    """The Host of a request would be in the link otherwise: anybody could choose it."""
    mail = Mail(host="127.0.0.1", port=9, starttls=False)
    async with serve(mail=mail, public_url="") as server:
        anna = await server.guest("Anna", host="6.6.6.6", origin="http://6.6.6.6")
        assert (await anna.get("/api/games"))["mail"] is False
        await anna.post("/api/settings", {"mail": "anna@example.org"})
        mails = server.worker.notices.mails
        assert (mails.waiting, mails.sending) == ([], {}), "nothing is on its way"
        assert await anna.refused("/api/mail/again") == "409 no_mail_here"


async def test_the_log_says_who_and_where_from(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        table = await anna.create(["me", "open", "open"])
        server.logs.clear()
        answer = await anna.send("GET", f"/api/tables/{table}?invitation=secret")
        (line,) = [entry for entry in server.logs if entry["event"] == "request"]
        me = server.opened(table).table.chairs[0].user
        assert (line["person"], line["table"], line["client"]) == (me, table, "127.0.0.1")
        assert line["request_id"] == answer.headers["x-request-id"]
        assert "secret" not in str(line)
        assert str(anna.http.cookies["guildhall_session"]) not in str(line)


async def test_origin_is_the_site(serve: Serve) -> None:
    async with serve() as server:
        for origin in ("http://evil.test", "null", f"{ORIGIN}.evil.test", ""):
            stranger = server.stranger(origin=origin)
            assert await stranger.refused("/api/me", {"name": "x"}) == "403 foreign_origin"
        bare = server.stranger()
        del bare.http.headers["origin"]
        assert await bare.refused("/api/me", {"name": "x"}) == "403 foreign_origin"
        for site, fine in (("same-origin", True), ("none", True), ("cross-site", False)):
            bare.http.headers["sec-fetch-site"] = site
            answer = await bare.send("POST", "/api/logout", {})
            assert (answer.status_code == 200) == fine


async def test_no_door_that_changes_something_opens_to_foreign_pages(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        doors = [
            (method, re.sub(r"{\w+(:\w+)?}", "1", route.path))
            for route in ROUTES
            if isinstance(route, Route)
            for method in (route.methods or set()) - {"GET", "HEAD"}
        ]
        assert len(doors) > len(ROUTES) / 3
        for method, path in doors:
            refused = await anna.send(method, path, {}, headers={"origin": "http://evil.test"})
            assert clean(refused) == "403 foreign_origin", path
