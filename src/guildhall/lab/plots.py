"""Pictures of results, as SVG: means with their intervals, and how numbers are spread.

Labels come from the caller; this file knows no language.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from guildhall.core.extras import extra
from guildhall.lab.intervals import Interval

WIDTH, ROW, FRAME = 8.0, 0.45, 1.2
INK = "#28536b"


def check_plots() -> None:
    """Raise GuildhallError before long work when pictures cannot be drawn."""
    extra("matplotlib", "report")


def draw_intervals(
    file: Path, title: str, label: str, rows: Mapping[str, Interval], mark: float | None = None
) -> None:
    """Draw one line per row: its mean and interval; `mark` is a line to compare with."""
    figure, axes = _figure(len(rows))
    names = list(rows)
    for at, name in enumerate(names):
        row = rows[name]
        axes.plot([row.low, row.high], [at, at], color=INK, linewidth=2, solid_capstyle="butt")
        axes.plot([row.mean], [at], "o", color=INK)
        axes.annotate(
            f"{row.mean:.3g}",
            (row.mean, at),
            xytext=(0, 6),
            textcoords="offset points",
            ha="center",
        )
    if mark is not None:
        axes.axvline(mark, color="#b04a3a", linestyle="--", linewidth=1)
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.6)
    _save(figure, axes, file, title, label)


def draw_spread(file: Path, title: str, label: str, rows: Mapping[str, Sequence[float]]) -> None:
    """Draw the distribution of numbers, a colour per row."""
    figure, axes = _figure(6)
    for name, numbers in rows.items():
        axes.hist(numbers, bins=30, histtype="step", linewidth=1.5, label=name, density=True)
    if len(rows) > 1:
        axes.legend()
    axes.set_yticks([])
    _save(figure, axes, file, title, label)


def draw_curves(
    file: Path,
    title: str,
    label: str,
    rows: Mapping[str, Sequence[float]],
    at: Sequence[float] | None = None,
) -> None:
    """Draw a line per row; `at` are the places of its numbers, else they are counted from 1."""
    figure, axes = _figure(6)
    for name, numbers in rows.items():
        axes.plot(range(1, len(numbers) + 1) if at is None else at, numbers, label=name)
    axes.legend()
    _save(figure, axes, file, title, label)


def running_means(numbers: Sequence[float]) -> list[float]:
    """Give the mean of the first number, of the first two, and so on."""
    total, means = 0.0, []
    for count, number in enumerate(numbers, start=1):
        total += number
        means.append(total / count)
    return means


def _figure(rows: int) -> tuple[Any, Any]:
    figure = extra("matplotlib.figure", "report").Figure(
        figsize=(WIDTH, FRAME + ROW * rows), layout="constrained"
    )
    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    return figure, axes


def _save(figure: Any, axes: Any, file: Path, title: str, label: str) -> None:
    axes.set_title(title, loc="left")
    axes.set_xlabel(label)
    figure.savefig(file)
