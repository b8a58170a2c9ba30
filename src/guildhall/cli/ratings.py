"""`guildhall ratings`: where people stand, and computing it anew."""

import asyncio
from typing import Annotated

import typer
from rich.progress import track
from rich.table import Table as Grid

from guildhall.cli.common import Json, Lang, err, left_out, out, print_json, speech
from guildhall.core.errors import GuildhallError
from guildhall.games import find
from guildhall.locale import Speech
from guildhall.server.people.ratings import provisional, rate
from guildhall.store import Store, StoreFailed, default_url, open_store
from guildhall.store.standings import Ranked
from guildhall.table.fold import fold
from guildhall.table.result import PACES, GameResult, result_of

Db = Annotated[
    str,
    typer.Option(
        help="Database: sqlite:///FILE or postgresql://USER@HOST/NAME.",
        envvar="GUILDHALL_DB",
        metavar="URL",
    ),
]
COLUMNS = ("place", "name", "rating", "games", "wins")


def ratings(
    game: Annotated[str, typer.Argument(help="Name of a game.", metavar="GAME")] = "",
    pace: Annotated[str, typer.Option(help="live or correspondence.")] = "live",
    recompute: Annotated[
        bool, typer.Option("--recompute", help="Compute all ratings anew from the games.")
    ] = False,
    db: Db = "",
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Show ratings, or compute them anew from all finished games."""
    say = speech(lang)
    if bool(game) == recompute:
        raise GuildhallError("ratings_what", {})
    if recompute:
        _recompute(db, say, as_json=as_json)
        return
    find(game)
    if pace not in PACES:
        raise GuildhallError("unknown_pace", {"given": pace, "known": ", ".join(PACES)})
    ranked = asyncio.run(_ranked(db, game, pace))
    if as_json:
        print_json({"ratings": [_facts(one) for one in ranked]})
        return
    grid = Grid(*(say(f"cli-ratings-{name}") for name in COLUMNS))
    for place, one in enumerate(ranked, 1):
        shown = f"{round(one.mu)}{'?' if provisional(one.sigma) else ''}"
        grid.add_row(str(place), one.name, shown, str(one.games), str(one.wins))
    out.print(grid)


def _facts(one: Ranked) -> dict[str, object]:
    return {
        "name": one.name,
        "rating": one.mu,
        "uncertainty": one.sigma,
        "provisional": provisional(one.sigma),
        "games": one.games,
        "wins": one.wins,
    }


async def _ranked(db: str, game: str, pace: str) -> list[Ranked]:
    async with await open_store(db or default_url(), create=False) as store:
        return await store.standings.best(game, pace, 100)


def _recompute(db: str, say: Speech, *, as_json: bool) -> None:
    changed, games, unread = asyncio.run(_recomputed(db, say, quiet=as_json))
    rated = sum(not game.unrated for game in games)
    if as_json:
        print_json({"games": len(games), "rated": rated, "changed": changed})
    else:
        told = say("cli-ratings-computed", games=len(games), rated=rated, changed=changed)
        out.print(told, style="green")
    left_out(unread)


async def _recomputed(
    db: str, say: Speech, *, quiet: bool
) -> tuple[int, list[GameResult], dict[str, GuildhallError]]:
    """Replace all ratings; gives how many were other ones, the games, and what cannot be read."""
    async with await open_store(db or default_url(), create=False) as store:
        before = await store.standings.all()
        games, unread = await _games(store, say, quiet=quiet)
        await store.results.replace(games, rate)
        after = await store.standings.all()
    changed = sum(before.get(key) != after.get(key) for key in before.keys() | after.keys())
    return changed, games, unread


async def _games(
    store: Store, say: Speech, *, quiet: bool
) -> tuple[list[GameResult], dict[str, GuildhallError]]:
    """Fold all finished tables; of one that cannot be read any more the known result stays."""
    known = {game.table_id: game for game in await store.results.all()}
    unread: dict[str, GuildhallError] = {}
    rows = await store.lists.all("over")
    label = say("cli-ratings-computing")
    for row in track(rows, label, console=err, transient=True, disable=quiet):
        try:
            found = await store.tables.load(row.id)
            if found is not None:
                known[row.id] = result_of(fold(*found), found[1])
        except StoreFailed:
            raise
        except GuildhallError as error:
            unread[row.id] = error
    return list(known.values()), unread
