"""What spectators say among themselves: players don't hear it before the end of their game."""

import asyncio
from dataclasses import dataclass, field
from weakref import WeakValueDictionary

from guildhall.core.errors import GuildhallError
from guildhall.core.view import SPECTATING
from guildhall.server import sent
from guildhall.server.live.hub import Hub
from guildhall.server.live.open_table import OpenTable
from guildhall.server.live.payloads import MOST_LINES
from guildhall.store import Circle, Murmur, Murmured, User
from guildhall.table.table import LONGEST_CHAT, Table


@dataclass(frozen=True)
class Lines:
    """The last lines of a table, without a gap, from number `first` on."""

    first: int = 0
    lines: list[Murmur] = field(default_factory=list)
    more: bool = False
    """Whether there may be earlier ones."""

    @property
    def end(self) -> int:
        """The number of the next line."""
        return self.first + len(self.lines)


NOTHING = Lines()


class Gallery:
    """Keeps the last lines of open tables, and tells those who watch of new ones."""

    def __init__(self, hub: Hub, *, on: bool) -> None:
        self.hub = hub
        self.on = on
        self.kept: dict[str, Lines] = {}
        self.reading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.news = 0
        """How often there was news: lines that were being read meanwhile are old."""
        hub.dropped.append(self.let_go)

    def let_go(self, opened: OpenTable) -> None:
        """Forget the lines of a table that leaves the memory."""
        self.kept.pop(opened.id, None)

    def known(self, opened: OpenTable, seat: int) -> Lines | None:
        """The last lines that a seat may hear, none for players; None: they have to be read."""
        heard = self.on and may_hear(opened.table, seat)
        return self.kept.get(opened.id) if heard else NOTHING

    async def last(self, opened: OpenTable, seat: int) -> Lines:
        """The same, read where they are not known."""
        lock = self.reading.setdefault(opened.id, asyncio.Lock())
        async with lock:
            found = self.known(opened, seat)
            if found is None:
                news = self.news
                found = await self.read(opened)
                if news == self.news:
                    self.kept[opened.id] = found
        return found

    async def read(self, opened: OpenTable, before: int | None = None) -> Lines:
        """The last lines before a number, or of all."""
        lines = await self.hub.store.gallery.before(opened.id, before, MOST_LINES)
        return Lines(lines[0].n, lines, len(lines) == MOST_LINES) if lines else Lines()

    async def say(self, opened: OpenTable, user: User, text: str) -> int:
        """Say something; returns its number. Raises chat_length, talk_slow and no_such_table."""
        words = text.strip()
        if not 1 <= len(words) <= LONGEST_CHAT:
            raise GuildhallError("chat_length", {"have": len(words), "most": LONGEST_CHAT})
        line = Murmur(user.id, user.name, self.hub.now(), words)
        number = await self.hub.store.gallery.add(opened.id, line, opened.table.slow)
        self.hear(Murmured(opened.id, number + 1))
        return number

    def hear(self, news: Murmured) -> None:
        """A table has so many lines now, -1: other ones; without a table, any may have.

        What is kept is read anew by the first who is woken.
        """
        self.news += 1
        for table_id in [news.table] if news.table else list(self.kept):
            kept = self.kept.get(table_id)
            if kept is not None and 0 <= news.lines <= kept.end:
                continue
            self.kept.pop(table_id, None)
            opened = self.hub.tables.get(table_id)
            for watcher in list(opened.watchers) if opened else ():
                watcher()

    def read_anew(self) -> None:
        """Lines of somebody who has left for good have other words now."""
        self.hear(Murmured())


def may_hear(table: Table, seat: int) -> bool:
    """Whether what spectators say is for a seat: while a game goes on, only for those without."""
    return table.match is not None and (seat == SPECTATING or table.status == "over")


def gallery_part(found: Lines, since: int, user: str, circle: Circle) -> sent.Gallery:
    """Lines from a number on as a person reads them.

    What people have said whom the reader mutes or blocks comes without its words.
    """
    first = min(max(since, found.first), found.end)
    lines = found.lines[first - found.first :]
    heard = [_heard(line, user, circle) for line in lines]
    return {"first": first, "lines": heard, "more": found.more or first > found.first}


def _heard(line: Murmur, user: str, circle: Circle) -> sent.GalleryLine:
    unheard = line.user in circle.unheard
    return {
        "at": line.at,
        "name": line.name,
        "text": "" if unheard else line.text,
        "own": bool(user) and line.user == user,
        "muted": line.user in circle.mutes,
    }
