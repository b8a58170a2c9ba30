"""One worker: everything it holds, and what goes on in it by itself."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

import structlog
from starlette.requests import HTTPConnection

from guildhall.core.errors import GuildhallError
from guildhall.server.bots.analyses import Analyses
from guildhall.server.bots.bot_runner import BotRunner
from guildhall.server.http.hosts import address_of
from guildhall.server.http.rates import Rates
from guildhall.server.live.access import Access
from guildhall.server.live.around import GONE_SECONDS, Around
from guildhall.server.live.called_back import CalledBack
from guildhall.server.live.cards import Cards
from guildhall.server.live.departing import Departing
from guildhall.server.live.featured import Featured
from guildhall.server.live.flags import Flags
from guildhall.server.live.gallery import Gallery
from guildhall.server.live.hall import Hall
from guildhall.server.live.hall_news import HallNews
from guildhall.server.live.hub import Hub
from guildhall.server.live.inviting import Inviting
from guildhall.server.live.matching import GRACE_SECONDS, Matchmaker
from guildhall.server.live.moderating import Moderating
from guildhall.server.live.new_tables import NewTables
from guildhall.server.live.open_table import OpenTable
from guildhall.server.live.renaming import Renaming
from guildhall.server.live.results import ResultKeeper
from guildhall.server.live.round_calls import RoundCalls
from guildhall.server.live.short_time import ShortTime
from guildhall.server.live.spectators import Spectators
from guildhall.server.live.thrown import KEPT_SECONDS, Thrown
from guildhall.server.live.tournament_pages import TournamentPages
from guildhall.server.live.tournaments import Tournaments
from guildhall.server.live.turns import TurnWatch
from guildhall.server.live.unheard import Unheard
from guildhall.server.people.circles import Circles
from guildhall.server.people.conduct import Conduct
from guildhall.server.people.identity import Identity, browser_of
from guildhall.server.people.notices import Notices
from guildhall.server.process.build import Build, rules_in_use
from guildhall.server.process.neighbours import BEAT_SECONDS, Neighbours
from guildhall.server.settings import Settings
from guildhall.server.state import TELL_SECONDS, OwnState
from guildhall.store import Store, StoreFailed

log = structlog.get_logger("guildhall.worker")

LOOK_SECONDS = 1.0
"""How often is looked who thinks elsewhere."""
TICK_SECONDS = 0.5
SWEEP_SECONDS = 60.0


@dataclass
class Worker:
    """What the handlers of one process share."""

    settings: Settings
    store: Store
    rates: Rates
    hub: Hub
    identity: Identity
    bot_runner: BotRunner
    analyses: Analyses
    notices: Notices
    neighbours: Neighbours | None = None
    """The other workers of this machine, where there may be any."""
    build: Build | None = None
    """The build of the rules that is under way, if there is one."""
    pages_open: Counter[str] = field(default_factory=Counter)
    """How many pages each person has open, over WebSockets."""

    def __post_init__(self) -> None:
        self.circles = Circles(self.store, self.hub.now)
        moderated = "moderation" in self.settings.features()
        self.conduct = Conduct(self.store, self.hub.now, on=moderated)
        self.identity.admits = self.conduct.check_admitted
        self.identity.marks_browsers = moderated
        self.access = Access(self.hub, self.identity)
        self.new_tables = NewTables(self.hub, self.store, self.settings)
        self.matchmaker = Matchmaker(
            self.hub, self.new_tables, self.circles, self.notices, self.settings
        )
        self.around = Around(self.store, self.pages_open, self.hub.now)
        self.inviting = Inviting(self.store, self.circles, self.around, self.settings)
        self.departing = Departing(self.hub)
        self.renaming = Renaming(self.hub)
        self.turns = TurnWatch(self.hub, self.notices)
        self.unheard = Unheard(self.hub, self.notices, self.circles)
        self.short_time = ShortTime(self.hub, self.notices)
        self.called_back = CalledBack(self.hub, self.notices)
        self.flags = Flags(self.hub)
        self.hall_news = HallNews(self.hub, self.store)
        watching = "watching" in self.settings.features()
        self.featured = Featured(self.store, self.hall_news, self.hub.now, on=watching)
        self.hall = Hall(self.hub, self.store, self.hall_news, self.circles, self.featured)
        self.spectators = Spectators(self.hub)
        self.gallery = Gallery(self.hub, on="gallery" in self.settings.features())
        self.departing.departed.append(self.gallery.read_anew)
        self.cards = Cards()
        self.moderating = Moderating(self.hub, self.hall_news, self.conduct)
        self.around.changed.append(self.hall_news.wake)
        self.results = ResultKeeper(self.hub, self.store)
        self.round_calls = RoundCalls(self.hub, self.notices)
        self.tournaments = Tournaments(
            self.hub, self.store, self.new_tables, self.results, self.round_calls
        )
        self.tournament_pages = TournamentPages(self.tournaments, self.settings)
        self.thrown = Thrown(self.hub, self.settings.secret)
        if moderated:
            self.results.kept.append(self.thrown.judge)
        self.state = OwnState(
            self.hub, self.bot_runner, self.notices, self.pages_open, lambda: self.rules
        )
        self.hub.loaded.append(_log_other_rules)
        self.regrouped = asyncio.Event()
        """Set when tables have other owners."""
        if self.neighbours is not None:
            self.hub.mine = self.neighbours.mine
            self.neighbours.changed.append(self.regrouped.set)

    def note_origin(self, connection: HTTPConnection, opened: OpenTable, user: str) -> None:
        """Note from where somebody plays, for those who look for thrown games."""
        if self.conduct.on and self.thrown.wants(opened, user):
            address = address_of(connection.scope)
            self.thrown.note(opened, user, address, browser_of(connection))

    @property
    def rules(self) -> str:
        """Which rules are in use: "plain", "compiled", or "compiling" on the way between."""
        return self.build.rules if self.build else rules_in_use()

    async def keep_awake(self) -> None:
        """Wake our tables after the start, and again whenever tables have other owners."""
        while True:
            self.regrouped.clear()
            self.hub.send_home()
            await self.wake()
            await self.regrouped.wait()

    async def wake(self) -> None:
        """Open every game in progress that is ours, so that bots move and clocks run."""
        tables = await self._in_play()
        woken = [await self.wake_table(table_id) for table_id in tables]
        log.info("woken", tables=sum(woken), of=len(tables))

    async def _in_play(self) -> list[str]:
        while True:
            try:
                return await self.store.lists.playing()
            except StoreFailed as error:
                log.error("tables_not_woken", problem=str(error))
                await asyncio.sleep(TICK_SECONDS)

    async def wake_table(self, table_id: str) -> bool:
        """Open a table if it is ours; returns whether it could be opened."""
        known = table_id in self.hub.tables
        opened = await self.hub.try_open(table_id) if self.hub.mine(table_id) else None
        if opened is None:
            return False
        if not known:
            self.hub.summaries.unsummed.add(table_id)
        self.bot_runner.consider(opened)
        return True

    async def wake_later(self) -> None:
        """Open tables that the store did not give when they were wanted, while it gives them."""
        later = self.hub.arriving.later
        for table_id in list(later):
            later.discard(table_id)
            await self.wake_table(table_id)
            if table_id in later:
                return

    async def tick(self) -> None:
        """Let flags fall, write summaries, send digests, drop idle tables; for ever.

        Each goes on by itself: one that hangs stops no other.
        """
        often: tuple[Callable[[], Coroutine[Any, Any, None]], ...] = (
            self.identity.users.renew,
            self.conduct.kept.renew,
            self.wake_later,
            self.flags.fall,
            self.short_time.tick,
            self.called_back.tick,
            self.hub.summaries.sum_up,
            self.hub.keep_snapshots,
            self.hall_news.pass_on,
            self.featured.tick,
            self.spectators.tick,
            self.results.keep,
            self.matchmaker.tick,
            self.departing.tick,
            self.renaming.tick,
            self.thrown.write,
            self.tournaments.go_on,
            self.notices.send_due,
            self.notices.deliver,
        )
        if "presence" in self.settings.features():
            often = (*often, self.around.tick)
        async with asyncio.TaskGroup() as works:
            for work in often:
                works.create_task(_again_and_again(work, TICK_SECONDS))
            works.create_task(_again_and_again(self.sweep, SWEEP_SECONDS))
            if self.neighbours is not None:
                works.create_task(_again_and_again(self.beat, BEAT_SECONDS))
            if self.store.listener is not None:
                look = self.bot_runner.processes.look_elsewhere
                works.create_task(_again_and_again(look, LOOK_SECONDS))
                works.create_task(_again_and_again(self.state.tell, TELL_SECONDS))

    def asleep(self, table_id: str) -> bool:
        """Whether a table that another worker has written to is ours, and not open yet."""
        others = self.neighbours is not None and self.neighbours.several
        return others and table_id not in self.hub.tables and self.hub.mine(table_id)

    async def wake_hinted(self, table_id: str) -> None:
        """Open a table that another worker has written to, if it is in play.

        A store that fails is asked about all tables as soon as it answers.
        """
        try:
            row = await self.store.lists.row(table_id)
        except StoreFailed:
            self.regrouped.set()
            return
        if row is not None and row.status == "playing":
            await self.wake_table(table_id)

    async def beat(self) -> None:
        """Say that this worker serves; what others own does not stay here."""
        assert self.neighbours is not None  # noqa: S101  else nobody calls
        self.hub.drop_foreign()
        await self.neighbours.beat()

    async def sweep(self) -> None:
        """Drop idle tables, and in the store what has run out."""
        self.hub.drop_idle()
        self.departing.due = True
        try:
            await self.store.sessions.forget_old(self.hub.now())
            await self.store.counters.forget_old(self.hub.now())
            await self.store.presence.drop(self.hub.now() - GONE_SECONDS)
            await self.store.seekers.drop(self.hub.now() - GRACE_SECONDS)
            await self.store.origins.drop(self.hub.now() - KEPT_SECONDS)
            await self.results.look()
        except GuildhallError as error:
            log.warning("not_swept", problem=error.code)

    async def close(self) -> None:
        """Stop bots, write the last summaries if the store still answers, and close it."""
        if self.neighbours is not None:
            await self.neighbours.leave()
        await self.analyses.close()
        await self.bot_runner.close()
        await self.notices.close()
        try:
            await self.results.keep()
            await self.notices.clear_seen()
            await self.hub.summaries.sum_up(len(self.hub.summaries.unsummed))
        except GuildhallError as error:
            log.warning("not_summed_up", problem=error.code)
        await self.store.close()


async def _again_and_again(work: Callable[[], Coroutine[Any, Any, None]], seconds: float) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Exception as error:  # noqa: BLE001  the server must go on
            log.warning("tick_failed", work=work.__name__, problem=repr(error))


def _log_other_rules(opened: OpenTable) -> None:
    """Log that a table that began under other rules goes on under the present ones."""
    setup, game = opened.table.setup, opened.table.game
    if setup.outdated(game):
        began, now = (setup.rules, setup.data), (game.version, game.data_hash)
        log.warning("table_under_other_rules", table=setup.id, began=began, now=now)
