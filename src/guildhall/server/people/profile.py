"""What people may know of themselves."""

from typing import cast

from guildhall.server import sent
from guildhall.store import User


def shows_profile(user: User) -> bool:
    """Whether others in the house may see a person's page; yes, until the person says no."""
    return bool(user.settings.get("profile", "house") == "house")


def profile(user: User) -> sent.Person:
    """A user's own profile."""
    return {
        "name": user.name,
        "account": bool(user.password),
        "login": user.login,
        "settings": cast(sent.PersonSettings, user.settings),
    }
