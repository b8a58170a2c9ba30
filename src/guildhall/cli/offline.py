"""`guildhall offline`: the games as a folder of plain files, to be played without a server."""

from pathlib import Path
from typing import Annotated

import typer

from guildhall.cli.common import Lang, out, speech
from guildhall.server.live.offline import write_folder


def offline(
    folder: Annotated[Path, typer.Argument(help="A folder that does not exist yet.")],
    lang: Lang = "",
) -> None:
    """Write a folder that any web host can serve: the games against bots, without a server."""
    say = speech(lang)
    write_folder(folder)
    out.print(say("cli-offline-written", folder=str(folder)))
