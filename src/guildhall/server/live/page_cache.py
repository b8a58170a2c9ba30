"""Pages of a table: their parts are made once however many look at it, and what is different."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, cast

import msgspec

from guildhall.core.log import Event
from guildhall.server import sent
from guildhall.server.framed import Framed
from guildhall.server.live.payloads import (
    Fixed,
    Look,
    chairs,
    common,
    event_part,
    fixed,
    personal,
    stands_in,
)
from guildhall.table.chair import Chair
from guildhall.table.entry import TableSetup
from guildhall.table.table import Table

Fields = dict[str, Any]
_MISSING: Final = object()


@dataclass(frozen=True, eq=False)
class Parts:
    """What a page was made of, to find out what is different in the next one."""

    common: Fields
    personal: Fields


class PageCache:
    """The pages of one table, their parts made once however many look at it."""

    def __init__(self, *, still: bool = False) -> None:
        self.still = still
        """Whether what they show is past, so that no clock runs on there."""
        self.of: tuple[int, float] = (-1, 0.0)
        self.busy = False
        """Whether bots think less here because the server is busy."""
        self.fixed: tuple[TableSetup, Fixed] | None = None
        self.chairs: tuple[list[Chair], list[sent.Chair]] = ([], [])
        self.common: Fields = {}
        self.shared = b""
        self.course: tuple[Fields, Fields, Fields | None] = ({}, {}, {})
        """What all saw alike, see now, and what is different in it: found once for all of them."""
        self.at: tuple[int, int, bool] = (-1, 0, False)
        self.now: Mapping[str, object] = {}
        self.made: dict[Look, tuple[Parts, bytes]] = {}
        self.told: dict[tuple[Look, int, Parts | None], Framed] = {}
        """Whole messages: what many are told is written once."""
        self.lines: dict[int, list[bytes]] = {}
        """What has happened by an input, event by event, written once for all seats."""

    def page(self, table: Table, look: Look, now: float) -> bytes:
        """All that a viewer may see of a table now; a note only for its owner.

        Its parts are made anew when the game has changed or a clock has run, not by what is said.
        """
        self._renew(table, now)
        parts, written = self._made(table, look)
        if not written:
            written = msgspec.json.encode(parts.personal)
            self.made[look] = parts, written
        self.shared = self.shared or msgspec.json.encode(self.common)
        return joined(msgspec.json.encode(self.now), self.shared, written)

    def parts(self, table: Table, look: Look, now: float) -> Parts:
        """What that page is made of."""
        self._renew(table, now)
        return self._made(table, look)[0]

    def message(
        self,
        table: Table,
        look: Look,
        now: float,
        kept: int,
        change: tuple[Parts | None, Parts] | None = None,
    ) -> Framed:
        """What has happened since an input, and the page, or only what is different.

        `change` says from what, if there was a page, and to what.
        """
        if change is None:
            self._renew(table, now)
        before = change[0] if change else None
        key = (look, kept, before)
        told = self.told.get(key)
        if told is None:
            changes = self.different(before, change[1]) if change and before else None
            if changes:
                name, page = b"patch", msgspec.json.encode({**self.now, **changes})
            else:
                name, page = b"page", self.page(table, look, now)
            log = self._log(table, look.viewer, kept)
            told = self.told[key] = Framed(
                b'{"keep":%d,"log":[%b],"%b":%b}' % (kept, log, name, page)
            )
        return told

    def different(self, before: Parts, now: Parts) -> Fields | None:
        """What is different in a page, of its view only the fields that are; None: all of it."""
        was, course = before.common, self.course
        if course[0] is not was or course[1] is not now.common:
            course = self.course = was, now.common, _changed(was, now.common)
        own = _changed_for(before.personal, now.personal)
        if own is None or course[2] is None:
            return None
        return {**course[2], **own}

    def _log(self, table: Table, viewer: int, kept: int) -> bytes:
        """What has happened since an input, as far as a viewer may know."""
        if table.match is None:
            return b""
        told: list[bytes] = []
        for n, events in enumerate(table.match.events[kept:], kept):
            lines = self.lines.get(n)
            if lines is None:
                lines = self.lines[n] = [_line(table, event, n) for event in events]
            told += [
                line for event, line in zip(events, lines, strict=True) if event.seen_by(viewer)
            ]
        return b",".join(told)

    def _made(self, table: Table, look: Look) -> tuple[Parts, bytes]:
        made = self.made.get(look)
        if made is None:
            part = personal(table, look.viewer, look.own, invited=look.invited)
            made = self.made[look] = Parts(self.common, cast(Fields, part)), b""
        return made

    def _renew(self, table: Table, now: float) -> None:
        of = (table.changed, round(now, 1) if table.clocks.clock else 0.0)
        if of != self.of:
            self.of, self.made, self.told, self.lines = of, {}, {}, {}
            part = common(table, now, self._fixed(table), self._chairs(table))
            if self.still and part["clock"]:
                part["clock"]["running"] = []
            self.common, self.shared = cast(Fields, part), b""
        at = (table.entries, len(table.chat), self.busy)
        if at != self.at:
            present: sent.NowPart = {
                "entries": table.entries,
                "chat": len(table.chat),
                "busy": self.busy,
                "stands_in": stands_in(table),
            }
            self.at, self.now, self.told = at, present, {}
            notes = table.notes
            self.made = {k: made for k, made in self.made.items() if k.note == notes.get(k.own, "")}

    def _fixed(self, table: Table) -> Fixed:
        if self.fixed is None or self.fixed[0] is not table.setup:
            self.fixed = (table.setup, fixed(table))
        return self.fixed[1]

    def _chairs(self, table: Table) -> list[sent.Chair]:
        if self.chairs[0] != table.chairs:
            self.chairs = (table.chairs.copy(), chairs(table))
        return self.chairs[1]


def _line(table: Table, event: Event, n: int) -> bytes:
    return msgspec.json.encode(event_part(event, n, table.game.words.named(event.args)))


def _changed_for(old: Fields, new: Fields) -> Fields | None:
    """What is different for one viewer."""
    if not old.keys() <= new.keys():
        return None
    changed: Fields = {}
    for key, value in new.items():
        if key == "view" and key in old:
            fields = _changed(_fields(old[key]), _fields(value))
            if fields is None:
                return None
            if fields:
                changed[key] = fields
        elif key not in old or old[key] != value:
            changed[key] = value
    return changed


def _changed(old: Fields, new: Fields) -> Fields | None:
    """The values that are different; None where the names are."""
    if len(old) != len(new):
        return None
    changed: Fields = {}
    missing = _MISSING
    for name, value in new.items():
        before = old.get(name, missing)
        if before is missing:
            return None
        if before is not value and before != value:
            changed[name] = value
    return changed


def _fields(view: object) -> Fields:
    return view if isinstance(view, dict) else vars(view)


def joined(*objects: bytes) -> bytes:
    """Join JSON objects: {a} and {b} become {a,b}."""
    return b"{%b}" % b",".join(part[1:-1] for part in objects)
