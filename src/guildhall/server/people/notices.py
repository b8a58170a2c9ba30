"""Notices for people: calls by push and to open pages at once, a digest by mail or webhook."""

import asyncio
import secrets
from collections import defaultdict
from collections.abc import Callable, Coroutine, Iterable, Mapping
from dataclasses import asdict
from functools import partial
from typing import Any

import msgspec
import structlog

from guildhall.core.errors import GuildhallError
from guildhall.locale import LANGUAGES, Speech
from guildhall.server import sent_people
from guildhall.server.people import push, webhooks
from guildhall.server.people.delivery import Delivery, Letter, Undeliverable, site_of
from guildhall.server.people.kinds import TOURNAMENT, WAITING, wants, worth_telling
from guildhall.server.people.mail import send_mail
from guildhall.server.people.open_pages import OpenPages
from guildhall.server.people.quiet import is_quiet
from guildhall.server.people.side_threads import SideThreads
from guildhall.server.settings import Settings
from guildhall.store import Called, Notice, Store, Subscription, User
from guildhall.store.tournament_rows import TournamentRound

log = structlog.get_logger("guildhall.notices")

HOOK_SECONDS = 10.0
MAIL_SECONDS = 30.0
NAME_SECONDS = 4.0
"""Deadlines: of a whole webhook, of a whole mail, of looking up a name."""
MOST_AT_ONCE = 32
MOST_OF_SITE = 8
"""Webhooks, and calls by push, that are on their way; to all hosts of one domain."""
APART_SECONDS = 60.0
"""No worker's clock is further ahead of another's: what was noted later is of before it was set."""
MOST_TOLD = 100_000
"""Users and tables for which it is remembered that nothing is noted."""
EXPIRED = (401, 403, 404, 410)
"""What push services say of subscriptions that are no more, or not ours."""
FORMS: dict[str, Callable[[str], dict[str, object]]] = {
    "discord": lambda text: {"content": text, "allowed_mentions": {"parse": []}},
    "slack": lambda text: {"text": text},
    "matrix": lambda text: {"text": text},
}
"""How services take a line of talk; Matrix by the bridges' generic webhooks."""


Words = tuple[str, Mapping[str, object]]
"""What somebody is told: a text, and what it names."""


class Notices:
    """Keeps what people are to be told in the store; sends what has waited long enough."""

    def __init__(self, store: Store, settings: Settings, clock: Callable[[], float]) -> None:
        self.store = store
        self.settings = settings
        self.now = clock
        self.clearing = asyncio.Lock()
        self.told: set[tuple[str, str]] = set()
        """Users and tables for which surely nothing is noted; only where no other worker notes."""
        self.seen_at: dict[tuple[str, str], float] = {}
        """Users and tables whose notices are to be cleared, and since when they are not wanted."""
        self.tasks: set[asyncio.Task[None]] = set()
        self.last = 0.0
        self.names = SideThreads(threads=8, waiting=24, seconds=NAME_SECONDS)
        """Of hosts that people enter."""
        self.hosts = SideThreads(threads=2 * MOST_AT_ONCE, waiting=0, seconds=NAME_SECONDS)
        """Of hosts that something is on its way to: none waits for a place."""
        self.post = SideThreads(threads=2, waiting=8, seconds=MAIL_SECONDS)
        few = {"at_once": MOST_AT_ONCE, "per_site": MOST_OF_SITE, "per_person": 2}
        self.hooks = Delivery(clock, per_host=2, **few, seconds=HOOK_SECONDS)
        self.pushes = Delivery(clock, per_host=4, **few, seconds=HOOK_SECONDS)
        self.push_key = push.PushKey(settings.secret)
        self.pages = OpenPages(on="calls" in settings.features())
        """Pages at this worker: a browser without push is called by them."""
        all_two = {"at_once": 2, "per_host": 2, "per_site": 2, "per_person": 2}
        self.mails = Delivery(clock, **all_two, seconds=MAIL_SECONDS)

    def tell(self, user: str, table_id: str, kind: str) -> None:
        """Note that a user is to be told something about a table."""
        self.told.discard((user, table_id))
        self._do(self._notify(user, table_id, kind))

    async def _notify(self, user: str, table_id: str, kind: str) -> None:
        """Write a notice; one about the same table that is no longer wanted goes first."""
        await self._write_clear([(user, table_id)])
        await self.store.notices.add(user, table_id, kind, self.now())

    def clear(self, user: str, table_id: str) -> None:
        """Clear what is noted for a user about a table; soon, together with others."""
        if (user, table_id) not in self.told:
            self.seen_at[user, table_id] = self.now()
        if self.store.listener is None:
            if len(self.told) >= MOST_TOLD:
                self.told.clear()  # then it is cleared in the store once more, which is harmless
            self.told.add((user, table_id))

    def game_over(self, users: Iterable[str], table_id: str) -> None:
        """Drop what is remembered of a table that needs no more notices."""
        self.told -= {(user, table_id) for user in users}

    async def clear_seen(self) -> None:
        """Clear all that is no longer wanted in one write."""
        await self._write_clear(list(self.seen_at))

    async def _write_clear(self, which: list[tuple[str, str]]) -> None:
        """Clear some; returns only when what others have begun to clear is done, too."""
        async with self.clearing:
            seen = {key: self.seen_at.pop(key) for key in which if key in self.seen_at}
            try:
                if seen:
                    await self.store.notices.clear(seen, self.now() + APART_SECONDS)
            except GuildhallError:
                self.seen_at = seen | self.seen_at
                raise

    def _do(self, writing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(self.quietly(writing))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    @staticmethod
    async def quietly(writing: Coroutine[Any, Any, None]) -> None:
        """Do something that nobody waits for; where the store fails, a line in the log is all."""
        try:
            await writing
        except GuildhallError as error:
            log.warning("notice_lost", problem=error.code)

    async def send_due(self) -> None:
        """Hand over one digest for each user whose oldest notice has waited long enough."""
        await self.clear_seen()
        now = self.now()
        if 0 <= now - self.last < min(10.0, self.settings.digest_seconds):
            return
        self.last = now
        by_user: dict[str, list[Notice]] = defaultdict(list)
        for notice in await self.store.notices.pending(now - self.settings.digest_seconds):
            by_user[notice.user].append(notice)
        for user_id, notices in by_user.items():
            user = await self.store.people.find(user_id)
            if user is not None and is_quiet(user.settings, now):
                continue
            tables = [notice.table_id for notice in notices if notice.kind == TOURNAMENT]
            rounds = await self.store.tournaments.rounds(tables) if tables else {}
            taken = set(await self.store.notices.take([notice.id for notice in notices]))
            ours = [notice for notice in notices if notice.id in taken]
            if user is not None and ours:
                self._send(user, ours, rounds)

    async def deliver(self) -> None:
        """Start what is due to be sent; waits for none of it."""
        self.mails.start_due()
        self.hooks.start_due()
        self.pushes.start_due()

    def _send(
        self, user: User, notices: list[Notice], rounds: Mapping[str, TournamentRound]
    ) -> None:
        """Hand over what was taken out; waits for nothing, for what fails now is never told."""
        wanted = user.settings
        by_kind = worth_telling(notices, wanted)
        confirmed = wanted.get("mail") and wanted.get("mail_confirmed")
        if by_kind and self.settings.sends_mail and confirmed and wanted.get("notify_mail", True):
            self._mail(user, by_kind, rounds)
        url = wanted.get("webhook") if "webhooks" not in self.settings.without else ""
        if url and wanted.get("notify_webhook", True):
            host = webhooks.host_of(url)
            for kind, tables in by_kind.items():
                self.hooks.give(Letter(host, user.id, partial(self._hook, url, user, kind, tables)))

    def _mail(
        self, user: User, by_kind: dict[str, list[str]], rounds: Mapping[str, TournamentRound]
    ) -> None:
        """One mail with a paragraph of each kind; its subject is the most pressing one."""
        say = _speech(user)
        parts = [say("mail-hello", name=user.name)]
        for kind, tables in by_kind.items():
            lines = []
            for table in tables:
                if table in rounds:
                    lines.append(say("mail-round", **asdict(rounds[table])))
                lines.append(f"{self.settings.public_url}/table/{table}")
            links = "\n".join(lines)
            parts.append(say(f"mail-tables-{kind}", count=len(tables), links=links))
        first, about = next(iter(by_kind.items()))
        subject = say(f"mail-subject-{first}", count=len(about))
        self._post(user.settings["mail"], subject, "\n\n".join(parts))

    def ask_to_confirm(self, user: User, mail: str, link: str) -> None:
        """Send the link that confirms an address; nothing else goes there before it is followed."""
        if self.settings.sends_mail:
            say = _speech(user)
            text = say("mail-confirm-body", name=user.name, link=link)
            self._post(mail, say("mail-confirm-subject"), text)

    def _post(self, to: str, subject: str, text: str) -> None:
        mail = self.settings.mail
        do = partial(send_mail, mail, to, subject, text)
        site = site_of(to.rpartition("@")[2])
        self.mails.give(Letter(mail.host, to, partial(self.post.run, do), site))

    async def _hook(self, url: str, user: User, kind: str, tables: list[str]) -> None:
        """Send the tables as data, or as a line of talk to a service that shows it."""
        told: dict[str, object] = {"kind": kind, "tables": tables}
        form = user.settings.get("webhook_format", "plain")
        if form in FORMS:
            told = FORMS[form](self._line(user, kind, tables))
        await webhooks.post(await self._target(url), msgspec.json.encode(told))

    def _line(self, user: User, kind: str, tables: list[str]) -> str:
        """What is said, with a link to each table where this server knows its own address."""
        root = self.settings.public_url
        links = [f"{root}/table/{table}" for table in tables] if root else []
        return "\n".join([_speech(user)(f"mail-subject-{kind}", count=len(tables)), *links])

    # Calls

    def call(self, user: str, table_id: str, game: str, kind: str, by: str = "") -> None:
        """Call a user to a table, at once, by push and in open pages; nobody waits for it.

        `by` is the name of the person who calls, if there is one.
        """
        words = (f"push-{kind}-by", {"name": by}) if by else (f"push-{kind}", {})
        self.call_to(user, f"/table/{table_id}", game, {kind: words})

    def call_to(self, user: str, path: str, game: str, words: Mapping[str, Words]) -> None:
        """Call them to a page with the words of the first kind that they want."""
        self._do(self._call(user, path, game, words))

    async def _call(self, user_id: str, path: str, game: str, words: Mapping[str, Words]) -> None:
        browsers = await self._browsers(user_id)
        others = self.store.listener is not None and self.pages.on
        reached = browsers or others or user_id in self.pages
        user = await self.store.people.find(user_id) if reached else None
        if user is None or is_quiet(user.settings, self.now()):
            return
        wanted = next((kind for kind in words if wants(user.settings, kind)), None)
        if wanted is None:
            return
        waits = path if wanted in WAITING else ""
        body = msgspec.json.encode(await self._told(user, path, game, words[wanted], waits))
        for browser in browsers:
            host = webhooks.host_of(browser.endpoint)
            self.pushes.give(Letter(host, user.id, partial(self._push, browser, body)))
        if others:
            await self.store.subscriptions.call_pages(user_id, body.decode())
        else:
            self.pages.call(user_id, body)

    async def _browsers(self, user: str) -> list[Subscription]:
        """Browsers of a user that are called by push."""
        off = "push" in self.settings.without
        return [] if off else await self.store.subscriptions.of_user(user)

    async def _told(
        self, user: User, path: str, game: str, words: Words, waits: str
    ) -> sent_people.Call:
        say = _speech(user)
        message, facts = words
        return {
            "id": secrets.token_hex(8),
            "title": say(f"{game}-name"),
            "body": say(message, **facts),
            "path": path,
            "waiting": await self._waiting(user.id, waits),
        }

    def hear(self, news: Called) -> None:
        """A worker calls somebody who may have a page open here; what was missed is past."""
        self.pages.call(news.person, news.call.encode())

    async def _waiting(self, user: str, path: str) -> int:
        """How many tables wait for a user; the one they are called to may not be summed up yet."""
        paths = {f"/table/{table}" for table in await self.store.lists.waiting(user)}
        return len(paths | {path} if path else paths)

    async def _push(self, browser: Subscription, body: bytes) -> None:
        """Send a call; a subscription that has expired is forgotten."""
        target = await self._target(browser.endpoint)
        root = self.settings.public_url
        contact = root if root.startswith("https:") else f"mailto:{self.settings.mail.sender}"
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(push.TTL_SECONDS),
            "Urgency": "high",
            "Authorization": self.push_key.authorization(browser.endpoint, self.now(), contact),
        }
        try:
            sealed = push.encrypted(body, browser.p256dh, browser.auth)
            await webhooks.post(target, sealed, headers)
        except Undeliverable as error:
            if error.args[0] in EXPIRED:
                await self.store.subscriptions.remove(browser.user, browser.endpoint)
            raise

    async def check_hook(self, url: str) -> webhooks.Target:
        """Check that a webhook points outside; raises bad_webhook and webhook_unresolved."""
        return await webhooks.check_hook(url, self.names)

    async def _target(self, url: str) -> webhooks.Target:
        """The same for a delivery; raises OSError if looking it up may work later."""
        try:
            return await webhooks.check_hook(url, self.hosts)
        except GuildhallError as error:
            if error.code == "webhook_unresolved":
                raise ConnectionError(error.code) from error
            raise

    async def close(self) -> None:
        """Stop sending; what is unsent is given up."""
        await self.hooks.close()
        await self.pushes.close()
        await self.mails.close()


def _speech(user: User) -> Speech:
    language = user.settings.get("language", "en")
    return Speech(language if language in LANGUAGES else "en")
