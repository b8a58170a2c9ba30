"""What people may not do for now, because a moderator has said so."""

from collections.abc import Callable
from datetime import UTC, datetime

from guildhall.core.errors import GuildhallError
from guildhall.server import sent_moderation
from guildhall.server.people.remembered import Remembered
from guildhall.store import Sanction, Store
from guildhall.store.sanctions import BAN, SILENCE, WARNING

KEPT_SECONDS = 5.0
"""So long another worker may not know of a sanction whose hint got lost."""
KEPT_ALONE_SECONDS = 60.0


class Conduct:
    """Sanctions of people, remembered for a while: every request asks for them.

    What is remembered is known without waiting, so that it can be asked for inside a write.
    """

    def __init__(self, store: Store, clock: Callable[[], float], *, on: bool) -> None:
        self.store = store
        self.now = clock
        self.on = on
        """Without moderation nothing is held against anybody."""
        seconds = KEPT_ALONE_SECONDS if store.listener is None else KEPT_SECONDS
        self.kept: Remembered[list[Sanction]]
        self.kept = Remembered(store.sanctions.of_people, clock, seconds)

    async def refresh(self, user: str) -> None:
        """Know what holds against a person, by what was read a moment ago."""
        if not self.knows(user):
            await self.kept.look(user)

    def knows(self, user: str) -> bool:
        """Whether what holds against a person was read a moment ago, or nothing can."""
        return not self.on or not user or self.kept.get(user) is not None

    def holding(self, user: str) -> list[Sanction]:
        """All that holds against a person, as far as it is known now; the newest first."""
        known = self.kept.last(user) if self.on else None
        return [one for one in known if one.holds(self.now())] if known else []

    def held(self, user: str, kind: str) -> Sanction | None:
        """What holds of a kind: the one that holds longest; of warnings the first."""
        holding = [one for one in self.holding(user) if one.kind == kind]
        if kind == WARNING:
            return holding[-1] if holding else None
        return max(holding, key=lambda one: one.until or float("inf"), default=None)

    def admit(self, user: str) -> None:
        """Raise GuildhallError banned; for writes, where nothing may be waited for."""
        if ban := self.held(user, BAN):
            raise GuildhallError("banned", {"until": _day(ban.until), "why": ban.why})

    async def check_admitted(self, user: str) -> None:
        """Raise GuildhallError banned."""
        await self.refresh(user)
        self.admit(user)

    def let_talk(self, user: str) -> None:
        """Raise silenced or warning_unread; for writes."""
        if silence := self.held(user, SILENCE):
            raise GuildhallError("silenced", {"until": _day(silence.until), "why": silence.why})
        if self.held(user, WARNING):
            raise GuildhallError("warning_unread", {})

    async def check_talk(self, user: str) -> None:
        """Raise silenced, or warning_unread: who was warned reads that before they go on."""
        await self.refresh(user)
        self.let_talk(user)

    async def told(self, user: str) -> sent_moderation.Conduct:
        """What holds against a person, as they are told themselves."""
        await self.refresh(user)
        return {
            "moderator": self.on and await self.store.sanctions.moderates(user),
            "administrator": await self.store.operations.administers(user),
            "warning": _held(self.held(user, WARNING)),
            "silenced": _held(self.held(user, SILENCE)),
            "banned": _held(self.held(user, BAN)),
        }


def _held(one: Sanction | None) -> sent_moderation.Held | None:
    if one is None:
        return None
    return {"id": one.id, "why": one.why, "at": one.created, "until": one.until}


def _day(until: float) -> str:
    """The day on which something ends, for a sentence; "never" where it does not."""
    return datetime.fromtimestamp(until, UTC).date().isoformat() if until else "never"
