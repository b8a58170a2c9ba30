"""`guildhall analyse`: how a finished game stood, and which decisions cost most."""

from functools import partial
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from guildhall.bots.deed import Reason
from guildhall.cli.common import Json, Lang, Seed, out, print_json, speech
from guildhall.cli.records import File
from guildhall.cli.running import (
    Budget,
    ExecutorName,
    Report,
    gather,
    prepare_report,
    write_lines,
)
from guildhall.core import record as records
from guildhall.core import replay as replays
from guildhall.games import find
from guildhall.lab.analysis import (
    Analysis,
    Answer,
    Decision,
    Why,
    questions,
    summed_up,
)
from guildhall.lab.executors import read_place, spread
from guildhall.lab.plots import draw_curves
from guildhall.lab.quick import answer
from guildhall.locale import Speech
from guildhall.locale.sentences import Teller

ROWS = 12
"""Moments of the game that the text shows."""


def analyse(
    file: File,
    deep: Annotated[
        bool, typer.Option("--deep", help="Let a master think about every decision.")
    ] = False,
    budget: Budget = 0.3,
    decisions: Annotated[
        int,
        typer.Option(help="Analyse at most this many decisions, evenly spread; 0 for all.", min=0),
    ] = 0,
    seed: Seed = 1,
    report: Report = None,
    executor: ExecutorName = "local:1",
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Analyse a finished game: winning chances, biggest mistakes and better moves.

    A quick look with the network of the game, or with --deep as long as the budget says.
    """
    say, record = speech(lang), records.load(file)
    game = find(record.header.game)
    prepare_report(report)
    replays.verify(game, record)
    asked = questions(game, record, decisions)
    answers: dict[int, Answer] = {}
    budget = budget if deep else 0.0
    work = partial(answer, game.name, budget=budget, seed=seed)
    coming = spread(read_place(executor), work, asked)
    label = say("cli-analysing")
    whole = gather(label, len(asked), coming, answers.__setitem__, quiet=as_json)
    found = summed_up(record, list(answers.values()), budget, complete=whole)
    teller = Teller(game, say, record.header.players)
    if report is not None:
        _report(report, say, teller, found)
    if as_json:
        print_json(msgspec.to_builtins(found))
    else:
        _print(say, teller, found)


def _print(say: Speech, teller: Teller, found: Analysis) -> None:
    table = Table(say("cli-analysis-input"), *teller.names)
    step = max(1, len(found.points) // ROWS)
    shown = [*found.points[:-1:step], found.points[-1]]
    for point in shown:
        cells = (
            f"{share:.0%}  ({score:.1f})"
            for share, score in zip(point.shares, point.scores, strict=True)
        )
        table.add_row(str(point.n), *cells)
    out.print(say("cli-analysis-course"), style="bold")
    out.print(table)
    out.print(say("cli-analysis-costliest", count=len(found.costliest)), style="bold")
    for at in found.costliest:
        out.print(_told(say, teller, found.decisions[at]))
    agreed = sum(decision.best == decision.move for decision in found.decisions)
    text = "cli-analysis-agreed" if found.budget else "cli-analysis-quick"
    out.print(say(text, agreed=agreed, all=len(found.decisions)))
    if not found.complete:
        out.print(say("cli-balance-broken-off"), style="yellow")


def _told(say: Speech, teller: Teller, decision: Decision) -> Text:
    """Tell one decision: what was played, what was better, by how much and why."""
    numbers = teller.game.words.moves
    line = say(
        "cli-analysis-decision",
        n=decision.n,
        name=teller.names[decision.seat],
        move=teller.move(numbers.parse(decision.move)),
        best=teller.move(numbers.parse(decision.best)),
        cost=f"{decision.cost:.1%}",
        error=f"{2 * decision.error:.1%}",
        points=f"{decision.best_score - decision.score:+.1f}",
    )
    reasons = [_why(teller, why) for why in decision.reasons]
    return Text("\n        ".join([f"  {line}", *reasons]))


def _why(teller: Teller, why: Why) -> str:
    """Say a reason; ids become the numbers that the teller knows."""
    kinds = teller.game.words.kinds
    facts = {
        name: kinds[name].ids.index(value) if isinstance(value, str) else value
        for name, value in why.facts.items()
    }
    return teller.reason(Reason(why.code, facts))


def _report(folder: Path, say: Speech, teller: Teller, found: Analysis) -> None:
    """Write the data and two curves."""
    write_lines(folder / "analysis.json", [msgspec.json.encode(found).decode()])
    title, label = say(f"{found.game}-name"), say("cli-analysis-input")
    at = [point.n for point in found.points]
    for name in ("shares", "scores"):
        rows = {
            f"{player} ({seat})": [getattr(point, name)[seat] for point in found.points]
            for seat, player in enumerate(teller.names)
        }
        heading = f"{title}: {say(f'cli-analysis-{name}')}"
        draw_curves(folder / f"{name}.svg", heading, label, rows, at)
