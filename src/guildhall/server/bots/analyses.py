"""Analyses of finished games: one job per table, in the bots' processes, kept in the store.

Any worker may be asked; the one that took the job on says in the store how far it is and looks
there whether it was cancelled. A worker that is gone loses the job when its lease runs out.
"""

import asyncio
import time
from dataclasses import replace
from typing import Any, cast

import msgspec
import structlog

from guildhall.core.errors import GuildhallError
from guildhall.core.record import Record, Result
from guildhall.core.state import State
from guildhall.lab import analysis
from guildhall.lab.quick import answer
from guildhall.server import sent
from guildhall.server.bots.bot_runner import BotRunner
from guildhall.server.live.open_table import OpenTable
from guildhall.store import AnalysisRow, Store
from guildhall.table.table import Table

log = structlog.get_logger("guildhall.analyses")

MOST_JOBS = 2
"""Analyses at once in one worker; bots at tables need the same processes."""
MOST_QUESTIONS = 240
"""Decisions of a long game that are looked at, evenly spread."""
LEASE_SECONDS = 30.0
TELL_SECONDS = 1.0
GLANCE_SECONDS = 0.02
"""What a quick look at a decision takes, about."""
DEEP = " deep"
"""Stands behind the version of an analysis that was not a quick look."""


class Analyses:
    """The jobs of one worker."""

    def __init__(self, store: Store, bot_runner: BotRunner, worker_id: str, seconds: float) -> None:
        self.store = store
        self.bot_runner = bot_runner
        self.worker_id = worker_id
        self.seconds = seconds
        self.jobs: dict[str, asyncio.Task[None]] = {}
        self.starting = asyncio.Lock()

    async def look(self, opened: OpenTable) -> sent.Progress:
        """An analysis as it stands: none, running, done, cancelled or failed."""
        row = await self.store.analyses.find(opened.id)
        if row is None or not _fits(row, opened):
            return {"state": "none", "done": 0, "of": 0, "result": None}
        written = msgspec.Raw(row.result.encode()) if row.state == "done" else None
        result = cast(analysis.Analysis | None, written)
        return {"state": _state(row), "done": row.done, "of": row.of, "result": result}

    async def decision(self, opened: OpenTable, n: int) -> analysis.Decision:
        """What a finished analysis says of an input; raises GuildhallError no_such_decision."""
        row = await self.store.analyses.find(opened.id)
        if row is not None and _fits(row, opened) and row.state == "done":
            made = msgspec.json.decode(row.result, type=analysis.Analysis)
            for decision in made.decisions:
                if decision.n == n:
                    return decision
        raise GuildhallError("no_such_decision", {})

    async def weigh(
        self, opened: OpenTable, decision: analysis.Decision, state: State, move: int
    ) -> analysis.Weighed:
        """Compare another move with the better one of a decision."""
        game = opened.table.game
        question = analysis.Question(decision.n, decision.seat, move, state)
        best, seconds = game.words.moves.parse(decision.best), self.seconds
        return await self.bot_runner.analyse(
            *(opened.table, analysis.weigh, game.name, question, best, seconds), seconds=seconds
        )

    async def start(self, opened: OpenTable, *, deep: bool) -> None:
        """Begin an analysis unless it is done or being worked on; raises analysis_busy.

        A deep one takes the place of a quick look.
        """
        table_id, version = opened.id, version_of(opened) + (DEEP if deep else "")
        async with self.starting:
            row = await self.store.analyses.find(table_id)
            if row is not None and _fits(row, opened) and _serves(row, deep=deep):
                return
            if table_id in self.jobs:
                self.jobs[table_id].cancel()  # cancelled elsewhere, and has not noticed yet
            elif len(self.jobs) >= MOST_JOBS:
                raise GuildhallError("analysis_busy", {})
            now = time.time()
            until = now + LEASE_SECONDS
            if await self.store.analyses.begin(table_id, self.worker_id, version, until, now):
                self._begin(opened, self.seconds if deep else 0.0)

    def _begin(self, opened: OpenTable, budget: float) -> None:
        table_id, loop = opened.id, asyncio.get_running_loop()
        job = self.jobs[table_id] = loop.create_task(self._run(opened, budget))

        def gone(_: object) -> None:
            if self.jobs.get(table_id) is job:
                del self.jobs[table_id]

        job.add_done_callback(gone)

    async def cancel(self, opened: OpenTable) -> None:
        """Stop an analysis, here or at another worker."""
        table_id = opened.id
        await self.store.analyses.cancel(table_id)
        if table_id in self.jobs:
            self.jobs[table_id].cancel()

    async def _run(self, opened: OpenTable, budget: float) -> None:
        table_id = opened.id
        try:
            await self._examine(opened, budget)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # noqa: BLE001  whatever it is, the table can be asked about
            log.error("analysis_failed", table=table_id, problem=repr(error))
            await self._quietly(self.store.analyses.end(table_id, self.worker_id, "failed"))

    async def _examine(self, opened: OpenTable, budget: float) -> None:
        """Answer one question after the other; stops as soon as the job is no longer its own."""
        table_id, game, record = opened.id, opened.table.game, concluded(opened.table)
        asked = await asyncio.to_thread(analysis.questions, game, record, MOST_QUESTIONS)
        answers: list[analysis.Answer] = []
        told = 0.0
        for question in asked:
            if time.monotonic() - told >= TELL_SECONDS:
                told, until = time.monotonic(), time.time() + LEASE_SECONDS
                place = (len(answers), len(asked), until)
                if not await self.store.analyses.progress(table_id, self.worker_id, *place):
                    return
            answers.append(
                await self.bot_runner.analyse(
                    *(opened.table, answer, game.name, question, budget, len(asked)),
                    seconds=budget or GLANCE_SECONDS,
                )
            )
        until = time.time() + LEASE_SECONDS
        place = (len(answers), len(asked), until)
        await self.store.analyses.progress(table_id, self.worker_id, *place)
        made = analysis.summed_up(record, answers, budget, complete=True)
        result = msgspec.json.encode(made).decode()
        await self.store.analyses.end(table_id, self.worker_id, "done", result)

    @staticmethod
    async def _quietly(writing: Any) -> None:
        try:
            await writing
        except GuildhallError as error:
            log.warning("analysis_not_noted", problem=error.code)

    async def close(self) -> None:
        """Stop; any worker may begin anew what is unfinished."""
        jobs = dict(self.jobs)
        for job in jobs.values():
            job.cancel()
        await asyncio.gather(*jobs.values(), return_exceptions=True)
        for table_id in jobs:
            await self._quietly(self.store.analyses.drop(table_id, self.worker_id))


def concluded(table: Table) -> Record:
    """The record of a finished table with the table's result: seats that conceded come last.

    A conceded game ends with its last input, with the points that were there.
    """
    match = table.match
    if match is None or table.status != "over":
        raise GuildhallError("analysis_unfinished", {})
    scores = [int(score) for score in match.state.scores()]
    reason = table.ended_by or match.game.ending(match.state)
    return replace(table.record(), result=Result(scores, table.ranks(), reason, []))


def version_of(opened: OpenTable) -> str:
    """What an analysis is made with; with anything else it is made anew."""
    game = opened.table.game
    return f"{analysis.FORMAT} {game.version} {game.data_hash}"


def _fits(row: AnalysisRow, opened: OpenTable) -> bool:
    """Whether an analysis was made, quick or deep, with what is here now."""
    return row.version.removesuffix(DEEP) == version_of(opened)


def _serves(row: AnalysisRow, *, deep: bool) -> bool:
    """Whether an analysis is on its way, or is there and as deep as is wanted."""
    enough = row.version.endswith(DEEP) or not deep
    return _state(row) == "running" or (_state(row) == "done" and enough)


def _state(row: AnalysisRow) -> sent.AnalysisState:
    """The state; a job whose worker has gone has failed."""
    gone = row.state == "running" and row.until <= time.time()
    return "failed" if gone else cast(sent.AnalysisState, row.state)
