"""Telling people that it is their turn: a digest by mail or webhook; each can be off."""

import asyncio
import ipaddress
import smtplib
import socket
import ssl
from collections import defaultdict
from collections.abc import Callable
from email.message import EmailMessage
from http.client import HTTPSConnection
from urllib.parse import urlsplit

import msgspec
import structlog

from guildhall.core.errors import GuildhallError
from guildhall.locale import LANGUAGES, Speech
from guildhall.server.hub import Hub, Live
from guildhall.server.settings import Settings
from guildhall.store import Notice, Store, User

log = structlog.get_logger("guildhall.notices")

Send = Callable[[User, list[Notice]], None]
HOOK_SECONDS = 5.0


class Notices:
    """Watches tables and collects who must be told; sends what has waited long enough."""

    def __init__(self, hub: Hub, store: Store, settings: Settings) -> None:
        """Take the hub to watch, the store to collect in, and how to send."""
        self.hub = hub
        self.store = store
        self.settings = settings
        self.due: dict[str, set[int]] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.last = 0.0
        hub.changed.append(self.note)

    def note(self, live: Live) -> None:
        """Collect a notice for everybody who has newly become due and does not watch."""
        table = live.table
        if table.match is None or live.watchers or table.plan.clock in ("none", "live"):
            return
        due = {s for s in table.match.actors if not table.chairs[s].played_by_bot}
        fresh = due - self.due.get(table.plan.id, set())
        self.due[table.plan.id] = due
        for seat in fresh:
            self._keep(table.chairs[seat].user, table.plan.id)

    def _keep(self, user: str, table: str) -> None:
        task = asyncio.get_running_loop().create_task(
            self.store.notify(user, table, "your_turn", self.hub.now())
        )
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def send_due(self) -> None:
        """Send one digest to everybody whose oldest notice has waited long enough."""
        now = self.hub.now()
        if now - self.last < min(10.0, self.settings.digest_seconds):
            return
        self.last = now
        by_user: dict[str, list[Notice]] = defaultdict(list)
        for notice in await self.store.pending_notices(now - self.settings.digest_seconds):
            by_user[notice.user].append(notice)
        for user_id, notices in by_user.items():
            user = await self.store.user(user_id)
            if user is not None:
                await self._send(user, notices)
            await self.store.clear_notices([notice.id for notice in notices])

    async def _send(self, user: User, notices: list[Notice]) -> None:
        tables = sorted({notice.table for notice in notices})
        wishes = user.settings
        if self.settings.mail.host and wishes.get("mail") and wishes.get("notify_mail", True):
            await self._try(self._mail, user, tables)
        if wishes.get("webhook") and wishes.get("notify_webhook", True):
            await self._try(self._hook, user, tables)

    async def _try(
        self, send: Callable[[User, list[str]], None], user: User, tables: list[str]
    ) -> None:
        try:
            await asyncio.to_thread(send, user, tables)
        except (OSError, smtplib.SMTPException, GuildhallError) as error:
            log.warning("notice_failed", problem=type(error).__name__)

    def _mail(self, user: User, tables: list[str]) -> None:
        language = user.settings.get("language", "en")
        say = Speech(language if language in LANGUAGES else "en")
        message = EmailMessage()
        message["From"] = self.settings.mail.sender
        message["To"] = user.settings["mail"]
        message["Subject"] = say("mail-subject", count=len(tables))
        links = "\n".join(f"{self.settings.public_url}/table/{table}" for table in tables)
        message.set_content(say("mail-body", name=user.name, count=len(tables), links=links))
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


def check_hook(url: str) -> tuple[str, str, int, str]:
    """Check that a webhook points outside: address to connect to, host, port, path.

    The name is resolved once and the connection goes to that very address, so that nobody can
    answer with another one in between. Raises GuildhallError bad_webhook.
    """
    parts = urlsplit(url)
    try:
        port = parts.port or 443
        if parts.scheme != "https" or not parts.hostname or parts.username:
            raise GuildhallError("bad_webhook", {})
        found = socket.getaddrinfo(parts.hostname, port, type=socket.SOCK_STREAM)
    except (ValueError, OSError):
        raise GuildhallError("bad_webhook", {}) from None
    addresses = [str(item[4][0]) for item in found]
    if not addresses or not all(ipaddress.ip_address(a).is_global for a in addresses):
        raise GuildhallError("bad_webhook", {})
    path = parts.path or "/"
    return addresses[0], parts.hostname, port, f"{path}?{parts.query}" if parts.query else path


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
