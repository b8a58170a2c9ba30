"""`guildhall train`: a network that learns a game by playing it against itself."""

import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from guildhall.bots.onnx import Net, shipped
from guildhall.cli.common import (
    GameName,
    Json,
    Lang,
    Options,
    Seed,
    err,
    out,
    print_json,
    read_options,
    speech,
    writing,
)
from guildhall.core.errors import GuildhallError
from guildhall.core.extras import extra
from guildhall.core.game import Game
from guildhall.games import find
from guildhall.lab.train.profile import PROFILES, Profile, suited
from guildhall.locale import Speech

if TYPE_CHECKING:
    from guildhall.lab.train.run import Note, Run

SHOWN_EVERY = 2.0
"""Seconds between two lines about progress."""


def train(
    game: GameName,
    folder: Annotated[
        Path, typer.Option(help="Where the run is kept; one that is there goes on.")
    ] = Path("training"),
    profile: Annotated[
        str, typer.Option(help="cpu (minutes on two cores) or gpu (the shipped networks).")
    ] = "cpu",
    decisions: Annotated[
        int, typer.Option(help="Length of the whole run in decisions; 0: as the profile says.")
    ] = 0,
    minutes: Annotated[
        float, typer.Option(help="Length of the whole run in minutes instead of decisions.")
    ] = 0,
    stop_after: Annotated[
        float, typer.Option(help="Stop after so many minutes; the same command goes on.")
    ] = 0,
    seats: Annotated[
        int, typer.Option(help="Learn only this number of players, with the usual options.")
    ] = 0,
    workers: Annotated[
        int, typer.Option(help="Processes that play; -1: as the profile says.")
    ] = -1,
    option: Options = [],  # noqa: B006  typer reads the default, nobody changes it
    start: Annotated[
        str,
        typer.Option(help="Begin with a network instead of none: a file, or expert (shipped)."),
    ] = "",
    seed: Seed = 1,
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Train a network for a game by self-play and write it as a bot, FOLDER/GAME.onnx."""
    say, title = speech(lang), find(game)
    chosen = _profile(profile, decisions, workers)
    fixed = read_options(title, option)
    title.settle(seats or max(title.seats), fixed)
    for library in ("numpy", "onnx", "jax"):
        extra(library, "train")
    from guildhall.lab.train.play import Plan, usual_length  # noqa: PLC0415  an extra
    from guildhall.lab.train.run import Run  # noqa: PLC0415

    chosen = suited(chosen, usual_length(title.name, seats))
    plan = Plan(title.name, chosen.games, chosen.settings, seed, seats, tuple(fixed.items()))
    with writing(folder):
        run = Run(plan, chosen, folder, minutes, _start(title, start))
    try:
        _go(say, run, stop_after)
    finally:
        run.close()
    path = _ship(run)
    if as_json:
        print_json({"file": str(path), "decisions": run.decisions, "seconds": run.seconds})
    else:
        done = f"{min(1.0, run.progress):.0%}"
        out.print(say("cli-trained", file=str(path), decisions=run.decisions, done=done))


def _start(title: Game, given: str) -> Path | None:
    """Give the file of a network to begin with, if any; raises policy_file and policy_fit."""
    if not given:
        return None
    net = shipped(title.name) if given == "expert" else Net(title, given)
    return Path(net.file)


def _profile(name: str, decisions: int, workers: int) -> Profile:
    if name not in PROFILES:
        facts: dict[str, object] = {"given": name, "known": ", ".join(PROFILES)}
        raise GuildhallError("unknown_profile", facts)
    chosen = PROFILES[name]
    if decisions > 0:
        chosen = replace(chosen, decisions=decisions)
    return replace(chosen, workers=workers) if workers >= 0 else chosen


def _go(say: Speech, run: "Run", stop_after: float) -> None:
    """Learn to the end, the time given or Ctrl-C; in each case what is learned is saved."""
    began = shown = time.monotonic()
    notes = run.notes(lambda: bool(stop_after) and time.monotonic() - began > 60 * stop_after)
    try:
        for note in notes:
            if time.monotonic() - shown > SHOWN_EVERY:
                shown = time.monotonic()
                err.print(_line(say, run, note))
    except KeyboardInterrupt:
        run.save()


def _line(say: Speech, run: "Run", note: "Note") -> str:
    return say(
        "cli-training",
        done=f"{run.progress:.1%}",
        decisions=note.decisions,
        pace=round(note.pace),
        wins=f"{note.wins:.3f}",
        nothing=f"{note.nothing:.3f}",
        spread=f"{note.spread:.2f}",
    )


def _ship(run: "Run") -> Path:
    from guildhall.lab.train.ship import ship  # noqa: PLC0415  its libraries are an extra

    path = run.folder / f"{run.plan.game}.onnx"
    with writing(path):
        ship(run.student.net, run.plan.title, path, run.facts())
    return path
