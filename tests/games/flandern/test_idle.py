"""Two players who build no more: the game ends after a set number of idle turns (FL-57)."""

from dataclasses import replace
from pathlib import Path

import pytest

from guildhall.core import record as records
from guildhall.core import replay as replays
from guildhall.core.errors import BadRecord
from guildhall.core.record import Input, Record
from guildhall.core.state import CHANCE
from guildhall.games.flandern import GAME, data
from guildhall.games.flandern.moves import ENDINGS
from guildhall.games.flandern.phases.flow import begin_turn, end_turn
from guildhall.games.flandern.schema import PHASE_OVER, PHASE_TURN
from guildhall.games.flandern.state import STALLED
from guildhall.games.flandern.tables import IDLE_TURNS, IDLE_WARNING
from guildhall.games.flandern.view import FlandernView, observe
from guildhall.locale import LANGUAGES, Speech
from tests.games.flandern.table import Table, founded, two

RECORD = Path(__file__).parents[2] / "records" / "flandern" / "2-stalled.jsonl"
NAMES = ["Agnes", "Boudewijn"]


def take_back_for_ever(table: Table, turns: int) -> list[FlandernView]:
    """Let both take their cards back in every turn; gives the view of each turn's beginning."""
    views = []
    while not table.s.over() and table.s.round <= turns:
        if not table.s.actors():
            table.play(CHANCE, int(table.luck.pick(table.s.chance(), 0)))
            continue
        seat = int(table.s.mover)
        if table.s.phase == PHASE_TURN:
            views.append(observe(table.s, seat))
            table.do(seat, "choose take_back")
        else:
            table.do(seat, table.offers(seat)[0])
    return views


def test_taking_cards_back_does_not_go_on_for_ever() -> None:
    """FL-57, FA-45: what the pile can build is built, then idle turns are counted to the end."""
    table = two()
    views = take_back_for_ever(table, 600)
    s = table.s
    assert (s.phase, s.reason, s.idle) == (PHASE_OVER, STALLED, IDLE_TURNS)
    assert GAME.ending(s) == ENDINGS[STALLED] == "stalled"
    assert [view.idle for view in views[-IDLE_TURNS:]] == list(range(1, IDLE_TURNS + 1))
    assert {view.idle_limit for view in views} == {IDLE_TURNS}
    warned = [args["left"] for args in table.events_of("idle")][-IDLE_TURNS + IDLE_WARNING :]
    assert warned == list(range(IDLE_TURNS - IDLE_WARNING, 0, -1))
    assert table.events_of("stalled") == [{"count": IDLE_TURNS}]
    assert all(s.scored >> at & 1 for at in range(6)), "the final scoring is the usual one"
    assert sum(args["points"] for args in table.events_of("result")) == sum(s.scores())


def test_the_last_idle_turn_can_still_be_used() -> None:
    """FL-57: whatever is built or finished begins the count anew."""
    for act in ("build", "finish"):
        table = two()
        if act == "finish":
            table.put("leuven", "L1", "blue", site=True)
        table.s.idle = IDLE_TURNS
        table.do(0, "choose leuven")
        table.do(0, next(offer for offer in table.offers(0) if offer.startswith(act)))
        while table.s.actors() and table.s.idle:
            table.do(0, table.offers(0)[0])
        assert table.s.idle == 0, act
        end_turn(table.s, None)
        assert table.s.phase != PHASE_OVER
        begin_turn(table.s, None)
        assert table.s.idle == 1


def test_three_and_four_are_not_counted() -> None:
    """FL-42, FL-57: the golden pile ends their game anyway."""
    for seats in (3, 4):
        table = founded(seats).until(lambda s: s.round > 3)
        view = observe(table.s, 0)
        assert (view.idle, view.idle_limit) == (0, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_told_beforehand(language: str) -> None:
    """FL-57: the rule names the numbers of the data; the board counts once it is near."""
    say = Speech(language)
    assert str(data.BOX.idle_turns) in say("flandern-rule-fl-57")
    assert data.BOX.source["idle_turns"] == "ruling"
    table = two()
    for idle, shown in ((1, False), (IDLE_WARNING, False), (IDLE_WARNING + 1, True)):
        table.s.idle = idle
        line = say("flandern-board-idle", count=idle - 1, limit=IDLE_TURNS)
        assert (line in GAME.board(observe(table.s, 0), say, NAMES)) == shown


def test_a_record_of_before_the_rule_goes_on_or_says_why_not() -> None:
    """FL-57: an earlier game replays as long as it was never idle for longer than allowed now."""
    record = records.load(RECORD)
    then = GAME.earlier[0]
    header = replace(record.header, rules=then.rules, data=then.data)
    before = Record(header, record.inputs[:-1])
    assert not replays.verify(GAME, before).over()
    before.inputs += [record.inputs[-1], Input(0, "choose take_back")]
    with pytest.raises(BadRecord) as caught:
        replays.verify(GAME, before)
    assert caught.value.code == "record_rules_changed"
