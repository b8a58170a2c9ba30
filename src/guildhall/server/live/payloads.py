"""What a viewer gets: views and offers, events and chairs. Nothing else ever leaves a table.

Everything here is data for `msgspec`, which writes a view without making it plain first.
"""

from functools import lru_cache
from typing import Any, NamedTuple, TypedDict, cast

import msgspec

from guildhall.bots import stand_in
from guildhall.core.game import costs_nothing
from guildhall.core.log import Event
from guildhall.core.luck import commitment
from guildhall.core.view import SPECTATING, View
from guildhall.games import find
from guildhall.server import sent
from guildhall.table.match import Match
from guildhall.table.requirements import ANYBODY, Requirements
from guildhall.table.result import unrated
from guildhall.table.table import Table

MOST_LINES = 50
"""So many lines of talk are sent at a time."""


class Fixed(TypedDict):
    """The part of what all viewers see alike that never changes."""

    table: str
    game: str
    options: dict[str, Any]
    rules: sent.RulesChanged | None
    commitment: str
    draw: bool
    hints: bool
    level: str
    rescue_days: int
    requires: sent.Required | None
    delay: str


def fixed(table: Table) -> Fixed:
    """What never changes about a table, and all viewers see alike."""
    return {
        "table": table.setup.id,
        "game": table.setup.game,
        "options": table.setup.terms(table.game),
        "rules": rules(table),
        "commitment": commitment(table.setup.key),
        "draw": table.setup.draw,
        "hints": table.setup.hints,
        "level": table.setup.level,
        "rescue_days": table.setup.rescue_days,
        "requires": required(table.setup.requires),
        "delay": table.setup.delay,
    }


def common(
    table: Table,
    now: float,
    known: Fixed | None = None,
    sitting: list[sent.Chair] | None = None,
) -> sent.CommonPart:
    """All that viewers see alike; what has not changed need not be made again."""
    return {
        **(known or fixed(table)),
        "status": cast(sent.Status, table.status),
        "chairs": chairs(table) if sitting is None else sitting,
        "clock": clock(table, now),
        "awaited": awaited(table),
        "hints_off": table.hints_off,
        "coach": table.coached,
        "unrated": unrated(table),
        "waits": waits(table),
        "slow": table.slow,
    }


def required(asked: Requirements) -> sent.Required | None:
    """What a table asks of those who join; nothing where everybody may."""
    if asked == ANYBODY:
        return None
    return {"least": asked.least, "most": asked.most, "settled": asked.settled}


def personal(
    table: Table, viewer: int, own: int, *, invited: bool
) -> sent.PersonalPart | sent.BegunPart:
    """What only this viewer sees."""
    part: sent.PersonalPart = {
        "seat": viewer,
        "host": viewer >= 0 and table.chairs[viewer].user == table.setup.host,
        "undo": undo(table, viewer),
        "note": table.notes.get(own, ""),
        "rematch": rematch(table, own),
        "invited": invited,
        "inviter": table.inviter if invited else "",
    }
    return {**part, **game_part(table, table.match, viewer)} if table.match else part


class Look(NamedTuple):
    """Who looks: whose view (-1: a spectator's), from which seat of their own, with what note."""

    viewer: int
    own: int
    note: str
    invited: bool


def look_of(table: Table, viewer: int, own: int, user: str) -> Look:
    """How a user on a seat (-1: none) looks at a table from the view of one."""
    return Look(viewer, own, table.notes.get(own, ""), table.offered_to(user) >= 0)


def stands_in(table: Table) -> bool:
    """Whether a bot plays at a level below its own because its network cannot be used here."""
    bots = {chair.bot for chair in table.chairs if chair.bot}
    return any(stand_in(bot, table.game) != bot for bot in bots)


def game_part(table: Table, match: Match, viewer: int) -> sent.GamePart:
    """The view of the game, what the viewer may do, and the result of a finished game."""
    view = match.view(viewer)
    if table.status == "over":
        view.actors = []  # a game that was closed or conceded stops at a question
    part: sent.GamePart = {
        "inputs": len(match.record.inputs),
        "view": plain(view),
        "offers": offers(table, match, viewer),
        "undoable": undoable(table, viewer),
    }
    if table.status == "over":
        part["result"] = result(table, match)
    return part


def result(table: Table, match: Match) -> sent.Outcome:
    """How a finished game ended; what decides between equals only where it was played out."""
    breaks = [] if table.ended_by else match.game.tiebreaks(match.state)
    return {
        "scores": [int(score) for score in match.state.scores()],
        "ranks": table.ranks(),
        "reason": table.ended_by or match.game.ending(match.state),
        "tiebreaks": [{"what": what, "values": [*values]} for what, values in breaks],
    }


def plain(view: View) -> Any:
    """A view as it is to be written: itself, unless it has a JSON of its own."""
    return view if type(view).to_json is View.to_json else view.to_json()


def offers(table: Table, match: Match, viewer: int) -> sent.Offers | None:
    """Legal moves of a seat that owes a decision, and the number of its question."""
    if viewer == SPECTATING or table.status != "playing" or viewer not in match.actors:
        return None
    legal = [int(move) for move in match.state.legal(viewer)]
    return {
        "answers": table.asked[viewer],
        "steps": int(match.state.steps(viewer)),
        "moves": [offer(table.setup.game, move) for move in legal],
        "prices": prices(match, viewer, legal),
    }


def prices(match: Match, viewer: int, legal: list[int]) -> dict[str, dict[str, int]]:
    """What the moves of a seat cost, by their notation; those that cost nothing are left out."""
    price = match.game.price
    if price is costs_nothing:
        return {}
    costs = ((move, price(match.state, viewer, move)) for move in legal)
    return {match.game.words.moves.print(move): {**cost} for move, cost in costs if cost}


@lru_cache(maxsize=1 << 15)
def offer(game: str, move: int) -> Any:
    """A `sent.Offer`, written once: a move as a client knows it."""
    decoded = find(game).words.moves.decode(move)
    written = msgspec.json.encode({"move": str(decoded), **decoded.to_json()})
    return msgspec.Raw(written)


def chairs(table: Table) -> list[sent.Chair]:
    """Who sits where; never who they are to the server."""
    return [
        {
            "kind": chair.kind,
            "name": chair.name,
            "bot": chair.bot,
            "away": chair.away,
            "conceded": chair.conceded,
            "invited": chair.offered_name if chair.kind == "open" else "",
            "declined": chair.declined,
        }
        for chair in table.chairs
    ]


def clock(table: Table, now: float) -> sent.Clock | None:
    """Time left, and whose time runs."""
    if table.clocks.clock is None:
        return None
    seats = range(table.setup.seats)
    return {
        "preset": table.setup.clock,
        "left": [round(table.clocks.left(seat, now) or 0.0, 1) for seat in seats],
        "running": [seat for seat in seats if table.clocks.since[seat] is not None],
    }


def waits(table: Table) -> list[sent.Wait]:
    """Since when people keep a table without a clock waiting, and when a bot may step in."""
    if table.clocks.clock is not None:
        return []
    return [
        {"seat": seat, "since": since, "rescue": table.rescue_from(seat)}
        for seat, since in enumerate(table.waits)
        if since is not None
    ]


def awaited(table: Table) -> list[int]:
    """Seats that said they will add a number to the luck and have not done so."""
    if table.match is not None:
        return []
    return [s for s, chair in enumerate(table.chairs) if chair.awaited and not chair.number]


def rules(table: Table) -> sent.RulesChanged | None:
    """Versions of the rules when they are not those that the table began under."""
    if not table.setup.outdated(table.game):
        return None
    return {"began": table.setup.rules, "now": table.game.version}


def undo(table: Table, viewer: int) -> sent.Undo | None:
    """The requested undo that waits for an answer."""
    if table.undo is None:
        return None
    asked = viewer in table.people() and viewer != table.undo.seat
    return {
        "seat": table.undo.seat,
        "to": table.undo.to,
        "asks_you": asked and viewer not in table.undo.agreed,
    }


def undoable(table: Table, viewer: int) -> sent.Undoable | None:
    """What a seat can take back, with or without the others' consent."""
    if viewer == SPECTATING or table.status != "playing":
        return None
    found = table.undoable(viewer)
    return found and {"step": found[0], "turn": found[1]}


def rematch(table: Table, own: int) -> sent.RematchAsked | None:
    """The rematch that was asked for last, and by which seat; only for those who played."""
    if own == SPECTATING or not table.rematches:
        return None
    seat, name = table.rematches[-1]
    return {"seat": seat, "table": name}


def talk(
    table: Table, first: int, end: int, blocked: frozenset[str], mutes: frozenset[str]
) -> sent.Said:
    """Talk from one line up to another, the last of it when that is much.

    What people have said whom the reader mutes or blocks comes without its words.
    """
    end = min(end, len(table.chat))
    first = min(max(first, end - MOST_LINES, 0), end)
    muted = [seat for seat, chair in enumerate(table.chairs) if chair.user in mutes]
    unheard = blocked | mutes
    lines = cast(list[sent.Line], table.chat[first:end])
    told = [
        _unheard(line) if speaker in unheard else line
        for line, speaker in zip(lines, table.speakers[first:end], strict=True)
    ]
    return {"first": first, "lines": told, "muted": muted}


def _unheard(line: sent.Line) -> sent.Line:
    return {**line, "text": ""}


def log_since(table: Table, viewer: int, inputs: int) -> list[sent.LogItem]:
    """What happened from an input on, as far as a viewer may know."""
    if table.match is None:
        return []
    words = table.match.game.words
    return [
        event_part(event, n, words.named(event.args))
        for n, events in enumerate(table.match.events[inputs:], start=inputs)
        for event in events
        if event.seen_by(viewer)
    ]


def event_part(event: Event, n: int, args: sent.Facts) -> sent.LogItem:
    """One event as data: the texts are the client's."""
    part: sent.LogItem = {"input": n, "kind": event.kind, "rule": event.rule, "args": args}
    if event.scorer >= 0:
        part["scorer"], part["points"] = int(event.scorer), int(event.points)
    return part
