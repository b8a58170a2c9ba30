"""`guildhall balance`: how even a game is, and what a variant changes."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table

from guildhall.bots import find_bot
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
    gather,
    prepare_report,
    thinkers,
    write_lines,
)
from guildhall.core.game import option_text
from guildhall.games import find
from guildhall.lab.balance import Balance, Comparison, Measured, Trial, measure
from guildhall.lab.executors import read_place, spread
from guildhall.lab.plots import draw_intervals, draw_spread
from guildhall.locale import Speech

FIGURES = ("length", "margin")
Against = Annotated[
    list[str],
    typer.Option("--against", help="Game option of the variant to compare with.", metavar="OPT"),
]


def balance(
    game: GameName,
    seats: Annotated[int, typer.Option(help="Number of players; the minimum by default.")] = 0,
    games: Annotated[int, typer.Option(help="Games per variant.", min=1)] = 200,
    seed: Seed = 1,
    bots: Annotated[str, typer.Option(help="The bot that plays every seat.")] = "journeyman",
    budget: Budget = 1.0,
    iterations: Iterations = 0,
    option: Options = [],  # noqa: B006  typer reads the default, nobody changes it
    against: Against = [],  # noqa: B006
    report: Report = None,
    keep: Keep = None,
    minutes: Minutes = 0,
    executor: ExecutorName = "local:1",
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Measure how balanced a game is, or compare two variants."""
    say, title = speech(lang), find(game)
    seats = seats or title.seats[0]
    find_bot(bots, title)
    prepare_report(report)
    given = [option, against] if against else [option]
    variants = tuple(title.settle(seats, read_options(title, each)) for each in given)
    (bot,) = thinkers((bots,), iterations)
    trial = Trial(game, seats, bot, variants, games, seed, budget)
    jobs = trial.jobs()
    found: dict[int, Measured] = {}
    place = read_place(executor, minutes)
    facts = asked(
        title, [bot], balance=bot, seats=seats, options=variants, seed=seed, budget=budget
    )
    coming = going_on(keep, facts, Measured, jobs, lambda missing: spread(place, measure, missing))
    gather(say("cli-simulating"), len(jobs), coming, found.__setitem__, quiet=as_json)
    comparison = trial.sum_up(found)
    if report is not None:
        _report(report, say, comparison, trial.series(found))
    if as_json:
        print_json(msgspec.to_builtins(comparison))
    else:
        _print(say, comparison)


def _print(say: Speech, found: Comparison) -> None:
    both = [found.balance] if found.against is None else [found.balance, found.against]
    for one in both:
        out.print(_variant(one), style="bold", markup=False)
        table = Table(*(say(f"cli-column-{name}") for name in ("seat", "share", "score", "games")))
        for part in (*one.seats, *one.sides):
            cells = between(part.share, "%"), between(part.score), str(part.games)
            table.add_row(_named(say, found.game, part.name), *cells)
        out.print(table)
        out.print(
            say(
                "cli-balance-length",
                mean=between(one.length),
                least=one.shortest,
                median=one.median,
                most=one.longest,
            ),
            say("cli-balance-margin", margin=between(one.margin), shared=between(one.shared, "%")),
            markup=False,
        )
    if found.differences:
        _print_differences(say, found)
    if not found.complete:
        out.print(say("cli-balance-broken-off"), style="yellow")
    out.print(say("cli-balance-games", games=found.balance.games, fair=f"{found.balance.fair:.1%}"))


def _print_differences(say: Speech, found: Comparison) -> None:
    out.print(say("cli-balance-differences"), style="bold")
    table = Table(*(say(f"cli-column-{name}") for name in ("seat", "share", "score")))
    for change in found.differences:
        share = "" if change.share is None else between(change.share, "%")
        table.add_row(_named(say, found.game, change.name), share, between(change.score))
    out.print(table)


def _variant(one: Balance) -> str:
    return ", ".join(f"{name}={option_text(value)}" for name, value in one.options.items())


def _named(say: Speech, game: str, name: str) -> str:
    """Name a seat by its number, a side or a figure by its text."""
    if name.isdecimal():
        return name
    if name in FIGURES:
        return say(f"cli-balance-{name}-name")
    kinds = [kind for kind in ("faction", "guild") if say.has(f"{game}-{kind}-{name}")]
    return say(f"{game}-{kinds[0]}-{name}") if kinds else name


def _report(folder: Path, say: Speech, found: Comparison, series: list[list[Measured]]) -> None:
    """Write the figures and the pictures."""
    write_lines(folder / "balance.json", [msgspec.json.encode(found).decode()])
    both = [found.balance] if found.against is None else [found.balance, found.against]
    title = say(f"{found.game}-name")
    for name, one in zip(("", "-against"), both, strict=False):
        rows = {_named(say, found.game, part.name): part for part in (*one.seats, *one.sides)}
        heading = f"{title}: {_variant(one)}"
        shares = {row: part.share for row, part in rows.items()}
        label = say("cli-column-share")
        draw_intervals(folder / f"share{name}.svg", heading, label, shares, one.fair)
        scores = {row: part.score for row, part in rows.items()}
        draw_intervals(folder / f"score{name}.svg", heading, say("cli-column-score"), scores)
    lengths = {
        _variant(one): [float(game.decisions) for game in games]
        for one, games in zip(both, series, strict=True)
    }
    draw_spread(folder / "length.svg", title, say("cli-balance-length-name"), lengths)
    if found.differences:
        changes = {
            _named(say, found.game, change.name): change.share
            for change in found.differences
            if change.share is not None
        }
        heading = f"{title}: {say('cli-balance-differences')}"
        draw_intervals(folder / "difference.svg", heading, say("cli-column-share"), changes, 0.0)
