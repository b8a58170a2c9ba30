"""Decisions of a finished game made again: what is shown, what an answer tells, and attacks."""

import time
from typing import Any

import msgspec
import pytest

from guildhall.core.luck import FastLuck
from guildhall.games import GAMES
from guildhall.lab import analysis
from guildhall.server import sent_help
from guildhall.server.bots.analyses import concluded, version_of
from guildhall.server.bots.processes import Turn
from guildhall.server.live.payloads import log_since
from guildhall.server.live.shown import shown
from guildhall.table.position import moment_of
from tests.server.conftest import Serve
from tests.server.running import Person, RunningServer
from tests.server.test_sent import fits

GAME = GAMES["guildes"]


THIRD = 3
"""So many moves a question has that can be answered rightly, wrongly and otherwise."""


async def analysed(
    server: RunningServer,
) -> tuple[str, list[Person], analysis.Decision, analysis.Question]:
    """A conceded game whose analysis blames one decision: its table, people and that decision."""
    table, people = await server.full_table("Anna", "Bea", "Carl", level="random")
    await server.play(table, people, 14)
    for person in people[1:]:
        await person.do(table, "concede")
    opened = server.opened(table)
    record = concluded(opened.table)
    asked = reversed(analysis.questions(GAME, record))
    question = next(one for one in asked if len(one.state.legal(one.seat)) >= THIRD)
    words = GAME.words.moves
    best = next(int(m) for m in question.state.legal(question.seat) if m != question.move)
    decision = analysis.Decision(
        n=question.n,
        seat=question.seat,
        move=words.print(question.move),
        best=words.print(best),
        share=0.2,
        best_share=0.5,
        cost=0.3,
        error=0.01,
        score=1.0,
        best_score=2.0,
        worlds=9,
        reasons=[analysis.Why("points", {"points": 2})],
    )
    point = analysis.Point(question.n, [0.3, 0.3, 0.4], [1.0, 2.0, 3.0])
    made = analysis.summed_up(record, [(point, decision)], 0.1, complete=True)
    store, now = server.worker.store.analyses, time.time()
    assert await store.begin(table, "only", version_of(opened), now + 60, now)
    assert await store.end(table, "only", "done", msgspec.json.encode(made).decode())
    return table, people, decision, question


def third(decision: analysis.Decision, question: analysis.Question) -> str:
    """A move that was neither played nor best."""
    legal = [GAME.words.moves.print(int(m)) for m in question.state.legal(question.seat)]
    return next(move for move in legal if move not in (decision.move, decision.best))


async def test_it_is_asked_as_it_was_and_nothing_else_is_told(serve: Serve) -> None:
    """The page of the seat that decided, by name, with its moves; later events are not there."""
    async with serve() as server:
        table, (anna, _, _), decision, question = await analysed(server)
        found = (await anna.get(f"/api/tables/{table}/analysis"))["result"]
        assert found["mistakes"][decision.seat] == [0]
        seen = await anna.get(f"/api/tables/{table}/decision/{decision.n}")
        fits(seen, sent_help.Shown)
        page = seen["page"]
        assert [chair["name"] for chair in page["chairs"]] == ["Anna", "Bea", "Carl"]
        view = GAME.observe(question.state, question.seat)
        assert (page["seat"], page["inputs"]) == (decision.seat, decision.n)
        assert page["view"] == view.to_json()
        legal = [GAME.words.moves.print(int(m)) for m in question.state.legal(question.seat)]
        assert [offer["move"] for offer in page["offers"]["moves"]] == legal
        told = log_since(server.opened(table).table, decision.seat, 0)
        assert seen["log"] == [item for item in told if item["input"] < decision.n]
        assert not any(chair["conceded"] for chair in page["chairs"])
        assert "result" not in page


async def test_what_others_held_is_not_sent(serve: Serve) -> None:
    """Another truth behind the view of the seat is shown alike."""
    async with serve() as server:
        table, (anna, _, _), decision, question = await analysed(server)
        first = await anna.get(f"/api/tables/{table}/decision/{decision.n}")
        posed = moment_of(server.opened(table).table, decision.n, decision.seat)
        match = posed.running()
        assert any(not e.seen_by(decision.seat) for events in match.events for e in events)
        match.state = GAME.imagine(match.view(decision.seat), FastLuck(5))
        assert match.state.saved() != question.state.saved(), "others hold something else"
        assert msgspec.json.decode(msgspec.json.encode(shown(posed, decision.seat))) == first


async def test_the_best_the_played_and_a_third_move_are_judged(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serve() as server:
        table, (anna, _, _), decision, question = await analysed(server)
        path = f"/api/tables/{table}/decision/{decision.n}"
        before = server.opened(table).table.entries
        for move, right in ((decision.best, True), (decision.move, False)):
            judged = await anna.post(f"{path}/answer", {"move": move})
            fits(judged, sent_help.PuzzleAnswer)
            assert (judged["right"], judged["given"]["move"]) == (right, move)
            shares = {value["move"]["move"]: value["share"] for value in judged["values"]}
            assert list(shares.items()) == [(decision.best, 0.5), (decision.move, 0.2)]
            assert judged["reasons"] == [{"code": "points", "facts": {"points": 2}}]
        other = third(decision, question)
        for loss, right, share in ((0.1, False, 0.4), (-0.2, True, 0.5), (0.9, False, 0.0)):

            async def found(*_: object, loss: float = loss) -> analysis.Weighed:
                return analysis.Weighed(loss, 0.01)

            monkeypatch.setattr(Turn, "compute", found)
            judged = await anna.post(f"{path}/answer", {"move": other})
            shares = {value["move"]["move"]: value["share"] for value in judged["values"]}
            assert (judged["right"], shares[other]) == (right, share)
            assert next(iter(shares)) == decision.best
        assert (await anna.post(f"{path}/why", {"move": other}))["possible"]
        fits(await anna.post(f"{path}/preview", {"move": other}), sent_help.Foreseen)
        assert server.opened(table).table.entries == before, "nothing is written"


ATTACKS: list[tuple[str, Any, str]] = [
    ("answer", {}, "400 bad_body"),
    ("answer", {"move": 5}, "400 bad_body"),
    ("answer", {"move": "pick"}, "422 "),
    ("answer", {"move": "x" * 5000}, "422 "),
    ("answer", {"move": "pick nobles", "seat": 1}, "400 bad_body"),
    ("answer", {"move": "lay militia"}, "422 "),
    ("why", {"move": ""}, "422 "),
    ("preview", {"move": "pick"}, "422 "),
    ("preview", {"move": "lay militia"}, "422 "),
]


async def test_bad_requests_are_refused(serve: Serve) -> None:
    async with serve() as server:
        table, (anna, _, _), decision, _ = await analysed(server)
        path = f"/api/tables/{table}/decision/{decision.n}"
        assert decision.move.startswith("pick")
        for action, body, refusal in ATTACKS:
            assert (await anna.refused(f"{path}/{action}", body)).startswith(refusal)
        told = await anna.post(f"{path}/why", {"move": "lay militia"})
        assert (told["possible"], bool(told["message"])) == (False, True)
        for odd in (str(decision.n + 1), "-1", "9" * 5000, "²", "x", "%00"):
            door = f"/api/tables/{table}/decision/{odd}"
            assert (await anna.get(door, 404))["code"] == "no_such_decision"
            told = await anna.refused(f"{door}/answer", {"move": decision.best})
            assert told == "404 no_such_decision"


async def test_only_finished_analysed_games_and_only_for_those_who_may_see(serve: Serve) -> None:
    async with serve() as server:
        table, _, decision, _ = await analysed(server)
        running, (anna, _, _) = await server.full_table("Anna", "Bea", "Carl")
        door = f"/api/tables/{running}/decision/40"
        assert (await anna.get(door, 403))["code"] == "hidden_until_the_end"
        assert await anna.refused(f"{door}/answer", {"move": "x"}) == "403 hidden_until_the_end"
        object.__setattr__(server.opened(table).table.setup, "visibility", "private")
        door = f"/api/tables/{table}/decision/{decision.n}"
        assert (await server.stranger().get(door, 404))["code"] == "no_such_table"
        assert await anna.refused(f"{door}/answer", {"move": "x"}) == "404 no_such_table"


async def test_asking_too_often_is_refused(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """Weighing costs more than looking, and has the lower limit."""

    async def found(*_: object) -> analysis.Weighed:
        return analysis.Weighed(0.1, 0.01)

    async with serve() as server:
        table, _, decision, question = await analysed(server)
    monkeypatch.setattr(Turn, "compute", found)
    async with serve(rate_limits=True) as server:
        person = server.stranger()
        path = f"/api/tables/{table}/decision/{decision.n}/answer"
        other, known = {"move": third(decision, question)}, {"move": decision.best}
        weighed = [(await person.send("POST", path, other)).status_code for _ in range(21)]
        assert weighed == [200] * 20 + [429]
        assert (await person.send("POST", path, known)).status_code == 200
        looked = [(await person.send("POST", path, known)).status_code for _ in range(230)]
        assert looked[-1] == 429
