"""Tables over HTTP: seats, invitations, who sees what, moves, undo, leaving, the end and after."""

import asyncio

import pytest
from starlette.requests import HTTPConnection

from guildhall.core import record as records
from guildhall.core import replay as replays
from guildhall.games import find
from guildhall.server.people.identity import COOKIE
from tests.server.conftest import Serve
from tests.server.running import Person, eventually


async def test_a_public_table_fills_and_starts(serve: Serve) -> None:
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        carl = await server.guest("Carl")
        table = await anna.create(["me", "open", "random"], visibility="public")
        hall = await bea.get("/api/tables")
        assert [row["table"] for row in hall["open"]] == [table]
        assert hall["mine"] == []
        page = await bea.page(table)
        assert (page["status"], page["seat"]) == ("open", -1)
        assert await anna.refused_at(table, "sit") == "400 already_seated"
        await bea.do(table, "sit", {"seat": 1})
        page = await bea.page(table)
        assert (page["status"], page["seat"]) == ("playing", 1)
        assert [chair["name"] for chair in page["chairs"]][:2] == ["Anna", "Bea"]
        await server.worker.hub.summaries.sum_up()
        hall = await anna.get("/api/tables")
        assert hall["open"] == []
        assert hall["mine"][0]["your_turn"]
        assert await carl.refused_at(table, "sit") == "400 table_started"
        assert await carl.refused_at(table, "move", {"move": "x", "answers": 1}) == "403 not_seated"


async def test_seats_are_left_and_filled_with_bots(serve: Serve) -> None:
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        table = await anna.create(["me", "open", "open"], visibility="public", level="random")
        await bea.do(table, "sit", {"seat": 2})
        assert await anna.refused_at(table, "sit", {"seat": 2}) == "400 already_seated"
        carl = await server.guest("Carl")
        assert await carl.refused_at(table, "sit", {"seat": 2}) == "409 seat_taken"
        assert await carl.refused_at(table, "sit", {"seat": 9}) == "400 no_such_seat"
        await bea.do(table, "stand")
        assert await bea.refused_at(table, "stand") == "403 not_seated"
        assert await bea.refused_at(table, "start") == "403 not_your_table"
        await anna.do(table, "start")
        page = await anna.page(table)
        assert [chair["kind"] for chair in page["chairs"]] == ["human", "bot", "bot"]
        assert page["status"] == "playing"
        assert await anna.refused_at(table, "start") == "400 table_started"


async def test_visibility_and_invitations(serve: Serve) -> None:
    async with serve() as server:
        anna, bea, carl = [await server.guest(name) for name in ("Anna", "Bea", "Carl")]
        private = await anna.create(["me", "open", "open"], visibility="private")
        linked = await anna.create(["me", "open", "open"], visibility="link")
        hall = await bea.get("/api/tables")
        assert hall == {
            "mine": [],
            "open": [],
            "hidden": [],
            "live": [],
            "hiding": False,
            "more": {},
        }
        assert (await bea.page(linked))["seat"] == -1
        assert (await bea.page(private, expect=404))["code"] == "no_such_table"
        assert await bea.refused_at(private, "invite") == "404 no_such_table"
        assert await bea.refused_at(linked, "invite") == "403 not_your_table"
        assert await bea.refused_at(linked, "sit") == "403 bad_invitation"
        token = (await anna.do(private, "invite", {"seat": 1}))["invitation"]
        about = await bea.get(f"/api/join/{token}")
        assert (about["table"], about["seat"], about["game"]) == (private, 1, "guildes")
        assert (await bea.page(f"{private}?invitation={token}"))["seat"] == -1
        wrong = {"invitation": token}
        assert await bea.refused_at(linked, "sit", wrong) == "403 bad_invitation"
        assert (
            await bea.refused_at(private, "sit", {"invitation": token + "x"})
            == "403 bad_invitation"
        )
        await bea.do(private, "sit", {"invitation": token})
        assert (await bea.page(private))["seat"] == 1
        assert (await carl.page(private, expect=404))["code"] == "no_such_table"
        assert (await carl.get(f"/api/join/{token[:-2]}", 403))["code"] == "bad_invitation"
        assert (await carl.get(f"/api/tables/{private}?invitation=x", 403))[
            "code"
        ] == "bad_invitation"
        other = (await anna.do(linked, "invite", {}))["invitation"]
        assert (await carl.get(f"/api/tables/{private}?invitation={other}", 404))["code"]


async def test_bad_tables_are_refused(serve: Serve) -> None:
    async with serve(disabled=frozenset({"colonia"})) as server:
        anna = await server.guest("Anna")
        me = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        for command, answer in [
            ({"game": "chess", "seats": me}, "404 unknown_game"),
            ({"game": "colonia", "seats": me}, "404 game_off"),
            ({"game": "guildes", "seats": me * 2}, "400 already_seated"),
            ({"game": "guildes", "seats": me[:1]}, "400 bad_seats"),
            ({"game": "guildes", "seats": me, "clock": "sundial"}, "400 unknown_clock"),
            ({"game": "guildes", "seats": me, "level": "god"}, "400 unknown_bot"),
            ({"game": "guildes", "seats": me, "level": "expert:<b>"}, "400 unknown_bot"),
            ({"game": "guildes", "seats": me, "visibility": "all"}, "400 bad_body"),
            ({"game": "guildes", "seats": me, "options": {"no": 1}}, "400 unknown_option"),
            ({"game": "guildes", "seats": me, "key": "x"}, "400 bad_body"),
            (
                {"game": "guildes", "seats": [{"kind": "bot", "bot": "x"}, *me[:2]]},
                "400 unknown_bot",
            ),
        ]:
            assert (await anna.refused("/api/tables", command)).split()[0] == answer.split()[0], (
                command
            )
        assert (await anna.get("/api/tables"))["mine"] == []
        assert [g["name"] for g in (await anna.get("/api/games"))["games"]].count("colonia") == 0
        good = {"game": "guildes", "seats": [{"kind": "me"}] * 3}
        assert await server.stranger().refused("/api/tables", good) == "401 not_signed_in"


async def test_moves_stale_repeated_illegal_and_unknown(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, _) = await server.full_table("Anna", "Bea", "Dora")
        offers = (await anna.page(table))["offers"]
        body = {"move": offers["moves"][0]["move"], "answers": offers["answers"]}
        first = await anna.do(table, "move", body)
        again = await anna.do(table, "move", body)
        shouted = await anna.do(table, "move", {**body, "move": f"  {body['move'].upper()} "})
        assert first["entry"] == again["entry"] == shouted["entry"]
        assert again["entries"] == first["entries"]
        other = {**body, "move": offers["moves"][1]["move"]}
        assert (await anna.refused_at(table, "move", other)).startswith("422")
        offers = (await bea.page(table))["offers"]
        stale = {"move": offers["moves"][0]["move"], "answers": offers["answers"] - 1}
        assert await bea.refused_at(table, "move", stale) == "409 stale"
        unknown = {"move": "fly to the moon", "answers": offers["answers"]}
        assert (await bea.refused_at(table, "move", unknown)).startswith("422")
        assert server.opened(table).table.entries == first["entries"]
        why = await anna.do(table, "why", {"move": body["move"]})
        assert why["possible"] is False
        assert why["message"]
        assert why["rule"] not in why["message"], "who shows both shows the number once"
        assert why["rule"]
        assert (await bea.do(table, "why", {"move": stale["move"]})) == {"possible": True}


async def test_the_same_move_at_the_same_moment_is_made_once(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, _) = await server.full_table("Anna", "Bea", "Dora")
        offers = (await anna.page(table))["offers"]
        body = {"move": offers["moves"][0]["move"], "answers": offers["answers"]}
        before = server.opened(table).table.entries
        answers = await asyncio.gather(*(anna.do(table, "move", body) for _ in range(12)))
        assert {answer["entry"] for answer in answers} == {before}
        assert server.opened(table).table.entries == before + 1
        others = (await bea.page(table))["offers"]
        commands = [{"move": m["move"], "answers": others["answers"]} for m in others["moves"]]
        found = await asyncio.gather(
            *(bea.send("POST", f"/api/tables/{table}/move", command) for command in commands)
        )
        assert sorted(answer.status_code for answer in found)[:2] != [200, 200]
        assert sum(answer.status_code == 200 for answer in found) == 1


async def test_undo_free_and_by_consent(serve: Serve) -> None:
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl")
        anna, bea, carl = people
        body = await anna.move(table)
        assert (await anna.do(table, "undo"))["asked"] is False
        assert (await anna.page(table))["offers"]["moves"]
        assert await anna.refused_at(table, "move", body) == "409 stale", "an old request replayed"
        for person in people:
            await person.move(table)
        assert (await anna.do(table, "undo"))["asked"] is True
        page = await bea.page(table)
        assert page["undo"]["asks_you"]
        assert not (await anna.page(table))["undo"]["asks_you"]
        await bea.do(table, "agree")
        assert await anna.refused_at(table, "agree") == "400 no_undo_asked"
        inputs = (await bea.page(table))["inputs"]
        await carl.do(table, "agree")
        assert (await bea.page(table))["inputs"] < inputs
        assert await carl.refused_at(table, "refuse") == "400 no_undo_asked"
        await anna.move(table)
        await bea.move(table)
        await anna.do(table, "undo")
        await carl.do(table, "refuse")
        assert (await anna.page(table))["undo"] is None
        for to in (-1, 10**6):
            assert await bea.refused_at(table, "undo", {"to": to}) == "400 nothing_to_undo"


async def test_a_page_says_what_can_be_taken_back(serve: Serve) -> None:
    """Only to the seat itself; the same request again, and those of others, take nothing back."""
    async with serve() as server:
        table, (anna, bea) = await server.full_table("Anna", "Bea", game="flandern")
        assert (await anna.page(table))["undoable"] is None
        assert await anna.refused_at(table, "undo") == "400 nothing_to_undo"
        await anna.move(table)
        assert (await anna.page(table))["undoable"] == {"step": 0, "turn": 0}
        assert (await bea.page(table))["undoable"] is None
        onlooker = await server.guest("Olga")
        assert (await onlooker.page(table))["undoable"] is None
        assert await onlooker.refused_at(table, "undo", {"to": 0}) == "403 not_seated"
        for bad in ({"to": "0"}, {"to": 0.5}, {"turn": True}):
            assert (await anna.refused_at(table, "undo", bad)).startswith("4")
        assert (await anna.do(table, "undo", {"to": 0}))["asked"] is False
        assert await anna.refused_at(table, "undo", {"to": 0}) == "400 nothing_to_undo"
        assert (await anna.page(table))["undoable"] is None
        await anna.do(table, "concede")
        assert (await bea.page(table))["undoable"] is None


async def test_leaving_returning_conceding(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, carl) = await server.full_table("Anna", "Bea", "Carl", level="random")
        offers = (await anna.page(table))["offers"]
        await anna.do(table, "leave")
        assert (await bea.page(table))["chairs"][0]["away"]
        body = {"move": offers["moves"][0]["move"], "answers": offers["answers"]}
        answer = await anna.send("POST", f"/api/tables/{table}/move", body)
        assert answer.status_code in (200, 400), "a bot has just made this very move, or it will"
        await eventually(
            lambda: 0 not in server.opened(table).table.running().actors, "the bot moves"
        )
        assert await anna.refused_at(table, "leave") == "400 not_present"
        await anna.do(table, "return")
        assert not (await bea.page(table))["chairs"][0]["away"]
        assert await anna.refused_at(table, "return") == "400 not_away"
        await anna.do(table, "concede")
        assert await anna.refused_at(table, "concede") == "400 not_present"
        assert (await bea.page(table))["status"] == "playing"
        await bea.do(table, "concede")
        page = await carl.page(table)
        assert page["status"] == "over"
        assert page["result"]["reason"] == "conceded"
        assert page["result"]["ranks"][2] == 1
        assert await carl.refused_at(table, "leave") == "400 table_over"
        text = (await carl.send("GET", f"/api/tables/{table}/record")).text
        replays.verify(find("guildes"), records.parse(text.splitlines()))


async def test_flags_fall_by_the_clock_even_at_forgotten_tables(serve: Serve) -> None:
    async with serve() as server:
        table, (_, bea, carl) = await server.full_table(
            "Anna", "Bea", "Carl", clock="daily", level="random"
        )
        page = await carl.page(table)
        assert page["clock"]["running"] == [0, 1, 2]
        server.clock.now += 3600
        assert (await carl.page(table))["clock"]["left"][0] == pytest.approx(71 * 3600)
        assert server.worker.hub.drop_idle() == 0, "it was just looked at"
        server.clock.now += 3600
        assert server.worker.hub.drop_idle() == 1
        await server.worker.flags.fall()
        assert table not in server.worker.hub.tables
        server.clock.now += 3 * 86400
        await server.worker.flags.fall()
        dealt = len(server.opened(table).table.running().record.inputs)
        await eventually(
            lambda: len(server.opened(table).table.running().record.inputs) > dealt, "bots move"
        )
        assert all(chair["away"] for chair in (await bea.page(table))["chairs"])
        await bea.do(table, "return")
        assert (await bea.page(table))["clock"]["left"][1] == pytest.approx(12 * 3600)


async def test_talk_and_notes(serve: Serve) -> None:
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Dora")
        anna, bea, _ = people
        carl = await server.guest("Carl")
        await anna.do(table, "chat", {"text": " good luck "})
        await anna.do(table, "note", {"text": "bea bluffs"})
        said = (await carl.get(f"/api/tables/{table}/chat"))["lines"]
        assert [line["text"] for line in said] == ["good luck"]
        assert "user" not in said[0]
        assert await carl.refused_at(table, "chat", {"text": "hi"}) == "403 not_seated"
        assert await carl.refused_at(table, "note", {"text": "hi"}) == "403 not_seated"
        assert await anna.refused_at(table, "chat", {"text": ""}) == "400 chat_length"
        assert await anna.refused_at(table, "note", {"text": "x" * 5000}) == "400 note_length"
        await server.play(table, people)
        for path in (table, f"{table}?seat=0", f"{table}?seat=-1"):
            assert (await anna.page(path))["note"] == "bea bluffs"
            for other in (bea, carl, server.stranger()):
                assert (await other.page(path))["note"] == "", "a note is for its owner for ever"


async def test_a_note_that_is_written_in_two_places_keeps_what_both_have_added(
    serve: Serve,
) -> None:
    """Whoever wrote last had never seen what they wrote over."""
    async with serve() as server:
        table, (anna, *_) = await server.full_table("Anna", "Bea", "Dora")

        async def noted(text: str, before: str) -> str:
            await anna.do(table, "note", {"text": text, "before": before})
            return str((await anna.page(table))["note"])

        assert await noted("buy stone", "") == "buy stone"
        one, other = "buy stone\nBea bluffs", "buy stone and clay\nbuild"
        assert await noted(one, "buy stone") == one
        both = "buy stone\nBea bluffs\nbuy stone and clay\nbuild"
        assert await noted(other, "buy stone") == both
        assert await noted(other, "buy stone") == both, "it was sent again"
        assert await noted("", both) == "", "what one has seen one may delete"
        assert await noted(f"{both}\nfarm", both) == "farm", "what one has not deleted stays"
        assert await noted("", "farm") == ""
        long = "x" * 3000
        assert await noted(long, "") == long
        late = {"text": "y" * 3000, "before": ""}
        assert await anna.refused_at(table, "note", late) == "400 note_length"
        assert (await anna.page(table))["note"] == long


async def test_after_the_end(serve: Serve) -> None:
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Dora")
        anna, bea, _ = people
        carl = await server.guest("Carl")
        assert (await anna.get(f"/api/tables/{table}/record", 403))[
            "code"
        ] == "hidden_until_the_end"
        assert (await anna.get(f"/api/tables/{table}/at/0", 403))["code"] == "hidden_until_the_end"
        assert await anna.refused_at(table, "rematch") == "403 hidden_until_the_end"
        assert await anna.refused_at(table, "play_on", {"inputs": 0}) == "403 hidden_until_the_end"
        assert (await anna.page(f"{table}?seat=1"))["seat"] == 0, "no looking at other hands"
        assert (await carl.page(f"{table}?seat=1"))["seat"] == -1
        await server.play(table, people)
        page = await carl.page(f"{table}?seat=1")
        assert (page["status"], page["seat"], page["offers"]) == ("over", 1, None)
        answer = await carl.send("GET", f"/api/tables/{table}/record")
        record = records.parse(answer.text.splitlines())
        replays.verify(find("guildes"), record)
        assert record.key is not None
        assert record.header.commitment == page["commitment"]
        last = len(record.inputs)
        for wanted in (0, 5, last):
            part = await carl.get(f"/api/tables/{table}/at/{wanted}?seat=0")
            assert (part["inputs"], part["seat"], part["view"]["seat"]) == (wanted, 0, 0)
        for odd in (last + 1, "x", "²", "9" * 5000, "-1"):
            answer = await carl.send("GET", f"/api/tables/{table}/at/{odd}")
            assert answer.json()["code"] == "no_such_input"
        assert await carl.refused_at(table, "rematch") == "403 not_seated"
        new = (await bea.do(table, "rematch", expect=201))["table"]
        sitting = (await anna.page(new))["chairs"]
        assert [(c["name"], c["invited"]) for c in sitting[:2]] == [("", "Anna"), ("Bea", "")]
        fork = (await carl.do(table, "play_on", {"inputs": 9}, 201))["table"]
        page = await carl.page(fork)
        assert [c["kind"] for c in page["chairs"]] == ["human", "bot", "bot"]
        assert page["inputs"] >= 9
        assert page["commitment"] != record.header.commitment
        for odd in (-1, last, 10**9):
            assert await carl.refused_at(table, "play_on", {"inputs": odd}) == "400 no_such_input"


@pytest.mark.parametrize("bot", ["random", "journeyman"])
async def test_bots_finish_a_game(serve: Serve, bot: str) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        table = await anna.create([bot, bot, bot])
        await eventually(lambda: server.opened(table).table.status == "over", "the game ends")
        text = (await anna.send("GET", f"/api/tables/{table}/record")).text
        replays.verify(find("guildes"), records.parse(text.splitlines()))


@pytest.mark.parametrize("next_step", ["sit", "look"])
async def test_a_full_table_begins_even_if_the_server_fell_before(
    serve: Serve, next_step: str
) -> None:
    """The last seat was taken and written, then the server was killed: the next knock begins."""
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        table = await anna.create(["me", "open", "journeyman"], visibility="public")
        opened = server.opened(table)
        user = await server.worker.identity.user(HTTPConnection(scope_of(bea)))
        assert user is not None
        await server.worker.hub.write(opened, lambda t, now: t.propose_sit(1, user.id, "Bea", now))
        assert opened.table.status == "open"
        if next_step == "sit":
            assert await bea.refused_at(table, "sit") == "400 already_seated"
        assert (await bea.page(table))["status"] == "playing"


def scope_of(person: Person) -> dict[str, object]:
    """A request of a person, as far as it says who it is."""
    cookie = f"{COOKIE}={person.http.cookies[COOKIE]}"
    return {"type": "http", "headers": [(b"cookie", cookie.encode())]}
