"""Everything one worker holds, and who may do what at which table."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any

import structlog
from starlette.requests import HTTPConnection

from guildhall.bots import find_level
from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game
from guildhall.core.view import SPECTATING
from guildhall.games import find
from guildhall.server.analyses import Analyses
from guildhall.server.bot_runner import BotRunner
from guildhall.server.build import Build, rules_in_use
from guildhall.server.hub import Hub
from guildhall.server.identity import Identity, Invited
from guildhall.server.middleware import Rates
from guildhall.server.notices import Notices
from guildhall.server.open_table import Command, OpenTable
from guildhall.server.quota import Quota
from guildhall.server.schemas import NewTable, SeatChoice
from guildhall.server.settings import Settings
from guildhall.store import Store, StoreFailed, User
from guildhall.table.chair import AWAITED
from guildhall.table.clock import preset
from guildhall.table.entry import Entry, TableSetup
from guildhall.table.table import Table

log = structlog.get_logger("guildhall.worker")

TICK_SECONDS = 0.5
SWEEP_SECONDS = 60.0


@dataclass
class Worker:
    """One worker."""

    settings: Settings
    store: Store
    hub: Hub
    identity: Identity
    bot_runner: BotRunner
    analyses: Analyses
    notices: Notices
    rates: Rates
    build: Build | None = None
    """The build of the rules that is under way, if there is one."""
    pages_open: Counter[str] = field(default_factory=Counter)
    """How many pages each person has open, over WebSockets."""

    def __post_init__(self) -> None:
        """Look at every table that comes from the store, and count those that are set up."""
        self.quota = Quota(self.store, self.settings, self.hub.now)
        self.hub.loaded.append(_tell_of_other_rules)

    @property
    def rules(self) -> str:
        """Which rules are in use: "plain", "compiled", or "compiling" on the way between."""
        return self.build.rules if self.build else rules_in_use()

    def game(self, name: str) -> Game:
        """Give a game that this operator offers; raises UnknownGame and game_off."""
        if name in self.settings.disabled:
            raise GuildhallError("game_off", {"game": name})
        return find(name)

    # Who may see what

    async def watch(self, connection: HTTPConnection, table: str) -> tuple[OpenTable, int, str]:
        """Give a table, the seat of whoever asks (-1: a spectator) and the user's id, if any."""
        user = await self.identity.user(connection)
        name = user.id if user else ""
        opened = await self._looked_at(table, name)
        return opened, self.seat_at(opened.table, name, connection), name

    async def _looked_at(self, table: str, user: str) -> OpenTable:
        """Give a table that somebody comes to; one that is full but has not begun begins."""
        opened = await self.hub.open(table)
        if opened.table.match is None:
            await self.start_if_ready(opened)
        if opened.table.seat_of(user) == SPECTATING:
            await self.hub.refresh(opened)
        return opened

    def seat_at(self, table: Table, user: str, connection: HTTPConnection) -> int:
        """Give the seat of a user now (-1: a spectator); raises GuildhallError no_such_table."""
        token = connection.query_params.get("invitation", "")
        seat = table.seat_of(user)
        if seat == SPECTATING and table.setup.visibility == "private":
            invited = self.identity.invited(token) if token else None
            if not self.may_look(table, user, invited):
                raise GuildhallError("no_such_table", {"table": table.setup.id})
        return seat

    @staticmethod
    def may_look(table: Table, user: str, invited: Invited | None) -> bool:
        """Say whether a user may look at a table.

        A private one is shown to whoever a seat is kept for, and by an invitation until it begins;
        one for a single seat is good for a single person.
        """
        expected = table.seat_of(user) >= 0 or table.offered_to(user) >= 0
        if expected or user == table.setup.host or table.setup.visibility != "private":
            return True
        if invited is None or invited.table != table.setup.id or table.match is not None:
            return False
        return table.invitations.get(invited.once, user) == user

    @staticmethod
    def perspective(table: Table, seat: int, connection: HTTPConnection) -> int:
        """Give whose view is shown: one's own; of a finished game anybody's."""
        if table.status != "over":
            return seat
        wanted = connection.query_params.get("seat", "")
        shown = {str(other): other for other in range(SPECTATING, table.setup.seats)}
        return shown.get(wanted, seat)

    async def seated(self, connection: HTTPConnection, table: str) -> tuple[OpenTable, int, User]:
        """Give a table and the seat of a player at it; raises GuildhallError not_seated."""
        user = await self.identity.need_user(connection)
        opened = await self._looked_at(table, user.id)
        seat = self.seat_at(opened.table, user.id, connection)
        if seat == SPECTATING:
            raise GuildhallError("not_seated", {})
        return opened, seat, user

    async def hosted(self, connection: HTTPConnection, table: str) -> tuple[OpenTable, User]:
        """Give a table to its host; raises GuildhallError not_your_table."""
        user = await self.identity.need_user(connection)
        opened, _, _ = await self.watch(connection, table)
        if opened.table.setup.host != user.id:
            raise GuildhallError("not_your_table", {})
        return opened, user

    # New tables

    async def new_table(self, user: User, choices: NewTable) -> OpenTable:
        """Lay a table; starts at once when no seat is open."""
        game = self.game(choices.game)
        options = game.settle(len(choices.seats), choices.options)
        preset(choices.clock)
        find_level(choices.level, game)
        setup = self.setup(user, game, len(choices.seats), dict(options), choices)
        luck = AWAITED if choices.luck else ""
        commands = [self._sit(game, seat, user, w, luck) for seat, w in enumerate(choices.seats)]
        wanted: list[Command] = [w for w in commands if w is not None]
        waits = choices.luck and any(seat.kind == "me" for seat in choices.seats)
        if len(wanted) == len(choices.seats) and not waits:
            wanted.append(begin)
        async with self.quota.room(user):
            return await self.hub.add(setup, wanted)

    def setup(
        self,
        user: User,
        game: Game,
        seats: int,
        options: dict[str, object],
        choices: NewTable | TableSetup,
        opening: list[tuple[int, str]] | None = None,
        name: str = "",
    ) -> TableSetup:
        """Setup of a new table, with luck of its own."""
        return TableSetup.create(
            game.name,
            name=name or new_id(),
            seats=seats,
            options=options,
            host=user.id,
            key=secrets.token_bytes(32),
            created=self.hub.now(),
            clock=choices.clock,
            level=choices.level,
            visibility=choices.visibility,
            hints=choices.hints,
            rescue_days=choices.rescue_days,
            opening=opening,
        )

    def _sit(self, game: Game, seat: int, user: User, who: SeatChoice, luck: str) -> Command | None:
        if who.kind == "open":
            return None
        if who.kind == "me":
            return sit_again(seat, user.id, user.name, "", luck)
        level = who.bot or "journeyman"
        find_level(level, game)
        return lambda table, now: table.propose_sit(seat, "", bot_name(seat), now, level)

    async def alone_from(
        self,
        opened: OpenTable,
        user: User,
        seat: int,
        opening: list[tuple[int, str]],
        *,
        luck: bool,
    ) -> OpenTable:
        """Lay a table that goes on from given inputs: one person, bots on all other seats."""
        old = opened.table
        game = self.game(old.setup.game)
        setup = self.setup(user, game, old.setup.seats, old.setup.terms(game), old.setup, opening)
        commands: list[Command] = [
            sit_again(at, user.id, user.name, "", AWAITED if luck else "")
            if at == seat
            else sit_again(at, "", bot_name(at), old.chairs[at].bot or old.setup.level)
            for at in range(old.setup.seats)
        ]
        async with self.quota.room(user):
            return await self.hub.add(setup, commands if luck else [*commands, begin])

    async def start_if_ready(self, opened: OpenTable) -> None:
        """Begin a game whose last seat is taken and that waits for no number of the luck.

        Another worker may have been faster.

        A worker that was killed between the two leaves it to whoever looks next.
        """
        if opened.table.match is not None or not opened.table.ready:
            return
        try:
            await self.hub.write(opened, begin)
        except GuildhallError as error:
            if error.code not in ("table_started", "seats_open"):
                raise

    async def fill_with_bots(self, opened: OpenTable) -> None:
        """Put a bot on every seat that is still open."""
        while any(chair.kind == "open" for chair in opened.table.chairs):
            await self.hub.write(opened, _sit_bot)

    # What goes on by itself

    async def tick(self) -> None:
        """Let flags fall, sum up for the hall, send digests, forget idle tables; for ever.

        Each goes on by itself: one that hangs stops no other.
        """
        often = (
            self.flags,
            self.hub.sum_up,
            self.hub.keep_copies,
            self.notices.send_due,
            self.notices.deliver,
        )
        async with asyncio.TaskGroup() as works:
            for work in often:
                works.create_task(_again_and_again(work, TICK_SECONDS))
            works.create_task(_again_and_again(self.sweep, SWEEP_SECONDS))

    async def sweep(self) -> None:
        """Forget idle tables, and in the store what has run out."""
        self.hub.forget_idle()
        try:
            await self.store.end_old_sessions(self.hub.now())
        except GuildhallError as error:
            log.warning("not_swept", problem=error.code)

    async def flags(self) -> None:
        """Let the flag fall at every seat whose time is up, in memory or not."""
        for name in self.hub.rung():
            await self._open_again(name)
        now = self.hub.now()
        for opened in list(self.hub.tables.values()):
            if opened.table.clocks.clock is None or opened.table.status != "playing":
                continue
            for seat in opened.table.clocks.flags(now):
                await self._flag(opened, seat)

    async def _open_again(self, table: str) -> OpenTable | None:
        try:
            return await self.hub.open(table)
        except Exception as error:  # noqa: BLE001  no table keeps another from being opened
            log.warning("table_does_not_load", table=table, problem=str(error) or repr(error))
            return None

    async def _flag(self, opened: OpenTable, seat: int) -> None:
        try:
            await self.hub.write(opened, lambda table, now: table.propose_flag(seat, now))
        except GuildhallError as error:
            log.info("flag_stays", table=opened.id, problem=error.code)

    async def close(self) -> None:
        """Stop thinking, leave the hall in order if the store still answers, and close it."""
        await self.analyses.close()
        await self.bot_runner.close()
        await self.notices.close()
        try:
            await self.notices.clear_seen()
            await self.hub.sum_up(len(self.hub.unsummed))
        except GuildhallError as error:
            log.warning("not_summed_up", problem=error.code)
        await self.store.close()

    async def wake(self) -> None:
        """After a start: open every game in progress, so that bots move and clocks run."""
        tables = await self._in_play()
        woken = [await self._wake(table) for table in tables]
        log.info("woken", tables=sum(woken), of=len(tables))

    async def _in_play(self) -> list[str]:
        while True:
            try:
                return await self.store.playing()
            except StoreFailed as error:
                log.error("tables_not_woken", problem=str(error))
                await asyncio.sleep(TICK_SECONDS)

    async def _wake(self, table: str) -> bool:
        opened = await self._open_again(table)
        if opened is None:
            return False
        self.hub.unsummed.add(table)
        self.bot_runner.consider(opened)
        return True


async def _again_and_again(work: Callable[[], Coroutine[Any, Any, None]], seconds: float) -> None:
    """Do something for ever, whatever happens."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Exception as error:  # noqa: BLE001  the server must go on
            log.warning("tick_failed", work=work.__name__, problem=repr(error))


def _tell_of_other_rules(opened: OpenTable) -> None:
    """Note that a table laid under other rules goes on under the present ones."""
    setup, game = opened.table.setup, opened.table.game
    if setup.outdated(game):
        began, now = (setup.rules, setup.data), (game.version, game.data_hash)
        log.warning("table_under_other_rules", table=setup.id, began=began, now=now)


def new_id() -> str:
    """Give an id that nobody can guess; no command takes it for an option."""
    while True:
        made = secrets.token_urlsafe(9)
        if not made.startswith("-"):
            return made


def sit_again(seat: int, user: str, name: str, bot: str, luck: str = "") -> Command:
    """Wish to put a person or a bot on a seat of a new table."""
    return lambda table, now: table.propose_sit(seat, user, name, now, bot, luck)


def begin(table: Table, now: float) -> Entry:
    """Start the game."""
    return table.propose_start(now)


def _sit_bot(table: Table, now: float) -> Entry:
    """Put a bot on the first open seat, or say that there is none."""
    free = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "open"]
    seat = free[0] if free else 0
    return table.propose_sit(seat, "", bot_name(seat), now, table.setup.level)


def bot_name(seat: int) -> str:
    """Give a bot a name of the time."""
    names = ("Agnes", "Boudewijn", "Clara", "Diederik", "Elisabeth", "Floris")
    return names[seat % len(names)]
