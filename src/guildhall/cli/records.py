"""`guildhall replay` and `guildhall verify`: looking at records and checking them."""

from collections import Counter
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track

from guildhall.cli.common import Json, Lang, err, out, print_json, speech
from guildhall.core import record as records
from guildhall.core import replay as replays
from guildhall.core.errors import GuildhallError
from guildhall.core.record import Record
from guildhall.core.view import SPECTATING
from guildhall.games import find
from guildhall.lab import opendata
from guildhall.locale import Speech
from guildhall.locale.sentences import Teller

File = Annotated[Path, typer.Argument(help="Game record (JSON lines).", metavar="FILE")]


def replay(
    file: File,
    at: Annotated[int, typer.Option(help="Stop after this many inputs; -1 for the end.")] = -1,
    seat: Annotated[
        int, typer.Option(help="Show what this seat sees; -1 for public information only.")
    ] = -1,
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Replay a recorded game and show the board."""
    say, record = speech(lang), records.load(file)
    game = find(record.header.game)
    last = len(record.inputs) if at < 0 else at
    if last > len(record.inputs):
        raise GuildhallError("no_such_input", {"given": at, "last": len(record.inputs)})
    if not SPECTATING <= seat < record.header.seats:
        raise GuildhallError("no_such_seat", {"given": seat, "seats": record.header.seats})
    teller = Teller(game, say, record.header.players)
    state = replays.start(game, record)
    told: list[str] = []
    for step in replays.replay(game, record):
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
    """Check a record or a collection: every move, the random draws, the scoring, the result."""
    say = speech(lang)
    if _is_collection(file):
        _verify_collection(say, file, as_json=as_json)
        return
    record = records.load(file)
    game = find(record.header.game)
    replays.verify(game, record)
    report = {
        "game": game.name,
        "seats": record.header.seats,
        "inputs": len(record.inputs),
        "finished": record.result is not None,
        "luck": record.key is not None,
        **replays.luck_facts(record),
    }
    if as_json:
        print_json({"ok": True, **report})
        return
    state = "finished" if record.result is not None else "unfinished"
    told = say(f"cli-verified-{state}", game=say(f"{game.name}-name"), inputs=len(record.inputs))
    for line in (told, *_luck_lines(say, record)):
        out.print(line, style="green")


def _luck_lines(say: Speech, record: Record) -> list[str]:
    """What was checked of the luck, a sentence per line."""
    if record.key is None:
        return [say("cli-verified-noluck")]
    facts = replays.luck_facts(record)
    lines = [
        say("cli-verified-luck", draws=facts["draws"], commitment=record.header.commitment[:16]),
        say("cli-verified-numbers", count=facts["numbers"], seats=record.header.seats),
    ]
    told = {"reopened": facts["reopened"], "given": facts["given"]}
    return lines + [say(f"cli-verified-{name}", count=n) for name, n in told.items() if n]


def _is_collection(file: Path) -> bool:
    """Say whether a file holds open data; what cannot be read is no collection."""
    try:
        with file.open(encoding="utf-8") as text:
            return opendata.is_opendata(text.readline())
    except (OSError, UnicodeDecodeError):
        return False


def _verify_collection(say: Speech, file: Path, *, as_json: bool) -> None:
    with file.open(encoding="utf-8") as text:
        given = (line.rstrip("\n") for line in text)
        checked = track(
            opendata.verify(given),
            say("cli-verifying"),
            console=err,
            transient=True,
            disable=as_json,
        )
        counts = Counter(game.game for game in checked)
    if as_json:
        print_json({"ok": True, "games": dict(counts)})
        return
    titles = ", ".join(f"{say(f'{name}-name')}: {count}" for name, count in sorted(counts.items()))
    out.print(say("cli-verified-collection", games=counts.total(), titles=titles), style="green")
