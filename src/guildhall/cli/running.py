"""Long work in the terminal: where it runs, a progress bar, and what is there on Ctrl-C."""

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Annotated, TypeVar

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from guildhall.bots import find_bot
from guildhall.cli.common import err, writing
from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game
from guildhall.lab.intervals import Interval
from guildhall.lab.plots import check_plots

R = TypeVar("R")

ExecutorName = Annotated[
    str,
    typer.Option(
        "--executor",
        help="Where to run: local:N cores, or dask:tcp://HOST:PORT.",
        metavar="WHERE",
    ),
]

Budget = Annotated[float, typer.Option(help="Seconds a bot may think about a move.", min=0.001)]
Iterations = Annotated[
    int, typer.Option(help="Playouts per move instead of seconds, for reproducible results.", min=0)
]
Minutes = Annotated[
    float, typer.Option(help="Stop after so many minutes, with what is there; 0: never.", min=0)
]
Report = Annotated[
    Path | None, typer.Option(help="Write figures and plots to this folder.", metavar="FOLDER")
]
SEARCHING = ("master", "halving", "tree", "grandmaster", "nettree")
"""Bots that can be told how many playouts to make."""


def bot_names(bots: str, seats: int, game: Game) -> tuple[str, ...]:
    """Read one bot for all seats, or one for each; raises bots_number or unknown_bot."""
    names = [name.strip() for name in bots.split(",")]
    names = names * seats if len(names) == 1 else names
    if len(names) != seats:
        raise GuildhallError("bots_number", {"have": len(names), "need": seats})
    for name in set(names):
        find_bot(name, game)
    return tuple(names)


def thinkers(names: tuple[str, ...], iterations: int) -> tuple[str, ...]:
    """Tell the bots that search how many playouts to make, if anybody says so."""
    return tuple(
        f"{name}:{iterations}p" if iterations and name in SEARCHING else name for name in names
    )


def gather(
    label: str,
    total: int,
    results: Iterator[tuple[int, R]],
    take: Callable[[int, R], None],
    *,
    quiet: bool,
) -> bool:
    """Take results as they come in, behind a bar; False when somebody pressed Ctrl-C."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=err, transient=True, disable=quiet) as bar:
        task = bar.add_task(label, total=total)
        try:
            for at, result in results:
                take(at, result)
                bar.advance(task)
        except KeyboardInterrupt:
            return False
    return True


def between(found: Interval, unit: str = "") -> str:
    """Write a mean with its interval."""
    if unit == "%":
        return f"{found.mean:.1%}  [{found.low:.1%} – {found.high:.1%}]".replace("%", " %")
    return f"{found.mean:.1f}  [{found.low:.1f} – {found.high:.1f}]"


def make_folder(folder: Path) -> None:
    """Make sure there is a folder to write to; raises GuildhallError with code save_failed."""
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)


def write_lines(file: Path, lines: Iterable[str]) -> None:
    """Write a text file; raises GuildhallError with code save_failed."""
    with writing(file):
        file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


def prepare_report(folder: Path | None) -> None:
    """Raise GuildhallError before long work when its report cannot be written."""
    if folder is not None:
        check_plots()
        make_folder(folder)
