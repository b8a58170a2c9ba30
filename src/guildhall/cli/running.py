"""Long work in the terminal: where it runs, a progress bar, and what is there on Ctrl-C."""

from collections.abc import Callable, Iterator
from typing import Annotated, TypeVar

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from guildhall.cli.common import err

R = TypeVar("R")

ExecutorName = Annotated[
    str,
    typer.Option(
        "--executor",
        help="Where games are played: local:N cores, or dask:tcp://HOST:PORT.",
        metavar="WHERE",
    ),
]

Budget = Annotated[float, typer.Option(help="Seconds a bot may think about a move.", min=0.001)]


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
