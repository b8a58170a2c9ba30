"""No test depends on how fast the machine is: what is timed lives in benchmarks/, as ratios."""

import ast
from collections.abc import Iterator
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]
FILES = sorted(TESTS.rglob("*.py"))
CLOCKS = {
    *("monotonic", "monotonic_ns", "perf_counter", "perf_counter_ns"),
    *("process_time", "process_time_ns", "thread_time", "thread_time_ns", "timeit"),
}
LEAST_PATIENCE = 60.0
WAITS = {"timeout": 0, "wait": 0, "wait_for": 1}
"""Calls that give up after seconds, and which of their arguments says so."""


def readings(tree: ast.AST) -> Iterator[str]:
    """Find where a clock is read that only measures how long something took."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in CLOCKS:
            yield f"line {node.lineno}: {node.attr}"
        elif isinstance(node, ast.ImportFrom) and node.module in ("time", "timeit"):
            yield f"line {node.lineno}: from {node.module}"


def short_waits(tree: ast.AST, unit: float) -> Iterator[str]:
    """Find where a test gives up too soon for a busy machine."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        given = [word.value for word in node.keywords if word.arg == "timeout"]
        name = getattr(node.func, "attr", "")
        if name in WAITS:
            given += node.args[WAITS[name] : WAITS[name] + 1]
        seconds = [
            each.value * unit
            for each in given
            if isinstance(each, ast.Constant) and isinstance(each.value, int | float)
        ]
        if seconds and min(seconds) < LEAST_PATIENCE:
            yield f"line {node.lineno}: gives up after {min(seconds)} s"


def test_nothing_is_timed() -> None:
    """Wait with tests/waiting.py; in the browser's tests time is in milliseconds."""
    for file in FILES:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        unit = 0.001 if "browser" in file.parts else 1.0
        found = [*readings(tree), *short_waits(tree, unit)]
        assert not found, f"{file.relative_to(TESTS)}: {found}"
