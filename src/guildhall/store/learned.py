"""Lessons that people have finished, and puzzles they have answered."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, select

from guildhall.store.database import Repository, reads, writes
from guildhall.store.people import check_stays
from guildhall.store.schema import learned
from guildhall.store.upsert import insert_for

LESSON, PUZZLE = "lesson", "puzzle"


@dataclass(frozen=True)
class Done:
    """A lesson that was finished, or a puzzle and whether the first answer solved it."""

    kind: str
    game: str
    name: str
    solved: bool = True


class Learned(Repository):
    """What people have learned."""

    @writes("learned {0}")
    def add(self, connection: Connection, user: str, done: Sequence[Done], at: float) -> None:
        """Keep what a person has done, in this order; what was kept before stays as it was.

        Raises not_signed_in for who has left.
        """
        check_stays(connection, user)
        rows = [{"user_id": user, "at": at, "n": n, **vars(one)} for n, one in enumerate(done)]
        if rows:
            connection.execute(insert_for(connection, learned).on_conflict_do_nothing(), rows)

    @reads
    def of_user(self, connection: Connection, user: str) -> list[Done]:
        """All that a person has done, in the order in which it was."""
        columns = (learned.c.kind, learned.c.game, learned.c.name, learned.c.solved)
        order = (learned.c.at, learned.c.n, learned.c.kind, learned.c.game, learned.c.name)
        found = select(*columns).where(learned.c.user_id == user).order_by(*order)
        return [Done(*line) for line in connection.execute(found)]
