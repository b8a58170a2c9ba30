"""A table that began under other rules: it goes on and says so, or says why it cannot."""

from dataclasses import replace
from typing import Any

import pytest

from guildhall.core.errors import GuildhallError
from guildhall.games import find
from guildhall.locale import LANGUAGES
from guildhall.store import summarize
from guildhall.table.entry import Entry
from tests.server.conftest import Serve
from tests.server.running import RunningServer

BAD = Entry("move", 0, 1.0, {"move": "pick nonsense", "answers": 1})


async def aged(server: RunningServer, table: str, name: str, *more: Entry, **began: Any) -> str:
    """Write a twin of a table that began under other rules."""
    found = await server.worker.store.tables.load(table)
    assert found is not None
    setup = replace(found[0], id=name, **began)
    summary = summarize(server.opened(table).table, server.clock.now)
    await server.worker.store.tables.add(setup, [*found[1], *more], summary)
    return name


def warnings(server: RunningServer) -> list[Any]:
    return [line for line in server.logs if line["event"] == "table_under_other_rules"]


async def test_every_new_table_names_its_rules(serve: Serve) -> None:
    """Also a rematch, and a game that is played on from a moment."""
    async with serve() as server:
        anna = await server.guest("Anna")
        first = await anna.create(["me", "random", "random"])
        await anna.do(first, "concede")
        again = (await anna.do(first, "rematch"))["table"]
        onward = (await anna.do(first, "play_on", {"inputs": 1}))["table"]
        game = find("guildes")
        for table in (first, again, onward):
            setup = server.opened(str(table)).table.setup
            assert (setup.rules, setup.data) == (game.version, game.data_hash)
            assert (await anna.page(str(table)))["rules"] is None


@pytest.mark.parametrize(
    ("began", "rules"),
    [
        ({"rules": 99}, {"began": 99, "now": 1}),
        ({"data": "0" * 16}, {"began": 1, "now": 1}),
        ({"rules": 0, "data": ""}, None),
    ],
)
async def test_it_goes_on_and_says_so(serve: Serve, began: Any, rules: Any) -> None:
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl")
        await people[0].move(table)
        old = await aged(server, table, "old", **began)
        present, shown = [await people[1].page(name) for name in (table, old)]
        assert shown.pop("rules") == rules
        assert present.pop("rules") is None
        assert shown.pop("table") == old
        assert present.pop("table") == table
        assert shown == present, "nothing else differs"
        await people[1].move(old)
        async with people[2].watch(old) as page:
            assert (await page.next())["page"]["rules"] == rules
        assert len(warnings(server)) == (rules is not None)


async def test_what_no_longer_folds_says_what_happened(serve: Serve) -> None:
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", "Carl")
        old = await aged(server, table, "old", BAD, rules=99)
        said = set()
        for language in LANGUAGES:
            answer = await people[0].send(
                "GET", f"/api/tables/{old}", headers={"accept-language": language}
            )
            assert answer.status_code == 503
            told = answer.json()
            assert told["code"] == "table_rules_changed"
            assert told["facts"] == {"table": "old", "began": "99", "now": "1"}
            assert "99" in told["message"]
            said.add(told["message"])
        assert len(said) == len(LANGUAGES)
        assert not warnings(server), "it does not go on"
        await server.worker.wake()
        assert (await people[0].page(table))["seat"] == 0, "nobody else is hurt"
        with pytest.raises(GuildhallError):
            await server.worker.hub.open(old)
