"""`guildhall simulate`: games by the thousand, the same for the same seed."""

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import track
from rich.table import Table

from guildhall.bots import Bot, find_bot
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
)
from guildhall.core.errors import GuildhallError
from guildhall.core.game import Game, OptionValue
from guildhall.core.record import Record
from guildhall.games import find
from guildhall.lab.simulate import Tally, bot_series, random_record, random_series
from guildhall.locale import Speech

Played = tuple[int, list[int], list[int], Record | None]


def simulate(
    game: GameName,
    seats: Annotated[
        int, typer.Option(help="Number of players; the game's fewest if left out.")
    ] = 0,
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 100,
    seed: Seed = 1,
    bots: Annotated[str, typer.Option(help="One bot for all, or one per seat: a,b,c.")] = "random",
    option: Options = [],  # noqa: B006  typer reads the default, nobody changes it
    records: Annotated[Path | None, typer.Option(help="Write every record to this folder.")] = None,
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Play many games between bots and sum up scores and wins."""
    say, title = speech(lang), find(game)
    seats = seats or title.seats[0]
    options = title.settle(seats, read_options(title, option))
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    begun = time.perf_counter()
    tally = Tally(seats)
    names = _bot_names(bots, seats)
    players = [find_bot(name, title) for name in names]
    if set(names) == {"random"}:
        played = _random_series(title, seats, options, seed, games, keep=records is not None)
    else:
        played = _bot_series(title, players, options, seed, games)
    shown = track(
        played, say("cli-simulating"), games, console=err, transient=True, disable=as_json
    )
    for index, (decisions, scores, ranks, record) in enumerate(shown):
        tally.add(decisions, scores, ranks)
        if records is not None and record is not None:
            record.save(records / f"{game}-{seats}-{seed}-{index}.jsonl")
    seconds = time.perf_counter() - begun
    if as_json:
        print_json(_summary(game, tally, seconds))
    else:
        _print(say, tally, names, seconds)


def _bot_names(bots: str, seats: int) -> list[str]:
    names = [name.strip() for name in bots.split(",")]
    names = names * seats if len(names) == 1 else names
    if len(names) != seats:
        raise GuildhallError("bots_number", {"have": len(names), "need": seats})
    return names


def _random_series(
    game: Game, seats: int, options: dict[str, OptionValue], seed: int, games: int, *, keep: bool
) -> Iterator[Played]:
    """Play random games in the compiled loop; play one again for its record when asked."""
    series = random_series(game, seats, options, seed, games)
    for index, (decisions, scores, ranks) in enumerate(series):
        record = random_record(game, seats, options, seed, index) if keep else None
        yield decisions, scores, ranks, record


def _bot_series(
    game: Game, bots: list[Bot], options: dict[str, OptionValue], seed: int, games: int
) -> Iterator[Played]:
    for decisions, match in bot_series(game, bots, options, seed, games):
        scores, ranks = list(match.state.scores()), list(match.state.ranks())
        yield decisions, scores, ranks, match.record


def _summary(game: str, tally: Tally, seconds: float) -> dict[str, object]:
    return {
        "game": game,
        "seats": tally.seats,
        "games": tally.games,
        "decisions": tally.decisions,
        "seconds": round(seconds, 3),
        "mean_scores": [round(score / tally.games, 3) for score in tally.scores],
        "wins": [round(wins, 3) for wins in tally.wins],
    }


def _print(say: Speech, tally: Tally, names: list[str], seconds: float) -> None:
    table = Table(*(say(f"cli-column-{name}") for name in ("seat", "bot", "score", "wins")))
    for seat in range(tally.seats):
        score = tally.scores[seat] / tally.games
        wins = tally.wins[seat] / tally.games
        table.add_row(str(seat), names[seat], f"{score:.1f}", f"{wins:.1%}")
    out.print(table)
    rate = tally.decisions / seconds if seconds else 0
    out.print(say("cli-simulated", games=tally.games, decisions=tally.decisions, rate=round(rate)))
