"""Rows of moves and plans: made as the moves they are, foreseen from the seat's view alone."""

import json
from typing import Any

import pytest

from guildhall.core.luck import FastLuck, key_from_seed
from guildhall.games import GAMES
from guildhall.server.schemas import LONGEST_ROW
from guildhall.table.ahead import look_ahead, look_past_others
from guildhall.table.match import Match, new_match
from guildhall.table.table import Table
from tests.server.conftest import Serve
from tests.server.running import Person, RunningServer

DOORS: dict[str, Any] = {
    "moves": {"moves": ["place holland"], "answers": 5},
    "ahead": {"moves": ["place holland"], "answers": 5},
    "phase": {"moves": ["occupy arnhem_town"], "answers": 5, "asks": ["movement"]},
    "fill": {"moves": [], "answers": 5, "asks": ["new_units"]},
    "hint": {"moves": ["place holland"], "answers": 5, "quick": True},
}
FILL = {"moves": [], "past": True}


async def revolt(server: RunningServer, **more: Any) -> tuple[str, list[Person]]:
    """A Dutch Revolt of three people, whose first questions are asked of one seat in a row."""
    names = ("Anna", "Bea", "Carl")
    return await server.full_table(*names, game="dutch_revolt", **{"hints": True, **more})


async def due(server: RunningServer, table: str, people: list[Person]) -> tuple[Person, Any]:
    """Who is asked, and what."""
    seat = running(server, table).actors[0]
    return people[seat], (await people[seat].page(table))["offers"]


def running(server: RunningServer, table: str) -> Match:
    return server.opened(table).table.running()


async def to_a_row(server: RunningServer, table: str, people: list[Person]) -> None:
    """Play until one seat places several new units."""
    for _ in range(400):
        match = running(server, table)
        view = match.view(match.actors[0])
        if view.ask == "new_units" and len(match.legal(view.seat)) > 2:
            ahead = look_ahead(match.game, view, [match.legal(view.seat)[0].id])
            if ahead.ask == "new_units":
                return
        await server.play(table, people, 1, seed=len(match.record.inputs))
    raise AssertionError("nobody places two units")


async def in_a_row(server: RunningServer) -> tuple[str, list[Person], Person, Any]:
    """A Dutch Revolt where somebody places several new units: who, and what is asked."""
    table, people = await revolt(server)
    await to_a_row(server, table, people)
    return table, people, *await due(server, table, people)


async def planned(person: Person, table: str, length: int) -> tuple[list[str], int]:
    """A row of legal moves: always the first that is offered."""
    answers = (await person.page(table))["offers"]["answers"]
    moves: list[str] = []
    while len(moves) < length:
        told = await person.do(table, "ahead", {"moves": moves, "answers": answers})
        if not told["moves"]:
            break
        moves.append(told["moves"][0]["move"])
    return moves, answers


async def test_a_row_is_made_as_the_moves_it_is(serve: Serve) -> None:
    async with serve() as server:
        table, _, person, _ = await in_a_row(server)
        moves, answers = await planned(person, table, 2)
        before = running(server, table).record.inputs[:]
        entries = server.opened(table).table.entries
        told = await person.do(table, "moves", {"moves": moves, "answers": answers})
        assert told == {"made": 2, "entry": entries + 1, "entries": entries + 2, "stopped": None}
        after = running(server, table).record.inputs
        assert [given.move for given in after[len(before) :]] == moves
        stored = await server.worker.store.tables.load(table)
        assert stored is not None
        assert [entry.kind for entry in stored[1][-2:]] == ["move", "move"]


async def test_a_row_that_comes_again_changes_nothing(serve: Serve) -> None:
    async with serve() as server:
        table, _, person, _ = await in_a_row(server)
        moves, answers = await planned(person, table, 2)
        body = {"moves": moves, "answers": answers}
        first = await person.do(table, "moves", body)
        assert await person.do(table, "moves", body) == first
        half = await person.do(table, "moves", {"moves": moves[:1], "answers": answers})
        assert (half["made"], half["entries"]) == (1, first["entries"])
        other = {"moves": ["done"], "answers": answers}
        assert (await person.refused_at(table, "moves", other))[:3] in ("409", "422")
        assert server.opened(table).table.entries == first["entries"]


async def test_a_row_stops_where_it_is_refused_and_keeps_what_was_made(serve: Serve) -> None:
    async with serve() as server:
        table, _, person, _ = await in_a_row(server)
        (good,), answers = await planned(person, table, 1)
        entries = server.opened(table).table.entries
        for n, bad in enumerate(("tax 3", "gibberish"), start=1):
            body = {"moves": [good, bad, good], "answers": answers}
            told = await person.do(table, "moves", body)
            assert (told["made"], told["entries"]) == (1, entries + 1), "the good one stands once"
            why = told["stopped"]
            assert why["code"]
            assert why["message"]
            if n == 1:
                assert why["rule"].startswith("DR-")
        refused = {"moves": ["tax 3"], "answers": told["entry"] + 1}
        assert (await person.refused_at(table, "moves", refused))[:3] == "422"


async def test_a_row_ends_where_others_come_and_where_chance_comes(serve: Serve) -> None:
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", game="flandern", level="random")
        person, offers = await due(server, table, people)
        move = offers["moves"][0]["move"]
        body = {"moves": [move, offers["moves"][1]["move"]], "answers": offers["answers"]}
        told = await person.do(table, "moves", body)
        assert told["made"] == 1
        assert told["stopped"]["code"]
        await person.do(table, "concede")
        assert await person.refused_at(table, "moves", body | {"answers": 99}) == "400 table_over"


@pytest.mark.parametrize("name", GAMES)
def test_what_is_planned_is_what_is_played(name: str) -> None:
    """A plan leads where the moves lead; it goes no further than the seat can see."""
    game, luck = GAMES[name], FastLuck(2)
    match = new_match(game, game.seats[-1], key=key_from_seed(11))
    on = 0
    for n in range(60):
        if match.over:
            break
        seat = match.actors[int(luck.below(len(match.actors)))]
        legal = match.state.legal(seat)
        move = int(legal[luck.below(len(legal))])
        ahead = look_ahead(game, match.view(seat), [move], n)
        assert ahead.made == 1
        drawn = len(match.record.inputs) + 1
        match.play(seat, move)
        if not ahead.ends:
            on += 1
            assert len(match.record.inputs) == drawn, "a plan does not look past chance"
            assert seat in match.actors
            assert match.view(seat) == ahead.view
            assert [one.id for one in match.legal(seat)] == ahead.legal
    assert on or name in ("guildes", "flandern", "colonia")


@pytest.mark.parametrize("name", GAMES)
def test_a_plan_is_the_same_in_every_world(name: str) -> None:
    """It follows from the view: hidden things that are swapped change no part of it."""
    game, luck = GAMES[name], FastLuck(5)
    match = new_match(game, game.seats[-1], key=key_from_seed(12))
    for n in range(30):
        if match.over:
            break
        seat = match.actors[int(luck.below(len(match.actors)))]
        legal = match.state.legal(seat)
        move = int(legal[luck.below(len(legal))])
        if n % 3 == 0:
            truth, before = match.state, json.dumps(match.state.saved())
            real = look_ahead(game, match.view(seat), [move], n)
            waits = next(other for other in range(game.seats[-1]) if other != seat)
            later = look_past_others(game, match.view(waits), n)
            for who in (seat, waits):
                match.state = game.imagine(match.view(who), luck)
                if who == seat:
                    assert look_ahead(game, match.view(who), [move], n) == real
                else:
                    assert look_past_others(game, match.view(who), n) == later
                match.state = truth
            assert json.dumps(truth.saved()) == before, "a plan changed the game"
        match.play(seat, move)


async def test_the_doors_answer_alike_whatever_is_hidden(serve: Serve) -> None:
    """The answers of two tables that differ only in what a seat cannot see are the same bytes."""
    async with serve() as server:
        table, people = await server.full_table("Anna", "Bea", game="flandern", hints=True)
        await server.play(table, people, 7)
        person, offers = await due(server, table, people)
        match = running(server, table)
        seat = match.actors[0]
        plan = {"moves": [offers["moves"][0]["move"]], "answers": offers["answers"]}
        ask = match.view(seat).ask
        bodies = [
            (person, "ahead", plan),
            (person, "fill", {"moves": [], "answers": offers["answers"], "asks": [ask]}),
            (person, "fill", {**FILL, "answers": offers["answers"], "asks": [ask]}),
            (people[1 - seat], "ahead", {}),
        ]
        first = [await one.do(table, door, body) for one, door, body in bodies]
        truth = match.state
        for (one, door, body), told in zip(bodies, first, strict=True):
            own = people.index(one)
            match.state = match.game.imagine(match.view(own), FastLuck(9))
            assert await one.do(table, door, body) == told
            match.state = truth


async def test_whoever_waits_sees_what_will_be_asked(serve: Serve) -> None:
    async with serve() as server:
        table, people = await revolt(server)
        await to_a_row(server, table, people)
        seat = running(server, table).actors[0]
        told = await people[(seat + 1) % 3].do(table, "ahead", {})
        assert (told["ask"], told["made"]) == ("new_units", 0)
        assert told["moves"]
        planned_too_much = {"moves": ["done"]}
        stale = await people[(seat + 1) % 3].do(table, "ahead", planned_too_much)
        assert stale == {"stale": True}


async def test_a_bot_fills_in_the_rest_and_plays_nothing(serve: Serve) -> None:
    async with serve() as server:
        table, people, person, _ = await in_a_row(server)
        (first,), answers = await planned(person, table, 1)
        inputs = len(server.opened(table).table.record().inputs)
        body = {"moves": [first], "answers": answers, "asks": ["new_units"]}
        told = await person.do(table, "fill", body)
        assert told["n"] == answers
        assert len(server.opened(table).table.record().inputs) == inputs
        row = [first, *(offer["move"] for offer in told["moves"])]
        assert len(row) > 1
        made = await person.do(table, "moves", {"moves": row, "answers": answers})
        assert (made["made"], made["stopped"]) == (len(row), None)
        view = running(server, table).view(people.index(person))
        assert view.ask != "new_units" or people.index(person) not in view.actors


async def test_a_bot_proposes_a_phase_past_the_others_and_plays_nothing(serve: Serve) -> None:
    """What is proposed is played as far as the others let it be; the rest is for the next time."""
    async with serve() as server:
        table, people = await revolt(server)
        while running(server, table).view(0).ask != "movement":
            await server.play(table, people, 1, seed=7)
        person, offers = await due(server, table, people)
        inputs = len(server.opened(table).table.record().inputs)
        body = {**FILL, "answers": offers["answers"], "asks": ["movement"]}
        here = (await person.do(table, "fill", {**body, "past": False}))["moves"]
        moves = (await person.do(table, "fill", body))["moves"]
        assert len(server.opened(table).table.record().inputs) == inputs
        assert moves[: len(here)] == here
        assert [move["move"] for move in moves].count("done") > 1, "several provinces"
        row = [move["move"] for move in moves]
        made = await person.do(table, "moves", {"moves": row, "answers": offers["answers"]})
        assert made["made"] >= len(here)
        again, offers = await due(server, table, people)
        never = {**body, "moves": ["done"] * 64, "answers": offers["answers"]}
        assert (await again.do(table, "fill", never))["moves"] == []


async def test_people_who_play_each_other_are_not_filled_in(serve: Serve) -> None:
    async with serve() as server:
        table, people = await revolt(server, hints=False)
        person, offers = await due(server, table, people)
        body = {"moves": [], "answers": offers["answers"], "asks": ["setup"]}
        assert await person.refused_at(table, "fill", body) == "403 hints_off"
        assert await person.refused_at(table, "hint", DOORS["hint"]) == "403 hints_off"
        plan = {"moves": [offers["moves"][0]["move"]], "answers": offers["answers"]}
        assert (await person.do(table, "ahead", plan))["made"] == 1, "that is no advice"


@pytest.mark.parametrize("door", DOORS)
async def test_the_doors_are_closed_to_others(serve: Serve, door: str) -> None:
    async with serve() as server:
        table, people = await revolt(server)
        match = running(server, table)
        idle = people[(match.actors[0] + 1) % 3]
        assert await server.stranger().refused_at(table, door, DOORS[door]) == "401 not_signed_in"
        outsider = await server.guest("Dora")
        assert await outsider.refused_at(table, door, DOORS[door]) == "403 not_seated"
        if door == "moves":
            assert (await idle.refused_at(table, door, DOORS[door]))[:3] == "422"
        elif door in ("fill", "hint"):
            assert await idle.refused_at(table, door, DOORS[door]) == "400 not_due"
        else:
            assert await idle.do(table, door, DOORS[door]) == {"stale": True}
        assert len(match.record.inputs) == len(running(server, table).record.inputs)


@pytest.mark.parametrize("door", DOORS)
async def test_bad_bodies_are_refused(serve: Serve, door: str) -> None:
    async with serve() as server:
        table, people = await revolt(server)
        person, offers = await due(server, table, people)
        good = {**DOORS[door], "moves": [], "answers": offers["answers"]}
        bad: list[Any] = [
            {**good, "moves": "place holland"},
            {**good, "moves": ["x" * 101]},
            {**good, "moves": ["done"] * (LONGEST_ROW + 1)},
            {**good, "moves": [7]},
            {**good, "answers": "now"},
            {**good, "answers": 2**40},
            {**good, "seat": 1},
            [],
        ]
        bad += [{"moves": [], "answers": 1}] if door in ("phase", "fill") else []
        bad += [{"moves": ["done"]}, {**good, "quick": 1}] if door == "hint" else []
        more = {"asks": ["a"] * 17}, {"usual": ["done"] * (LONGEST_ROW + 1)}, {"usual": "done"}
        bad += [{**good, **each} for each in more] if door == "phase" else []
        worse = {"bot": "line:rm"}, {"asks": ["a"] * 17}, {"past": "yes"}
        bad += [{**good, **each} for each in worse] if door == "fill" else []
        for body in bad:
            assert await person.refused_at(table, door, body) == "400 bad_body", body
        huge = {**good, "moves": ["x" * 90] * 60_000}
        assert (await person.refused_at(table, door, huge))[:3] in ("400", "413")
        gibberish = {**good, "moves": ["gibberish"]}
        assert (await person.refused_at(table, door, gibberish))[:3] == "422"
        opened: Table = server.opened(table).table
        assert opened.running().record.inputs == []


async def test_a_question_that_was_answered_meanwhile_is_stale(serve: Serve) -> None:
    async with serve() as server:
        table, _, person, _ = await in_a_row(server)
        moves, answers = await planned(person, table, 2)
        await person.do(table, "move", {"move": moves[0], "answers": answers})
        entries = server.opened(table).table.entries
        for door in ("ahead", "phase", "fill", "hint"):
            body = {**DOORS[door], "moves": [], "answers": answers}
            assert await person.do(table, door, body) == {"stale": True}
        old = {"moves": [moves[1]], "answers": answers - 1}
        assert await person.refused_at(table, "moves", old) == "409 stale"
        made = await person.do(table, "moves", {"moves": moves, "answers": answers})
        assert (made["made"], made["entries"]) == (2, entries + 1), "one of them stood already"
        await person.do(table, "undo")
        again = {"moves": moves, "answers": answers}
        assert await person.refused_at(table, "moves", again) == "409 stale"


async def test_a_bot_that_stands_in_is_not_disturbed(serve: Serve) -> None:
    async with serve() as server:
        table, people = await revolt(server, level="random", hints=True)
        person, offers = await due(server, table, people)
        await server.worker.bot_runner.close()
        await person.do(table, "leave")
        body = {"moves": [offers["moves"][0]["move"]], "answers": offers["answers"]}
        assert await person.refused_at(table, "moves", body) == "400 not_present"
        fill = {**body, "moves": [], "asks": ["setup"]}
        assert await person.refused_at(table, "fill", fill) == "400 not_present"


async def test_floods_are_refused(serve: Serve) -> None:
    async with serve(rate_limits=True) as server:
        table, people = await revolt(server)
        person, _ = await due(server, table, people)
        for door, most in (("fill", 60), ("moves", 60), ("ahead", 240), ("phase", 0)):
            body = {**DOORS[door], "answers": -7}
            answers = [
                await person.send("POST", f"/api/tables/{table}/{door}", body)
                for _ in range(most + 2)
            ]
            assert [answer.status_code for answer in answers].count(429) == 2, door
