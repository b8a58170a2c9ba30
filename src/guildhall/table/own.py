"""What one person has left at a table: their entries, and these without their name and words."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from guildhall.core.view import SPECTATING
from guildhall.table.entry import Entry

UNSAID = "…"
"""What is left of a line of talk."""
NAMING = ("sit", "offer")
"""Kinds of entries that name a user."""


def own_entries(entries: Sequence[Entry], user: str, seat: int) -> Iterator[tuple[int, Entry]]:
    """Entries of a user, with their numbers; `seat` is theirs once the game has begun, or -1.

    Before that seats change hands, and when it begins people may draw other ones.
    """
    held: set[int] = set()
    for number, entry in enumerate(entries):
        if entry.kind == "start":
            held = {seat} - {-1}
        named = entry.kind in NAMING
        if named and entry.data["user"] != user:
            held.discard(entry.seat)
        elif named:
            held.add(entry.seat)
        if entry.seat in held:
            yield number, entry
        if entry.kind in ("stand", "decline", "withdraw"):
            held.discard(entry.seat)
        if entry.kind == "forget" and entry.data.get("user") == user:
            held.clear()


def forgotten_user(entry: Entry, users: Sequence[str]) -> str:
    """Who has left for good by an entry; older ones say only where they sit among the users."""
    return str(entry.data.get("user") or users[entry.seat])


def forgotten(own: Iterable[tuple[int, Entry]], name: str) -> dict[int, Entry]:
    """Entries of a user that say who they are or what they have said, written anew."""
    changes: dict[str, dict[str, Any]] = {
        "sit": {"name": name},
        "offer": {"name": name},
        "rename": {"name": name},
        "chat": {"name": name, "text": UNSAID},
        "note": {"text": ""},
    }
    return {
        number: replace(entry, data={**entry.data, **changes[entry.kind]})
        for number, entry in own
        if entry.kind in changes
    }


def without_those_gone(entries: Sequence[Entry], users: Sequence[str]) -> list[Entry]:
    """All entries of a table as they are once people who have left are forgotten in the store, too.

    `users` sit on the seats since the game has begun.
    """
    told = list(entries)
    for gone in (entry for entry in entries if entry.kind == "forget"):
        user = forgotten_user(gone, users)
        own = own_entries(entries, user, users.index(user) if user in users else SPECTATING)
        for number, entry in forgotten(own, gone.data["name"]).items():
            told[number] = entry
    return told
