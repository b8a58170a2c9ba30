"""What a viewer gets: views and offers, events and chairs. Nothing else ever leaves a table."""

from typing import Any

import msgspec

from guildhall.core.log import Event
from guildhall.core.view import SPECTATING, View
from guildhall.table.match import Match
from guildhall.table.table import Table


def page(table: Table, viewer: int, now: float, own: int) -> dict[str, Any]:
    """Give all that a viewer (a seat, or -1) may see of a table now; a note only to its owner."""
    return {
        "table": table.plan.id,
        "game": table.plan.game,
        "options": table.plan.options,
        "status": table.status,
        "seat": viewer,
        "host": viewer >= 0 and table.chairs[viewer].user == table.plan.host,
        "entries": table.entries,
        "chairs": chairs(table),
        "clock": clock(table, now),
        "undo": undo(table, viewer),
        "chat": table.chat,
        "note": table.notes.get(own, ""),
        **(game_part(table, table.match, viewer) if table.match else {}),
    }


def game_part(table: Table, match: Match, viewer: int) -> dict[str, Any]:
    """Give the view of the game, what the viewer may do, and the result of a finished game."""
    part: dict[str, Any] = {
        "inputs": len(match.record.inputs),
        "commitment": match.record.header.commitment,
        "view": plain(match.view(viewer)),
        "offers": offers(table, match, viewer),
    }
    if table.status == "over":
        part["result"] = {
            "scores": [int(score) for score in match.state.scores()],
            "ranks": table.ranks(),
            "reason": table.ended_by or match.game.ending(match.state),
        }
    return part


def plain(view: View) -> dict[str, Any]:
    """Give a view as plain data; where `to_json` is the common one, several times as fast."""
    if type(view).to_json is not View.to_json:
        return view.to_json()
    made: dict[str, Any] = msgspec.to_builtins(view)
    return made


def offers(table: Table, match: Match, viewer: int) -> dict[str, Any] | None:
    """Give the legal moves of a seat that owes a decision, and the number of its question."""
    if viewer == SPECTATING or table.status != "playing" or viewer not in match.actors:
        return None
    moves = [{"move": str(move), **move.to_json()} for move in match.legal(viewer)]
    steps = int(match.state.steps(viewer))
    return {"answers": table.asked[viewer], "steps": steps, "moves": moves}


def chairs(table: Table) -> list[dict[str, Any]]:
    """Give who sits where; never who they are to the server."""
    return [
        {
            "kind": chair.kind,
            "name": chair.name,
            "bot": chair.bot,
            "away": chair.away,
            "conceded": chair.conceded,
        }
        for chair in table.chairs
    ]


def clock(table: Table, now: float) -> dict[str, Any] | None:
    """Give the time left and whose time runs."""
    if table.clocks.clock is None:
        return None
    seats = range(table.plan.seats)
    return {
        "preset": table.plan.clock,
        "left": [round(table.clocks.left(seat, now) or 0.0, 1) for seat in seats],
        "running": [seat for seat in seats if table.clocks.since[seat] is not None],
    }


def undo(table: Table, viewer: int) -> dict[str, Any] | None:
    """Give the wish to go back that waits for an answer."""
    if table.undo is None:
        return None
    asked = viewer in table.humans() and viewer != table.undo.seat
    return {
        "seat": table.undo.seat,
        "to": table.undo.to,
        "asks_you": asked and viewer not in table.undo.agreed,
    }


def log_since(table: Table, viewer: int, inputs: int) -> list[dict[str, Any]]:
    """Give what happened from an input on, as far as a viewer may know."""
    if table.match is None:
        return []
    words = table.match.game.words
    return [
        event_part(event, n, words.named(event.args))
        for n, events in enumerate(table.match.events[inputs:], start=inputs)
        for event in events
        if event.seen_by(viewer)
    ]


def event_part(event: Event, n: int, args: dict[str, int | str]) -> dict[str, Any]:
    """Give one event as data: the texts are the client's."""
    part: dict[str, Any] = {"input": n, "kind": event.kind, "rule": event.rule, "args": args}
    if event.scorer >= 0:
        part |= {"scorer": int(event.scorer), "points": int(event.points)}
    return part
