"""Who asks: guests by a signed cookie, accounts by password, invitations by signed links."""

import asyncio
import hashlib
import secrets
import time
import unicodedata
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from itsdangerous import BadSignature, SignatureExpired, URLSafeTimedSerializer
from starlette.requests import HTTPConnection, cookie_parser
from starlette.responses import Response

from guildhall.core.errors import GuildhallError
from guildhall.server.people.remembered import MOST_KEPT, Remembered
from guildhall.store import Store, User

COOKIE = "guildhall_session"
BROWSER = "guildhall_browser"
"""Stays when a session ends: who is somebody else in the same browser is noticed at the table."""
SESSION_SECONDS = 180 * 86400
INVITATION_SECONDS = 60 * 86400
LONGEST_LOGIN, SHORTEST_PASSWORD, LONGEST_PASSWORD = 40, 8, 200
CACHED_SECONDS = 5.0
"""So long another worker may still take a session for good that was ended here."""
CACHED_ALONE_SECONDS = 60.0
"""So long a session is remembered where no other worker can end it."""
CHALLENGE_SECONDS = 300
CONFIRM_SECONDS = 3 * 86400
LONGEST_KEPT = 1000
KEPT_COOKIE = "guildhall.session"
"""Where the cookie of a session is kept in the scope of a connection: moves ask by the thousand."""


@dataclass(frozen=True)
class Invited:
    """What an invitation says: the table, the seat (-1: any that is open), and its own name."""

    table_id: str
    seat: int
    once: str


class Identity:
    """Makes and checks sessions, passwords and invitations."""

    def __init__(
        self,
        store: Store,
        secret: str,
        *,
        secure_cookies: bool,
        hasher: PasswordHasher | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.now = clock
        self.sessions = URLSafeTimedSerializer(secret, salt="session")
        self.invitations = URLSafeTimedSerializer(secret, salt="invitation")
        self.mails = URLSafeTimedSerializer(secret, salt="mail")
        self.challenges = URLSafeTimedSerializer(secret, salt="passkey")
        self.secure_cookies = secure_cookies
        self.hasher = hasher or PasswordHasher()
        seconds = CACHED_ALONE_SECONDS if store.listener is None else CACHED_SECONDS
        self.users = Remembered(self._read_users, clock, seconds)
        """Users by the names that the store has for their sessions; every page asks."""
        self.session = lru_cache(maxsize=MOST_KEPT)(self._session)
        self.nobody = ""
        self.admits: Callable[[str], Awaitable[None]] = _admits_all
        """Raises GuildhallError for a user to whom nothing opens."""
        self.marks_browsers = False
        """Whether a browser gets a mark of its own."""

    # Sessions

    async def user(self, connection: HTTPConnection) -> User | None:
        """The user of a request, None for a stranger; raises GuildhallError banned."""
        user = await self.known(connection)
        if user is not None:
            await self.admits(user.id)
        return user

    async def known(self, connection: HTTPConnection) -> User | None:
        """The same, also of those who are banned; noted for the log, too."""
        session = self.session_of(connection)
        user = await self.users.of(session) if session else None
        connection.scope["person"] = user.id if user else ""
        return user

    async def _read_users(self, sessions: Sequence[str]) -> dict[str, User]:
        return await self.store.sessions.users(sessions, self.now())

    def remembered(self, cookie: str) -> str | None:
        """Id of the user of a cookie, empty for a stranger; None where the store must be asked."""
        if not cookie:
            return ""
        try:
            kept = self.users.get(self.session(cookie))
        except BadSignature:
            return None
        return kept.id if kept is not None else None

    async def need_user(self, connection: HTTPConnection) -> User:
        """The user of a request; raises GuildhallError not_signed_in."""
        user = await self.user(connection)
        if user is None:
            raise GuildhallError("not_signed_in", {})
        return user

    def session_of(self, connection: HTTPConnection) -> str:
        """The name that the store has for a session; empty where there is none."""
        try:
            return self.session(cookie_of(connection))
        except BadSignature:
            return ""

    def _session(self, cookie: str) -> str:
        """The same for a cookie; raises BadSignature. How long it is good the store knows, too."""
        return _hash(str(_read(self.sessions, cookie, SESSION_SECONDS)))

    async def sign_in(
        self,
        connection: HTTPConnection,
        response: Response,
        user: User,
        passkey: bytes | None = None,
    ) -> None:
        """Begin a session, by a passkey or otherwise, and set its cookie.

        Without a passkey it is begun only if the password of the user still is the one given.
        """
        session, until = secrets.token_urlsafe(24), self.now() + SESSION_SECONDS
        password = user.password if passkey is None else None
        await self.store.sessions.add(_hash(session), user.id, until, passkey, password)
        self._set(response, COOKIE, self.sessions.dumps(session))
        if self.marks_browsers and not browser_of(connection):
            self._set(response, BROWSER, secrets.token_urlsafe(12))

    def _set(self, response: Response, name: str, word: str) -> None:
        response.set_cookie(
            name,
            word,
            max_age=SESSION_SECONDS,
            httponly=True,
            samesite="lax",
            secure=self.secure_cookies,
        )

    async def sign_out(self, connection: HTTPConnection, response: Response) -> None:
        """End a session here and in the store."""
        session = self.session_of(connection)
        if session:
            await self.store.sessions.end(session)
            self.users.forget(session)  # only now: a page that asks meanwhile would remember it
        response.delete_cookie(COOKIE)

    def forget(self, user: str) -> None:
        """Read a user anew: something about them has changed."""
        own = [name for name, kept in self.users.kept.items() if kept.value.id == user]
        self.users.forget(*own)

    async def add_guest(self, name: str) -> User:
        """Make a new user without an account."""
        user = User(id=secrets.token_urlsafe(12), name=name, created=self.now())
        await self.store.people.add(user)
        return user

    # Passwords

    async def register(
        self, connection: HTTPConnection, login: str, password: str, old: str
    ) -> User:
        """Set a user's login and password; raises GuildhallError for a bad or taken login.

        A new password needs the old one. All sessions of the user end, this one too: a cookie that
        was known before the account was made is worth nothing afterwards.
        """
        user = await self.store.people.find((await self.need_user(connection)).id)
        if user is None:
            raise GuildhallError("not_signed_in", {})
        login = login_of(login)
        if not _fits(login):
            raise GuildhallError("bad_login", {"most": LONGEST_LOGIN})
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise GuildhallError("bad_password", {"least": SHORTEST_PASSWORD})
        if user.password and not await self._verified(user.password, old):
            raise GuildhallError("wrong_password", {})
        holder = await self.store.people.by_login(login)
        if holder is not None and holder.id != user.id:
            raise GuildhallError("login_taken", {"login": login})
        hashed = await asyncio.to_thread(self.hasher.hash, password)
        await self.store.people.set_password(user.id, login, hashed, user.password)
        self.forget(user.id)
        return replace(user, login=login, password=hashed)

    async def _verified(self, hashed: str, password: str) -> bool:
        try:
            return await asyncio.to_thread(self.hasher.verify, hashed, password)
        except (Argon2Error, InvalidHashError):
            return False

    async def check_password(self, login: str, password: str) -> User:
        """The user of a login; raises wrong_password, the same for every reason."""
        name, written = login_of(login), login.strip().casefold()
        user = await self.store.people.by_login(name) if _fits(name) else None
        if user is None and name != written and _fits(written):
            user = await self.store.people.by_login(written)  # as they were kept at first
        hashed = user.password if user else await self._nobody()
        if not await self._verified(hashed, password) or user is None:
            raise GuildhallError("wrong_password", {})
        return user

    async def _nobody(self) -> str:
        """A hash that nothing fits, so that an unknown login takes as long as a wrong password."""
        if not self.nobody:
            self.nobody = await asyncio.to_thread(self.hasher.hash, secrets.token_urlsafe(16))
        return self.nobody

    # Challenges of passkeys: signed, so that no worker must remember them, and good once

    def challenge(self, purpose: str, challenge: bytes) -> str:
        """Sign a challenge for one purpose."""
        return str(self.challenges.dumps([purpose, challenge.hex()]))

    async def answered(self, purpose: str, word: str) -> bytes:
        """The challenge of a signed word, which is used up; raises GuildhallError wrong_passkey."""
        try:
            meant, challenge = _read(self.challenges, word, CHALLENGE_SECONDS)
            found = bytes.fromhex(challenge)
        except (BadSignature, ValueError, TypeError):
            raise GuildhallError("wrong_passkey", {}) from None
        expires = self.now() + 2 * CHALLENGE_SECONDS
        if meant != purpose or not await self.store.counters.spend(_hash(challenge), expires):
            raise GuildhallError("wrong_passkey", {})
        return found

    async def remove_passkey(self, connection: HTTPConnection, user: User, passkey: bytes) -> None:
        """Remove a passkey of a user and end the sessions that it opened.

        The session in which it is removed stays, also one that it opened: it is the owner who acts.
        Their browser is called again once it says so.
        """
        await self.store.passkeys.remove(user.id, passkey, but=self.session_of(connection))
        self.forget(user.id)

    # Mail addresses

    def mail_word(self, user: str, mail: str) -> str:
        """The signed word that says an address is a user's."""
        return str(self.mails.dumps([user, mail]))

    async def confirm_mail(self, word: str) -> None:
        """Mark an address as confirmed if it still is the user's; raises bad_confirmation."""
        try:
            user_id, mail = _read(self.mails, word, CONFIRM_SECONDS)
        except (BadSignature, ValueError, TypeError):
            raise GuildhallError("bad_confirmation", {}) from None
        user = await self.store.people.find(str(user_id))
        if user is None or user.settings.get("mail") != mail:
            raise GuildhallError("bad_confirmation", {})

        def confirmed(kept: dict[str, Any]) -> dict[str, Any]:
            if kept.get("mail") != mail:
                raise GuildhallError("bad_confirmation", {})
            return {**kept, "mail_confirmed": True}

        await self.store.people.change(user.id, confirmed)
        self.forget(user.id)

    # Invitations

    def invite(self, table_id: str, seat: int) -> str:
        """The signed word that lets a person take a seat (-1: any that is open)."""
        return str(self.invitations.dumps([table_id, seat]))

    def invited(self, token: str) -> Invited:
        """Read an invitation; raises GuildhallError bad_invitation."""
        try:
            table_id, seat = _read(self.invitations, token, INVITATION_SECONDS)
        except (BadSignature, ValueError, TypeError):
            raise GuildhallError("bad_invitation", {}) from None
        return Invited(str(table_id), int(seat), _hash(token)[:16])


async def _admits_all(_user: str) -> None:
    """Admit everybody."""


def _read(signer: URLSafeTimedSerializer, word: str, seconds: float) -> Any:
    """Read a signed word that is not too old; one from the future is good.

    The clock of the machine may have been set back since it was signed.
    """
    value, made = signer.loads(word, return_timestamp=True)
    if time.time() - made.timestamp() > seconds:
        raise SignatureExpired("too old", date_signed=made)
    return value


def cookie_of(connection: HTTPConnection) -> str:
    """The cookie of a session; a page sends the same header every time, so it is kept."""
    known = connection.scope.get(KEPT_COOKIE)
    if isinstance(known, str):
        return known
    header = dict(connection.scope["headers"]).get(b"cookie", b"")
    read = _session_cookie if len(header) <= LONGEST_KEPT else _session_cookie.__wrapped__
    found = connection.scope[KEPT_COOKIE] = read(header)
    return found


def browser_of(connection: HTTPConnection) -> str:
    """The mark of a browser, empty where it has none."""
    return connection.cookies.get(BROWSER, "")


@lru_cache(maxsize=4096)
def _session_cookie(header: bytes) -> str:
    return cookie_parser(header.decode("latin-1")).get(COOKIE, "")


def login_of(given: str) -> str:
    """A login as it is kept, however a keyboard composes its letters.

    >>> login_of(" Rene\u0301 ") == "ren\u00e9"
    True
    """
    return unicodedata.normalize("NFKC", given.strip().casefold())


def _fits(login: str) -> bool:
    return 3 <= len(login) <= LONGEST_LOGIN and login.isprintable() and " " not in login


def _hash(session: str) -> str:
    """What the store keeps of a session: of no use to a thief of the database."""
    return hashlib.sha256(session.encode()).hexdigest()
