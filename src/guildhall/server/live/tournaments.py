"""Tournaments go on by themselves: rounds begin, tables are created, results are taken over.

The store says what is so. Every step is written against the version it was made from, so that of
several workers one takes it; what a worker that died has left undone is found by the next look.
"""

import asyncio
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from math import inf

import structlog

from guildhall.core.errors import GuildhallError
from guildhall.games import find
from guildhall.server.live.commands import begin, seat_bot, seat_person
from guildhall.server.live.hub import Hub
from guildhall.server.live.new_tables import NewTables, new_id
from guildhall.server.live.open_table import OpenTable
from guildhall.server.live.results import ResultKeeper
from guildhall.server.live.round_calls import Ready, RoundCalls
from guildhall.server.live.tournament_rounds import ARENA_WAIT, FEWEST, Field, next_rounds
from guildhall.server.schemas import NewTable
from guildhall.store import Left, Store, StoreFailed, User
from guildhall.store.tournament_rows import HOST, Entrant, Pairing, TournamentRow, of_tournament
from guildhall.table.clock import DAY, HOUR, MINUTE
from guildhall.table.entry import Entry, TableSetup
from guildhall.table.fold import fold
from guildhall.table.result import no_shows
from guildhall.table.table import Table
from guildhall.tournaments import ranks_without

log = structlog.get_logger("guildhall.tournaments")

LOOK_SECONDS = 10.0
"""All tournaments are looked at so often; one whose table has ended at once."""
ROUND_SECONDS = {
    "live": 3 * HOUR,
    "relaxed": 6 * HOUR,
    "evening": 24 * HOUR,
    "daily": 60 * DAY,
    "correspondence": 180 * DAY,
}
"""By clock: how long a round may take before bots play for those who are not done."""


@dataclass(eq=False)
class TournamentWatcher:
    """A page that shows a tournament, or with no id the list."""

    tournament: str
    wake: Callable[[], None]
    version: tuple[int, int] | int | None = None


class Tournaments:
    """All tournaments of this server."""

    def __init__(
        self,
        hub: Hub,
        store: Store,
        new_tables: NewTables,
        results: ResultKeeper,
        calls: RoundCalls,
    ) -> None:
        self.hub = hub
        self.calls = calls
        self.store = store
        self.new_tables = new_tables
        self.watchers: set[TournamentWatcher] = set()
        self.due: dict[str, None] = {}
        """Tournaments to look at now."""
        self.looked = float("-inf")
        self.stuck: dict[str, dict[str, str]] = {}
        """Why tables cannot be created or read, by tournament: it is told once."""
        self.unread: dict[str, float] = {}
        """Since when tables are known not to be readable."""
        self.waits: dict[str, str] = {}
        """Tournaments that cannot go on at all, and why."""
        results.kept.append(self.note)

    async def note(self, table_id: str) -> None:
        """The result of a table is known."""
        opened = self.hub.tables.get(table_id)
        if opened is None or of_tournament(opened.table.setup.host):
            tournament = await self.store.tournaments.of_table(table_id)
            if tournament:
                self.due[tournament] = None

    async def go_on(self) -> None:
        """Take the next step of every tournament that is due, then tell open pages."""
        now = self.hub.now()
        if not 0 <= now - self.looked < LOOK_SECONDS:
            self.looked = now
            self.due |= dict.fromkeys(await self.store.tournaments.unfinished())
        for tournament in list(self.due):
            del self.due[tournament]
            await self.look(tournament)
        await self._tell()

    async def look(self, tournament: str) -> None:
        """Take the steps that a tournament is due; one that fails is tried at the next look."""
        try:
            while await self._step(tournament):
                pass
        except StoreFailed:
            self.due[tournament] = None
            raise
        except GuildhallError as error:
            self._tell_waits(tournament, error.code)
        else:
            self._tell_waits(tournament, "")

    async def _step(self, tournament: str) -> bool:
        """Take one step; False when there is none to take now."""
        row = await self.store.tournaments.find(tournament)
        if row is None:
            return False
        if row.status == "signup":
            return await self._try_to_start(row)
        if row.status != "playing":
            return False
        field = await self.field(row)
        open_tables = [table for table in field.tables if table.state == "playing"]
        if await self._settle(row, open_tables):
            return True
        missing = await self._create_missing(row, open_tables, field)
        self._tell_stuck(row.id, self._unreadable(open_tables) | missing)
        late = 0 < row.until <= self.hub.now()
        broken = await self._broken(row, open_tables) | (missing if late else {})
        if broken:
            return await self._void(row, open_tables, broken)
        if late and row.terms.kind != "arena" and open_tables:
            return await self._hand_over(row, open_tables)
        return await self._advance(row, field)

    async def field(self, row: TournamentRow) -> Field:
        """Everybody who takes part, and all tables: whoever sits at one of them is among those."""
        tables = await self.store.tournaments.pairings(row.id)
        people = await self.store.tournaments.entrants(row.id)
        return Field(row, people, tables, tuple(find(row.terms.game).seats))

    # Starting and going on

    async def _try_to_start(self, row: TournamentRow) -> bool:
        field, now = await self.field(row), self.hub.now()
        full = row.terms.when_full and len(field.active()) >= row.terms.most
        if not full and not 0 < row.starts <= now:
            return False
        if len(field.active()) < FEWEST:
            return await self.store.tournaments.go_on(replace(row, status="cancelled"), [], now)
        row = replace(row, status="playing")
        if row.terms.kind == "arena":
            begun = replace(row, until=now + row.terms.minutes * MINUTE)
            return await self.store.tournaments.go_on(begun, [], now)
        return await self._advance(row, field)

    async def _advance(self, row: TournamentRow, field: Field) -> bool:
        """Begin the next round, or end the tournament; False when neither is due."""
        now = self.hub.now()
        seed = zlib.crc32(f"{row.id} {row.round}".encode())
        step = await asyncio.to_thread(next_rounds, replace(field, row=row), now, seed)
        if step is None:
            return False
        after = step.row
        if row.terms.kind != "arena":
            limit = now + ROUND_SECONDS[row.terms.clock] if step.tables else 0.0
            after = replace(after, until=limit)
        named = [replace(table, table_id=table.table_id and new_id()) for table in step.tables]
        if await self.store.tournaments.go_on(after, named, now):
            await self._create_missing(row, [each for each in named if each.table_id], field)
        return True

    # Tables

    async def _create_missing(
        self, row: TournamentRow, tables: list[Pairing], field: Field
    ) -> dict[str, str]:
        """Create the tables of a round that are not there yet; returns why others cannot be.

        The rules may have changed since: others do not wait for these.
        """
        ids = [table.table_id for table in tables]
        there = {line.id for line in await self.store.lists.rows(ids)} if ids else set()
        names = {person.user: person for person in field.people}
        ready: list[Ready] = []
        missing: dict[str, str] = {}
        try:
            for table in tables:
                if table.table_id in there:
                    continue
                try:
                    opened = await self._create(row, table, names)
                except StoreFailed:
                    raise
                except GuildhallError as error:
                    missing[table.table_id] = error.code
                else:
                    ready += [(table.round, opened)] if opened else []
        finally:
            self.calls.call(row, ready)
        return missing

    def _unreadable(self, tables: list[Pairing]) -> dict[str, str]:
        """Tables at which nobody can go on, because they cannot be read."""
        unreadable = self.hub.loader.unreadable
        return {t.table_id: "table_unreadable" for t in tables if t.table_id in unreadable}

    async def _broken(self, row: TournamentRow, tables: list[Pairing]) -> dict[str, str]:
        """Tables that cannot be read and that nobody can wait for any longer, and why.

        In an arena that is so after a while, for others want to play the people who sit there; else
        when the time is up, also where bots have been playing since.
        """
        now = self.hub.now()
        past = row.until <= now
        if past:
            for table in tables:
                if self.hub.mine(table.table_id):
                    await self._open(table)
        unreadable = self._unreadable(tables)
        since = {name: self.unread.get(name, now) for name in unreadable}
        for table in tables:
            self.unread.pop(table.table_id, None)
        self.unread |= since
        wait = 0.0 if past else ARENA_WAIT if row.terms.kind == "arena" else inf
        return {name: why for name, why in unreadable.items() if now - since[name] >= wait}

    async def _void(
        self, row: TournamentRow, tables: list[Pairing], broken: dict[str, str]
    ) -> bool:
        """Have tables count for nobody, and say why in the log."""
        now = self.hub.now()
        void = [replace(t, state="void", settled=now) for t in tables if t.table_id in broken]
        for table in void:
            self.unread.pop(table.table_id, None)
            problem = broken[table.table_id]
            log.warning(
                "tournament_table_void", tournament=row.id, table=table.table_id, problem=problem
            )
        await self.store.tournaments.settle(row.id, void, now)
        return True

    def _tell_stuck(self, tournament: str, now: dict[str, str]) -> None:
        """Log once, and show, why tables of a tournament are stuck, if any are."""
        before = self.stuck.pop(tournament, {})
        if now:
            self.stuck[tournament] = now
        for problem in sorted({*now.values()} - {*before.values()}):
            log.warning("tournament_table_stuck", tournament=tournament, problem=problem)
        if now != before:
            self._wake(tournament)

    def _tell_waits(self, tournament: str, now: str) -> None:
        """The same of a tournament that cannot go on at all."""
        before = self.waits.pop(tournament, "")
        if now:
            self.waits[tournament] = now
        if now not in ("", before):
            log.warning("tournament_waits", tournament=tournament, problem=now)
        if now != before:
            self._wake(tournament)

    async def _create(
        self, row: TournamentRow, table: Pairing, names: dict[str, Entrant]
    ) -> OpenTable | None:
        """Create a table; None where another worker was faster.

        Where somebody has left for good since they were paired, a bot sits down.
        """
        terms = row.terms
        game = find(terms.game)
        wanted = NewTable(
            game=terms.game,
            seats=[],
            clock=terms.clock,
            level=terms.level,
            visibility="public" if row.listed else "link",
            rated=terms.rated,
        )
        options: dict[str, object] = {**game.settle(len(table.seats), terms.options)}
        host = User(f"{HOST}{row.id}", "", row.created)
        setup = self.new_tables.setup(
            host, game, len(table.seats), options, wanted, table_id=table.table_id
        )
        commands = [
            seat_person(seat, who, names[who].name) if who else seat_bot(seat, terms.level)
            for seat, who in enumerate(table.seats)
        ]
        try:
            return await self.hub.add(setup, [*commands, begin])
        except Left:
            left = await self._left(table)
            seats = tuple("" if who in left else who for who in table.seats)
            return await self._create(row, replace(table, seats=seats), names)
        except GuildhallError as error:
            if error.code != "store_conflict":
                raise
            return None

    async def _left(self, table: Pairing) -> set[str]:
        """People at a table who have left for good."""
        people = [await self.store.people.find(who) for who in table.seats if who]
        return {person.id for person in people if person and person.settings.get("departed")}

    async def _settle(self, row: TournamentRow, tables: list[Pairing]) -> bool:
        """Take over the results of tables that have ended; who was away is paired no longer.

        A table that a moderator has closed has no result.
        """
        ids, now = [table.table_id for table in tables], self.hub.now()
        found = await self.store.tournaments.results(ids)
        closed = await self.store.tournaments.closed(list(found)) if found else set()
        done = [
            replace(table, state="void", settled=now)
            if table.table_id in closed
            else await self._done(row, table, *found[table.table_id])
            for table in tables
            if table.table_id in found
        ]
        if done:
            here = done if row.terms.kind != "season" else []
            away = {table.table_id: await self._away(table) for table in here}
            await self.store.tournaments.settle(row.id, done, now, away)
        return bool(done)

    async def _done(
        self, row: TournamentRow, table: Pairing, ranks: tuple[int, ...], scores: tuple[int, ...]
    ) -> Pairing:
        """A table with its result; where no-shows are byes, their seats do not count."""
        if row.terms.noshows == "byes":
            kept = await self.store.tables.load(table.table_id)
            missing = await asyncio.to_thread(_missing, *kept) if kept else set[int]()
            ranks = ranks_without(ranks, missing)
        return replace(table, state="done", ranks=ranks, scores=scores, settled=self.hub.now())

    async def _away(self, table: Pairing) -> list[str]:
        """People for whom a bot played at the end."""
        opened = await self._open(table)
        return [chair.user for chair in opened.table.chairs if chair.away] if opened else []

    async def _open(self, table: Pairing) -> OpenTable | None:
        """Open a table; None where it cannot be read. Raises StoreFailed: it may be, later."""
        opened = await self.hub.try_open(table.table_id)
        if opened is None and table.table_id in self.hub.arriving.later:
            raise StoreFailed(table.table_id)
        return opened

    async def _hand_over(self, row: TournamentRow, tables: list[Pairing]) -> bool:
        """Let bots end the tables of a round whose time is up; one that cannot be read is void."""
        now, broken = self.hub.now(), dict[str, str]()
        for table in tables:
            opened = await self._open(table)
            if opened is None:
                broken[table.table_id] = "table_unreadable"
                continue
            for seat in opened.table.humans():
                await self._leave(opened, seat)
        if broken:
            return await self._void(row, tables, broken)
        return await self.store.tournaments.go_on(replace(row, until=0.0), [], now) and False

    async def _leave(self, opened: OpenTable, seat: int) -> None:
        """Let a bot go on for a seat, unless that is refused. Raises StoreFailed and table_busy."""
        try:
            await self.hub.write(opened, leaving(seat))
        except GuildhallError as error:
            if isinstance(error, StoreFailed) or error.code == "table_busy":
                raise

    # Pages

    def _wake(self, tournament: str) -> None:
        """Have open pages say what keeps a tournament from going on; the store does not know."""
        for watcher in list(self.watchers):
            if watcher.tournament == tournament:
                watcher.wake()

    async def _tell(self) -> None:
        """Wake pages whose tournament, or whose list, has changed at any worker."""
        if not self.watchers:
            return
        ids = sorted({watcher.tournament for watcher in self.watchers} - {""})
        versions = await self.store.tournaments.versions(ids) if ids else {}
        newest = await self.store.tournaments.newest()
        for watcher in list(self.watchers):
            now = versions.get(watcher.tournament) if watcher.tournament else newest
            if now != watcher.version:
                watcher.version = now
                watcher.wake()


def _missing(setup: TableSetup, entries: Sequence[Entry]) -> set[int]:
    return no_shows(fold(setup, entries), entries)


def leaving(seat: int) -> Callable[[Table, float], Entry]:
    """A bot goes on for a seat."""
    return lambda table, now: table.propose_leave(seat, now)
