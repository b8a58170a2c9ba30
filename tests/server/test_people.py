"""Guests, accounts, sessions, settings, and what there is to play."""

import secrets
import time

import pytest
from limits import RateLimitItemPerHour
from sqlalchemy import text

from guildhall.core.errors import GuildhallError
from guildhall.server import house as house_module
from guildhall.server.guards import Rates
from guildhall.server.identity import COOKIE
from tests.server.conftest import OpenInn
from tests.server.inn import ORIGIN


async def test_a_guest_is_known_by_a_cookie(inn: OpenInn) -> None:
    async with inn() as house:
        anna = house.stranger()
        assert await anna.get("/api/me") == {"me": None}
        for bad in ("", "   ", "x" * 41, "bell \x07", "line\nbreak" * 9):
            assert await anna.refused("/api/me", {"name": bad}) == "400 bad_name"
        answer = await anna.send("POST", "/api/me", {"name": "  Anna  van Gent "})
        assert answer.status_code == 201
        assert answer.json()["me"]["name"] == "Anna van Gent"
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "samesite=lax" in cookie.lower()
        assert (await anna.get("/api/me"))["me"]["name"] == "Anna van Gent"
        again = await anna.post("/api/me", {"name": "Someone else"}, 200)
        assert again["me"]["name"] == "Anna van Gent"
        assert "id" not in again["me"]
        forged = house.stranger(cookie=f"{COOKIE}={anna.http.cookies[COOKIE][:-3]}abc")
        assert await forged.get("/api/me") == {"me": None}
        odd = house.stranger(cookie=f"{COOKIE}=%ff..; x")
        assert await odd.get("/api/me") == {"me": None}


async def test_cookies_are_secure_behind_https(inn: OpenInn) -> None:
    async with inn(secure_cookies=True) as house:
        answer = await house.stranger().send("POST", "/api/me", {"name": "Anna"})
        assert "Secure" in answer.headers["set-cookie"]


async def test_an_account_and_a_way_out(inn: OpenInn) -> None:
    async with inn() as house:
        anna = await house.guest("Anna")
        account = {"login": " Anna.G ", "password": "correct horse"}
        assert await house.stranger().refused("/api/account", account) == "401 not_signed_in"
        for bad in ({"login": "ab"}, {"login": "a b c"}, {"login": "x" * 41}, {"login": "a\0bc"}):
            assert await anna.refused("/api/account", {**account, **bad}) == "400 bad_login"
        for bad in ({"password": "short"}, {"password": "x" * 201}):
            assert await anna.refused("/api/account", {**account, **bad}) == "400 bad_password"
        made = await anna.post("/api/account", account)
        assert made["me"]["account"] is True
        assert made["me"]["login"] == "anna.g"
        bea = await house.guest("Bea")
        assert await bea.refused("/api/account", account) == "409 login_taken"
        elsewhere = house.stranger()
        for wrong in (
            {"password": "wrong horse"},
            {"login": "nobody"},
            {"login": "\0"},
            {"login": ""},
        ):
            assert (
                await elsewhere.refused("/api/login", {**account, **wrong}) == "401 wrong_password"
            )
        assert (await elsewhere.post("/api/login", account))["me"]["name"] == "Anna"
        table = await anna.lay(["me", "open", "open"])
        assert (await elsewhere.page(table))["seat"] == 0, "the same person on two devices"
        cookie = elsewhere.http.cookies[COOKIE]
        assert await elsewhere.post("/api/logout") == {"me": None}
        assert await elsewhere.get("/api/me") == {"me": None}
        thief = house.stranger(cookie=f"{COOKIE}={cookie}")
        assert await thief.get("/api/me") == {"me": None}, "the old cookie is worth nothing"
        assert (await anna.get("/api/me"))["me"]["name"] == "Anna", "other devices stay"
        assert await house.stranger().post("/api/logout") == {"me": None}


async def test_a_new_password_asks_for_the_old_one_and_ends_other_sessions(inn: OpenInn) -> None:
    async with inn() as house:
        anna = await house.guest("Anna")
        account = {"login": "anna", "password": "correct horse"}
        await anna.post("/api/account", account)
        elsewhere, third = house.stranger(), house.stranger()
        for device in (elsewhere, third):
            await device.post("/api/login", account)
        new = {"login": "anna", "password": "battery staple"}
        for old in ({}, {"old": ""}, {"old": "wrong horse"}, {"old": "battery staple"}):
            assert await elsewhere.refused("/api/account", {**new, **old}) == "401 wrong_password"
        assert (await anna.get("/api/me"))["me"], "nothing has changed"
        table = await anna.lay(["me", "open", "open"], visibility="public")
        async with third.watch(table) as page:
            assert (await page.next())["page"]["seat"] == 0
            await anna.post("/api/account", {**new, "old": "correct horse"})
            for device in (elsewhere, third):
                assert await device.get("/api/me") == {"me": None}
            await anna.do(table, "chat", {"text": "alone again"})
            assert (await page.next())["page"]["seat"] == -1, "an open page sees it, too"
        assert (await anna.get("/api/me"))["me"]["name"] == "Anna", "this one stays"
        assert await elsewhere.refused("/api/login", account) == "401 wrong_password"
        assert (await elsewhere.post("/api/login", new))["me"]["name"] == "Anna"
        bea = await house.guest("Bea")
        taken = {"login": "ANNA", "password": "my own horse"}
        assert await bea.refused("/api/account", taken) == "409 login_taken"


async def test_what_has_run_out_is_swept_away(inn: OpenInn) -> None:
    async with inn() as house:
        await house.guest("Anna")
        store = house.house.store
        assert await store.spend("word", house.clock.now + 5)
        assert not await store.spend("word", house.clock.now + 5)
        assert [await store.count("try", house.clock.now + 5) for _ in "ab"] == [1, 2]
        house.clock.now += 181 * 86400
        await house.house.sweep()
        with store.engine.connect() as connection:
            for name in ("sessions", "spent", "counts"):
                rows = connection.execute(text(f"SELECT count(*) FROM {name}"))  # noqa: S608
                assert rows.scalar() == 0, name


def test_no_id_of_a_table_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    given = iter(["-abc", "--help", "fine", "_fine"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(given))
    assert [house_module.new_id(), house_module.new_id()] == ["fine", "_fine"]


async def test_sessions_end_by_themselves(inn: OpenInn) -> None:
    async with inn() as house:
        anna = await house.guest("Anna")
        house.clock.now += 179 * 86400
        assert (await anna.get("/api/me"))["me"]
        house.clock.now += 2 * 86400
        assert await anna.get("/api/me") == {"me": None}


async def test_settings(inn: OpenInn) -> None:
    async with inn() as house:
        anna = await house.guest("Anna")
        assert await house.stranger().refused("/api/settings", {}) == "401 not_signed_in"
        wish = {
            "name": "Anna B",
            "mail": "anna@example.org",
            "notify_mail": False,
            "language": "it",
        }
        me = (await anna.post("/api/settings", wish))["me"]
        assert me["name"] == "Anna B"
        assert me["settings"]["mail"] == "anna@example.org"
        me = (await anna.post("/api/settings", {"language": "fr"}))["me"]
        assert me["settings"] == {
            "mail": "anna@example.org",
            "mail_confirmed": False,
            "notify_mail": False,
            "language": "fr",
        }
        for bad, code in [
            ({"language": "xx"}, "400 unknown_language"),
            ({"mail": "nobody"}, "400 bad_mail"),
            ({"mail": "a@b.org, c@d.org"}, "400 bad_mail"),
            ({"mail": "a@b.org\r\nBcc: c@d.org"}, "400 bad_mail"),
            ({"mail": "x" * 300 + "@b.org"}, "400 bad_mail"),
            ({"name": "\u202e"}, "400 bad_name"),
            ({"admin": True}, "400 bad_body"),
            ({"notify_mail": "yes"}, "400 bad_body"),
            ({"webhook": "http://example.org/x"}, "400 bad_webhook"),
        ]:
            assert await anna.refused("/api/settings", bad) == code
        assert (await anna.get("/api/me"))["me"] == me


async def test_what_there_is_to_play(inn: OpenInn) -> None:
    async with inn() as house:
        visitor = house.stranger()
        about = await visitor.get("/api/games")
        assert "guildes" in [game["name"] for game in about["games"]]
        assert about["bots"]
        assert about["mail"] is False, "no host to send it by"
        rules = await visitor.get("/api/rules/guildes/fr")
        assert len(rules["rules"]) > 10
        assert (await visitor.get("/api/rules/guildes/xx", 400))["code"] == "unknown_language"
        assert (await visitor.get("/api/rules/chess/en", 404))["code"] == "unknown_game"


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ("fr-CH, en;q=0.5", "réessayez"),
        ("en;q=0.1, it;q=0.9", "Dicci"),
        ("xx, *;q=0.1", "Tell us"),
        (";q=,,,q=x", "Tell us"),
    ],
)
async def test_errors_speak_ones_language(inn: OpenInn, wanted: str, words: str) -> None:
    async with inn() as house:
        visitor = house.stranger(**{"accept-language": wanted})
        answer = await visitor.send("POST", "/api/tables", {})
        said = answer.json()["message"]
        english = (await house.stranger().send("POST", "/api/tables", {})).json()["message"]
        assert (said == english) == (words == "Tell us")


async def test_origin_is_the_site(inn: OpenInn) -> None:
    async with inn() as house:
        for origin in ("http://evil.test", "null", f"{ORIGIN}.evil.test", ""):
            stranger = house.stranger(origin=origin)
            assert await stranger.refused("/api/me", {"name": "x"}) == "403 foreign_origin"
        bare = house.stranger()
        del bare.http.headers["origin"]
        assert await bare.refused("/api/me", {"name": "x"}) == "403 foreign_origin"
        for site, fine in (("same-origin", True), ("none", True), ("cross-site", False)):
            bare.http.headers["sec-fetch-site"] = site
            answer = await bare.send("POST", "/api/logout", {})
            assert (answer.status_code == 200) == fine


async def test_the_cookie_of_before_the_account_is_worth_nothing(inn: OpenInn) -> None:
    async with inn() as house:
        anna = await house.guest("Anna")
        before = anna.http.cookies[COOKIE]
        await anna.post("/api/account", {"login": "anna", "password": "correct horse"})
        assert anna.http.cookies[COOKIE] != before
        assert (await anna.get("/api/me"))["me"]["account"] is True
        thief = house.stranger(cookie=f"{COOKIE}={before}")
        assert await thief.get("/api/me") == {"me": None}


async def test_an_account_is_not_guessed_from_many_addresses(
    inn: OpenInn, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Rates, "ACCOUNT", RateLimitItemPerHour(3))
    async with inn(rate_limits=True) as house:
        anna = await house.guest("Anna")
        await anna.post("/api/account", {"login": "anna", "password": "correct horse"})
        tries = ["anna", " ANNA", "anna ", "anna"]
        answers = [
            await house.stranger().refused("/api/login", {"login": login, "password": "no"})
            for login in tries
        ]
        assert answers == ["401 wrong_password"] * 3 + ["429 too_many_requests"]
        other = {"login": "bea", "password": "no"}
        assert await house.stranger().refused("/api/login", other) == "401 wrong_password"


async def test_workers_count_together(inn: OpenInn) -> None:
    """Two workers on one database let through what one would."""
    async with inn() as house:
        store = house.house.store
        workers = [Rates(on=True), Rates(on=True)]
        for rates in workers:
            rates.shared = store.count
        for n in range(4):
            await workers[n % 2].spend("login anna", RateLimitItemPerHour(4))
        for rates in workers:
            with pytest.raises(GuildhallError, match="too_many_requests"):
                await rates.spend("login anna", RateLimitItemPerHour(4))


async def test_a_clock_that_steps_back_throws_nobody_out(
    inn: OpenInn, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with inn() as house:
        anna = await house.guest("Anna")
        table = await anna.lay(["me", "open", "open"])
        token = (await anna.do(table, "invite"))["invitation"]
        house.house.identity.cache.clear()
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() - 7200)
        assert (await anna.get("/api/me"))["me"]["name"] == "Anna"
        bea = await house.guest("Bea")
        await bea.do(table, "sit", {"invitation": token})
        monkeypatch.setattr(time, "time", lambda: real() + 200 * 86400)
        assert await house.stranger(cookie=f"{COOKIE}=x").get("/api/me") == {"me": None}
        assert (await bea.get(f"/api/join/{token}", 403))["code"] == "bad_invitation"


async def test_an_invitation_for_one_seat_is_for_one_person(inn: OpenInn) -> None:
    async with inn() as house:
        anna, bea, carl = [await house.guest(name) for name in ("Anna", "Bea", "Carl")]
        table = await anna.lay(["me", "open", "open"], visibility="private")
        token = (await anna.do(table, "invite", {"seat": 1}))["invitation"]
        await bea.do(table, "sit", {"invitation": token})
        await bea.do(table, "stand")
        assert await carl.refused_at(table, "sit", {"invitation": token}) == "403 invitation_used"
        assert (await carl.get(f"/api/join/{token}", 403))["code"] == "invitation_used"
        look = f"/api/tables/{table}?invitation={token}"
        assert (await carl.get(look, 404))["code"] == "no_such_table"
        await bea.do(table, "sit", {"invitation": token})


async def test_no_invitation_opens_a_private_table_after_the_start(inn: OpenInn) -> None:
    async with inn() as house:
        anna, carl = await house.guest("Anna"), await house.guest("Carl")
        table = await anna.lay(["me", "open", "open"], visibility="private")
        token = (await anna.do(table, "invite"))["invitation"]
        look = f"/api/tables/{table}?invitation={token}"
        assert (await carl.get(look))["seat"] == -1
        async with carl.watch(table, f"invitation={token}") as page:
            await page.next()
            await anna.do(table, "start")
            assert (await carl.get(look, 404))["code"] == "no_such_table"
            assert (await carl.get(f"/api/join/{token}", 403))["code"] == "invitation_used"
            while "error" not in (told := await page.next()):
                assert told["page"]["status"] == "open", "an open page does not go on looking"
            assert told["error"]["code"] == "no_such_table"
