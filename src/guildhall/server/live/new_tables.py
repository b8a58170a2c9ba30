"""New tables: from a request, or from a moment of a finished game."""

import secrets
from collections.abc import Mapping, Sequence

from guildhall.bots import find_level
from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game
from guildhall.server.live.commands import begin, seat_bot, seat_person
from guildhall.server.live.hub import Hub
from guildhall.server.live.open_table import Command, Keep, OpenTable
from guildhall.server.live.quota import Quota
from guildhall.server.schemas import NewTable, Requires, SeatChoice
from guildhall.server.settings import Settings
from guildhall.store import Seeker, Store, User
from guildhall.table.chair import AWAITED
from guildhall.table.clock import preset
from guildhall.table.entry import TableSetup
from guildhall.table.requirements import ANYBODY, Requirements
from guildhall.table.table import Table

CLOCKS = {"live": "live", "correspondence": "daily"}
"""The clocks of tables that quick match creates, by pace."""


class NewTables:
    """Creates tables, within what a person may have unfinished."""

    def __init__(self, hub: Hub, store: Store, settings: Settings) -> None:
        self.hub = hub
        self.settings = settings
        self.quota = Quota(store, settings, hub.now)

    async def create(
        self, user: User, wanted: NewTable, guests: Mapping[str, User] | None = None
    ) -> OpenTable:
        """Create a table; its game starts at once when no seat is open.

        `guests` are the people who are invited, by their ids.
        """
        game = self.settings.offered(wanted.game)
        if wanted.delay != "none":
            self.settings.need("delay")
        options = game.settle(len(wanted.seats), wanted.options)
        if wanted.draw and game.roles is None:
            raise GuildhallError("no_roles", {"game": game.name})
        preset(wanted.clock)
        find_level(wanted.level, game)
        setup = self.setup(user, game, len(wanted.seats), dict(options), wanted)
        luck = AWAITED if wanted.luck else ""
        commands = [
            self._seated(game, seat, user, choice, luck)
            for seat, choice in enumerate(wanted.seats)
            if choice.kind in ("me", "bot")
        ]
        waits = wanted.luck and any(choice.kind == "me" for choice in wanted.seats)
        if len(commands) == len(wanted.seats) and not waits:
            commands.append(begin)
        commands += [
            _invited(seat, (guests or {})[choice.person])
            for seat, choice in enumerate(wanted.seats)
            if choice.kind == "invited"
        ]
        return await self.hub.add(setup, commands, self.quota.keep(user))

    @staticmethod
    def _seated(game: Game, seat: int, user: User, choice: SeatChoice, luck: str) -> Command:
        if choice.kind == "me":
            return seat_person(seat, user.id, user.name, luck)
        level = choice.bot or "journeyman"
        find_level(level, game)
        return seat_bot(seat, level)

    def setup(
        self,
        host: User,
        game: Game,
        seats: int,
        options: dict[str, object],
        wanted: NewTable | TableSetup,
        opening: list[tuple[int, str]] | None = None,
        table_id: str = "",
    ) -> TableSetup:
        """Setup of a new table under the present rules, with luck of its own."""
        return TableSetup.create(
            game.name,
            table_id=table_id or new_id(),
            seats=seats,
            options=options,
            host=host.id,
            key=secrets.token_bytes(32),
            created=self.hub.now(),
            clock=wanted.clock,
            level=wanted.level,
            visibility=wanted.visibility,
            hints=wanted.hints,
            rescue_days=wanted.rescue_days,
            draw=wanted.draw and not opening,
            coach=wanted.coach,
            rated=wanted.rated and "ratings" in self.settings.features(),
            delay=wanted.delay if "delay" in self.settings.features() else "none",
            requires=self._required(wanted.requires),
            opening=opening,
        )

    def _required(self, wanted: Requires | Requirements | None) -> Requirements:
        """What a table asks of ratings, where there are any."""
        if wanted is None or "ratings" in self.settings.without:
            return ANYBODY
        return Requirements(wanted.least, wanted.most, wanted.settled)

    async def play_on(
        self, old: Table, user: User, seat: int, opening: list[tuple[int, str]], *, luck: bool
    ) -> OpenTable:
        """Create a table that goes on from given inputs: one person, bots on all other seats."""
        game = self.settings.offered(old.setup.game)
        setup = self.setup(user, game, old.setup.seats, old.setup.terms(game), old.setup, opening)
        commands: list[Command] = [
            seat_person(at, user.id, user.name, AWAITED if luck else "")
            if at == seat
            else seat_bot(at, old.chairs[at].bot or old.setup.level)
            for at in range(old.setup.seats)
        ]
        commands += [] if luck else [begin]
        return await self.hub.add(setup, commands, self.quota.keep(user))

    async def match(self, first: Seeker, sitting: Sequence[Seeker | None], keep: Keep) -> OpenTable:
        """Create the table of people who look for the same; None is a bot."""
        game = self.settings.offered(first.game)
        seats = [SeatChoice("open") for _ in range(first.seats)]
        draw, clock = game.roles is not None, CLOCKS[first.pace]
        wanted = NewTable(game.name, seats, clock=clock, visibility="public", draw=draw)
        options: dict[str, object] = {**game.settle(first.seats, {})}
        host = User(first.user, first.name, first.since)
        setup = self.setup(host, game, first.seats, options, wanted)
        commands = [
            seat_person(at, one.user, one.name) if one else seat_bot(at, setup.level)
            for at, one in enumerate(sitting)
        ]
        return await self.hub.add(setup, [*commands, begin], keep)


def _invited(seat: int, guest: User) -> Command:
    return lambda table, now: table.propose_invite(seat, guest.id, guest.name, now)


def new_id() -> str:
    """An id that nobody can guess, and that no command line takes for an option."""
    while True:
        made = secrets.token_urlsafe(9)
        if not made.startswith("-"):
            return made
