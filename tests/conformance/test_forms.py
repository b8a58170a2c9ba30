"""Round-trips: positions as JSON, moves as words, games as records."""

import json

import pytest

from guildhall.core import record as records
from guildhall.core import replay as replays
from guildhall.core.errors import BadNotation, BadPosition
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck
from guildhall.core.state import CHANCE
from guildhall.table.match import new_match
from tests.conformance.drive import Setting, every, sampled


def test_every_move_has_one_notation_and_one_json(game: Game) -> None:
    moves = game.words.moves
    texts = [str(move) for move in moves]
    assert len(set(texts)) == moves.size
    for number, text in enumerate(texts):
        assert moves.parse(text) == number
        assert moves.parse(f"  {text.upper()} ") == number
        assert moves.from_json(json.loads(json.dumps(moves.decode(number).to_json()))) == number


@pytest.mark.parametrize("text", ["", "fly", "fly high", "\x00", "x" * 10_000])
def test_text_that_is_no_move_is_refused(game: Game, text: str) -> None:
    with pytest.raises(BadNotation):
        game.words.moves.parse(text)


@pytest.mark.parametrize("data", [None, 1, [], {}, {"verb": 3}, {"verb": "fly"}])
def test_json_that_is_no_move_is_refused(game: Game, data: object) -> None:
    with pytest.raises(BadNotation):
        game.words.moves.from_json(data)


def test_positions_go_through_json(setting: Setting) -> None:
    game = setting.game
    for moment in sampled(setting, 11):
        text = game.to_json(moment.state)
        assert game.from_json(text).saved() == moment.saved


def test_broken_positions_are_refused(setting: Setting) -> None:
    game = setting.game
    good = json.loads(game.to_json(setting.new()))
    field = next(iter(good["state"]))
    broken = [
        "",
        "[]",
        "{",
        json.dumps({**good, "game": "chess"}),
        json.dumps({**good, "rules": 99}),
        json.dumps({**good, "state": {}}),
        json.dumps({**good, "state": {**good["state"], "extra": 1}}),
        json.dumps({**good, "state": {**good["state"], field: "many"}}),
        json.dumps({**good, "state": {**good["state"], field: 1 << 70}}),
    ]
    for text in broken:
        with pytest.raises(BadPosition):
            game.from_json(text)


def test_replay_equals_live(setting: Setting) -> None:
    """A record replays to the same positions, events and result, from the lines of its file."""
    match = new_match(setting.game, setting.seats, setting.options, key=bytes(32))
    luck = FastLuck(3)
    live = []
    while not match.over:
        seat = match.actors[int(luck.below(len(match.actors)))]
        moves = match.legal(seat)
        match.play(seat, moves[int(luck.below(len(moves)))])
        live.append((len(match.record.inputs), match.state.saved()))
    record = records.parse(list(match.record.lines()))
    assert record == match.record
    after = {step.n + 1: step.state.saved() for step in replays.replay(setting.game, record)}
    assert all(after[n] == saved for n, saved in live)
    assert replays.verify(setting.game, record).saved() == match.state.saved()


def test_chance_in_a_record_has_words(setting: Setting) -> None:
    words = setting.game.words
    for moment in every(setting):
        if moment.actor == CHANCE:
            verb = int(moment.state.chance_verb())
            text = words.print_chance(verb, moment.move)
            assert words.parse_chance(text) == (verb, moment.move)
