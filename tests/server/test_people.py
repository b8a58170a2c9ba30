"""Guests, accounts, sessions, settings, and what there is to play."""

import secrets
import time

import pytest
from sqlalchemy import text

from guildhall.bots import BOTS
from guildhall.core.errors import GuildhallError
from guildhall.games import GAMES
from guildhall.server.http.rates import HOUR, Limit, Rates
from guildhall.server.live import new_tables, renaming
from guildhall.server.people.identity import COOKIE
from tests.server.conftest import Serve


async def test_a_guest_is_known_by_a_cookie(serve: Serve) -> None:
    async with serve() as server:
        anna = server.stranger()
        assert await anna.get("/api/me") == {"me": None}
        for bad in ("", "   ", "x" * 41, "bell \x07", "line\nbreak" * 9):
            assert await anna.refused("/api/me", {"name": bad}) == "400 bad_name"
        assert await anna.refused("/api/me", {"name": "\u0410nna"}) == "400 mixed_name"
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
        forged = server.stranger(cookie=f"{COOKIE}={anna.http.cookies[COOKIE][:-3]}abc")
        assert await forged.get("/api/me") == {"me": None}
        odd = server.stranger(cookie=f"{COOKIE}=%ff..; x")
        assert await odd.get("/api/me") == {"me": None}


async def test_cookies_are_secure_behind_https(serve: Serve) -> None:
    async with serve(secure_cookies=True) as server:
        answer = await server.stranger().send("POST", "/api/me", {"name": "Anna"})
        assert "Secure" in answer.headers["set-cookie"]


async def test_an_account_and_a_way_out(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        account = {"login": " Anna.G ", "password": "correct horse"}
        assert await server.stranger().refused("/api/account", account) == "401 not_signed_in"
        for bad in ({"login": "ab"}, {"login": "a b c"}, {"login": "x" * 41}, {"login": "a\0bc"}):
            assert await anna.refused("/api/account", {**account, **bad}) == "400 bad_login"
        for bad in ({"password": "short"}, {"password": "x" * 201}):
            assert await anna.refused("/api/account", {**account, **bad}) == "400 bad_password"
        made = await anna.post("/api/account", account)
        assert made["me"]["account"] is True
        assert made["me"]["login"] == "anna.g"
        bea = await server.guest("Bea")
        assert await bea.refused("/api/account", account) == "409 login_taken"
        elsewhere = server.stranger()
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
        table = await anna.create(["me", "open", "open"])
        assert (await elsewhere.page(table))["seat"] == 0, "the same person on two devices"
        cookie = elsewhere.http.cookies[COOKIE]
        assert await elsewhere.post("/api/logout") == {"me": None}
        assert await elsewhere.get("/api/me") == {"me": None}
        thief = server.stranger(cookie=f"{COOKIE}={cookie}")
        assert await thief.get("/api/me") == {"me": None}, "the old cookie is worth nothing"
        assert (await anna.get("/api/me"))["me"]["name"] == "Anna", "other devices stay"
        assert await server.stranger().post("/api/logout") == {"me": None}


async def test_a_page_that_asks_while_one_signs_out_remembers_nothing(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sessions are remembered for a minute; one that ends must not be remembered once more."""
    async with serve() as server:
        anna = await server.guest("Anna")
        cookies = dict(anna.http.cookies)
        sessions = server.worker.store.sessions
        end = sessions.end

        async def asked_meanwhile(session: str) -> None:
            other = server.stranger(cookie="; ".join(f"{k}={v}" for k, v in cookies.items()))
            assert (await other.get("/api/me"))["me"] is not None
            await end(session)

        monkeypatch.setattr(sessions, "end", asked_meanwhile)
        await anna.post("/api/logout")
        thief = server.stranger(cookie="; ".join(f"{k}={v}" for k, v in cookies.items()))
        assert (await thief.get("/api/me"))["me"] is None


async def test_a_new_password_asks_for_the_old_one_and_ends_other_sessions(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        account = {"login": "anna", "password": "correct horse"}
        await anna.post("/api/account", account)
        elsewhere, third = server.stranger(), server.stranger()
        for device in (elsewhere, third):
            await device.post("/api/login", account)
        new = {"login": "anna", "password": "battery staple"}
        for old in ({}, {"old": ""}, {"old": "wrong horse"}, {"old": "battery staple"}):
            assert await elsewhere.refused("/api/account", {**new, **old}) == "401 wrong_password"
        assert (await anna.get("/api/me"))["me"], "nothing has changed"
        table = await anna.create(["me", "open", "open"], visibility="public")
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
        bea = await server.guest("Bea")
        taken = {"login": "ANNA", "password": "my own horse"}
        assert await bea.refused("/api/account", taken) == "409 login_taken"


async def test_what_has_run_out_is_swept_away(serve: Serve) -> None:
    async with serve() as server:
        await server.guest("Anna")
        store = server.worker.store
        assert await store.counters.spend("word", server.clock.now + 5)
        assert not await store.counters.spend("word", server.clock.now + 5)
        assert [await store.counters.count("try", server.clock.now + 5) for _ in "ab"] == [1, 2]
        server.clock.now += 181 * 86400
        await server.worker.sweep()
        with store.engine.connect() as connection:
            for name in ("sessions", "spent", "counts"):
                rows = connection.execute(text(f"SELECT count(*) FROM {name}"))  # noqa: S608
                assert rows.scalar() == 0, name


def test_no_id_of_a_table_looks_like_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    given = iter(["-abc", "--help", "fine", "_fine"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(given))
    assert [new_tables.new_id(), new_tables.new_id()] == ["fine", "_fine"]


async def test_sessions_end_by_themselves(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        server.clock.now += 179 * 86400
        assert (await anna.get("/api/me"))["me"]
        server.clock.now += 2 * 86400
        assert await anna.get("/api/me") == {"me": None}


async def test_settings(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        assert await server.stranger().refused("/api/settings", {}) == "401 not_signed_in"
        command = {
            "name": "Anna B",
            "mail": "anna@example.org",
            "notify_mail": False,
            "language": "it",
        }
        me = (await anna.post("/api/settings", command))["me"]
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


async def test_a_new_name_shows_at_unfinished_tables_for_all_who_look(serve: Serve) -> None:
    async with serve() as server:
        over, (anna, bea, carl) = await server.full_table("Anna", "Bea", "Carl")
        for person in (bea, carl):
            await person.do(over, "concede")
        rematch = (await bea.do(over, "rematch", {}, 201))["table"]
        table = await bea.create(["me", "open", "open"], visibility="public")
        for person in (anna, carl):
            await person.do(table, "sit")
        async with server.stranger().watch(table) as page:
            await page.next()
            await anna.post("/api/settings", {"name": "Bea"})
            assert (await page.next())["page"]["chairs"][1]["name"] == "Bea (2)", "two Beas"
            await anna.post("/api/settings", {"name": "Nina"})
            told = await page.next()
        assert [chair["name"] for chair in told["page"]["chairs"]] == ["Bea", "Nina", "Carl"]
        assert (await bea.page(rematch))["chairs"][0]["invited"] == "Nina"
        assert (await bea.page(over))["chairs"][0]["name"] == "Anna", "what is over stays"
        await server.worker.hub.summaries.sum_up()
        rows = {row["table"]: row for row in (await carl.get("/api/tables"))["mine"]}
        assert [seat["name"] for seat in rows[table]["seats"]] == ["Bea", "Nina", "Carl"]
        server.worker.hub.tables.pop(table)
        assert (await carl.page(table))["chairs"][1]["name"] == "Nina", "it is written"


async def test_a_new_name_goes_to_so_many_tables_and_so_often(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(renaming, "MOST_TABLES", 2)
    monkeypatch.setattr(Rates, "RENAMES", Limit(1, HOUR))
    async with serve(rate_limits=True) as server:
        anna = await server.guest("Anna")
        tables = []
        for _ in range(3):
            server.clock.now += 10
            tables.append(await anna.create(["me", "open", "open"]))
        await server.worker.hub.summaries.sum_up()
        await anna.post("/api/settings", {"name": "Anna", "language": "fr"})
        await anna.post("/api/settings", {"name": "Nina"})
        names = [(await anna.page(table))["chairs"][0]["name"] for table in tables]
        assert names == ["Anna", "Nina", "Nina"]
        assert await anna.refused("/api/settings", {"name": "Anna"}) == "429 too_many_requests"
        assert (await anna.get("/api/me"))["me"]["name"] == "Nina"


async def test_what_there_is_to_play(serve: Serve) -> None:
    async with serve() as server:
        visitor = server.stranger()
        about = await visitor.get("/api/games")
        assert "guildes" in [game["name"] for game in about["games"]]
        assert all(set(BOTS) <= set(game["bots"]) for game in about["games"])
        assert about["mail"] is False, "no host to send it by"
        rules = await visitor.get("/api/rules/guildes/fr")
        assert len(rules["rules"]) > 10
        assert (await visitor.get("/api/rules/guildes/xx", 400))["code"] == "unknown_language"
        assert (await visitor.get("/api/rules/chess/en", 404))["code"] == "unknown_game"


@pytest.mark.parametrize("game", GAMES)
async def test_the_book_is_open_to_everybody(serve: Serve, game: str) -> None:
    """Every rule once, with its sources and rulings; rulings name rules that are there."""
    async with serve() as server:
        visitor = server.stranger()
        book = await visitor.get(f"/api/book/{game}")
        rules = [rule for chapter in book["chapters"] for rule in chapter["rules"]]
        numbers = [rule["number"] for rule in rules]
        assert sorted(numbers) == sorted(GAMES[game].rules)
        assert all(rule["sources"] for rule in rules)
        beside = {rule["number"]: rule["rulings"] for rule in rules}
        for ruling in book["rulings"]:
            assert all(ruling["numbers"][0] in beside[rule] for rule in ruling["rules"])
        assert (await visitor.get("/api/book/chess", 404))["code"] == "unknown_game"


@pytest.mark.parametrize(
    ("wanted", "words"),
    [
        ("fr-CH, en;q=0.5", "réessayez"),
        ("en;q=0.1, it;q=0.9", "Dicci"),
        ("xx, *;q=0.1", "Tell us"),
        (";q=,,,q=x", "Tell us"),
    ],
)
async def test_errors_speak_ones_language(serve: Serve, wanted: str, words: str) -> None:
    async with serve() as server:
        visitor = server.stranger(**{"accept-language": wanted})
        answer = await visitor.send("POST", "/api/tables", {})
        said = answer.json()["message"]
        english = (await server.stranger().send("POST", "/api/tables", {})).json()["message"]
        assert (said == english) == (words == "Tell us")


async def test_the_cookie_of_before_the_account_is_worth_nothing(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        before = anna.http.cookies[COOKIE]
        await anna.post("/api/account", {"login": "anna", "password": "correct horse"})
        assert anna.http.cookies[COOKIE] != before
        assert (await anna.get("/api/me"))["me"]["account"] is True
        thief = server.stranger(cookie=f"{COOKIE}={before}")
        assert await thief.get("/api/me") == {"me": None}


async def test_an_account_is_not_guessed_from_many_addresses(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Rates, "ACCOUNT", Limit(3, HOUR))
    async with serve(rate_limits=True) as server:
        anna = await server.guest("Anna")
        await anna.post("/api/account", {"login": "anna", "password": "correct horse"})
        tries = ["anna", " ANNA", "anna ", "anna"]
        answers = [
            await server.stranger().refused("/api/login", {"login": login, "password": "no"})
            for login in tries
        ]
        assert answers == ["401 wrong_password"] * 3 + ["429 too_many_requests"]
        other = {"login": "bea", "password": "no"}
        assert await server.stranger().refused("/api/login", other) == "401 wrong_password"


async def test_workers_count_together(serve: Serve) -> None:
    """Two workers on one database let through what one would, and again in the next hour."""
    async with serve() as server:
        store = server.worker.store
        workers = [Rates(on=True, clock=server.clock) for _ in range(2)]
        for rates in workers:
            rates.shared = store.counters.count
        for n in range(4):
            await workers[n % 2].spend("login anna", Limit(4, HOUR))
        for rates in workers:
            with pytest.raises(GuildhallError, match="too_many_requests"):
                await rates.spend("login anna", Limit(4, HOUR))
        server.clock.now += 3600
        await workers[0].spend("login anna", Limit(4, HOUR))


async def test_a_clock_that_steps_back_throws_nobody_out(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        table = await anna.create(["me", "open", "open"])
        token = (await anna.do(table, "invite"))["invitation"]
        server.worker.identity.users.forget_all()
        server.worker.identity.session.cache_clear()
        real = time.time
        monkeypatch.setattr(time, "time", lambda: real() - 7200)
        assert (await anna.get("/api/me"))["me"]["name"] == "Anna"
        bea = await server.guest("Bea")
        await bea.do(table, "sit", {"invitation": token})
        monkeypatch.setattr(time, "time", lambda: real() + 200 * 86400)
        assert await server.stranger(cookie=f"{COOKIE}=x").get("/api/me") == {"me": None}
        assert (await bea.get(f"/api/join/{token}", 403))["code"] == "bad_invitation"


async def test_an_invitation_for_one_seat_is_for_one_person(serve: Serve) -> None:
    async with serve() as server:
        anna, bea, carl = [await server.guest(name) for name in ("Anna", "Bea", "Carl")]
        table = await anna.create(["me", "open", "open"], visibility="private")
        token = (await anna.do(table, "invite", {"seat": 1}))["invitation"]
        await bea.do(table, "sit", {"invitation": token})
        await bea.do(table, "stand")
        assert await carl.refused_at(table, "sit", {"invitation": token}) == "403 invitation_used"
        assert (await carl.get(f"/api/join/{token}", 403))["code"] == "invitation_used"
        look = f"/api/tables/{table}?invitation={token}"
        assert (await carl.get(look, 404))["code"] == "no_such_table"
        await bea.do(table, "sit", {"invitation": token})


async def test_no_invitation_opens_a_private_table_after_the_start(serve: Serve) -> None:
    async with serve() as server:
        anna, carl = await server.guest("Anna"), await server.guest("Carl")
        table = await anna.create(["me", "open", "open"], visibility="private")
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
