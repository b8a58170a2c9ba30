"""`guildhall person`: the data of one person, deleting their account, giving them a role."""

import asyncio
import json
import time
from typing import Annotated

import typer

from guildhall.cli.common import Lang, out, speech
from guildhall.cli.ratings import Db
from guildhall.core.errors import GuildhallError
from guildhall.server.people.dossier import dossier
from guildhall.store import Store, User, default_url, open_store

person = typer.Typer(
    name="person",
    help="Export the data of one person, delete their account, or give them a role.",
    no_args_is_help=True,
    add_completion=False,
)
Who = Annotated[str, typer.Argument(help="Login, or id as in the address of the profile.")]


@person.command("export")
def export(who: Who, db: Db = "", lang: Lang = "") -> None:
    """Print all data of a person as JSON."""
    speech(lang)
    typer.echo(asyncio.run(_exported(db, who)))


@person.command("delete")
def delete(
    who: Who,
    db: Db = "",
    lang: Lang = "",
    yes: Annotated[bool, typer.Option("--yes", help="Don't ask.")] = False,
) -> None:
    """Delete an account; finished games stay, without the name."""
    say = speech(lang)
    if not yes:
        typer.confirm(say("cli-person-sure", who=who), abort=True)
    name = asyncio.run(_deleted(db, who, say("former-player")))
    out.print(say("cli-person-deleted", name=name))


Give = Annotated[bool, typer.Option("--give/--take", help="Give the role, or take it back.")]


@person.command("moderator")
def moderator(who: Who, give: Give, db: Db = "", lang: Lang = "") -> None:
    """Make a person a moderator, who sees reports and acts on them; or take that back."""
    say = speech(lang)
    name = asyncio.run(_appointed(db, who, "moderator", give=give))
    out.print(say("cli-person-moderator" if give else "cli-person-no-moderator", name=name))


@person.command("administrator")
def administrator(who: Who, give: Give, db: Db = "", lang: Lang = "") -> None:
    """Make a person an administrator, who sees how the server does; or take that back."""
    say = speech(lang)
    name = asyncio.run(_appointed(db, who, "administrator", give=give))
    out.print(say("cli-person-administrator" if give else "cli-person-no-administrator", name=name))


async def _appointed(db: str, who: str, role: str, *, give: bool) -> str:
    async with await open_store(db or default_url(), create=False) as store:
        user = await _found(store, who)
        appoint = (store.sanctions if role == "moderator" else store.operations).appoint
        await appoint(user.id, time.time(), give=give)
        return user.name


async def _exported(db: str, who: str) -> str:
    async with await open_store(db or default_url(), create=False) as store:
        user = await _found(store, who)
        return json.dumps(await dossier(store, user.id), ensure_ascii=False, indent=2)


async def _deleted(db: str, who: str, name: str) -> str:
    async with await open_store(db or default_url(), create=False) as store:
        user = await _found(store, who)
        await store.departures.begin(user.id, name)
        return user.name


async def _found(store: Store, who: str) -> User:
    """A person by login or id; raises GuildhallError no_such_person."""
    found = await store.people.by_login(who.strip().casefold()) or await store.people.find(who)
    if found is None:
        raise GuildhallError("no_such_person", {})
    return found
