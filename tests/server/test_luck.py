"""Luck over HTTP: the commitment is there first, each seat adds its number once, anybody checks."""

from typing import Any

import pytest

from guildhall.core import record as records
from guildhall.core import replay as replays
from guildhall.core.luck import commitment, key_from_seed
from tests.server.conftest import Serve
from tests.server.running import Person, RunningServer, eventually

MINE, YOURS = "5a" * 16, "a5" * 32
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]


async def created(person: Person, seats: list[dict[str, str]], **more: Any) -> Any:
    body = {"game": "guildes", "seats": seats, "luck": True, **more}
    return await person.post("/api/tables", body, 201)


async def two_at_a_table(serve: RunningServer) -> tuple[str, Person, Person]:
    """A table that waits for the number of its creator, and for nobody else."""
    anna, bea = await serve.guest("Anna"), await serve.guest("Bea")
    seats = [{"kind": "me"}, {"kind": "open"}, SEATS[1]]
    table = str((await created(anna, seats, visibility="public"))["table"])
    await bea.do(table, "sit", {"luck": YOURS})
    return table, anna, bea


async def finished(serve: RunningServer, table: str, *people: Person) -> None:
    """End a game at once: all people concede."""
    for person in people:
        await person.do(table, "concede")


async def test_the_game_begins_with_the_creators_number(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        made = await created(anna, SEATS)
        table = made["table"]
        page = await anna.page(table)
        assert (page["status"], page["awaited"]) == ("open", [0]), "looking does not start it"
        assert page["commitment"] == made["commitment"]
        await anna.do(table, "luck", {"number": MINE})
        page = await anna.page(table)
        assert (page["status"], page["awaited"]) == ("playing", [])
        assert page["commitment"] == made["commitment"]
        assert server.opened(table).table.record().header.numbers == [MINE, "", ""]


async def test_whoever_sits_down_has_seen_the_commitment(serve: Serve) -> None:
    async with serve() as server:
        anna, bea = await server.guest("Anna"), await server.guest("Bea")
        made = await created(anna, [{"kind": "me"}, {"kind": "open"}, SEATS[1]])
        table = made["table"]
        token = (await anna.do(table, "invite", {"seat": 1}))["invitation"]
        assert (await bea.get(f"/api/join/{token}"))["commitment"] == made["commitment"]
        await anna.do(table, "luck", {"number": MINE})
        await bea.do(table, "sit", {"invitation": token, "luck": YOURS})
        opened = server.opened(table).table
        assert opened.status == "playing"
        assert opened.record().header.numbers == [MINE, YOURS, ""]
        assert commitment(opened.setup.key) == made["commitment"]


async def test_the_host_starts_without_waiting(serve: Serve) -> None:
    async with serve() as server:
        table, anna, bea = await two_at_a_table(server)
        assert (await bea.page(table))["status"] == "open"
        assert await bea.refused_at(table, "start") == "403 not_your_table"
        await anna.do(table, "start")
        assert server.opened(table).table.record().header.numbers == ["", YOURS, ""]
        assert await anna.refused_at(table, "luck", {"number": MINE}) == "400 table_started"


async def test_only_the_owner_of_a_seat_adds_its_number_and_once(serve: Serve) -> None:
    async with serve() as server:
        table, anna, bea = await two_at_a_table(server)
        carl = await server.guest("Carl")
        assert await carl.refused_at(table, "luck", {"number": MINE}) == "403 not_seated"
        nobody = server.stranger()
        assert await nobody.refused_at(table, "luck", {"number": MINE}) == "401 not_signed_in"
        assert await bea.refused_at(table, "luck", {"number": MINE}) == "409 luck_added"
        assert (await anna.page(table))["awaited"] == [0]
        await anna.do(table, "luck", {"number": MINE})
        assert server.opened(table).table.record().header.numbers == [MINE, YOURS, ""]


@pytest.mark.parametrize("number", ["", "5a", "5A" * 16, "5a" * 33, "awaited", 7, None])
async def test_what_is_no_number_is_refused(serve: Serve, number: object) -> None:
    async with serve() as server:
        table, anna, _ = await two_at_a_table(server)
        entries = (await anna.page(table))["entries"]
        code = "bad_luck_number" if isinstance(number, str) else "bad_body"
        assert await anna.refused_at(table, "luck", {"number": number}) == f"400 {code}"
        if number != "":
            carl = await server.guest("Carl")
            assert await carl.refused_at(table, "sit", {"luck": number}) == f"400 {code}"
        assert (await anna.page(table))["entries"] == entries


async def test_without_numbers_everything_is_as_it_was(serve: Serve) -> None:
    async with serve() as server:
        table, _ = await server.full_table("Anna", "Bea", "Carl")
        header = server.opened(table).table.record().header
        assert (header.luck, header.numbers) == (1, [])


async def test_anybody_checks_the_luck_of_a_finished_game(serve: Serve) -> None:
    async with serve() as server:
        table, anna, bea = await two_at_a_table(server)
        await anna.do(table, "luck", {"number": MINE})
        path = f"/api/tables/{table}/luck"
        assert (await anna.get(path, 403))["code"] == "hidden_until_the_end"
        await finished(server, table, anna, bea)
        told = await server.stranger().get(path)
        assert (told["problem"], told["finished"]) == ("", False)
        assert commitment(bytes.fromhex(told["key"])) == told["commitment"]
        assert (told["added"], told["numbers"], told["reopened"]) == ([MINE, YOURS, ""], 2, 0)
        assert told["draws"] > 20
        answer = await server.stranger().send("GET", f"/api/tables/{table}/record")
        record = records.parse(answer.text.splitlines())
        assert record.header.numbers == told["added"]
        replays.verify(server.opened(table).table.game, record)


async def test_a_server_that_changed_its_key_after_the_numbers_is_caught(serve: Serve) -> None:
    """It shows the commitment of one key and deals from another, chosen to its liking."""
    async with serve() as server:
        anna = await server.guest("Anna")
        made = await created(anna, SEATS)
        table = made["table"]
        setup = server.opened(table).table.setup
        object.__setattr__(setup, "key", key_from_seed(7))
        await anna.do(table, "luck", {"number": MINE})
        await finished(server, table, anna)
        told = await anna.get(f"/api/tables/{table}/luck")
        assert told["commitment"] != made["commitment"], "the browser has kept the first one"
        match = server.opened(table).table.match
        assert match is not None
        match.record.header.commitment = made["commitment"]
        told = await anna.get(f"/api/tables/{table}/luck")
        assert told["problem"] == "record_commitment"
        assert commitment(bytes.fromhex(told["key"])) != made["commitment"]


async def test_checking_is_limited(serve: Serve) -> None:
    async with serve(rate_limits=True) as server:
        anna = await server.guest("Anna")
        table = await anna.create(["me", "random", "random"])
        await finished(server, table, anna)
        answers = [await anna.send("GET", f"/api/tables/{table}/luck") for _ in range(21)]
        assert {answer.status_code for answer in answers[:20]} == {200}
        assert answers[20].json()["code"] == "too_many_requests"


async def test_playing_on_and_once_more_wait_for_the_number_too(serve: Serve) -> None:
    async with serve() as server:
        anna = await server.guest("Anna")
        table = await anna.create(["me", "random", "random"])
        await anna.move(table)
        await finished(server, table, anna)
        for what, body in (("play_on", {"inputs": 5}), ("rematch", {})):
            made = await anna.do(table, what, {**body, "luck": True}, 201)
            new = made["table"]
            page = await anna.page(new)
            assert (page["status"], page["commitment"]) == ("open", made["commitment"])
            await anna.do(new, "luck", {"number": MINE})
            assert (await anna.page(new))["status"] == "playing"
            assert server.opened(new).table.record().header.numbers == [MINE, "", ""]
            at_once = (await anna.do(table, what, body, 201))["table"]
            assert (await anna.page(at_once))["status"] == "playing"


async def test_whoever_is_away_answers_an_undo_and_the_luck_is_reopened(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, bea, carl) = await server.full_table("Anna", "Bea", "Carl")
        for person in (anna, bea, carl):
            await person.move(table)
        for person in (bea, carl):
            await person.do(table, "leave")
        opened = server.opened(table)
        await eventually(lambda: not opened.table.bots_due(), "the stand-ins have moved")
        assert (await anna.do(table, "undo", {"to": 0}))["asked"] is True
        assert (await bea.page(table))["undo"]["asks_you"]
        await bea.do(table, "agree")
        assert opened.table.record().header.spaces == [], "Carl has not answered"
        await carl.do(table, "agree")
        assert opened.table.record().header.spaces == [[0, 1]]
        await finished(server, table, anna, bea)
        told = await anna.get(f"/api/tables/{table}/luck")
        assert (told["problem"], told["reopened"]) == ("", 1)
