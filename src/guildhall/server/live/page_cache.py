"""Pages of a table: their parts are made once however many look at it, and what is different."""

from collections.abc import Mapping
from dataclasses import dataclass

import msgspec

from guildhall.server import sent
from guildhall.server.framed import Framed
from guildhall.server.live.payloads import (
    Fixed,
    Look,
    common,
    fixed,
    log_since,
    personal,
    stands_in,
)
from guildhall.table.entry import TableSetup
from guildhall.table.table import Table


@dataclass(frozen=True, eq=False)
class Parts:
    """What a page was made of, to find out what is different in the next one."""

    common: Mapping[str, object]
    personal: Mapping[str, object]


class PageCache:
    """The pages of one table, their parts made once however many look at it."""

    def __init__(self, *, still: bool = False) -> None:
        self.still = still
        """Whether what they show is past, so that no clock runs on there."""
        self.of: tuple[int, float] = (-1, 0.0)
        self.busy = False
        """Whether bots think less here because the server is busy."""
        self.fixed: tuple[TableSetup, Fixed] | None = None
        self.common: Mapping[str, object] = {}
        self.shared = b""
        self.at: tuple[int, int, bool] = (-1, 0, False)
        self.now: Mapping[str, object] = {}
        self.made: dict[Look, tuple[Parts, bytes]] = {}
        self.told: dict[tuple[Look, int, Parts | None], Framed] = {}
        """Whole messages: what many are told is written once."""

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
            changes = different(before, change[1]) if change and before else None
            if changes:
                name, page = b"patch", msgspec.json.encode({**self.now, **changes})
            else:
                name, page = b"page", self.page(table, look, now)
            log = msgspec.json.encode(log_since(table, look.viewer, kept))
            told = self.told[key] = Framed(
                b'{"keep":%d,"log":%b,"%b":%b}' % (kept, log, name, page)
            )
        return told

    def _made(self, table: Table, look: Look) -> tuple[Parts, bytes]:
        made = self.made.get(look)
        if made is None:
            part = personal(table, look.viewer, look.own, invited=look.invited)
            made = self.made[look] = Parts(self.common, part), b""
        return made

    def _renew(self, table: Table, now: float) -> None:
        of = (table.changed, round(now, 1) if table.clocks.clock else 0.0)
        if of != self.of:
            self.of, self.made, self.told = of, {}, {}
            part = common(table, now, self._fixed(table))
            if self.still and part["clock"]:
                part["clock"]["running"] = []
            self.common, self.shared = part, b""
        at = (table.entries, len(table.chat), self.busy)
        if at != self.at:
            present: sent.NowPart = {
                "entries": table.entries,
                "chat": len(table.chat),
                "busy": self.busy,
                "stands_in": stands_in(table),
            }
            self.at, self.now, self.told = at, present, {}

    def _fixed(self, table: Table) -> Fixed:
        if self.fixed is None or self.fixed[0] is not table.setup:
            self.fixed = (table.setup, fixed(table))
        return self.fixed[1]


def different(before: Parts, now: Parts) -> dict[str, object] | None:
    """What is different in a page, of its view only the fields that are; None: send all of it."""
    changed: dict[str, object] = {}
    if before.common is not now.common:
        if not before.common.keys() <= now.common.keys():
            return None
        changed = _changed(before.common, now.common)
    old, new = before.personal, now.personal
    if not old.keys() <= new.keys():
        return None
    for key, value in new.items():
        if key not in old:
            changed[key] = value
        elif key == "view":
            fields, had = _fields(value), _fields(old[key])
            if fields.keys() != had.keys():
                return None
            if news := _changed(had, fields):
                changed[key] = news
        elif old[key] != value:
            changed[key] = value
    return changed


def _changed(old: Mapping[str, object], new: Mapping[str, object]) -> dict[str, object]:
    return {key: value for key, value in new.items() if key not in old or old[key] != value}


def _fields(view: object) -> Mapping[str, object]:
    return view if isinstance(view, dict) else vars(view)


def joined(*objects: bytes) -> bytes:
    """Join JSON objects: {a} and {b} become {a,b}."""
    return b"{%b}" % b",".join(part[1:-1] for part in objects)
