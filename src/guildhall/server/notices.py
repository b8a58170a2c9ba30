"""Telling people that it is their turn or that they are invited: a digest by mail or webhook."""

import asyncio
from collections import defaultdict
from collections.abc import Coroutine
from functools import partial
from typing import Any

import msgspec
import structlog

from guildhall.core.errors import GuildhallError
from guildhall.locale import LANGUAGES, Speech
from guildhall.server import hooks
from guildhall.server.aside import Aside
from guildhall.server.delivery import Delivery, Letter
from guildhall.server.hub import Hub
from guildhall.server.mail import send_mail
from guildhall.server.open_table import OpenTable
from guildhall.server.settings import Settings
from guildhall.store import Notice, Store, User
from guildhall.table.table import Table

log = structlog.get_logger("guildhall.notices")

HOOK_SECONDS = 10.0
MAIL_SECONDS = 30.0
NAME_SECONDS = 4.0
"""Deadlines: of a whole webhook, of a whole mail, of looking up a name."""
YOUR_TURN, REMATCH = "your_turn", "rematch"
"""What people are told."""
QUIET = ("live",)
"""Clocks of games whose people sit at the table; nobody is called to those."""


class Notices:
    """Watches tables and collects who must be told; sends what has waited long enough."""

    def __init__(self, hub: Hub, store: Store, settings: Settings) -> None:
        """Take the hub to watch, the store to collect in, and how to send."""
        self.hub = hub
        self.store = store
        self.settings = settings
        self.clearing = asyncio.Lock()
        self.due: dict[str, set[int]] = {}
        self.invited: dict[str, set[str]] = {}
        """Seats that are due, users whom seats are kept for, by table."""
        self.told: set[tuple[str, str]] = set()
        """Users and tables for which surely nothing is noted; only where no other worker notes."""
        self.seen_at: dict[tuple[str, str], float] = {}
        """Users and tables whose notices are to be cleared, and since when they are not wanted."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.last = 0.0
        self.names = Aside(threads=8, waiting=24, seconds=NAME_SECONDS)
        self.post = Aside(threads=2, waiting=8, seconds=MAIL_SECONDS)
        self.hooks = Delivery(hub.now, at_once=8, per_host=2, seconds=HOOK_SECONDS)
        self.mails = Delivery(hub.now, at_once=2, per_host=2, seconds=MAIL_SECONDS)
        hub.changed.append(self.note)
        hub.loaded.append(self.take_up)

    def take_up(self, opened: OpenTable) -> None:
        """See who is due at a table that comes from the store: they were told when it was so."""
        if opened.table.match is None:
            self.invited.setdefault(opened.id, invited_people(opened.table))
        elif opened.table.status == "playing" and opened.table.setup.clock not in QUIET:
            self.due.setdefault(opened.id, opened.table.due_people())

    def note(self, opened: OpenTable) -> None:
        """Collect a notice for everybody who has newly become due or invited and does not watch."""
        table = opened.table
        self._note_invited(opened)
        if table.match is None or table.setup.clock in QUIET:
            return
        name, due = table.setup.id, table.due_people()
        before = self.due.pop(name, set())
        if table.status == "playing":
            self.due[name] = due
        watching = set(opened.watchers.values())
        for seat in sorted(due - before):
            user = table.chairs[seat].user
            if user not in watching:
                self._tell(user, name, YOUR_TURN)
        for seat in sorted(before - due):
            self._clear(table.chairs[seat].user, name)
        if table.status != "playing":
            self.told -= {(chair.user, name) for chair in table.chairs}

    def _note_invited(self, opened: OpenTable) -> None:
        """Collect a notice for everybody whom a seat has newly been kept for; clear what is over.

        Also at tables with a live clock: whoever is invited does not sit there yet.
        """
        name, invited = opened.id, invited_people(opened.table)
        before = self.invited.pop(name, set())
        if invited:
            self.invited[name] = invited
        for user in sorted(invited - before - set(opened.watchers.values())):
            self._tell(user, name, REMATCH)
        for user in sorted(before - invited):
            self._clear(user, name)

    def _tell(self, user: str, table: str, kind: str) -> None:
        self.told.discard((user, table))
        self._do(self._notify(user, table, kind))

    def seen(self, opened: OpenTable, user: str) -> None:
        """Forget what somebody was to be told of a table: he looks at it."""
        playing = opened.table.status == "playing" and opened.table.seat_of(user) >= 0
        called = playing and opened.table.setup.clock not in QUIET
        if called or opened.table.offered_to(user) >= 0:
            self._clear(user, opened.id)

    async def _notify(self, user: str, table: str, kind: str) -> None:
        """Note what somebody is to be told; what was noted before and is over goes first."""
        await self._write_clear([(user, table)])
        await self.store.notify(user, table, kind, self.hub.now())

    def _clear(self, user: str, table: str) -> None:
        """Clear what is noted for a user of a table, if anything can be; soon, with others."""
        if (user, table) not in self.told:
            self.seen_at[user, table] = self.hub.now()
        if self.store.listener is None:
            self.told.add((user, table))

    async def clear_seen(self) -> None:
        """Clear all that is no longer wanted in one go."""
        await self._write_clear(list(self.seen_at))

    async def _write_clear(self, which: list[tuple[str, str]]) -> None:
        """Clear some; who is told that it is done may rely on what others began, too."""
        async with self.clearing:
            seen = {key: self.seen_at.pop(key) for key in which if key in self.seen_at}
            try:
                if seen:
                    await self.store.clear_notices_of(seen)
            except GuildhallError:
                self.seen_at = seen | self.seen_at
                raise

    def _do(self, writing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(self._quietly(writing))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    @staticmethod
    async def _quietly(writing: Coroutine[Any, Any, None]) -> None:
        try:
            await writing
        except GuildhallError as error:
            log.warning("notice_lost", problem=error.code)

    async def send_due(self) -> None:
        """Hand over one digest for everybody whose oldest notice has waited long enough."""
        await self.clear_seen()
        now = self.hub.now()
        if now - self.last < min(10.0, self.settings.digest_seconds):
            return
        self.last = now
        by_user: dict[str, list[Notice]] = defaultdict(list)
        for notice in await self.store.pending_notices(now - self.settings.digest_seconds):
            by_user[notice.user].append(notice)
        for user_id, notices in by_user.items():
            taken = set(await self.store.clear_notices([notice.id for notice in notices]))
            ours = [notice for notice in notices if notice.id in taken]
            user = await self.store.user(user_id) if ours else None
            if user is not None:
                self._send(user, ours)

    async def deliver(self) -> None:
        """Start what is due to be sent; waits for none of it."""
        self.mails.start_due()
        self.hooks.start_due()

    def _send(self, user: User, notices: list[Notice]) -> None:
        by_kind: dict[str, list[str]] = defaultdict(list)
        for notice in sorted(notices, key=lambda notice: notice.table):
            by_kind[notice.kind].append(notice.table)
        wanted = user.settings
        confirmed = wanted.get("mail") and wanted.get("mail_confirmed")
        if self.settings.sends_mail and confirmed and wanted.get("notify_mail", True):
            self._mail(user, by_kind)
        if wanted.get("webhook") and wanted.get("notify_webhook", True):
            url = wanted["webhook"]
            for kind, tables in by_kind.items():
                self.hooks.give(Letter(hooks.host_of(url), partial(self._hook, url, kind, tables)))

    def _mail(self, user: User, by_kind: dict[str, list[str]]) -> None:
        say = _speech(user)
        tables = sorted(name for names in by_kind.values() for name in names)
        subject = "mail-subject" if YOUR_TURN in by_kind else "mail-subject-rematch"
        links = "\n".join(f"{self.settings.public_url}/table/{table}" for table in tables)
        text = say("mail-body", name=user.name, count=len(tables), links=links)
        self._post(user.settings["mail"], say(subject, count=len(tables)), text)

    def ask_to_confirm(self, user: User, mail: str, link: str) -> None:
        """Send the link that confirms an address; nothing else goes there before it is followed."""
        if self.settings.sends_mail:
            say = _speech(user)
            text = say("mail-confirm-body", name=user.name, link=link)
            self._post(mail, say("mail-confirm-subject"), text)

    def _post(self, to: str, subject: str, text: str) -> None:
        mail = self.settings.mail
        do = partial(send_mail, mail, to, subject, text)
        self.mails.give(Letter(mail.host, partial(self.post.run, do)))

    async def _hook(self, url: str, kind: str, tables: list[str]) -> None:
        body = msgspec.json.encode({"kind": kind, "tables": tables})
        await hooks.post(await self.check_hook(url), body)

    async def check_hook(self, url: str) -> hooks.Target:
        """Check that a webhook points outside; raises bad_webhook and webhook_unresolved."""
        return await hooks.check_hook(url, self.names)

    async def close(self) -> None:
        """Stop sending."""
        await self.hooks.close()
        await self.mails.close()


def invited_people(table: Table) -> set[str]:
    """Give the users whom open seats are kept for."""
    return {chair.offered for chair in table.chairs if chair.kept_for(chair.offered)}


def _speech(user: User) -> Speech:
    language = user.settings.get("language", "en")
    return Speech(language if language in LANGUAGES else "en")
