"""Hints for what is asked after moves that are collected: foreseen, checked, and never played."""

import json

from guildhall.core.luck import FastLuck
from guildhall.server.schemas import LONGEST_ROW
from tests.server.conftest import Serve
from tests.server.test_planned import due, in_a_row, planned, revolt, running


async def test_a_hint_within_a_row_is_for_what_is_asked_after_it(serve: Serve) -> None:
    """The same as when the first moves of the row were made."""
    async with serve() as server:
        table, _, person, _ = await in_a_row(server)
        (first,), answers = await planned(person, table, 1)
        opened = server.opened(table).table
        inputs = len(opened.running().record.inputs)
        body = {"moves": [first], "answers": answers, "quick": True}
        ahead = await person.do(table, "hint", body)
        assert ahead["n"] == answers
        assert len(opened.running().record.inputs) == inputs
        await person.do(table, "move", {"move": first, "answers": answers})
        there = await person.do(table, "hint", {"quick": True})
        assert {**there, "n": answers} == ahead
        assert there["move"] in (await person.page(table))["offers"]["moves"]


async def test_a_hint_after_moves_that_cannot_be_made_is_refused(serve: Serve) -> None:
    """Nothing changes: the game stays rated, too."""
    async with serve() as server:
        table, _, person, offers = await in_a_row(server)
        (first,), answers = await planned(person, table, 1)
        opened = server.opened(table).table
        before = opened.entries, json.dumps(opened.running().state.saved())
        for moves, refused in (
            ([first, "tax 3"], "422"),
            ([first, "gibberish"], "422 notation_verb"),
            (["upkeep"], "422"),
            ([first] * LONGEST_ROW, "4"),
        ):
            for quick in (True, False):
                body = {"moves": moves, "answers": answers, "quick": quick}
                answer = await person.refused_at(table, "hint", body)
                assert answer.startswith(refused), (moves[1:], answer)
        assert (opened.entries, json.dumps(opened.running().state.saved())) == before
        assert (await person.page(table))["offers"] == offers


async def test_a_hint_for_what_comes_after_others_is_refused(serve: Serve) -> None:
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", game="flandern", hints=True)
        person, offers = await due(server, table, people)
        body = {"moves": [offers["moves"][0]["move"]], "answers": offers["answers"]}
        entries = server.opened(table).table.entries
        for moves in (body["moves"], body["moves"] * 2):
            refused = await person.refused_at(table, "hint", {**body, "moves": moves})
            assert refused == "409 plan_ended"
        assert server.opened(table).table.entries == entries


async def test_a_hint_within_a_row_tells_nothing_that_is_hidden(serve: Serve) -> None:
    async with serve() as server:
        table, people, person, _ = await in_a_row(server)
        moves, answers = await planned(person, table, 1)
        match = running(server, table)
        body = {"moves": moves, "answers": answers, "quick": True}
        told = await person.do(table, "hint", body)
        match.state = match.game.imagine(match.view(people.index(person)), FastLuck(9))
        assert await person.do(table, "hint", body) == told


async def test_floods_of_hints_within_a_row_are_refused(serve: Serve) -> None:
    """Also of those that are refused or stale: looking past a row costs something, too."""
    async with serve(rate_limits=True) as server:
        table, people = await revolt(server)
        person, offers = await due(server, table, people)
        path, now = f"/api/tables/{table}/hint", offers["answers"]
        for quick, most in ((True, 60), (False, 20)):
            bodies = [{"moves": ["tax 3"] * LONGEST_ROW, "answers": now}, {"answers": now - 1}]
            answers = [
                await person.send("POST", path, {**bodies[n % 2], "quick": quick})
                for n in range(most + 2)
            ]
            assert [answer.status_code for answer in answers[-2:]] == [429, 429]
            assert {answer.status_code for answer in answers[:-2]} == {422, 200}
