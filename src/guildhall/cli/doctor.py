"""`guildhall doctor`: whether a server would run well here, and what to do about it."""

from dataclasses import asdict
from typing import Annotated

import typer

from guildhall.cli.common import Json, Lang, out, print_json, speech
from guildhall.cli.config import Config
from guildhall.server.doctor import Asked, examine

STYLES = {"ok": "green", "warning": "yellow", "wrong": "red"}


def doctor(
    config: Config = None,
    db: Annotated[
        str, typer.Option(help="Database: sqlite:///FILE or postgresql://…", envvar="GUILDHALL_DB")
    ] = "",
    public_url: Annotated[
        str, typer.Option(help="Public address of this server.", envvar="GUILDHALL_URL")
    ] = "",
    workers: Annotated[int, typer.Option(help="Number of worker processes.", min=1)] = 1,
    without: Annotated[
        list[str],
        typer.Option(help="Games and features that are disabled.", envvar="GUILDHALL_WITHOUT"),
    ] = [],  # noqa: B006
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Check whether a server can run well here; the exit code is 1 if something is wrong."""
    say = speech(lang)
    off = frozenset(name.strip() for part in without for name in part.split(","))
    found = examine(Asked(db, public_url, workers, config, off))
    if as_json:
        lines = [
            {**asdict(each), "text": say(f"doctor-{each.code}", **each.facts)} for each in found
        ]
        print_json({"wrong": any(each.verdict == "wrong" for each in found), "findings": lines})
    else:
        for each in found:
            verdict = say(f"doctor-verdict-{each.verdict}")
            out.print(f"{verdict:<10}", style=STYLES[each.verdict], end="")
            out.print(say(f"doctor-{each.code}", **each.facts), markup=False)
    if any(each.verdict == "wrong" for each in found):
        raise typer.Exit(1)
