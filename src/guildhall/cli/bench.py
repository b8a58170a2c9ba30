"""`guildhall bench`: how fast the rules are, plain and compiled, beside known yardsticks."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import Progress
from rich.table import Table

from guildhall.cli.common import Json, Lang, err, out, print_json, speech
from guildhall.games import GAMES, find
from guildhall.lab.bench import FASTER, STEPS, aims, bench_all, build, ratios
from guildhall.locale import Speech

FIGURES = (
    *("playout_per_s", "loop_per_s", "copy_us", "legal_us", "observe_us", "imagine_us"),
    *("json_us", "state_bytes", "record_bytes"),
    *("selfplay_per_s", "viewed_per_s", "share", "seats_per_s", "turns_per_s"),
    *("one_per_s", "numbers_us", "tensor_us", "clone_us"),
)
"""In the order of their rows; a run has those of the rules or those of the environments."""
Run = dict[str, Any]


def bench(
    games: Annotated[
        list[str], typer.Argument(help="Games to measure; all by default.", metavar="[GAME]...")
    ] = [],  # noqa: B006  typer reads the default, nobody changes it
    seconds: Annotated[
        float, typer.Option(help="CPU seconds per run; each figure takes five runs.", min=0.001)
    ] = 0.2,
    here: Annotated[
        bool, typer.Option("--here", help="Measure only the build that is running.")
    ] = False,
    envs: Annotated[
        bool, typer.Option("--envs", help="Measure the environments for learning instead.")
    ] = False,
    lang: Lang = "",
    as_json: Json = False,
) -> None:
    """Measure the speed of the rules, plain and compiled."""
    say = speech(lang)
    names = [find(name).name for name in games] or list(GAMES)
    measure = _measure_envs if envs else _measure
    runs = {build(): measure(say, names, seconds, quiet=as_json)}
    if not here:
        for other, folder in _other_builds().items():
            asked = [*names, *(["--envs"] if envs else [])]
            runs[other] = _measure_elsewhere(say, folder, asked, seconds)
    if as_json:
        print_json(runs)
        return
    for kind, run in runs.items():
        _print_run(say, kind, run)
    _print_speedup(say, runs)


def _measure(say: Speech, names: list[str], seconds: float, *, quiet: bool) -> Run:
    with Progress(console=err, transient=True, disable=quiet) as progress:
        task = progress.add_task(say("cli-bench-running"), total=len(names) * STEPS)
        figures = bench_all(names, seconds, lambda: progress.advance(task))
    return {"figures": figures, "ratios": ratios(figures)}


def _measure_envs(say: Speech, names: list[str], seconds: float, *, quiet: bool) -> Run:
    from guildhall.lab.bench_envs import (  # noqa: PLC0415  an extra
        ENV_STEPS,
        bench_all_envs,
        env_aims,
        env_ratios,
    )

    with Progress(console=err, transient=True, disable=quiet) as progress:
        task = progress.add_task(say("cli-bench-running"), total=len(names) * ENV_STEPS)
        figures = bench_all_envs(names, seconds, lambda: progress.advance(task))
    return {"figures": figures, "env_ratios": env_ratios(figures), "env_aims": env_aims()}


def _other_builds() -> dict[str, Path]:
    """Find the build that is not running, when this package lies in a checkout of the project."""
    package = Path(__file__).resolve().parents[1]
    root = next((p for p in package.parents if (p / "pyproject.toml").exists()), None)
    if root is None:
        return {}
    folders = {"plain": root / "src", "compiled": root / "build" / "compiled"}
    ready = {"plain": True, "compiled": (folders["compiled"] / ".stamp").exists()}
    return {kind: path for kind, path in folders.items() if ready[kind] and kind != build()}


def _measure_elsewhere(say: Speech, folder: Path, names: list[str], seconds: float) -> Run:
    """Measure the other build in a process of its own, because a process can only have one."""
    program = "from guildhall.cli import main; main()"
    command = [sys.executable, "-c", program, "bench", *names, "--here", "--json"]
    with err.status(say("cli-bench-running")):
        done = subprocess.run(  # noqa: S603  this very program
            [*command, "--seconds", str(seconds)],
            env={**os.environ, "PYTHONPATH": str(folder)},
            stdout=subprocess.PIPE,
            check=True,
        )
    (run,) = json.loads(done.stdout).values()
    found: Run = run
    return found


def _print_run(say: Speech, kind: str, run: Run) -> None:
    figures: dict[str, dict[str, float]] = run["figures"]
    table = Table(title=say(f"cli-bench-{kind}"))
    table.add_column("")
    for name in figures:
        table.add_column(name, justify="right")
    there = {figure for row in figures.values() for figure in row}
    for figure in (name for name in FIGURES if name in there):
        cells = [_number(row.get(figure)) for row in figures.values()]
        table.add_row(say(f"cli-bench-{figure.replace('_', '-')}"), *cells)
    out.print(table)
    if kind == "compiled" and "ratios" in run:
        _print_ratios(say, run["ratios"])
    if "env_ratios" in run:
        _print_env_ratios(say, run["env_ratios"], run["env_aims"])


def _number(value: float | None) -> str:
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"


def _print_ratios(say: Speech, found: dict[str, dict[str, float]]) -> None:
    """Hold the ratios against the aims; without the yardsticks say how to get them."""
    if not found:
        out.print(say("cli-bench-no-yardsticks"))
        return
    held, columns = aims(), ("game", "playout", "loop", "copy")
    table = Table(*(say(f"cli-bench-ratio-{name}") for name in columns))
    for name, row in found.items():
        aim = held[name]
        table.add_row(
            f"{name} / {aim.yardstick}",
            _against(row["playout"], aim.playout, reached=row["playout"] >= aim.playout),
            _against(row["loop"], aim.loop, reached=row["loop"] >= aim.loop),
            _against(row["copy"], aim.copy, reached=row["copy"] <= aim.copy),
        )
    out.print(table)


def _print_env_ratios(
    say: Speech, found: dict[str, dict[str, float]], wanted: dict[str, dict[str, float]]
) -> None:
    """Compare with environments of others; say which of them are not installed."""
    asked = list(dict.fromkeys(kind for aims in wanted.values() for kind in aims))
    kinds = [kind for kind in asked if any(kind in row for row in found.values())]
    columns = ("game", *kinds)
    table = Table(*(say(f"cli-bench-ratio-{name}") for name in columns))
    for name, row in found.items():
        cells = [_times(row[kind], wanted[name][kind]) for kind in kinds]
        table.add_row(name, *cells)
    out.print(table)
    for kind in asked:
        if kind not in kinds:
            out.print(say(f"cli-bench-no-{kind}"), markup=False)


def _times(ratio: float, aim: float) -> str:
    return _against(ratio, aim, reached=ratio >= aim) if aim else f"{ratio:.2f}"


def _against(ratio: float, aim: float, *, reached: bool) -> str:
    return f"{ratio:.2f} ({aim:g}) {'✓' if reached else '✗'}"


def _print_speedup(say: Speech, runs: dict[str, Run]) -> None:
    """Say how much faster the compiled loop is than the same source as plain Python."""
    if len(runs) < 2:
        return
    plain, compiled = runs["plain"]["figures"], runs["compiled"]["figures"]
    for name in plain:
        if name in GAMES:
            times = compiled[name]["playout_per_s"] / plain[name]["playout_per_s"]
            shown = _against(times, FASTER, reached=times >= FASTER)
            out.print(say("cli-bench-faster", game=name, times=shown))
