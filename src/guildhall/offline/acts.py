"""What the page asks of a desk, by the names that the server's addresses have."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from guildhall.bots import STEADY, find_bot
from guildhall.bots.deed import Reason
from guildhall.bots.fill import Begun, fill
from guildhall.bots.hint import Advice
from guildhall.bots.reasons import reasons_for
from guildhall.core.errors import GuildhallError, IllegalMove
from guildhall.core.luck import FastLuck
from guildhall.offline.desk import Desk
from guildhall.server.live import looks
from guildhall.server.live.payloads import offer
from guildhall.table.ahead import look_ahead, look_past_others
from guildhall.table.outlook import Wishes, look_over
from guildhall.table.preview import preview
from guildhall.table.row import propose_row

Body = Mapping[str, Any]
Act = Callable[[Desk, Body], object]
LONGEST_ROW = 64
PLAN = Reason("plan")


def move(desk: Desk, body: Body) -> object:
    """Make a move; harmless when repeated. Raises Stale, BadNotation, IllegalMove."""
    table, answers, text = desk.table, int(body["answers"]), str(body["move"])
    first = table.first_answer(desk.seat, answers, text)
    if first is None:
        first = desk.write(table.propose_move(desk.seat, answers, text, desk.now()))
    return {"entry": first, "entries": table.entries}


def moves(desk: Desk, body: Body) -> object:
    """Make moves one after another; the first that is refused ends the row, the others stand."""
    answers, wanted = int(body["answers"]), [str(each) for each in body["moves"]]
    row = propose_row(desk.table, desk.seat, answers, wanted[:LONGEST_ROW], desk.now())
    if row.stopped is not None and not row.made:
        raise row.stopped
    for entry in row.entries:
        desk.write(entry)
    stopped = row.stopped and problem_of(row.stopped, desk)
    return {
        "made": row.made,
        "entry": row.last,
        "entries": desk.table.entries,
        "stopped": stopped,
    }


def why(desk: Desk, body: Body) -> object:
    """Whether a move is possible, or why not."""
    refusal = desk.table.running().why_not(desk.seat, str(body["move"]))
    if refusal is None:
        return {"possible": True}
    return {"possible": False, **problem_of(IllegalMove(refusal), desk)}


def foresee(desk: Desk, body: Body) -> object:
    """The events that a legal move will surely cause; nothing where the question is gone."""
    table, seat = desk.table, desk.seat
    if not table.is_asked(seat, int(body["answers"])):
        return looks.STALE_LOOK
    match = table.running()
    number, n = match.number(str(body["move"])), len(match.record.inputs)
    refusal = match.why_not(seat, number)
    if refusal is not None:
        raise IllegalMove(refusal)
    return looks.foreseen_part(table, n, preview(table.game, match.view(seat), number, n))


def ahead(desk: Desk, body: Body) -> object:
    """What may be decided after planned moves, from what the seat knows."""
    table, seat, match = desk.table, desk.seat, desk.table.running()
    view, n = match.view(seat), len(match.record.inputs)
    answers, wanted = body.get("answers"), _numbers(desk, body.get("moves", []))
    if answers is None and seat not in match.actors and not wanted:
        found = look_past_others(table.game, view, n)
    elif answers is None or not table.is_asked(seat, int(answers)):
        return looks.STALE
    else:
        found = look_ahead(table.game, view, wanted, n)
    stopped = problem_of(IllegalMove(found.refusal), desk) if found.refusal else None
    return {**looks.ahead_part(table, found, None), "stopped": stopped}


def phase(desk: Desk, body: Body) -> object:
    """What a seat may do in the whole of a phase, from what it knows."""
    table, match = desk.table, desk.table.running()
    if not table.is_asked(desk.seat, int(body["answers"])):
        return looks.STALE
    view, n = match.view(desk.seat), len(match.record.inputs)
    usual = body.get("usual")
    wishes = Wishes(
        [str(each) for each in body["asks"]],
        _numbers(desk, body["moves"]),
        None if usual is None else _numbers(desk, usual),
    )
    return looks.outlook_part(table, look_over(table.game, view, wishes, n))


def hint(desk: Desk, body: Body) -> object:
    """What a bot would do on this seat, from its view, and why; after moves that are planned."""
    table, seat = desk.table, desk.seat
    table.check_due(seat)
    match, answers = table.running(), body.get("answers")
    if answers is not None and not table.is_asked(seat, int(answers)):
        return looks.STALE
    legal, view = [int(each) for each in match.state.legal(seat)], match.view(seat)
    planned, n = _numbers(desk, body.get("moves", [])), len(match.record.inputs)
    if planned:
        found = look_ahead(table.game, view, planned, n)
        if found.refusal is not None:
            raise IllegalMove(found.refusal)
        if found.made < len(planned) or not found.legal:
            raise GuildhallError("plan_ended", {})
        legal, view = found.legal, found.view
    luck = FastLuck(n + len(planned))
    best = find_bot(STEADY, table.game).choose(view, legal, luck, 0.0)
    reasons = reasons_for(table.game, view, legal, best, luck, 0.0)
    return looks.hint_part(table, table.asked[seat], Advice(best, reasons or (PLAN,), ()))


def add(desk: Desk, body: Body) -> object:
    """What a bot would add to a row or a phase, from the seat's view."""
    table, match = desk.table, desk.table.running()
    table.check_due(desk.seat)
    answers = int(body["answers"])
    if not table.is_asked(desk.seat, answers):
        return looks.STALE
    asks = [str(each) for each in body["asks"]]
    begun = Begun(_numbers(desk, body["moves"]), asks, STEADY, LONGEST_ROW, bool(body.get("past")))
    added = fill(table.game, match.view(desk.seat), begun, len(match.record.inputs))
    return {"n": answers, "moves": [offer(table.setup.game, each) for each in added]}


def undo(desk: Desk, body: Body) -> object:
    """Take a decision back: nobody else has to agree."""
    to = body.get("to")
    entry = desk.table.propose_undo(desk.seat, desk.now(), None if to is None else int(to))
    return {"entry": desk.write(entry), "entries": desk.table.entries, "asked": False}


def leave(desk: Desk, _body: Body) -> object:
    """Let a bot play for a while."""
    return {"entry": desk.write(desk.table.propose_leave(desk.seat, desk.now()))}


def come_back(desk: Desk, _body: Body) -> object:
    """Play again."""
    return {"entry": desk.write(desk.table.propose_return(desk.seat, desk.now()))}


def concede(desk: Desk, _body: Body) -> object:
    """Give up."""
    return {"entry": desk.write(desk.table.propose_concede(desk.seat, desk.now()))}


ACTS: Mapping[str, Act] = {
    "move": move,
    "moves": moves,
    "why": why,
    "preview": foresee,
    "ahead": ahead,
    "phase": phase,
    "hint": hint,
    "fill": add,
    "undo": undo,
    "leave": leave,
    "return": come_back,
    "concede": concede,
}


def _numbers(desk: Desk, moves: Iterable[object]) -> list[int]:
    match = desk.table.running()
    return [match.number(str(each)) for each in list(moves)[:LONGEST_ROW]]


def problem_of(error: GuildhallError, desk: Desk | None = None) -> dict[str, Any]:
    """An error as data; its words are the page's."""
    if isinstance(error, IllegalMove) and desk is not None:
        refusal = error.refusal
        facts = desk.table.game.words.named(refusal.facts)
        return {"code": refusal.code, "rule": refusal.rule, "facts": facts, "refused": True}
    return {"code": error.code, "facts": error.facts, "refused": False}
