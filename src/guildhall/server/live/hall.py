"""The lists of the hall as one person sees them, a page of each at a time."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Annotated, Literal, cast

import msgspec

from guildhall.core.errors import GuildhallError
from guildhall.server import sent, sent_hall
from guildhall.server.live.featured import Featured, last_seen
from guildhall.server.live.fitting import Strengths, strength_at, strengths_of
from guildhall.server.live.hall_news import HallNews
from guildhall.server.live.hub import Hub
from guildhall.server.live.payloads import required
from guildhall.server.people.circles import Circles
from guildhall.store import Circle, Listed, Place, Store, TableRow, row_of
from guildhall.table.line import Line
from guildhall.table.requirements import unfit
from guildhall.table.result import pace_of
from guildhall.table.table import Table

PAGE = 25
LONGEST_CURSOR = 400
Name = Literal["mine", "open", "hidden"]
USUAL: tuple[Name, ...] = ("mine", "open")


class Cursor(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The last table that was shown of one of the lists."""

    name: Name
    rank: Annotated[int, msgspec.Meta(ge=0, le=9)]
    updated: float
    table: Annotated[str, msgspec.Meta(pattern="^[!-~]{1,64}$")]

    def write(self) -> str:
        """The cursor as text for an address, without its padding."""
        return urlsafe_b64encode(msgspec.json.encode(self)).decode().rstrip("=")


def read_cursor(word: str) -> Cursor:
    """The cursor that a page was given; raises GuildhallError bad_cursor."""
    try:
        if len(word) > LONGEST_CURSOR:
            raise ValueError
        padded = word + "=" * (-len(word) % 4)
        return msgspec.json.decode(urlsafe_b64decode(padded), type=Cursor)
    except (ValueError, msgspec.MsgspecError):
        raise GuildhallError("bad_cursor", {}) from None


@dataclass(frozen=True)
class Viewer:
    """Who looks at the hall: nobody in particular, or a user with what they hide and follow."""

    user: str = ""
    hidden: frozenset[str] = frozenset()
    circle: Circle = field(default_factory=Circle)
    strengths: Strengths = field(default_factory=dict)


class Hall:
    """Reads lists, and makes lines of what has changed."""

    def __init__(
        self, hub: Hub, store: Store, news: HallNews, circles: Circles, featured: Featured
    ) -> None:
        self.hub = hub
        self.store = store
        self.news = news
        self.circles = circles
        self.featured = featured

    async def page(
        self, user: str, after: str = "", names: tuple[Name, ...] = USUAL
    ) -> sent_hall.HallPage:
        """Some lists from their beginning, or one of them after a cursor.

        Under `more` are the cursors of the lists that go on. A table that changes its place
        meanwhile may come twice or be left out until the hall is opened again.
        """
        cursor = read_cursor(after) if after else None
        viewer = await self.viewer(user)
        told: sent_hall.HallPage = {
            "mine": [],
            "open": [],
            "hidden": [],
            "live": await self.live(viewer) if cursor is None and names == USUAL else [],
            "hiding": bool(viewer.hidden),
            "more": {},
        }
        for name in names if cursor is None else (cursor.name,):
            behind = self.hub.summaries.behind
            listed = await self._listed(name, user, cursor)
            behind |= self.hub.summaries.behind
            fresh = [self._fresh(row, behind) for row in listed.rows]
            rows = [row for row in fresh if not _unwelcome(row, viewer)]
            for row in rows:
                self.news.remember(row)
            told[name] = [self.line(row, viewer) for row in rows]
            if listed.more is not None:
                last = listed.more
                told["more"][name] = Cursor(name, last.rank, last.updated, last.table_id).write()
        return told

    def _fresh(self, row: TableRow, behind: frozenset[str]) -> TableRow:
        """A row as it is now, where the store had no summary of the last entries when asked."""
        opened = self.hub.tables.get(row.id)
        if opened is None or row.id not in behind:
            return row
        return row_of(opened.table, self.hub.summaries.updated(opened))

    async def viewer(self, user: str) -> Viewer:
        """A user, or nobody, as a viewer of the hall."""
        if not user:
            return Viewer()
        hidden = await self.store.hidden.of_user(user)
        circle = await self.circles.of(user)
        return Viewer(user, hidden, circle, await strengths_of(self.store, user))

    async def _listed(self, name: Name, user: str, cursor: Cursor | None) -> Listed:
        after = Place(cursor.rank, cursor.updated, cursor.table) if cursor else None
        lists = self.store.lists
        if name == "open":
            return await lists.open(user, PAGE, after)
        if not user:
            return Listed([], None)
        return await (lists.of_user if name == "mine" else lists.hidden)(user, PAGE, after)

    async def live(self, viewer: Viewer) -> list[sent_hall.TableLine]:
        """Games of others to watch."""
        await self.featured.look()
        rows = self.featured.seen_by(viewer.user, viewer.circle)
        return [self.line(row, viewer) for row in rows]

    def changes(self, rows: Mapping[str, TableRow | None], viewer: Viewer) -> sent_hall.HallNews:
        """What has changed in the lists of a viewer; nothing of tables that are in neither."""
        user = viewer.user
        told: sent_hall.HallNews = {"mine": [], "open": [], "gone": []}
        for table_id, row in rows.items():
            if row is None or not _listed_for(row, viewer):
                told["gone"].append(table_id)
                continue
            line = self.line(row, viewer)
            if not user or user not in row.people:
                told["open"].append(line)
            elif line["hidden"] and not (line["your_turn"] or line["invited"]):
                told["gone"].append(table_id)
            else:
                told["mine"].append(line)
        return told

    def line(self, row: TableRow, viewer: Viewer) -> sent_hall.TableLine:
        """The line of a table, as far as the viewer may know it."""
        row = _late(row, viewer.user)
        setup, user, follows = row.setup, viewer.user, viewer.circle.follows
        invited = _waits(row, user, invited=True)
        return {
            "table": row.id,
            "game": setup.game if setup else "",
            "options": setup.options if setup else {},
            "clock": setup.clock if setup else "none",
            "pace": pace_of(setup) if setup else "correspondence",
            "requires": required(setup.requires) if setup else None,
            "unfit": _unfit(row, viewer),
            "status": cast(sent.Status, row.status),
            "created": setup.created if setup else row.updated,
            "updated": row.updated,
            "round": row.line.round,
            "step": row.line.step,
            "flag": row.line.flag,
            "ranks": row.line.ranks,
            "scores": row.line.scores,
            "delay": setup.delay if setup else "none",
            "deletable": _deletable(row, user),
            "hidden": row.id in viewer.hidden,
            "your_turn": _waits(row, user, invited=False),
            "invited": invited,
            "inviter": _name_of_host(row) if invited else "",
            "unreadable": setup is None or row.id in self.hub.loader.unreadable,
            "seats": [
                {"kind": s.kind, "name": s.name, "due": s.due, "followed": s.user in follows}
                for s in row.seats
            ],
        }


def _listed_for(row: TableRow, viewer: Viewer) -> bool:
    """Whether a table stands in one of the lists of a viewer."""
    own = bool(viewer.user) and viewer.user in row.people and not _unwelcome(row, viewer)
    return own or (row.waits and row.host not in viewer.circle.apart)


def _late(row: TableRow, user: str) -> TableRow:
    """A row without what those who only watch a table with a delay do not know yet."""
    sits = bool(user) and user in {seat.user for seat in row.seats}
    if sits or row.status != "playing" or row.setup is None or row.setup.delay == "none":
        return row
    seats = [replace(seat, due=False) for seat in row.seats]
    return replace(row, seats=seats, line=Line(), updated=last_seen(row))


def _unwelcome(row: TableRow, viewer: Viewer) -> bool:
    """Whether a viewer has to do with a table only by an invitation of somebody kept apart."""
    own = {seat.kind for seat in row.seats if seat.user == viewer.user}
    return row.host in viewer.circle.apart and own == {"invited"}


def _name_of_host(row: TableRow) -> str:
    sitting = (s.name for s in row.seats if s.kind == "human" and s.user == row.host)
    return next(sitting, "")


def _deletable(row: TableRow, user: str) -> bool:
    """Whether a user may delete a table: their own, unfinished, and nobody else sits there."""
    sitting = {seat.user for seat in row.seats if seat.kind != "invited"} - {""}
    return bool(user) and row.status != "over" and row.host == user and sitting <= {user}


def _unfit(row: TableRow, viewer: Viewer) -> str:
    """What a viewer does not meet of a table that waits for players."""
    if row.setup is None or not row.waits or viewer.user in row.people:
        return ""
    error = unfit(row.setup.requires, strength_at(row.setup, viewer.strengths))
    return error.code if error else ""


def _waits(row: TableRow, user: str, *, invited: bool) -> bool:
    """Whether a table waits for a user: for a move, or to accept an invitation."""
    kinds = {seat.kind for seat in row.seats if seat.due and user and seat.user == user}
    return "invited" in kinds if invited else bool(kinds - {"invited"})


def check_deletable(table: Table, user: str) -> None:
    """Raise GuildhallError unless a table is a user's own, unfinished and nobody else's."""
    if table.status == "over":
        raise GuildhallError("table_over", {})
    if {chair.user for chair in table.chairs} - {"", user}:
        raise GuildhallError("not_alone", {})
