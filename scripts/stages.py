"""Run stages side by side, each to its end whatever becomes of the others, and sum up.

A line of output bears the name of its stage. A stage waits for those it needs, and if one of them
failed it is not run and counts as failed; it waits for those it comes after whatever they do.
"""

import os
import subprocess
import sys
import threading
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO

SIDE_BY_SIDE = 6
COMPLAINTS = ("FAILED ", "ERROR ")
"""How the lines begin with which pytest names the tests that failed."""
TOLD_CHARACTERS = 200
COUNTED = str(Path(__file__).with_name("counted.py"))


@dataclass(frozen=True)
class Stage:
    """A command with a name; `env` comes on top of the environment."""

    name: str
    command: Sequence[str]
    needs: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    env: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Result:
    """What became of a stage."""

    name: str
    verdict: str
    seconds: float = 0.0
    busy: float = 0.0
    """Seconds of processors that it and all its descendants used."""

    @property
    def passed(self) -> bool:
        """Whether all went well."""
        return self.verdict == "passed"


class Runner:
    """Runs a list of stages; a stage may wait only for stages that stand before it."""

    def __init__(self, stages: Sequence[Stage], out: TextIO) -> None:
        """Take the stages in order, and where to tell what happens."""
        self.stages = stages
        self.out = out
        self.width = max(len(stage.name) for stage in stages)
        self.results: dict[str, Future[Result]] = {}
        self.one_line = threading.Lock()
        self.complaints: list[str] = []
        """Told again at the end: what a failed test has to say may be long, and others go on."""

    def run(self) -> int:
        """Run all stages, print the summary, and give the exit code: 0 when all passed."""
        with ThreadPoolExecutor(SIDE_BY_SIDE) as pool:
            for stage in self.stages:
                self.results[stage.name] = pool.submit(self._settle, stage)
        results = [future.result() for future in self.results.values()]
        print(*self.complaints, "", *self.summary(results), sep="\n", file=self.out, flush=True)
        return 0 if all(result.passed for result in results) else 1

    def summary(self, results: Sequence[Result]) -> list[str]:
        """Name each stage, what became of it, and how long it took."""
        lines = [
            f"{each.name:<{self.width}}  {each.seconds:6.0f} s  "
            f"{each.busy:6.0f} s of processor  {each.verdict}"
            for each in results
        ]
        failed = [each.name for each in results if not each.passed]
        return [*lines, f"failed: {', '.join(failed)}" if failed else "all green"]

    def _settle(self, stage: Stage) -> Result:
        for name in stage.after:
            self.results[name].result()
        lacking = [name for name in stage.needs if not self.results[name].result().passed]
        if lacking:
            result = Result(stage.name, f"NOT RUN: needs {', '.join(lacking)}")
        else:
            result = self._carry_out(stage)
        self._say(stage, result.verdict)
        return result

    def _carry_out(self, stage: Stage) -> Result:
        self._say(stage, "begins")
        begun = time.monotonic()
        process = subprocess.Popen(
            (sys.executable, COUNTED, *stage.command),
            env={**os.environ, **stage.env},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
        assert process.stdout is not None  # noqa: S101  it was asked for
        for line in process.stdout:
            self._say(stage, line.rstrip())
            if line.startswith(COMPLAINTS):
                self.complaints.append(self._told(stage, line.rstrip())[:TOLD_CHARACTERS])
        _, status, used = os.wait4(process.pid, 0)
        code = process.returncode = os.waitstatus_to_exitcode(status)
        verdict = "passed" if code == 0 else f"FAILED ({code})"
        busy = used.ru_utime + used.ru_stime
        return Result(stage.name, verdict, time.monotonic() - begun, busy)

    def _say(self, stage: Stage, line: str) -> None:
        with self.one_line:
            print(self._told(stage, line), file=self.out, flush=True)

    def _told(self, stage: Stage, line: str) -> str:
        return f"{stage.name:>{self.width}} | {line}"


def run(stages: Sequence[Stage]) -> int:
    """Run stages, telling it on standard output."""
    return Runner(stages, sys.stdout).run()
