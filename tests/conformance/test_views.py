"""Laws of views: nobody sees what is not theirs, and imagined worlds fit what was seen."""

import json

import msgspec

from guildhall.core.log import Event, Log
from guildhall.core.luck import FastLuck
from guildhall.core.playout import playout
from guildhall.core.state import CHANCE, State
from guildhall.core.view import SPECTATING, View, seats_of
from tests.conformance.drive import Setting, drawn, sampled


def test_observing_an_imagined_world_gives_back_the_view(setting: Setting) -> None:
    luck = FastLuck(1)
    for moment in sampled(setting, 21, 28):
        for seat in setting.everybody():
            view = setting.game.observe(moment.state, seat)
            world = setting.game.imagine(view, luck)
            where = f"input {moment.n}, seat {seat}"
            assert setting.game.observe(world, seat) == view, where
            assert not setting.game.invariants(world), where
            _same_choices(moment.state, world, seat)


def _same_choices(state: State, world: State, seat: int) -> None:
    """What a seat may do follows from what it knows."""
    assert state.actors() == world.actors()
    assert state.over() == world.over()
    if seat >= 0 and state.actors() >> seat & 1:
        assert list(state.legal(seat)) == list(world.legal(seat))
    assert state.chance_verb() == world.chance_verb()


def test_imagined_worlds_can_be_played_to_the_end(setting: Setting) -> None:
    luck = FastLuck(2)
    for moment in sampled(setting, 22, 6):
        for seat in {SPECTATING, moment.n % setting.seats}:
            world = setting.game.imagine(setting.game.observe(moment.state, seat), luck)
            playout(world, luck, luck)
            assert not setting.game.invariants(world)


def test_imagining_does_not_change_the_view(setting: Setting) -> None:
    for moment in sampled(setting, 23):
        view = setting.game.observe(moment.state, 0)
        before = msgspec.json.encode(view)
        setting.game.imagine(view, FastLuck(moment.n))
        assert msgspec.json.encode(view) == before


def test_views_are_what_their_types_say(setting: Setting) -> None:
    """The client's types are written from these classes: every value fits, no field is missing."""
    for moment in sampled(setting, 24, 16):
        for seat in setting.everybody():
            view = setting.game.observe(moment.state, seat)
            sent = msgspec.json.encode(view)
            assert msgspec.json.encode(msgspec.json.decode(sent, type=type(view))) == sent
            assert json.loads(sent) == view.to_json()


def test_a_secret_choice_shows_to_nobody_else(setting: Setting) -> None:
    """While others still choose, what a seat chose changes no other view and no event shown."""
    for moment in sampled(setting, 25):
        seats = seats_of(int(moment.state.actors()))
        if len(seats) < 2:
            continue
        for chooser in seats:
            shown: dict[tuple[int, int], bytes] = {}
            for move in moment.state.legal(chooser):
                twin, log = moment.state.copy(), Log()
                twin.play(chooser, move, log)
                pending = int(twin.actors())
                for seat in setting.everybody():
                    if seat == chooser:
                        continue
                    seen = _seen(setting, twin, log.events, seat)
                    first = shown.setdefault((pending, seat), seen)
                    where = f"input {moment.n}: seat {seat} sees what {chooser} chose"
                    assert seen == first, where


def test_hidden_outcomes_show_only_to_their_audience(setting: Setting) -> None:
    """An outcome that a seat cannot see in its view is in no event it is shown either."""
    for moment in drawn(setting, 26, 8):
        weights = moment.state.chance()
        by_view: dict[tuple[int, bytes], bytes] = {}
        for outcome in range(len(weights)):
            if weights[outcome] == 0:
                continue
            twin, log = moment.state.copy(), Log()
            twin.play(CHANCE, outcome, log)
            for seat in setting.everybody():
                view = msgspec.json.encode(setting.game.observe(twin, seat))
                told = _told(log.events, seat)
                first = by_view.setdefault((seat, view), told)
                assert told == first, f"input {moment.n}: an event tells seat {seat} a secret"


def test_the_same_moves_in_two_worlds_look_the_same(setting: Setting) -> None:
    """While others still choose, two worlds that fit one view stay alike under the seat's move."""
    luck = FastLuck(4)
    for moment in sampled(setting, 27, 60):
        others = moment.state.actors() & ~(1 << max(moment.actor, 0))
        if moment.actor < 0 or not others:
            continue
        view: View = setting.game.observe(moment.state, moment.actor)
        results = set()
        for _ in range(2):
            world, log = setting.game.imagine(view, luck), Log()
            world.play(moment.actor, moment.move, log)
            assert world.actors() & others == others
            results.add(_seen(setting, world, log.events, moment.actor))
        assert len(results) == 1, f"input {moment.n}, seat {moment.actor}"


def _told(events: list[Event], seat: int) -> bytes:
    return msgspec.json.encode([[e.kind, e.args] for e in events if e.seen_by(seat)])


def _seen(setting: Setting, state: State, events: list[Event], seat: int) -> bytes:
    return msgspec.json.encode(setting.game.observe(state, seat)) + _told(events, seat)
