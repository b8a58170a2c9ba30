"""A preview says what a move will do, and nothing that its seat may not know."""

import json

import pytest

from guildhall.core.luck import FastLuck, key_from_seed
from guildhall.games import GAMES
from guildhall.server import sent
from guildhall.server.live.payloads import event_part, log_since
from guildhall.table.match import Match, new_match
from guildhall.table.preview import preview
from guildhall.table.table import Table
from tests.server.conftest import Serve

MOVES = 160
EVERY = 4


def foreseen(match: Match, seat: int, move: int) -> list[sent.LogItem]:
    """A preview as it would be sent."""
    words = match.game.words
    told = preview(match.game, match.view(seat), move, 7).events
    return [event_part(event, 0, words.named(event.args)) for event in told]


def happened(match: Match, seat: int, first: int) -> list[sent.LogItem]:
    """What a seat was told from an input on, as if it were one input."""
    words = match.game.words
    told = [event for events in match.events[first:] for event in events if event.seen_by(seat)]
    return [event_part(event, 0, words.named(event.args)) for event in told]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_foreseen_happens(name: str) -> None:
    """Every event of a preview is told first when the move is made, in the same words."""
    game, luck = GAMES[name], FastLuck(2)
    match = new_match(game, game.seats[-1], key=key_from_seed(11))
    said = asked = 0
    for n in range(MOVES):
        if match.over:
            break
        seat = match.actors[int(luck.below(len(match.actors)))]
        legal = match.state.legal(seat)
        move = int(legal[luck.below(len(legal))])
        expected = foreseen(match, seat, move) if n % EVERY == 0 else []
        first = len(match.events)
        match.play(seat, move)
        assert happened(match, seat, first)[: len(expected)] == expected
        said += len(expected)
        asked += n % EVERY == 0
    assert said > asked / 4, "the previews said almost nothing"


@pytest.mark.parametrize("name", GAMES)
def test_a_preview_is_the_same_in_every_world(name: str) -> None:
    """It follows from the view: secrets of others that are swapped change no byte of it."""
    game, luck = GAMES[name], FastLuck(5)
    match = new_match(game, game.seats[-1], key=key_from_seed(12))
    for n in range(40):
        if match.over:
            break
        seat = match.actors[int(luck.below(len(match.actors)))]
        legal = match.state.legal(seat)
        move = int(legal[luck.below(len(legal))])
        if n % EVERY == 0:
            real, truth = foreseen(match, seat, move), match.state
            before = json.dumps(truth.saved())
            match.state = game.imagine(match.view(seat), luck)
            assert foreseen(match, seat, move) == real
            match.state = truth
            assert json.dumps(truth.saved()) == before, "a preview changed the game"
        match.play(seat, move)


async def test_the_door_tells_before_the_move_what_the_log_tells_after(serve: Serve) -> None:
    async with serve() as server:
        table, people = await server.full_table("Agnes", "Boudewijn", game="flandern")
        opened: Table = server.opened(table).table
        seat = opened.running().actors[0]
        offers = (await people[seat].page(table))["offers"]
        command = offers["moves"][0]["move"]
        told = await people[seat].do(table, "preview", {"move": command})
        assert told["follows"] == "others"
        assert opened.running().record.inputs == [], "a preview plays nothing"
        await people[seat].do(table, "move", {"move": command, "answers": offers["answers"]})
        assert log_since(opened, seat, 0)[: len(told["events"])] == told["events"] != []


async def test_the_door_refuses_what_cannot_be_played(serve: Serve) -> None:
    async with serve() as server:
        table, people = await server.full_table("Agnes", "Boudewijn", game="flandern")
        idle = 1 - server.opened(table).table.running().actors[0]
        assert (await people[idle].refused_at(table, "preview", {"move": "adopt red"}))[:3] == "422"
        assert (await people[0].refused_at(table, "preview", {"move": "gibberish"}))[:3] == "422"
        assert await server.stranger().refused_at(table, "preview", {"move": "adopt red"}) == (
            "401 not_signed_in"
        )
        outsider = await server.guest("Clara")
        assert (await outsider.refused_at(table, "preview", {"move": "adopt red"}))[:3] == "403"


async def test_a_look_that_comes_too_late_is_no_mistake(serve: Serve) -> None:
    """The question was answered meanwhile, perhaps in another tab: there is nothing to show."""
    async with serve() as server:
        table, people = await server.full_table("Agnes", "Boudewijn", game="flandern")
        person = people[server.opened(table).table.running().actors[0]]
        made = await person.move(table)
        assert (await person.refused_at(table, "preview", {"move": made["move"]}))[:3] == "422"
        told = await person.do(table, "preview", made)
        assert told == {"stale": True, "events": [], "follows": ""}
        await person.do(table, "concede")
        assert await person.do(table, "preview", made) == told
