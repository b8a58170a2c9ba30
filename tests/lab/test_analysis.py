"""Analysis of finished games: shape, honesty about views, progress and cancelling."""

from dataclasses import replace
from pathlib import Path
from statistics import fmean

import msgspec
import pytest

from guildhall.bots import onnx
from guildhall.bots.candidates import Candidate
from guildhall.bots.hint import glimpse
from guildhall.core import record as records
from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game
from guildhall.core.luck import FastLuck
from guildhall.core.record import Record
from guildhall.core.view import View
from guildhall.games import GAMES, find
from guildhall.lab import quick
from guildhall.lab.analysis import (
    MISTAKES,
    WORTH,
    Analysis,
    Decision,
    Point,
    Weighed,
    analyse,
    beyond_doubt,
    examine,
    questions,
    summed_up,
    weigh,
)
from guildhall.lab.quick import answer, glance

RECORDS = Path(__file__).parent.parent / "records"


def _record(name: str) -> Record:
    """The shortest one of a game."""
    finished = [
        found
        for file in sorted((RECORDS / name).glob("*.jsonl"))
        if (found := records.load(file)).result
    ]
    return min(finished, key=lambda record: len(record.inputs))


def test_an_analysis_says_how_the_game_stood_and_what_was_better() -> None:
    game, record = find("guildes"), _record("guildes")
    told: list[tuple[int, int]] = []
    found = analyse(
        game, record, 0.01, most=3, progress=lambda done, all_: told.append((done, all_))
    )
    assert told == [(1, 3), (2, 3), (3, 3)]
    assert found.complete
    assert len(found.points) == 4
    assert record.result is not None
    assert found.points[-1].scores == record.result.scores
    for point in found.points:
        assert sum(point.shares) == pytest.approx(1, abs=0.001)
    for decision in found.decisions:
        given = record.inputs[decision.n]
        assert (given.by, given.move) == (decision.seat, decision.move)
        assert decision.cost >= 0
        assert bool(decision.reasons) == (decision.best != decision.move)
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found


@pytest.mark.parametrize("name", GAMES)
def test_decisions_of_every_game_can_be_examined(name: str) -> None:
    """The last choice of a game, because it is quickly played on."""
    game = find(name)
    question = questions(game, _record(name))[-1]
    point, decision = examine(name, question, 0.01, 1)
    assert sum(point.shares) == pytest.approx(1, abs=0.001)
    assert point.n == decision.n == question.n
    assert decision.worlds >= 4


def test_the_curve_is_the_networks_where_a_game_has_one(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """It sees with the eyes of every seat in turn; without it games are played to the end."""
    game, net = find("guildes"), onnx.shipped("guildes")
    question = questions(game, _record("guildes"))[-1]
    state = question.state
    point, _ = examine("guildes", question, 0.0, 1)
    seats = range(len(state.scores()))
    eyes = [game.encoding.encode(game.observe(state, seat), net.places) for seat in seats]
    wins = net.answers(net.numpy.array(eyes), "wins")[0]
    last = fmean(float(wins[eye][(seats[-1] - eye) % len(seats)]) for eye in seats)
    assert point.shares[-1] == pytest.approx(last, abs=1e-4)
    assert sum(point.shares) == pytest.approx(1, abs=0.001)
    monkeypatch.setattr(onnx, "NETS", tmp_path)
    assert examine("guildes", question, 0.0, 1)[0].shares != point.shares


def test_what_should_have_been_played_depends_on_the_view_alone() -> None:
    """A truth with other secrets behind the same view gives the same decision."""
    game = GAMES["guildes"]
    question = questions(game, _record("guildes"))[40]
    view = game.observe(question.state, question.seat)
    other = replace(question, state=game.imagine(view, FastLuck(5)))
    assert other.state.saved() != question.state.saved()
    one, two = (examine("guildes", each, 0.0, 1)[1] for each in (question, other))
    assert one == two


def test_a_quick_look_depends_on_the_view_alone_and_blames_only_what_is_sure() -> None:
    game = GAMES["guildes"]
    asked = questions(game, _record("guildes"))[40:60]
    view = game.observe(asked[0].state, asked[0].seat)
    other = replace(asked[0], state=game.imagine(view, FastLuck(5)))
    assert other.state.saved() != asked[0].state.saved()
    assert glance("guildes", other, 1)[1] == glance("guildes", asked[0], 1)[1]
    answers = [answer("guildes", question, 0.0, 1) for question in asked]
    found = summed_up(_record("guildes"), answers, 0.0, complete=True)
    assert found.costliest, "a game of random moves"
    for at, decision in enumerate(found.decisions):
        mistake = at in found.costliest or at in found.mistakes[decision.seat]
        assert bool(decision.reasons) >= mistake
        assert decision.best != decision.move or decision.cost == 0


def test_no_move_of_a_hint_is_called_a_mistake() -> None:
    """A network alone calls every ninth one."""
    game = GAMES["guildes"]
    for question in questions(game, _record("guildes"))[40:70]:
        view = game.observe(question.state, question.seat)
        legal = [int(move) for move in question.state.legal(question.seat)]
        hinted = glimpse(game, view, legal, FastLuck(question.n)).move
        assert not beyond_doubt(glance("guildes", replace(question, move=hinted), 1)[1])


def test_a_mistake_is_one_that_playouts_see_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the network alone foresees is no mistake; where both see a loss, it is their mean."""
    game = GAMES["guildes"]
    asked = questions(game, _record("guildes"))[40:60]
    sure = next(q for q in asked if beyond_doubt(glance("guildes", q, 1)[1]))

    def checked(lead: float, spread: float) -> Decision:
        def compare(_game: Game, _view: View, moves: list[int], *_: object) -> list[Candidate]:
            own, better = (Candidate(move) for move in moves)
            for n in range(80):
                own.add(0.2, 0.2)
                better.add(0.2 + lead + spread * (-1) ** n, 0.2)
            return [own, better]

        monkeypatch.setattr(quick, "compare", compare)
        return glance("guildes", sure, 1)[1]

    even, unsure, clear = checked(0.0, 0.1), checked(0.02, 0.9), checked(0.3, 0.1)
    assert [beyond_doubt(found) for found in (even, unsure, clear)] == [False, False, True]
    assert (even.cost, even.reasons) == (0, [])
    assert unsure.cost == pytest.approx(0.02)
    assert 0.15 < clear.cost < 0.65, "half of it is what the network foresees"
    assert clear.best_share - clear.share == pytest.approx(clear.cost, abs=1e-4)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_can_be_glanced_at(name: str) -> None:
    question = questions(find(name), _record(name))[-1]
    point, decision = glance(name, question, 1)
    assert sum(point.shares) == pytest.approx(1, abs=0.001)
    assert point.n == decision.n == question.n
    assert len(point.scores) == len(point.shares)


def test_a_game_without_a_network_is_examined_briefly(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    question = questions(find("guildes"), _record("guildes"))[-1]
    monkeypatch.setattr(onnx, "NETS", tmp_path)
    point, decision = glance("guildes", question, 1)
    assert (point, decision) == examine("guildes", question, 0.0, 1)


def test_it_can_be_cancelled_and_gives_what_it_has() -> None:
    calls = iter([False, True])
    found = analyse(
        GAMES["guildes"], _record("guildes"), 0.01, most=5, cancelled=lambda: next(calls)
    )
    assert not found.complete
    assert len(found.decisions) == 1


def test_an_unfinished_game_is_refused() -> None:
    record = _record("guildes")
    record.result = None
    with pytest.raises(GuildhallError, match="analysis_unfinished"):
        questions(GAMES["guildes"], record)


def _decision(n: int, cost: float, error: float = 0.0, seat: int = 0) -> Decision:
    return Decision(
        n=n,
        seat=seat,
        move="pick peasants",
        best="pick knights",
        share=0.5,
        best_share=0.5 + cost,
        cost=cost,
        error=error,
        score=1.0,
        best_score=2.0,
        worlds=9,
        reasons=[],
    )


def test_a_mistake_costs_something_and_beyond_doubt() -> None:
    found = [_decision(0, 0.3), _decision(1, WORTH / 2), _decision(2, 0.2, 0.15), _decision(3, 0.4)]
    answers = [(Point(decision.n, [], []), decision) for decision in found]
    assert summed_up(_record("guildes"), answers, 0.1, complete=True).costliest == [3, 0]


def test_each_seat_has_mistakes_of_its_own() -> None:
    seats = [0, 1, 0, 1, *[2] * (MISTAKES + 1)]
    found = [_decision(n, 0.2 + n / 100, seat=seat) for n, seat in enumerate(seats)]
    answers = [(Point(decision.n, [], []), decision) for decision in found]
    made = summed_up(_record("guildes"), answers, 0.1, complete=True)
    assert made.mistakes[:2] == [[2, 0], [3, 1]]
    assert made.mistakes[2] == list(range(len(seats) - 1, 4, -1))
    assert len(made.mistakes) == made.seats


def test_a_third_move_is_weighed_in_the_same_worlds_as_the_best() -> None:
    game = GAMES["guildes"]
    question = questions(game, _record("guildes"))[-1]
    same = weigh("guildes", question, question.move, 0.0)
    assert (same.loss, same.error, same.good) == (0, 0, True)
    other = next(int(m) for m in question.state.legal(question.seat) if m != question.move)
    there = weigh("guildes", question, other, 0.0)
    back = weigh("guildes", replace(question, move=other), question.move, 0.0)
    assert -1 <= there.loss <= 1
    assert -1 <= back.loss <= 1
    assert Weighed(WORTH / 2, 0.0).good
    assert Weighed(0.1, 0.2).good, "not beyond doubt"
    assert not Weighed(0.1, 0.01).good
