"""`guildhall tournament`: create, list, show, start and cancel tournaments of a server."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import datetime
from typing import Annotated, TypeVar

import msgspec
import typer
from rich.table import Table as Grid

from guildhall.cli.common import (
    GameName,
    Json,
    Lang,
    Options,
    out,
    print_json,
    read_options,
    speech,
)
from guildhall.core.errors import GuildhallError
from guildhall.games import find
from guildhall.server.live.new_tournament import checked_tournament
from guildhall.server.live.tournament_rounds import FEWEST, Field
from guildhall.server.schemas import NewTournament
from guildhall.server.settings import Settings
from guildhall.store import Store, default_url, open_store
from guildhall.store.tournament_rows import TournamentRow

T = TypeVar("T")
Db = Annotated[
    str,
    typer.Option(
        help="Database: sqlite:///FILE or postgresql://USER@HOST/NAME.",
        envvar="GUILDHALL_DB",
        metavar="URL",
    ),
]
Id = Annotated[str, typer.Argument(help="Id of the tournament.", metavar="ID")]
COLUMNS = ("place", "player", "points", "opponents", "wins", "margin", "games")

tournament = typer.Typer(
    name="tournament",
    help="Create, list, show, start and cancel tournaments.",
    no_args_is_help=True,
    add_completion=False,
)


@tournament.command()
def create(
    game: GameName,
    name: Annotated[str, typer.Argument(help="Name of the tournament.", metavar="NAME")],
    seats: Annotated[int, typer.Option(help="Players per table.")] = 4,
    kind: Annotated[str, typer.Option(help="swiss, robin, arena or season.")] = "swiss",
    rounds: Annotated[int, typer.Option(help="Rounds; 0: enough for all to meet.")] = 3,
    clock: Annotated[str, typer.Option(help="Clock of the tables.")] = "live",
    fill: Annotated[str, typer.Option(help="smaller, bots or byes.")] = "smaller",
    noshows: Annotated[str, typer.Option(help="Seats of no-shows: bots or byes.")] = "bots",
    level: Annotated[str, typer.Option(help="Bots on open seats.")] = "journeyman",
    most: Annotated[int, typer.Option(help="Player limit.")] = 16,
    minutes: Annotated[int, typer.Option(help="Length of an arena.")] = 90,
    start: Annotated[
        str, typer.Option(help="Local time, as 2027-01-31T20:00, or full.", metavar="WHEN")
    ] = "",
    unlisted: Annotated[
        bool, typer.Option("--unlisted", help="Only for people with the link.")
    ] = False,
    option: Options = [],  # noqa: B006  typer makes a new one
    db: Db = "",
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Create a tournament; people sign up in the browser."""
    say = speech(lang)
    wanted = {
        "name": name,
        "game": game,
        "seats": seats,
        "clock": clock,
        "kind": kind,
        "rounds": rounds,
        "fill": fill,
        "noshows": noshows,
        "level": level,
        "most": most,
        "minutes": minutes,
        "listed": not unlisted,
        "when_full": start == "full",
        "starts": 0.0 if start in ("", "full") else _moment(start),
        "options": read_options(find(game), option),
    }
    try:
        read = msgspec.convert(wanted, NewTournament)
    except msgspec.ValidationError as error:
        raise GuildhallError("bad_body", {"problem": str(error)}) from None
    row = checked_tournament(Settings(secret=""), read, "", time.time())

    async def add(store: Store) -> None:
        await store.tournaments.add(row)

    _with_store(db, add, new=True)
    if as_json:
        print_json({"tournament": row.id, "path": f"/tournaments/{row.id}"})
    else:
        out.print(say("cli-tournament-created", path=f"/tournaments/{row.id}"), style="green")


def _moment(word: str) -> float:
    try:
        return datetime.fromisoformat(word).timestamp()
    except (ValueError, OverflowError):
        raise GuildhallError("tournament_start", {}) from None


@tournament.command("list")
def list_all(db: Db = "", lang: Lang = "", as_json: Json = False) -> None:
    """List tournaments that are open, under way or over."""
    say = speech(lang)

    async def read(store: Store) -> list[dict[str, object]]:
        return [
            {
                "tournament": one.row.id,
                "name": one.row.name,
                "game": one.row.terms.game,
                "kind": one.row.terms.kind,
                "status": one.row.status,
                "players": one.players,
            }
            for one in await store.tournaments.listed("", 1000)
        ]

    rows = _with_store(db, read)
    if as_json:
        print_json({"tournaments": rows})
        return
    grid = Grid(*(say(f"cli-tournament-{name}") for name in ("id", "name", "game", "state")))
    for row in rows:
        state = say(f"tournament-status-{row['status']}")
        grid.add_row(str(row["tournament"]), str(row["name"]), say(f"{row['game']}-name"), state)
    out.print(grid)


@tournament.command()
def show(tournament: Id, db: Db = "", lang: Lang = "", as_json: Json = False) -> None:
    """Show who leads a tournament."""
    say = speech(lang)
    field = _with_store(db, lambda store: _field(store, tournament))
    names = {one.user: one.name for one in field.people}
    told = field.standings()
    if as_json:
        standings = [
            {"place": one.place, "name": names[one.player], "points": float(one.points)}
            for one in told
        ]
        row = field.row
        print_json(
            {"name": row.name, "status": row.status, "round": row.round, "standings": standings}
        )
        return
    grid = Grid(*(say(f"tournament-{name}") for name in COLUMNS), title=field.row.name)
    for one in told:
        numbers = (one.points, one.opponents, one.wins, one.margin, one.games)
        shown = [f"{float(number):.2f}".rstrip("0").rstrip(".") for number in numbers]
        grid.add_row(str(one.place), names[one.player], *shown)
    out.print(grid)


@tournament.command()
def start(tournament: Id, db: Db = "", lang: Lang = "") -> None:
    """Have the running server start a tournament now."""
    say = speech(lang)

    async def begin(store: Store) -> None:
        field = await _field(store, tournament)
        if field.row.status != "signup":
            raise GuildhallError("tournament_started", {})
        if len(field.active()) < FEWEST:
            raise GuildhallError("too_few_entrants", {"least": FEWEST})
        now = time.time()
        await _changed(store, replace(field.row, starts=now), now)

    _with_store(db, begin)
    out.print(say("cli-tournament-started"), style="green")


@tournament.command()
def cancel(tournament: Id, db: Db = "", lang: Lang = "") -> None:
    """Cancel a tournament; tables that are under way go on."""
    say = speech(lang)

    async def end(store: Store) -> None:
        field = await _field(store, tournament)
        if field.row.status not in ("signup", "playing"):
            raise GuildhallError("tournament_closed", {})
        await _changed(store, replace(field.row, status="cancelled"), time.time())

    _with_store(db, end)
    out.print(say("cli-tournament-cancelled"), style="green")


async def _field(store: Store, tournament: str) -> Field:
    row = await store.tournaments.find(tournament)
    if row is None:
        raise GuildhallError("no_such_tournament", {})
    people = await store.tournaments.entrants(row.id)
    tables = await store.tournaments.pairings(row.id)
    return Field(row, people, tables, tuple(find(row.terms.game).seats))


async def _changed(store: Store, row: TournamentRow, now: float) -> None:
    if not await store.tournaments.go_on(row, [], now):
        raise GuildhallError("table_busy", {})


def _with_store(db: str, do: Callable[[Store], Awaitable[T]], *, new: bool = False) -> T:
    """Open the database, do something with it and close it."""

    async def run() -> T:
        async with await open_store(db or default_url(), create=new) as store:
            return await do(store)

    return asyncio.run(run())
