"""What people may know of themselves."""

from typing import cast

from guildhall.server import sent
from guildhall.store import Circle, User
from guildhall.store.people import shows_page

LONGEST_ID = 64
"""Of a person."""


def shows_profile(user: User) -> bool:
    """Whether others in the house may see a person's page; yes, until the person says no."""
    return shows_page(user.settings)


def may_see(viewer: User, found: User, circle: Circle) -> bool:
    """Whether somebody with this circle may see a person's page."""
    shown = shows_profile(found) and found.id not in circle.blocked_by
    return found.id == viewer.id or shown


def profile(user: User) -> sent.Person:
    """A user's own profile."""
    return {
        "name": user.name,
        "account": bool(user.password),
        "login": user.login,
        "settings": cast(sent.PersonSettings, user.settings),
    }
