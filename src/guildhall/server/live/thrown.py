"""Games that look thrown: people who play from one place, of whom one loses on purpose.

Network addresses and browsers are kept as hashes under a key of this server, and only until the
game is over.
"""

import hashlib
import hmac
import ipaddress
import secrets
from collections.abc import Sequence
from itertools import permutations

import structlog
from cachetools import LRUCache

from guildhall.core.errors import GuildhallError
from guildhall.server.live.hub import Hub
from guildhall.server.live.open_table import OpenTable
from guildhall.store import Came, Origin, Report, StoreFailed

log = structlog.get_logger("guildhall.thrown")

THROWN = "thrown"
"""The reason of reports that the server makes by itself."""
OFTEN = 3
"""So many thrown games of the same two people are reported,"""
WITHIN_SECONDS = 30 * 86400.0
"""if they come within so long."""
KEPT_SECONDS = 90 * 86400.0
"""Origins of games that nobody finishes are forgotten after so long."""
MOST_NOTED = 20_000
LONGEST_TOKEN = 64


class Thrown:
    """Notes from where people play at rated tables, and looks at what came of it."""

    def __init__(self, hub: Hub, secret: str) -> None:
        self.hub = hub
        self.key = hashlib.sha256(f"origins {secret}".encode()).digest()
        self.noted: LRUCache[tuple[str, str], None] = LRUCache(MOST_NOTED)
        self.waiting: list[Origin] = []
        self.taken: dict[str, list[Came]] = {}
        """Who came where at tables that are still to be judged; the store has forgotten it."""
        self.counted: dict[str, dict[tuple[str, str], int]] = {}
        """How many games two people have thrown with one of these tables, which counts once."""

    def wants(self, opened: OpenTable, user: str) -> bool:
        """Whether it is still to be noted from where somebody plays at a table."""
        return opened.table.setup.rated and (opened.id, user) not in self.noted

    def note(self, opened: OpenTable, user: str, address: str, browser: str) -> None:
        """Somebody acts at a table; written down with the next tick, once."""
        if not self.wants(opened, user):
            return
        self.noted[opened.id, user] = None
        token = browser[:LONGEST_TOKEN]
        marks = (self.mark(network_of(address)), self.mark(f"browser {token}") if token else "")
        self.waiting.append(Origin(opened.id, user, *marks, self.hub.now()))

    def mark(self, word: str) -> str:
        """A word as a hash that only this server can make."""
        return hmac.new(self.key, word.encode(), hashlib.sha256).hexdigest()[:32]

    async def write(self) -> None:
        """Write down what waits; what the store does not take is tried again."""
        if not self.waiting:
            return
        noted, self.waiting = self.waiting, []
        try:
            await self.hub.store.origins.note(noted)
        except StoreFailed:
            self.waiting = [*noted, *self.waiting]
            raise

    async def judge(self, table_id: str) -> None:
        """A game is over: count it where one of two people from one place has thrown it.

        What the store has given is kept where it fails later: it is asked for again.
        """
        await self.write()
        came = self.taken.pop(table_id, None) or await self.hub.store.origins.take(table_id)
        try:
            await self._judge(table_id, came)
        except StoreFailed:
            self.taken[table_id] = came
            raise
        self.counted.pop(table_id, None)

    async def _judge(self, table_id: str, came: Sequence[Came]) -> None:
        opened = await self.hub.try_open(table_id) if len(came) > 1 else None
        if opened is None:
            if len(came) > 1 and table_id in self.hub.arriving.later:
                raise StoreFailed(table_id)
            return
        chairs = opened.table.chairs
        gave_up = {chair.user for chair in chairs if chair.conceded or chair.away}
        for winner, loser in permutations(came, 2):
            lost = winner.rank < loser.rank
            if lost and suspicious(winner, loser, gave_up=loser.user in gave_up):
                await self._count(table_id, winner.user, loser.user)

    async def _count(self, table_id: str, winner: str, loser: str) -> None:
        store, now, key = self.hub.store, self.hub.now(), f"thrown {winner} {loser}"
        known = self.counted.setdefault(table_id, {})
        if (winner, loser) not in known:
            known[winner, loser] = await store.counters.count(key, now + WITHIN_SECONDS)
        games = known[winner, loser]
        pairs = ((winner, loser), (loser, winner)) if games >= OFTEN else ()
        for about, other in pairs:
            # the other one's id, not the name: that would stay when they leave for good
            await self._report(about, f"{other} {games}", now)
        log.info("thrown", games=games)

    async def _report(self, about: str, words: str, now: float) -> None:
        """Report a person, unless they have just left for good."""
        made = Report(secrets.token_urlsafe(9), "", about, THROWN, now, words=words)
        try:
            await self.hub.store.reports.add(made)
        except GuildhallError as error:
            if error.code != "no_such_person":
                raise


def suspicious(winner: Came, loser: Came, *, gave_up: bool) -> bool:
    """Whether a loss is one to count: from one browser, or given up in one network.

    Families and clubs share a network, and somebody loses there every time.
    """
    if winner.browser and winner.browser == loser.browser:
        return True
    return gave_up and winner.network == loser.network


def network_of(address: str) -> str:
    """What stands for a network: an address, of the longer kind only what a house has in common."""
    try:
        read = ipaddress.ip_address(address)
    except ValueError:
        return address
    if isinstance(read, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((int(read), 64), strict=False))
    return address
