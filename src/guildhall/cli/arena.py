"""`guildhall arena`: bots against bots, every bot in every seat of the same luck."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated

import msgspec
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
from guildhall.cli.kept import Keep, asked, going_on
from guildhall.cli.running import (
    Budget,
    ExecutorName,
    Iterations,
    Minutes,
    Report,
    between,
    bot_names,
    gather,
    prepare_report,
    thinkers,
    write_lines,
)
from guildhall.games import find
from guildhall.lab.arena import Contest, Standing, Standings, standings, whole_groups
from guildhall.lab.estimate import win_shares
from guildhall.lab.executors import read_place
from guildhall.lab.plots import draw_curves, draw_intervals, draw_spread, running_means
from guildhall.lab.simulate import Played, play_all
from guildhall.locale import Speech

COLUMNS = ("bot", "share", "score", "rating", "moves", "times")


def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(help="Bots, one per seat: a,b,c.")],
    games: Annotated[
        int,
        typer.Option(help="Number of games, rounded up so that every bot plays every seat.", min=1),
    ] = 100,
    seed: Seed = 1,
    seats: Annotated[int, typer.Option(help="Number of players, if you name only one bot.")] = 0,
    budget: Budget = 1.0,
    iterations: Iterations = 0,
    option: Options = [],  # noqa: B006  typer reads the default, nobody changes it
    ratings: Annotated[bool, typer.Option(help="Rate the bots with openskill.")] = True,
    report: Report = None,
    keep: Keep = None,
    minutes: Minutes = 0,
    executor: ExecutorName = "local:1",
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Let bots compete: every bot plays every seat with the same random draws."""
    say, title = speech(lang), find(game)
    prepare_report(report)
    names = thinkers(bot_names(bots, seats or bots.count(",") + 1, title), iterations)
    options = title.settle(len(names), read_options(title, option))
    contest = Contest(game, names, options, -(-games // len(names)), seed, budget)
    played: dict[int, Played] = {}
    jobs = contest.jobs()
    place = read_place(executor, minutes)
    facts = asked(title, names, arena=names, options=options, seed=seed, budget=budget)
    coming = going_on(keep, facts, Played, jobs, lambda missing: play_all(place, missing))
    gather(say("cli-simulating"), len(jobs), coming, played.__setitem__, quiet=as_json)
    found = standings(contest, played, rated=ratings)
    if report is not None:
        _report(report, say, contest, played, found)
    if as_json:
        print_json(msgspec.to_builtins(found))
    else:
        _print(say, found)


def _print(say: Speech, found: Standings) -> None:
    table = Table(*(say(f"cli-column-{name}") for name in COLUMNS))
    for row in found.standings:
        table.add_row(*_cells(row))
    out.print(table)
    if not found.complete:
        out.print(say("cli-arena-broken-off"), style="yellow")
    methods = {row.share.method for row in found.standings}
    out.print(
        say("cli-arena-games", games=found.games, groups=found.groups, fair=f"{found.fair:.1%}"),
        say("cli-intervals-wilson" if "wilson" in methods else "cli-intervals"),
    )


def _cells(row: Standing) -> tuple[str, ...]:
    name = row.bot if row.entrants == 1 else f"{row.bot} × {row.entrants}"
    rating = f"{row.rating.mu:.1f} ± {row.rating.sigma:.1f}" if row.rating else "–"
    times = (row.seconds_median, row.seconds_95, row.seconds_most)
    shown = " / ".join(f"{1000 * seconds:.1f}" for seconds in times)
    return name, between(row.share, "%"), between(row.score), rating, str(row.moves), shown


def _report(
    folder: Path, say: Speech, contest: Contest, played: Mapping[int, Played], found: Standings
) -> None:
    """Write the figures, every game and the pictures."""
    write_lines(folder / "standings.json", [msgspec.json.encode(found).decode()])
    write_lines(folder / "games.jsonl", _games(contest, played))
    rows = {row.bot: row for row in found.standings}
    title = f"{say(f'{contest.game}-name')}: {', '.join(contest.bots)}"
    shares = {name: row.share for name, row in rows.items()}
    label = say("cli-column-share")
    draw_intervals(folder / "share.svg", title, label, shares, found.fair)
    scores = {name: row.score for name, row in rows.items()}
    draw_intervals(folder / "score.svg", title, say("cli-column-score"), scores)
    draw_curves(folder / "course.svg", title, label, _courses(contest, played))
    draw_spread(folder / "seconds.svg", title, say("cli-plot-seconds"), _times(contest, played))


def _games(contest: Contest, played: Mapping[int, Played]) -> list[str]:
    jobs = contest.jobs()
    return [
        json.dumps(
            {
                "game": at,
                "luck": jobs[at].index,
                "bots": jobs[at].bots,
                "scores": played[at].scores,
                "ranks": played[at].ranks,
                "decisions": played[at].decisions,
            }
        )
        for at in sorted(played)
    ]


def _courses(contest: Contest, played: Mapping[int, Played]) -> dict[str, list[float]]:
    """Give each bot's win share after one, two, three … groups."""
    shares: dict[str, list[float]] = {name: [] for name in contest.bots}
    for group in whole_groups(contest, played):
        for name, means in shares.items():
            places = [at for at, bot in enumerate(contest.bots) if bot == name]
            won = [
                win_shares(game.ranks)[contest.seat(at, turn)]
                for turn, game in enumerate(group)
                for at in places
            ]
            means.append(sum(won) / len(won))
    return {name: running_means(means) for name, means in shares.items()}


def _times(contest: Contest, played: Mapping[int, Played]) -> dict[str, list[float]]:
    jobs = contest.jobs()
    times: dict[str, list[float]] = {name: [] for name in contest.bots}
    for at, game in played.items():
        for name, seconds in zip(jobs[at].bots, game.seconds, strict=False):
            times[name] += seconds
    return times
