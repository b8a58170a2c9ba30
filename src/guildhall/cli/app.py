"""The commands and their help; a command is loaded when it runs, all together take seconds."""

from importlib import import_module
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

HELP = "Play, replay and simulate board games, or run a server for them."
COMMANDS = {
    "serve": ("serve", "Start the server."),
    "doctor": (
        "doctor",
        "Check whether a server can run well here; the exit code is 1 if something is wrong.",
    ),
    "think": (
        "think",
        "Think for the bots of servers that share a database; start it on many machines if needed.",
    ),
    "play": ("play", "Play a game in the terminal; it is saved after each of your moves."),
    "learn": (
        "learn",
        "Learn a game by playing; leave with q and continue later with the same command.",
    ),
    "puzzle": (
        "puzzle",
        "List the puzzles of a game, or solve one: find the best move and see why it is best.",
    ),
    "simulate": ("simulate", "Play many games between bots and summarise scores and wins."),
    "arena": ("arena", "Let bots compete: every bot plays every seat with the same random draws."),
    "balance": ("balance", "Measure how balanced a game is, or compare two variants."),
    "train": (
        "train",
        "Train a network for a game by self-play and write it as a bot, FOLDER/GAME.onnx.",
    ),
    "sharpen": (
        "sharpen",
        "Sharpen a network by playouts of its best moves and write it, FOLDER/GAME.onnx.",
    ),
    "analyse": (
        "analyse",
        "Analyse a finished game: winning chances, biggest mistakes and better moves.",
    ),
    "replay": ("records", "Replay a recorded game and show the board."),
    "verify": (
        "records",
        "Check a record or a collection: every move, the random draws, the scoring, the result.",
    ),
    "export": ("export", "Export finished games as open data, without names."),
    "offline": (
        "offline",
        "Write a folder that any web host can serve: the games against bots, without a server.",
    ),
    "rules": ("rules", "Print the rules of a game, a chapter of them, or a single rule."),
    "bench": ("bench", "Measure the speed of the rules, plain and compiled."),
    "ratings": ("ratings", "Show ratings, or compute them anew from all finished games."),
    "person": (
        "person",
        "Export the data of one person, delete their account, or give them a role.",
    ),
    "tournament": ("tournament", "Create, list, show, start and cancel tournaments."),
    "tables": ("tables", "List, show, export, import, back up and restore tables."),
}
"""Every command: its module, and its line in the list, which is the docstring of the command."""


def loaded(name: str) -> Any:
    """Import a command."""
    command = getattr(import_module(f"guildhall.cli.{COMMANDS[name][0]}"), name)
    if isinstance(command, typer.Typer):
        return typer.main.get_command(command)
    alone = typer.Typer(add_completion=False)
    alone.command(name)(command)
    return typer.main.get_command(alone)


class Commands(TyperGroup):
    """All commands: only their names and lines, until one is to run."""

    def __init__(self, **settings: Any) -> None:
        settings["commands"] = {
            name: TyperCommand(name, help=line, short_help=line)
            for name, (_, line) in COMMANDS.items()
        }
        super().__init__(**settings)

    def resolve_command(self, ctx: Any, args: list[str]) -> tuple[str | None, Any, list[str]]:
        """Give the command that is asked for, imported."""
        name, command, rest = super().resolve_command(ctx, args)
        return name, loaded(command.name) if command and command.name else command, rest


app = typer.Typer(
    name="guildhall",
    cls=Commands,
    help=HELP,
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,  # boxes and colours take twice as long to load as all the rest
)


@app.callback()
def guildhall() -> None:
    """Play, replay and simulate board games, or run a server for them."""
