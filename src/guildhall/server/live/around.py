"""Who is here: people with a page open, at any worker, as far as they let others know."""

from collections import Counter
from collections.abc import Callable

from guildhall.server import sent_people
from guildhall.store import Circle, Present, Store

BEAT_SECONDS = 10.0
GONE_SECONDS = 25.0
"""Who was not seen for so long has gone."""
MOST_SHOWN = 50


class Around:
    """Keeps the list of people who are here up to date."""

    def __init__(self, store: Store, pages: Counter[str], clock: Callable[[], float]) -> None:
        self.store = store
        self.pages = pages
        self.now = clock
        self.here: frozenset[str] = frozenset()
        """People with a page open at this worker."""
        self.people: list[Present] = []
        self.beaten = 0.0
        self.changed: list[Callable[[], None]] = []
        """Who is told that others have come or gone."""

    async def tick(self) -> None:
        """Note who is here, and see who is; nothing to do while nobody comes or goes."""
        here = frozenset(who for who in self.pages if not who.startswith("address "))
        now = self.now()
        if here == self.here and abs(now - self.beaten) < BEAT_SECONDS:
            return
        if here or self.here:
            await self.store.presence.note(list(here), list(self.here - here), now)
        self.here, self.beaten = here, now
        await self.look()

    async def look(self) -> None:
        """See who is here now."""
        people = await self.store.presence.since(self.now() - GONE_SECONDS)
        if people != self.people:
            self.people = people
            for changed in self.changed:
                changed()

    def seen_by(self, user: str, circle: Circle) -> sent_people.PeopleHere:
        """Who is here for a person's eyes: those they follow first; nobody who is kept apart."""
        others = [one for one in self.people if one.person not in circle.apart | {user}]
        others.sort(key=lambda one: one.person not in circle.follows)
        shown: list[sent_people.OnlinePerson] = [
            {"person": one.person, "name": one.name, "followed": one.person in circle.follows}
            for one in others[:MOST_SHOWN]
        ]
        return {"count": len(others), "people": shown}
