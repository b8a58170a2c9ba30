"""What people may know of themselves."""

from typing import Any

from guildhall.store import User


def profile(user: User) -> dict[str, Any]:
    """A user's own profile."""
    return {
        "name": user.name,
        "account": bool(user.password),
        "login": user.login,
        "settings": user.settings,
    }
