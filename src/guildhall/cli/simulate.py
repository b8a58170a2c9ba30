"""`guildhall simulate`: games by the thousand, the same for the same seed."""

import time
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from guildhall.cli.common import (
    GameName,
    Json,
    Lang,
    Options,
    Seed,
    out,
    print_json,
    read_options,
    speech,
)
from guildhall.cli.running import Budget, ExecutorName, bot_names, gather, make_folder
from guildhall.games import find
from guildhall.lab.estimate import win_shares
from guildhall.lab.executors import read_place
from guildhall.lab.simulate import Job, Played, play_all
from guildhall.locale import Speech


def simulate(
    game: GameName,
    seats: Annotated[int, typer.Option(help="Number of players; the minimum by default.")] = 0,
    games: Annotated[int, typer.Option(help="Number of games.", min=1)] = 100,
    seed: Seed = 1,
    bots: Annotated[
        str, typer.Option(help="One bot for all seats, or one per seat: a,b,c.")
    ] = "random",
    budget: Budget = 1.0,
    option: Options = [],  # noqa: B006  typer reads the default, nobody changes it
    records: Annotated[Path | None, typer.Option(help="Save every game to this folder.")] = None,
    executor: ExecutorName = "local:1",
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Play many games between bots and summarise scores and wins."""
    say, title = speech(lang), find(game)
    seats = seats or title.seats[0]
    options = title.settle(seats, read_options(title, option))
    names = bot_names(bots, seats, title)
    keep = records is not None
    if records is not None:
        make_folder(records)
    jobs = [Job(game, names, options, seed, index, budget, keep) for index in range(games)]
    played: dict[int, Played] = {}

    def take(at: int, result: Played) -> None:
        played[at] = _saved(result, records, f"{game}-{seats}-{seed}-{at}.jsonl")

    begun = time.perf_counter()
    coming = play_all(read_place(executor), jobs)
    gather(say("cli-simulating"), games, coming, take, quiet=as_json)
    summary = _summary(game, seats, [played[at] for at in sorted(played)])
    summary["seconds"] = round(time.perf_counter() - begun, 3)
    if as_json:
        print_json(summary)
    else:
        _print(say, summary, names)


def _saved(result: Played, folder: Path | None, name: str) -> Played:
    """Write the record, if one is wanted, and forget it."""
    if folder is None or result.record is None:
        return result
    result.record.save(folder / name)
    return replace(result, record=None)


def _summary(game: str, seats: int, played: list[Played]) -> dict[str, Any]:
    games = len(played)
    scores = [sum(one.scores[seat] for one in played) for seat in range(seats)]
    wins = [win_shares(one.ranks) for one in played]
    return {
        "game": game,
        "seats": seats,
        "games": games,
        "decisions": sum(one.decisions for one in played),
        "mean_scores": [round(score / games, 3) if games else None for score in scores],
        "wins": [round(sum(one[seat] for one in wins), 3) for seat in range(seats)],
    }


def _print(say: Speech, summary: dict[str, Any], names: tuple[str, ...]) -> None:
    table = Table(*(say(f"cli-column-{name}") for name in ("seat", "bot", "score", "wins")))
    games, decisions, seconds = (summary[name] for name in ("games", "decisions", "seconds"))
    for seat, name in enumerate(names if games else ()):
        score, wins = summary["mean_scores"][seat], summary["wins"][seat] / games
        table.add_row(str(seat), name, f"{score:.1f}", f"{wins:.1%}")
    out.print(table)
    rate = decisions / seconds if seconds else 0
    out.print(say("cli-simulated", games=games, decisions=decisions, rate=round(rate)))
