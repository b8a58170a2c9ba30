"""What people may not do for now, because a moderator has said so."""

from collections.abc import Callable
from datetime import UTC, datetime

from cachetools import TTLCache

from guildhall.core.errors import GuildhallError
from guildhall.server import sent_moderation
from guildhall.store import Sanction, Store
from guildhall.store.sanctions import BAN, SILENCE, WARNING

KEPT_SECONDS = 5.0
"""So long another worker may still not know of a sanction."""
KEPT_ALONE_SECONDS = 60.0
MOST_KEPT = 10_000


class Conduct:
    """Sanctions of people, remembered for a while: every request asks for them."""

    def __init__(self, store: Store, clock: Callable[[], float], *, on: bool) -> None:
        self.store = store
        self.now = clock
        self.on = on
        """Without moderation nothing is held against anybody."""
        seconds = KEPT_ALONE_SECONDS if store.listener is None else KEPT_SECONDS
        self.kept: TTLCache[str, list[Sanction]] = TTLCache(MOST_KEPT, seconds, timer=clock)

    async def held(self, user: str, kind: str) -> Sanction | None:
        """What still holds of a kind: the one that holds longest; of warnings the first."""
        if not self.on:
            return None
        kept = self.kept.get(user)
        if kept is None:
            kept = self.kept[user] = (await self.store.sanctions.of_people([user]))[user]
        holding = [one for one in kept if one.kind == kind and one.holds(self.now())]
        if kind == WARNING:
            return holding[-1] if holding else None
        return max(holding, key=lambda one: one.until or float("inf"), default=None)

    def forget(self, user: str) -> None:
        """Read the sanctions of a person anew."""
        self.kept.pop(user, None)

    async def check_admitted(self, user: str) -> None:
        """Raise GuildhallError banned."""
        if ban := await self.held(user, BAN):
            raise GuildhallError("banned", {"until": _day(ban.until), "why": ban.why})

    async def check_talk(self, user: str) -> None:
        """Raise silenced, or warning_unread: who was warned reads that before they go on."""
        if silence := await self.held(user, SILENCE):
            raise GuildhallError("silenced", {"until": _day(silence.until), "why": silence.why})
        if await self.held(user, WARNING):
            raise GuildhallError("warning_unread", {})

    async def told(self, user: str) -> sent_moderation.Conduct:
        """What holds against a person, as they are told themselves."""
        return {
            "moderator": self.on and await self.store.sanctions.moderates(user),
            "warning": _held(await self.held(user, WARNING)),
            "silenced": _held(await self.held(user, SILENCE)),
            "banned": _held(await self.held(user, BAN)),
        }


def _held(one: Sanction | None) -> sent_moderation.Held | None:
    if one is None:
        return None
    return {"id": one.id, "why": one.why, "at": one.created, "until": one.until}


def _day(until: float) -> str:
    """The day on which something ends, for a sentence; "never" where it does not."""
    return datetime.fromtimestamp(until, UTC).date().isoformat() if until else "never"
