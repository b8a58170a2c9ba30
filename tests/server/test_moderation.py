"""Reports and moderators: what they see and do, and what nobody else can."""

import json
from typing import Any

import msgspec
import pytest
from msgspec import inspect
from starlette.requests import Request
from starlette.routing import Route

from guildhall.server.http import body as bodies
from guildhall.server.http.middleware import MOST_BYTES
from tests.server.conftest import Serve
from tests.server.moderators import RUDE, act, id_of, moderator, rude_table
from tests.server.running import RunningServer, clean

FOREIGN = {"origin": "https://elsewhere.test"}
STANDS_FOR = {
    "passkey": "AAAA",
    "game": "guildes",
    "lesson": "basics",
    "puzzle": "AAAA",
    "inputs": "4",
    "chapter": "scoring",
    "pace": "live",
    "tournament": "AAAA",
    "token": "AAAA",
    "word": "AAAA",
    "person": "me",
    "seat": "0",
    "line": "0",
    "language": "en",
}
"""For what stands in the paths of routes; one that is missing fails."""


async def test_a_report_brings_its_quote_and_its_history(serve: Serve) -> None:
    async with serve() as server:
        table, anna, bea, mona = await rude_table(server)
        given = {"line": 0, "reason": "insult", "words": f"help {RUDE}"}
        first = await anna.do(table, "report", given)
        assert await anna.do(table, "report", given) == first, "the same again is the same"
        person = await id_of(bea)
        server.clock.now += 1
        await anna.post(f"/api/people/{person}/report", {"reason": "name"})
        (told,) = (await mona.get("/api/moderation"))["people"]
        assert (told["person"], told["name"], told["sanctions"]) == (person, "Bea", [])
        assert [(r["quote"], r["reason"], r["table"]) for r in told["reports"]] == [
            (RUDE, "insult", table),
            ("", "name", ""),
        ]
        assert told["reports"][0]["words"] == f"help {RUDE}", "as it was written; pages show text"
        seen = [one["id"] for one in told["reports"]]
        await act(mona, person, "warn", reports=seen[:1])
        (told,) = (await mona.get("/api/moderation"))["people"]
        assert [one["id"] for one in told["reports"]] == seen[1:]
        assert [(one["kind"], one["holds"]) for one in told["sanctions"]] == [("warning", True)]
        await act(mona, person, "dismiss", why="", reports=seen)
        assert (await mona.get("/api/moderation"))["people"] == []
        log = (await mona.get("/api/moderation/log"))["lines"]
        assert [(o["moderator"], o["whom"], o["action"], o["why"]) for o in log[:2]] == [
            ("Mona", "Bea", "dismiss", ""),
            ("Mona", "Bea", "warn", "rude words"),
        ]
        answer = await bea.send("GET", "/api/me/export")
        assert "help" not in answer.text, "what others report of her is not told"
        assert await id_of(anna) not in answer.text
        own = (await anna.send("GET", "/api/me/export")).json()["reports"]
        assert sorted(one["reason"] for one in own) == ["insult", "name"]
        assert RUDE not in json.dumps(own)


async def test_a_line_is_of_who_said_it_not_of_who_sits_there_now(serve: Serve) -> None:
    async with serve() as server:
        anna, bea, carl = [await server.guest(name) for name in ("Anna", "Bea", "Carl")]
        mona = await moderator(server)
        table = await anna.create(["me", "open", "open"], visibility="public")
        await bea.do(table, "sit", {"seat": 1})
        await bea.do(table, "chat", {"text": "rude"})
        assert await bea.refused_at(table, "report", {"line": 0, "reason": "spam"}) == (
            "409 not_yourself"
        )
        await bea.do(table, "stand")
        await carl.do(table, "sit", {"seat": 1})
        await anna.do(table, "report", {"line": 0, "reason": "spam"})
        (told,) = (await mona.get("/api/moderation"))["people"]
        assert told["name"] == "Bea"
        for line in (-1, 1, 2**31 - 1):
            refused = await anna.refused_at(table, "report", {"line": line, "reason": "spam"})
            assert refused == "404 no_such_line"


async def test_who_is_warned_reads_it_first(serve: Serve) -> None:
    async with serve() as server:
        table, anna, bea, mona = await rude_table(server)
        await act(mona, await id_of(bea), "warn")
        assert await bea.refused_at(table, "chat", {"text": "again"}) == "403 warning_unread"
        warning = (await bea.get("/api/conduct"))["warning"]
        assert warning["why"] == "rude words"
        await anna.post("/api/conduct", {"warning": warning["id"]})
        assert (await bea.get("/api/conduct"))["warning"], "not by another"
        told = await bea.post("/api/conduct", {"warning": warning["id"]})
        roles, held = ("moderator", "administrator"), ("warning", "silenced", "banned")
        assert told == {**dict.fromkeys(roles, False), **dict.fromkeys(held)}
        await bea.do(table, "chat", {"text": "sorry"})


async def test_who_is_silenced_plays_on_without_words(serve: Serve) -> None:
    async with serve() as server:
        table, _, bea, mona = await rude_table(server)
        person = await id_of(bea)
        await act(mona, person, "silence", days=3)
        assert await bea.refused_at(table, "chat", {"text": "again"}) == "403 silenced"
        assert await bea.refused("/api/settings", {"name": "Rude"}) == "403 silenced"
        cup = {"name": "Rude", "game": "guildes", "seats": 3, "clock": "live"}
        assert await bea.refused("/api/tournaments", cup) == "403 silenced"
        await bea.do(table, "note", {"text": "for herself"})
        server.clock.now += 3 * 86400
        await bea.do(table, "chat", {"text": "back"})
        await act(mona, person, "silence", days=3)
        await act(mona, person, "lift", why="")
        await bea.do(table, "chat", {"text": "thanks"})


LEFT_OPEN = {
    "GET /api/conduct",
    "GET /api/me/export",
}
"""What answers somebody who is banned: why nothing opens, and their own data."""
ASKS_NOBODY = ("POST /api/lessons", "POST /api/puzzles")
"""Beginnings of what changes nothing and asks nobody who they are."""


def least(kind: Any) -> Any:
    """The smallest value that a body of a kind may have."""
    match kind:
        case inspect.StructType(fields=fields):
            return {f.name: least(f.type) for f in fields if f.required}
        case inspect.LiteralType(values=values):
            return values[0]
        case inspect.StrType():
            return "AAAAAAAA"
        case inspect.IntType(ge=ge) | inspect.FloatType(ge=ge):
            return max(ge or 0, 0)
        case inspect.BoolType():
            return False
        case inspect.ListType(item_type=item):
            return [least(item)]
    return {}


async def read_least(request: Request, kind: Any) -> Any:
    """A body that is right, whatever was sent."""
    await request.body()
    return msgspec.convert(least(inspect.type_info(kind)), kind)


def doors(server: RunningServer) -> list[tuple[str, str]]:
    """Methods and paths of all routes of the application, as they are declared."""
    routes = [r for r in server.app.routes if isinstance(r, Route) and r.path.startswith("/api")]
    return [(m, r.path) for r in routes for m in sorted(set(r.methods or ()) - {"HEAD"})]


async def test_nothing_opens_to_who_is_banned(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Goes over all routes: a new one is held to it without being named here."""
    async with serve() as server:
        table, anna, bea, mona = await rude_table(server)
        person = await id_of(bea)
        waiting = await anna.create(["me", "open", "open"], visibility="public")
        await bea.do(waiting, "sit")
        async with bea.watch(table) as page:
            await page.next()
            await act(mona, person, "ban", days=7)
            while "error" not in (told := await page.next()):
                pass
            assert told["error"]["code"] == "banned"
        chairs = (await anna.page(table))["chairs"]
        assert [c["away"] for c in chairs if c["name"] == "Bea"] == [True], "a bot plays on"
        assert not any(c["name"] == "Bea" for c in (await anna.page(waiting))["chairs"])
        monkeypatch.setattr(bodies, "read", read_least)
        stranger, ajar = server.stranger(), []
        for method, path in doors(server):
            place = path.format_map({"table": table, **STANDS_FOR})
            answer, door = await bea.send(method, place), f"{method} {path}"
            if door in LEFT_OPEN or answer.json().get("code") == "banned":
                continue
            theirs = await stranger.send(method, place)
            asks_nobody = method == "GET" or door.startswith(ASKS_NOBODY)
            if not asks_nobody or answer.content != theirs.content:
                ajar.append(f"{door} {answer.text}")
        assert ajar == []
        monkeypatch.undo()
        for socket in (bea.hall(), bea.tournament()):
            assert (await socket.next())["error"]["code"] == "banned"
            await socket.close()
        assert (await bea.get("/api/conduct"))["banned"]["until"] == server.clock.now + 7 * 86400
        server.clock.now += 7 * 86400
        await bea.get("/api/people/me")


async def test_a_ban_goes_with_the_account_and_the_browser(serve: Serve) -> None:
    async with serve() as server:
        anna, bea, mona = (
            await server.guest("Anna"),
            await server.guest("Bea"),
            await moderator(server),
        )
        account, other = [{"login": name, "password": "correct horse"} for name in ("bea", "anna")]
        await bea.post("/api/account", account)
        await anna.post("/api/account", other)
        await act(mona, await id_of(bea), "ban")
        for path, body in (
            ("/api/me", {"name": "Somebody"}),
            ("/api/login", other),
            ("/api/login", account),
            ("/api/logout", {}),
            ("/api/me/delete", {"password": "correct horse"}),
            ("/api/account", other),
        ):
            assert await bea.refused(path, body) == "403 banned", path
        elsewhere = server.stranger()
        await elsewhere.post("/api/login", account)
        assert clean(await elsewhere.send("GET", "/api/tables")) == "403 banned"
        message = (await elsewhere.send("GET", "/api/tables")).json()["message"]
        assert message == "You’re banned from this server. Reason: rude words"
        await act(mona, (await mona.get("/api/moderation/log"))["lines"][0]["whom_id"], "lift")
        await elsewhere.get("/api/tables")


async def test_slow_talk_is_the_same_for_all(serve: Serve) -> None:
    async with serve() as server:
        table, anna, bea, mona = await rude_table(server)
        carl = server.people[2]
        assert await carl.refused_at(table, "slow", {"seconds": 30}) == "403 not_moderator"
        for seconds in (-1, 601):
            assert await anna.refused_at(table, "slow", {"seconds": seconds}) == "400 slow_length"
        await anna.do(table, "slow", {"seconds": 30})
        assert (await carl.page(table))["slow"] == 30
        assert await bea.refused_at(table, "chat", {"text": "again"}) == "429 talk_slow"
        await carl.do(table, "chat", {"text": "my first"})
        server.clock.now += 30
        await bea.do(table, "chat", {"text": "again"})
        await mona.do(table, "slow", {"seconds": 0})
        await bea.do(table, "chat", {"text": "at once"})
        assert (await mona.get("/api/moderation/log"))["lines"][0]["action"] == "slow"


async def test_moderators_do_not_act_on_moderators_nor_see_what_is_said_of_them(
    serve: Serve,
) -> None:
    async with serve() as server:
        anna, mona, mike = (
            await server.guest("Anna"),
            await moderator(server),
            await moderator(server, "Mike"),
        )
        person = await id_of(mona)
        await anna.post(f"/api/people/{person}/report", {"reason": "other"})
        assert (await mona.get("/api/moderation"))["people"] == []
        (told,) = (await mike.get("/api/moderation"))["people"]
        assert told["moderator"]
        path, given = f"/api/moderation/people/{person}", {"why": "x", "once": "12345678"}
        for action in ("warn", "ban", "lift", "dismiss"):
            assert await mike.refused(path, given | {"action": action}) == "403 not_on_moderators"
            assert await mona.refused(path, given | {"action": action}) == "404 no_such_person"
        await server.worker.store.sanctions.appoint(await id_of(mike), 2.0, give=False)
        assert clean(await mike.send("GET", "/api/moderation")) == "403 not_moderator"


async def test_doors_of_moderators_are_shut(serve: Serve) -> None:
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        mona, person = await moderator(server), await id_of(bea)
        path, given = (
            f"/api/moderation/people/{person}",
            {"action": "ban", "why": "x", "once": "12345678"},
        )
        reads = ("/api/moderation", "/api/moderation/log", path)
        for read in reads:
            assert clean(await anna.send("GET", read)) == "403 not_moderator"
            assert clean(await server.stranger().send("GET", read)) == "401 not_signed_in"
        assert await anna.refused(path, given) == "403 not_moderator"
        assert await mona.refused(path, given, headers=FOREIGN) == "403 foreign_origin"
        for wrong, code in (
            ({"why": " "}, "400 why_needed"),
            ({"action": "silence"}, "400 days_needed"),
            ({"action": "eat"}, "400 bad_body"),
            ({"days": -1}, "400 bad_body"),
            ({"days": 10**9}, "400 bad_body"),
            ({"once": "1"}, "400 bad_body"),
            ({"why": "x" * 501}, "400 bad_body"),
            ({"why": "x" * MOST_BYTES}, "413 too_large"),
            ({"reports": ["x"] * 301}, "400 bad_body"),
            ({"moderator": person}, "400 bad_body"),
        ):
            assert await mona.refused(path, given | wrong) == code
        for nobody in ("me", "nobody", "x" * 65, "%00", await id_of(mona)):
            told = await mona.refused(f"/api/moderation/people/{nobody}", given)
            assert told == "404 no_such_person"
        assert clean(await mona.send("GET", "/api/moderation/log?before=x")) == "400 bad_body"
        await mona.post(path, given)
        await mona.post(path, given)
        assert len((await mona.get("/api/moderation/log"))["lines"]) == 2, "a replay is one act"
        log = (await mona.get("/api/moderation/log"))["lines"]
        assert (await mona.get(f"/api/moderation/log?before={log[0]['id']}"))["lines"] == log[1:]


async def test_reports_are_few_and_about_somebody(serve: Serve) -> None:
    async with serve(rate_limits=True) as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        path, given = f"/api/people/{await id_of(bea)}/report", {"reason": "spam"}
        assert await server.stranger().refused(path, given) == "401 not_signed_in"
        assert await anna.refused(path, given, headers=FOREIGN) == "403 foreign_origin"
        for wrong in ({"reason": "x"}, {"words": "x" * 501}, {"quote": "she said"}, {"reason": 1}):
            assert await anna.refused(path, given | wrong) == "400 bad_body"
        for nobody in ("nobody", "x" * 65, "%00"):
            told = await anna.refused(f"/api/people/{nobody}/report", given)
            assert told == "404 no_such_person"
        assert await anna.refused("/api/people/me/report", given) == "409 not_yourself"
        answers = [await anna.send("POST", path, given) for _ in range(7)]
        assert [answer.status_code for answer in answers] == [200] * 6 + [429]
        others = [await server.guest(f"Guest {n}") for n in range(3)]
        found = [await one.send("POST", path, given) for one in others for _ in range(10)]
        assert clean(found[-1]) == "429 too_many_requests", "nor from many names at one address"
        assert len(await server.worker.store.reports.open()) <= 4


async def test_private_tables_and_blocked_words_stay_private(serve: Serve) -> None:
    async with serve() as server:
        table, anna, bea, _ = await rude_table(server)
        await anna.post(f"/api/people/{await id_of(bea)}/bond", {"kind": "block"})
        anna.heard.clear()
        await anna.do(table, "report", {"line": 0, "reason": "insult"})
        await anna.send("GET", "/api/me/export")
        assert not any(RUDE in text or "onerror" in text for text in anna.heard)
        secret = await anna.create(["me", "random", "random"], visibility="private")
        await anna.do(secret, "chat", {"text": "to myself"})
        refused = await bea.refused_at(secret, "report", {"line": 0, "reason": "spam"})
        assert refused == "404 no_such_table"


async def test_without_moderation_nothing_holds(serve: Serve) -> None:
    async with serve() as server:
        bea, mona = await server.guest("Bea"), await moderator(server)
        await act(mona, await id_of(bea), "ban")
        cookies = [dict(one.http.cookies) for one in (bea, mona)]
    async with serve(without=frozenset({"moderation"})) as server:
        bea, mona = [
            server.stranger(cookie="; ".join(f"{k}={v}" for k, v in one.items())) for one in cookies
        ]
        await bea.get("/api/people/me")
        assert not (await mona.get("/api/conduct"))["moderator"]
        person = await id_of(bea)
        for path in ("/api/moderation", "/api/moderation/log"):
            assert clean(await mona.send("GET", path)) == "404 feature_off"
        refused = await mona.refused(f"/api/people/{person}/report", {"reason": "spam"})
        assert refused == "404 feature_off"
