"""The store: what the server and the command line talk to."""

from collections.abc import Callable
from types import TracebackType
from typing import Self

from sqlalchemy import URL, Engine

from guildhall.store.acquaintances import Acquaintances
from guildhall.store.analyses import Analyses
from guildhall.store.bonds import Bonds
from guildhall.store.counters import Counters
from guildhall.store.database import Database
from guildhall.store.departures import Departures
from guildhall.store.dossiers import Dossiers
from guildhall.store.engine import make_engine, read_url
from guildhall.store.gallery import Gallery
from guildhall.store.hidden import Hidden
from guildhall.store.history import History
from guildhall.store.learned import Learned
from guildhall.store.listener import Heard, Listener, N
from guildhall.store.lists import TableLists
from guildhall.store.notices import Notices
from guildhall.store.operations import Operations
from guildhall.store.origins import Origins
from guildhall.store.passkeys import Passkeys
from guildhall.store.people import People
from guildhall.store.presence import Presence
from guildhall.store.reports import Reports
from guildhall.store.results import Results
from guildhall.store.sanctions import Sanctions
from guildhall.store.seekers import Seekers
from guildhall.store.sessions import Sessions
from guildhall.store.snapshots import Snapshots
from guildhall.store.standings import Standings
from guildhall.store.subscriptions import Subscriptions
from guildhall.store.tables import Tables
from guildhall.store.thoughts import Thoughts
from guildhall.store.tournaments import Tournaments
from guildhall.store.workers import Workers


async def open_store(url: str, *, create: bool = True) -> "Store":
    """Open a database and bring it to this version; raises GuildhallError when that is impossible.

    `sqlite:///file.db`, `sqlite://` (in memory, for tests), `postgresql://user@host:port/name`.
    Without `create` a SQLite file must be there already.
    """
    read = read_url(url)
    store = Store(read, make_engine(read, create=create))
    try:
        await store.prepare()
    except BaseException:
        await store.close()
        raise
    return store


class Store(Database):
    """One database, by what it keeps."""

    def __init__(self, url: URL, engine: Engine) -> None:
        super().__init__(url, engine)
        self.tables = Tables(self)
        self.lists = TableLists(self)
        self.hidden = Hidden(self)
        self.gallery = Gallery(self)
        self.snapshots = Snapshots(self)
        self.people = People(self)
        self.bonds = Bonds(self)
        self.learned = Learned(self)
        self.acquaintances = Acquaintances(self)
        self.seekers = Seekers(self)
        self.presence = Presence(self)
        self.departures = Departures(self)
        self.dossiers = Dossiers(self)
        self.sessions = Sessions(self)
        self.passkeys = Passkeys(self)
        self.counters = Counters(self)
        self.notices = Notices(self)
        self.subscriptions = Subscriptions(self)
        self.analyses = Analyses(self)
        self.results = Results(self)
        self.history = History(self)
        self.standings = Standings(self)
        self.tournaments = Tournaments(self)
        self.reports = Reports(self)
        self.sanctions = Sanctions(self)
        self.origins = Origins(self)
        self.operations = Operations(self)
        self.workers = Workers(self)
        self.thoughts = Thoughts(self)
        self.listener = None if url.drivername == "sqlite" else Listener(url)
        """Hears what other workers write; None where there can be no others."""

    def hear(self, kind: type[N], callback: Callable[[N], None]) -> None:
        """Hear other news of a kind; nothing on SQLite. Empty where some may have been missed."""
        if self.listener is not None:
            self.listener.hear(kind, callback)

    def listen(self, callback: Heard) -> None:
        """Hear of tables that have grown: (table id, entries, news); nothing on SQLite.

        `news` are the last entries, none where they are long. A hint may be missing or come late:
        ("", -1, []) means that some may have been missed, so look at all tables you have open.
        """
        if self.listener is not None:
            self.listener.add(callback)

    async def close(self) -> None:
        """Write what still waits, then let everything go; harmless when repeated."""
        if self.writer.closed:
            return
        if self.listener is not None:
            await self.listener.close()
        await super().close()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close()
