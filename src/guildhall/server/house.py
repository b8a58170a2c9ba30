"""The house: everything one worker holds, and who may do what at which table."""

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
from guildhall.server.analysing import Analysing
from guildhall.server.bodies import NewTable, SeatWish
from guildhall.server.build import Build, rules_in_use
from guildhall.server.guards import Rates
from guildhall.server.hub import Hub
from guildhall.server.identity import Identity, Invited
from guildhall.server.live import Live, Wish
from guildhall.server.notices import Notices
from guildhall.server.quota import Quota
from guildhall.server.settings import Settings
from guildhall.server.thinking import Thinking
from guildhall.store import Store, StoreFailed, User
from guildhall.table.chair import AWAITED
from guildhall.table.clock import preset
from guildhall.table.entry import Entry, Plan
from guildhall.table.table import Table

log = structlog.get_logger("guildhall.house")

TICK_SECONDS = 0.5
SWEEP_SECONDS = 60.0


@dataclass
class House:
    """One worker."""

    settings: Settings
    store: Store
    hub: Hub
    identity: Identity
    thinking: Thinking
    analysing: Analysing
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

    async def watch(self, connection: HTTPConnection, table: str) -> tuple[Live, int, str]:
        """Give a table, the seat of whoever asks (-1: a spectator) and the user's id, if any."""
        user = await self.identity.user(connection)
        name = user.id if user else ""
        live = await self._looked_at(table, name)
        return live, self.seat_at(live.table, name, connection), name

    async def _looked_at(self, table: str, user: str) -> Live:
        """Give a table that somebody comes to; one that is full but has not begun begins."""
        live = await self.hub.open(table)
        if live.table.match is None:
            await self.start_if_ready(live)
        if live.table.seat_of(user) == SPECTATING:
            await self.hub.refresh(live)
        return live

    def seat_at(self, table: Table, user: str, connection: HTTPConnection) -> int:
        """Give the seat of a user now (-1: a spectator); raises GuildhallError no_such_table."""
        token = connection.query_params.get("invitation", "")
        seat = table.seat_of(user)
        if seat == SPECTATING and table.plan.visibility == "private":
            invited = self.identity.invited(token) if token else None
            if not self.may_look(table, user, invited):
                raise GuildhallError("no_such_table", {"table": table.plan.id})
        return seat

    @staticmethod
    def may_look(table: Table, user: str, invited: Invited | None) -> bool:
        """Say whether a user may look at a table.

        A private one is shown to whoever a seat is kept for, and by an invitation until it begins;
        one for a single seat is good for a single person.
        """
        expected = table.seat_of(user) >= 0 or table.offered_to(user) >= 0
        if expected or user == table.plan.host or table.plan.visibility != "private":
            return True
        if invited is None or invited.table != table.plan.id or table.match is not None:
            return False
        return table.invitations.get(invited.once, user) == user

    @staticmethod
    def perspective(table: Table, seat: int, connection: HTTPConnection) -> int:
        """Give whose view is shown: one's own; of a finished game anybody's."""
        if table.status != "over":
            return seat
        wish = connection.query_params.get("seat", "")
        shown = {str(wanted): wanted for wanted in range(SPECTATING, table.plan.seats)}
        return shown.get(wish, seat)

    async def seated(self, connection: HTTPConnection, table: str) -> tuple[Live, int, User]:
        """Give a table and the seat of a player at it; raises GuildhallError not_seated."""
        user = await self.identity.need_user(connection)
        live = await self._looked_at(table, user.id)
        seat = self.seat_at(live.table, user.id, connection)
        if seat == SPECTATING:
            raise GuildhallError("not_seated", {})
        return live, seat, user

    async def hosted(self, connection: HTTPConnection, table: str) -> tuple[Live, User]:
        """Give a table to its host; raises GuildhallError not_your_table."""
        user = await self.identity.need_user(connection)
        live, _, _ = await self.watch(connection, table)
        if live.table.plan.host != user.id:
            raise GuildhallError("not_your_table", {})
        return live, user

    # New tables

    async def new_table(self, user: User, wish: NewTable) -> Live:
        """Lay a table; starts at once when no seat is open."""
        game = self.game(wish.game)
        options = game.settle(len(wish.seats), wish.options)
        preset(wish.clock)
        find_level(wish.level, game)
        plan = self.plan(user, game, len(wish.seats), dict(options), wish)
        luck = AWAITED if wish.luck else ""
        wishes = [self._sit(game, seat, user, w, luck) for seat, w in enumerate(wish.seats)]
        wanted: list[Wish] = [w for w in wishes if w is not None]
        waits = wish.luck and any(seat.kind == "me" for seat in wish.seats)
        if len(wanted) == len(wish.seats) and not waits:
            wanted.append(begin)
        async with self.quota.room(user):
            return await self.hub.add(plan, wanted)

    def plan(
        self,
        user: User,
        game: Game,
        seats: int,
        options: dict[str, object],
        wish: NewTable | Plan,
        opening: list[tuple[int, str]] | None = None,
        name: str = "",
    ) -> Plan:
        """Plan a table with luck of its own."""
        return Plan.laid(
            game.name,
            name=name or new_id(),
            seats=seats,
            options=options,
            host=user.id,
            key=secrets.token_bytes(32),
            created=self.hub.now(),
            clock=wish.clock,
            level=wish.level,
            visibility=wish.visibility,
            hints=wish.hints,
            rescue_days=wish.rescue_days,
            opening=opening,
        )

    def _sit(self, game: Game, seat: int, user: User, who: SeatWish, luck: str) -> Wish | None:
        if who.kind == "open":
            return None
        if who.kind == "me":
            return sit_again(seat, user.id, user.name, "", luck)
        level = who.bot or "journeyman"
        find_level(level, game)
        return lambda table, now: table.plan_sit(seat, "", bot_name(seat), now, level)

    async def alone_from(
        self, live: Live, user: User, seat: int, opening: list[tuple[int, str]], *, luck: bool
    ) -> Live:
        """Lay a table that goes on from given inputs: one person, bots on all other seats."""
        old = live.table
        game = self.game(old.plan.game)
        plan = self.plan(user, game, old.plan.seats, old.plan.terms(game), old.plan, opening)
        wishes: list[Wish] = [
            sit_again(at, user.id, user.name, "", AWAITED if luck else "")
            if at == seat
            else sit_again(at, "", bot_name(at), old.chairs[at].bot or old.plan.level)
            for at in range(old.plan.seats)
        ]
        async with self.quota.room(user):
            return await self.hub.add(plan, wishes if luck else [*wishes, begin])

    async def start_if_ready(self, live: Live) -> None:
        """Begin a game whose last seat is taken and that waits for no number of the luck.

        Another worker may have been faster.

        A worker that was killed between the two leaves it to whoever looks next.
        """
        if live.table.match is not None or not live.table.ready:
            return
        try:
            await self.hub.write(live, begin)
        except GuildhallError as error:
            if error.code not in ("table_started", "seats_open"):
                raise

    async def fill_with_bots(self, live: Live) -> None:
        """Put a bot on every seat that is still open."""
        while any(chair.kind == "open" for chair in live.table.chairs):
            await self.hub.write(live, _sit_bot)

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
        for live in list(self.hub.live.values()):
            if live.table.clocks.clock is None or live.table.status != "playing":
                continue
            for seat in live.table.clocks.flags(now):
                await self._flag(live, seat)

    async def _open_again(self, table: str) -> Live | None:
        try:
            return await self.hub.open(table)
        except Exception as error:  # noqa: BLE001  no table keeps another from being opened
            log.warning("table_does_not_load", table=table, problem=str(error) or repr(error))
            return None

    async def _flag(self, live: Live, seat: int) -> None:
        try:
            await self.hub.write(live, lambda table, now: table.plan_flag(seat, now))
        except GuildhallError as error:
            log.info("flag_stays", table=live.table.plan.id, problem=error.code)

    async def close(self) -> None:
        """Stop thinking, leave the hall in order if the store still answers, and close it."""
        await self.analysing.close()
        await self.thinking.close()
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
        live = await self._open_again(table)
        if live is None:
            return False
        self.hub.unsummed.add(table)
        self.thinking.consider(live)
        return True


async def _again_and_again(work: Callable[[], Coroutine[Any, Any, None]], seconds: float) -> None:
    """Do something for ever, whatever happens."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Exception as error:  # noqa: BLE001  the house must stay open
            log.warning("tick_failed", work=work.__name__, problem=repr(error))


def _tell_of_other_rules(live: Live) -> None:
    """Note that a table laid under other rules goes on under the present ones."""
    plan, game = live.table.plan, live.table.game
    if plan.outdated(game):
        began, now = (plan.rules, plan.data), (game.version, game.data_hash)
        log.warning("table_under_other_rules", table=plan.id, began=began, now=now)


def new_id() -> str:
    """Give an id that nobody can guess; no command takes it for an option."""
    while True:
        made = secrets.token_urlsafe(9)
        if not made.startswith("-"):
            return made


def sit_again(seat: int, user: str, name: str, bot: str, luck: str = "") -> Wish:
    """Wish to put a person or a bot on a seat of a new table."""
    return lambda table, now: table.plan_sit(seat, user, name, now, bot, luck)


def begin(table: Table, now: float) -> Entry:
    """Start the game."""
    return table.plan_start(now)


def _sit_bot(table: Table, now: float) -> Entry:
    """Put a bot on the first open seat, or say that there is none."""
    free = [seat for seat, chair in enumerate(table.chairs) if chair.kind == "open"]
    seat = free[0] if free else 0
    return table.plan_sit(seat, "", bot_name(seat), now, table.plan.level)


def bot_name(seat: int) -> str:
    """Give a bot a name of the time."""
    names = ("Agnes", "Boudewijn", "Clara", "Diederik", "Elisabeth", "Floris")
    return names[seat % len(names)]
