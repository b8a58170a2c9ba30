"""`guildhall replay` and `guildhall verify`: looking at records and checking them."""

from pathlib import Path
from typing import Annotated

import typer

from guildhall.cli.common import Json, Lang, out, print_json, speech
from guildhall.core import record as records
from guildhall.core.errors import GuildhallError
from guildhall.core.view import SPECTATING
from guildhall.games import find
from guildhall.locale.sentences import Teller

File = Annotated[Path, typer.Argument(help="A record: JSON lines.", metavar="FILE")]


def replay(
    file: File,
    at: Annotated[int, typer.Option(help="Stop after so many inputs; -1: at the end.")] = -1,
    seat: Annotated[int, typer.Option(help="Show what this seat sees; -1: what is public.")] = -1,
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Tell a recorded game, then show the board."""
    say, record = speech(lang), records.load(file)
    game = find(record.header.game)
    last = len(record.inputs) if at < 0 else at
    if last > len(record.inputs):
        raise GuildhallError("no_such_input", {"given": at, "last": len(record.inputs)})
    if not SPECTATING <= seat < record.header.seats:
        raise GuildhallError("no_such_seat", {"given": seat, "seats": record.header.seats})
    teller = Teller(game, say, record.header.players)
    state = records.start(game, record)
    told: list[str] = []
    for step in records.replay(game, record):
        if step.n >= last:
            break
        state = step.state
        told += [f"{step.n:>5}  {teller.event(e)}" for e in step.events if e.seen_by(seat)]
    view = game.observe(state, seat)
    if as_json:
        print_json({"game": game.name, "at": last, "seat": seat, "view": view.to_json()})
        return
    for line in told:
        out.print(line, markup=False)
    out.print()
    out.print(game.board(view, say, record.header.players), markup=False)


def verify(file: File, lang: Lang = "", as_json: Json = False) -> None:
    """Check a record: every input, the result, the ledger and the promise of its luck."""
    say, record = speech(lang), records.load(file)
    game = find(record.header.game)
    records.verify(game, record)
    report = {
        "game": game.name,
        "seats": record.header.seats,
        "inputs": len(record.inputs),
        "finished": record.result is not None,
        "luck": record.key is not None,
    }
    if as_json:
        print_json({"ok": True, **report})
        return
    state = "finished" if record.result is not None else "unfinished"
    luck = "luck" if record.key is not None else "noluck"
    out.print(
        say(f"cli-verified-{state}", game=say(f"{game.name}-name"), inputs=len(record.inputs)),
        say(f"cli-verified-{luck}"),
        style="green",
    )
