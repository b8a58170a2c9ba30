"""Inviting people by name: whom one may invite.

Who blocks the host, or shows no page, is nobody for them: both look the same.
"""

from guildhall.core.errors import GuildhallError
from guildhall.server import sent_people
from guildhall.server.live.around import Around
from guildhall.server.people.circles import Circles
from guildhall.server.people.profile import LONGEST_ID, shows_profile
from guildhall.server.settings import Settings
from guildhall.store import Store, User
from guildhall.table.names import LONGEST_NAME, skeleton

MOST_LISTED = 12


class Inviting:
    """Finds people to invite."""

    def __init__(self, store: Store, circles: Circles, around: Around, settings: Settings) -> None:
        self.store = store
        self.circles = circles
        self.around = around
        self.settings = settings

    async def guest(self, host: User, person: str) -> User:
        """The person whom a host invites; raises feature_off, not_yourself, no_such_person."""
        self.settings.need("invitations")
        if person in ("me", host.id):
            raise GuildhallError("not_yourself", {})
        found = await self.store.people.find(person) if len(person) <= LONGEST_ID else None
        circle = await self.circles.of(host.id)
        if found is None or found.id in circle.apart or not shows_profile(found):
            raise GuildhallError("no_such_person", {})
        return found

    async def known(self, user: User, name: str) -> list[sent_people.Acquaintance]:
        """People to invite whose names begin so: followed, played with, here, and by name."""
        name = name[:LONGEST_NAME]
        looked = skeleton(name)
        found = await self.store.acquaintances.of_user(user.id, name)
        shown = [one for one in found if one.shown]
        here = [one for one in self.around.people if skeleton(one.name).startswith(looked)]
        ordered = [
            *(_told(one.person, one.name, one.how) for one in shown if one.how != "named"),
            *(_told(one.person, one.name, "here") for one in here),
            *(_told(one.person, one.name, one.how) for one in shown if one.how == "named"),
        ]
        apart = (await self.circles.of(user.id)).apart | {user.id}
        once = {one["person"]: one for one in reversed(ordered) if one["person"] not in apart}
        return list(reversed(once.values()))[:MOST_LISTED]


def _told(person: str, name: str, how: str) -> sent_people.Acquaintance:
    return {"person": person, "name": name, "how": how}
