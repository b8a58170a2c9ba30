"""Telling people that it is their turn: a digest by mail or webhook; each can be off."""

import asyncio
import ipaddress
import smtplib
import socket
import ssl
from collections import defaultdict
from collections.abc import Callable, Coroutine
from email.message import EmailMessage
from http.client import HTTPSConnection
from typing import Any
from urllib.parse import urlsplit

import msgspec
import structlog

from guildhall.core.errors import GuildhallError
from guildhall.locale import LANGUAGES, Speech
from guildhall.server.hub import Hub
from guildhall.server.live import Live
from guildhall.server.settings import Settings
from guildhall.store import Notice, Store, User
from guildhall.table.table import Table

log = structlog.get_logger("guildhall.notices")

HOOK_SECONDS = 5.0
LONGEST_HOOK = 500
QUIET = ("live",)
"""Clocks of games whose people sit at the table; nobody is called to those."""
WRAPPING = tuple(
    ipaddress.ip_network(net) for net in ("::ffff:0:0/96", "64:ff9b::/96", "2002::/16", "2001::/32")
)
"""IPv6 addresses that may lead to an IPv4 address inside."""


class Notices:
    """Watches tables and collects who must be told; sends what has waited long enough."""

    def __init__(self, hub: Hub, store: Store, settings: Settings) -> None:
        """Take the hub to watch, the store to collect in, and how to send."""
        self.hub = hub
        self.store = store
        self.settings = settings
        self.due: dict[str, set[int]] = {}
        self.told: set[tuple[str, str]] = set()
        """Users and tables for which surely nothing is noted; only where no other worker notes."""
        self.seen_at: dict[tuple[str, str], float] = {}
        """Users and tables whose notices are to be cleared, and since when they are not wanted."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.last = 0.0
        hub.changed.append(self.note)
        hub.loaded.append(self.take_up)

    def take_up(self, live: Live) -> None:
        """See who is due at a table that comes from the store: they were told when it was so."""
        if live.table.status == "playing" and live.table.plan.clock not in QUIET:
            self.due.setdefault(live.table.plan.id, due_people(live.table))

    def note(self, live: Live) -> None:
        """Collect a notice for everybody who has newly become due and does not watch."""
        table = live.table
        if table.match is None or table.plan.clock in QUIET:
            return
        name, due = table.plan.id, due_people(table)
        before = self.due.pop(name, set())
        if table.status == "playing":
            self.due[name] = due
        watching = set(live.watchers.values())
        for seat in sorted(due - before):
            user = table.chairs[seat].user
            if user not in watching:
                self.told.discard((user, name))
                self._do(self._notify(user, name))
        for seat in sorted(before - due):
            self._clear(table.chairs[seat].user, name)
        if table.status != "playing":
            self.told -= {(chair.user, name) for chair in table.chairs}

    def seen(self, live: Live, user: str) -> None:
        """Forget what somebody was to be told of a table: he looks at it."""
        playing = live.table.status == "playing" and live.table.seat_of(user) >= 0
        if playing and live.table.plan.clock not in QUIET:
            self._clear(user, live.table.plan.id)

    async def _notify(self, user: str, table: str) -> None:
        """Note that it is somebody's turn; what was noted before and is over goes first."""
        await self._write_clear([(user, table)])
        await self.store.notify(user, table, "your_turn", self.hub.now())

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
        """Send one digest to everybody whose oldest notice has waited long enough."""
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
                await self._send(user, ours)

    async def _send(self, user: User, notices: list[Notice]) -> None:
        tables = sorted({notice.table for notice in notices})
        wishes = user.settings
        confirmed = wishes.get("mail") and wishes.get("mail_confirmed")
        if self.settings.mail.host and confirmed and wishes.get("notify_mail", True):
            await self._try(self._mail, user, tables)
        if wishes.get("webhook") and wishes.get("notify_webhook", True):
            await self._try(self._hook, user, tables)

    async def _try(
        self, send: Callable[[User, list[str]], None], user: User, tables: list[str]
    ) -> None:
        try:
            await asyncio.to_thread(send, user, tables)
        except (OSError, ValueError, smtplib.SMTPException, GuildhallError) as error:
            log.warning("notice_failed", problem=type(error).__name__)

    def _mail(self, user: User, tables: list[str]) -> None:
        say = _speech(user)
        links = "\n".join(f"{self.settings.public_url}/table/{table}" for table in tables)
        text = say("mail-body", name=user.name, count=len(tables), links=links)
        self._post(user.settings["mail"], say("mail-subject", count=len(tables)), text)

    def ask_to_confirm(self, user: User, mail: str, link: str) -> None:
        """Send the link that confirms an address; nothing else goes there before it is followed."""
        if self.settings.mail.host:
            say = _speech(user)
            text = say("mail-confirm-body", name=user.name, link=link)
            self._do(self._confirm(mail, say("mail-confirm-subject"), text))

    async def _confirm(self, to: str, subject: str, text: str) -> None:
        try:
            await asyncio.to_thread(self._post, to, subject, text)
        except (OSError, ValueError, smtplib.SMTPException) as error:
            log.warning("notice_failed", problem=type(error).__name__)

    def _post(self, to: str, subject: str, text: str) -> None:
        message = EmailMessage()
        message["From"], message["To"] = self.settings.mail.sender, to
        message["Subject"] = subject
        message.set_content(text)
        mail = self.settings.mail
        with smtplib.SMTP(mail.host, mail.port, timeout=HOOK_SECONDS) as server:
            if mail.starttls:
                server.starttls(context=ssl.create_default_context())
            if mail.user:
                server.login(mail.user, mail.password)
            server.send_message(message)

    def _hook(self, user: User, tables: list[str]) -> None:
        body = msgspec.json.encode({"kind": "your_turn", "tables": tables})
        post(check_hook(user.settings["webhook"]), body)


def due_people(table: Table) -> set[int]:
    """Give the seats of people who owe a decision."""
    if table.match is None or table.status != "playing":
        return set()
    return set(table.match.actors) & set(table.humans())


def _speech(user: User) -> Speech:
    language = user.settings.get("language", "en")
    return Speech(language if language in LANGUAGES else "en")


def check_hook(url: str) -> tuple[str, str, int, str]:
    """Check that a webhook points outside: address to connect to, host, port, path.

    The name is resolved once and the connection goes to that very address, so that nobody can
    answer with another one in between. Raises GuildhallError bad_webhook.
    """
    try:
        parts = urlsplit(url)
        port = parts.port or 443
        odd = parts.username is not None or not url.isascii() or not url.isprintable()
        if odd or parts.scheme != "https" or not parts.hostname or len(url) > LONGEST_HOOK:
            raise GuildhallError("bad_webhook", {})
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (ValueError, OSError):
        raise GuildhallError("bad_webhook", {}) from None
    addresses = [str(item[4][0]) for item in found]
    if not addresses or not all(outside(address) for address in addresses):
        raise GuildhallError("bad_webhook", {})
    path = parts.path or "/"
    return addresses[0], parts.hostname, port, f"{path}?{parts.query}" if parts.query else path


def outside(address: str) -> bool:
    """Say whether an address is on the open internet, also when it wraps another one."""
    found = ipaddress.ip_address(address)
    if found.is_multicast or not found.is_global:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        return not any(found in net for net in WRAPPING)
    return True


def post(target: tuple[str, str, int, str], body: bytes) -> None:
    """Send a body to a checked webhook; follows no redirect."""
    address, host, port, path = target
    context = ssl.create_default_context()
    connection = HTTPSConnection(host, port, timeout=HOOK_SECONDS, context=context)
    connection.sock = context.wrap_socket(
        socket.create_connection((address, port), HOOK_SECONDS), server_hostname=host
    )
    try:
        connection.request("POST", path, body, {"Content-Type": "application/json"})
        connection.getresponse().read(1024)
    finally:
        connection.close()
