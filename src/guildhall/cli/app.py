"""The commands and their help."""

from collections.abc import Sequence
from importlib import import_module

import typer

COMMANDS = {
    "serve": "serve",
    "play": "play",
    "learn": "learn",
    "puzzle": "puzzle",
    "simulate": "simulate",
    "arena": "arena",
    "balance": "balance",
    "analyse": "analyse",
    "replay": "records",
    "verify": "records",
    "export": "export",
    "rules": "rules",
    "bench": "bench",
    "tables": "tables",
}
"""Every command and its module."""


def app_for(words: Sequence[str]) -> typer.Typer:
    """Give the commands; only the one that is asked for is loaded, all together take seconds."""
    app = typer.Typer(
        name="guildhall",
        help="Play, replay and simulate board games, or run a server for them.",
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
    )
    app.callback()(_stay_a_group)
    for name in [words[0]] if words and words[0] in COMMANDS else COMMANDS:
        command = getattr(import_module(f"guildhall.cli.{COMMANDS[name]}"), name)
        if isinstance(command, typer.Typer):
            app.add_typer(command)
        else:
            app.command()(command)
    return app


def _stay_a_group() -> None:
    """Play, replay and simulate board games, or run a server for them."""
