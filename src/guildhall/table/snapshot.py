"""A copy of a table as bytes, so that a long one need not be folded from its first entry.

A copy names the rules, the data and the entry it ends with; where any of them is another one it is
of no use, and the entries are folded instead.
"""

import hashlib
import zlib
from typing import Any

import msgspec

from guildhall.core.log import Event
from guildhall.core.record import Header, Input, Record, Result
from guildhall.core.state import restore
from guildhall.table.chair import Chair, UndoAsked
from guildhall.table.entry import Entry, TableSetup
from guildhall.table.match import Match
from guildhall.table.table import Table

FORMAT = 8

Told = tuple[str, str, dict[str, int], int, int, int]
"""An event: kind, rule, arguments, audience, scorer, points."""


class MatchCopy(msgspec.Struct, array_like=True):
    """The match of a table: its record, its position and what has happened."""

    header: Header
    inputs: list[tuple[int, str]]
    result: Result | None
    state: dict[str, Any]
    events: list[list[Told]]


class Copy(msgspec.Struct, array_like=True):
    """All that a table holds besides its setup."""

    format: int
    game: str
    rules: int
    data: str
    entries: int
    last: str
    chairs: list[Chair]
    answered: list[tuple[int, int, int, str]]
    asked: list[int]
    banks: list[float]
    since: list[float | None]
    waits: list[float | None]
    undo: UndoAsked | None
    chat: list[dict[str, Any]]
    speakers: list[str]
    notes: dict[int, str]
    invitations: dict[str, str]
    rematches: list[tuple[int, str]]
    ended_by: str
    slow: int
    cuts: list[tuple[int, int]]
    match: MatchCopy | None


_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Copy)


def fingerprint(entry: Entry) -> str:
    """A short name for an entry: a copy that ends with another one is of another table."""
    written = msgspec.json.encode([entry.kind, entry.seat, entry.at, entry.data])
    return hashlib.blake2b(written, digest_size=16).hexdigest()


def take(table: Table, last: Entry) -> bytes:
    """Copy a table that ends with an entry."""
    game = table.game
    return _pack(
        Copy(
            format=FORMAT,
            game=game.name,
            rules=game.version,
            data=game.data_hash,
            entries=table.entries,
            last=fingerprint(last),
            chairs=table.chairs,
            answered=[(*at, *made) for at, made in table.answered.items()],
            asked=table.asked,
            banks=table.clocks.banks,
            since=table.clocks.since,
            waits=table.waits,
            undo=table.undo,
            chat=table.chat,
            speakers=table.speakers,
            notes=table.notes,
            invitations=table.invitations,
            rematches=table.rematches,
            ended_by=table.ended_by,
            slow=table.slow,
            cuts=table.cuts,
            match=_match_copy(table.match) if table.match else None,
        )
    )


def _pack(copy: Copy) -> bytes:
    return zlib.compress(_encoder.encode(copy), 1)


def _match_copy(match: Match) -> MatchCopy:
    return MatchCopy(
        match.record.header,
        [(given.by, given.move) for given in match.record.inputs],
        match.record.result,
        match.state.saved(),
        [[_told(event) for event in events] for events in match.events],
    )


def _told(event: Event) -> Told:
    numbers = (int(event.audience), int(event.scorer), int(event.points))
    return (event.kind, event.rule, event.args, *numbers)


def put_back(setup: TableSetup, blob: bytes, last: Entry) -> Table | None:
    """The table of a copy that ends with an entry; None when it is not such a copy."""
    try:
        copy = _decoder.decode(zlib.decompress(blob))
        table = Table(setup)
        game = table.game
        rules = (FORMAT, game.name, game.version, game.data_hash, fingerprint(last))
        if (copy.format, copy.game, copy.rules, copy.data, copy.last) != rules:
            return None
        _fill(table, copy)
    except Exception:  # noqa: BLE001  a copy of another shape may break anything; it is a cache
        return None
    return table


def _fill(table: Table, copy: Copy) -> None:
    table.entries = table.changed = copy.entries
    table.chairs = copy.chairs
    table.answered = {(seat, answers): (n, text) for seat, answers, n, text in copy.answered}
    table.asked, table.waits = copy.asked, copy.waits
    table.clocks.banks, table.clocks.since = copy.banks, copy.since
    table.undo, table.notes = copy.undo, copy.notes
    table.chat, table.speakers = copy.chat, copy.speakers
    table.invitations, table.rematches = copy.invitations, copy.rematches
    table.ended_by, table.cuts, table.slow = copy.ended_by, copy.cuts, copy.slow
    if copy.match is not None:
        table.match = _match(table, copy.match)
    table.note_status()


def _match(table: Table, copy: MatchCopy) -> Match:
    inputs = [Input(by, move) for by, move in copy.inputs]
    record = Record(copy.header, inputs, copy.result, table.setup.key)
    events = [[Event(*told) for told in events] for events in copy.events]
    return Match.standing(table.game, record, restore(table.game.state, copy.state), events)
