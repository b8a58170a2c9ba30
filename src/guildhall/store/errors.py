"""What can go wrong with a store."""

from collections.abc import Sequence

from sqlalchemy.exc import DataError, IntegrityError, SQLAlchemyError

from guildhall.core.errors import GuildhallError
from guildhall.table.entry import Entry


class Taken(GuildhallError):
    """Another worker has written that number of that table: apply what is new and try again.

    `news` are the entries from that number on; without them they are to be read.
    """

    def __init__(self, table_id: str, number: int, news: Sequence[Entry] = ()) -> None:
        super().__init__("entry_taken", {"table": table_id, "number": number})
        self.news = news


class Left(GuildhallError):
    """Who sits down has left for good (not_signed_in), or who is invited has (no_such_person)."""


class Damaged(GuildhallError):
    """What is written of a table cannot be read: plan_damaged, entry_damaged, entry_missing.

    Also store_gap: what a worker holds in memory does not fit what is counted.
    """


class StoreFailed(GuildhallError):
    """The database did not answer; what was asked may or may not have been written."""

    def __init__(self, problem: object) -> None:
        super().__init__("store_failed", {"problem": first_line(problem)})


def said(error: Exception) -> Exception:
    """The error that a caller gets for what the database or its driver said."""
    if isinstance(error, UnicodeEncodeError | DataError):
        return GuildhallError("store_text", {})
    if isinstance(error, IntegrityError):
        return GuildhallError("store_conflict", {"problem": first_line(error)})
    return StoreFailed(error) if isinstance(error, SQLAlchemyError) else error


def first_line(problem: object) -> str:
    """First line of a message, without what the driver adds."""
    said = getattr(problem, "orig", None) or problem
    lines = str(said).strip().splitlines()
    return lines[0] if lines else type(said).__name__
