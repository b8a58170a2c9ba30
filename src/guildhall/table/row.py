"""A row of moves of one seat, made one after another: they stop where one is refused."""

from collections.abc import Sequence
from dataclasses import dataclass

from guildhall.core.errors import GuildhallError
from guildhall.table.entry import Entry
from guildhall.table.fork import fork
from guildhall.table.table import Table


@dataclass(frozen=True)
class Row:
    """Entries of the moves that are possible, applied to a twin of the table."""

    table: Table
    entries: list[Entry]
    made: int
    """How many of the moves stand then: these, and those that had been made before."""
    last: int
    """Number of the entry of the last of them; -1 if there is none."""
    stopped: GuildhallError | None
    """Why the next one is not made."""


def propose_row(table: Table, seat: int, answers: int, moves: Sequence[str], now: float) -> Row:
    """Propose moves that answer a question and those that follow it.

    A row that comes again finds what it made: each move is known by the question it answered.
    """
    twin = fork(table)
    entries: list[Entry] = []
    last = -1
    for made, move in enumerate(moves):
        first = twin.first_answer(seat, answers, move)
        if first is None:
            try:
                entry = _next(twin, seat, answers, move, now, begun=made > 0)
            except GuildhallError as error:
                return Row(twin, entries, made, last, error)
            first = twin.entries
            twin.apply(entry)
            entries.append(entry)
        last, answers = first, first + 1
    return Row(twin, entries, len(moves), last, None)


def _next(table: Table, seat: int, answers: int, move: str, now: float, *, begun: bool) -> Entry:
    """The entry of the next move; what was planned before a draw of chance is not made after it."""
    table.running()
    if table.chairs[seat].played_by_bot:
        raise GuildhallError("not_present", {"seat": seat})
    if begun and table.drew():
        raise GuildhallError("row_ended", {})
    return table.propose_move(seat, answers, move, now)
