"""People at a table, by their seats or by what they have said as spectators.

These lead also to those who hide their page: nobody learns who they are by it.
"""

from typing import Any

from guildhall.core.errors import GuildhallError
from guildhall.server.context import Context
from guildhall.server.http.body import short_number
from guildhall.server.live.gallery import may_hear
from guildhall.store import Murmur, User


async def sitting(context: Context[Any]) -> list[str]:
    """Who sits where, as far as the table is shown to the one who asks; bots are empty."""
    opened, own, _ = await context.watch()
    table = (await context.worker.spectators.seen(opened, own)).table
    return [chair.user if chair.kind == "human" else "" for chair in table.chairs]


async def in_gallery(context: Context[Any], user: User) -> tuple[User, Murmur]:
    """Who has said the line of the gallery in the address, and that line.

    Raises no_such_line, not_yourself and no_such_person.
    """
    context.worker.settings.need("gallery")
    opened, own, _ = await context.watch()
    number = short_number(context.request.path_params["line"])
    if number is None or not may_hear(opened.table, own):
        raise GuildhallError("no_such_line", {})
    line = await context.worker.store.gallery.line(opened.id, number)
    if line is None:
        raise GuildhallError("no_such_line", {})
    return await _other(context, user, line.user), line


async def on_seat(context: Context[Any], user: User) -> User:
    """Who sits on the seat in the address; raises not_yourself and no_such_person."""
    seat, people = short_number(context.request.path_params["seat"]), await sitting(context)
    there = seat is not None and 0 <= seat < len(people)
    return await _other(context, user, people[seat] if seat is not None and there else "")


async def _other(context: Context[Any], user: User, person: str) -> User:
    if person and person == user.id:
        raise GuildhallError("not_yourself", {})
    found = await still_here(context, person) if person else None
    if found is None:
        raise GuildhallError("no_such_person", {})
    return found


async def still_here(context: Context[Any], person: str) -> User | None:
    """A person who has not departed."""
    found = await context.worker.store.people.find(person)
    return None if found is None or found.settings.get("departed") else found
