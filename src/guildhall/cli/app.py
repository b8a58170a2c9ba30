"""The commands and their help."""

import typer

from guildhall.cli.analyse import analyse
from guildhall.cli.arena import arena
from guildhall.cli.balance import balance
from guildhall.cli.bench import bench
from guildhall.cli.export import export
from guildhall.cli.play import play
from guildhall.cli.records import replay, verify
from guildhall.cli.rules import rules
from guildhall.cli.serve import serve
from guildhall.cli.simulate import simulate
from guildhall.cli.tables import tables

app = typer.Typer(
    name="guildhall",
    help="Four board games of guilds and cities: play, replay, simulate.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for command in (
    serve,
    play,
    simulate,
    arena,
    balance,
    analyse,
    replay,
    verify,
    export,
    rules,
    bench,
):
    app.command()(command)
app.add_typer(tables)
