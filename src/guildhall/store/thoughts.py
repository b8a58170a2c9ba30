"""What workers ask of bots that think elsewhere, until it is answered."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, Select, delete, func, insert, or_, select, update

from guildhall.store.codec import LONGEST_HINT, Answered, Asked, write_json
from guildhall.store.database import Repository, reads, writes
from guildhall.store.hints import hint
from guildhall.store.schema import thinkers, thoughts
from guildhall.store.upsert import upsert


@dataclass(frozen=True)
class Thought:
    """A question; only who has the same fingerprint may answer it, and nobody after `until`."""

    thought: str
    fingerprint: str
    rank: int
    """How urgent it is, 0 the most."""
    question: str
    asked: float
    until: float


class Thoughts(Repository):
    """Questions and those who think about them; for a database that many workers share."""

    @writes("thought {0.thought}")
    def ask(self, connection: Connection, thought: Thought) -> None:
        """Ask whoever thinks."""
        connection.execute(insert(thoughts), {**asdict(thought), "thinker": "", "answer": ""})
        hint(connection, [write_json(Asked())])

    @writes("thought")
    def take(
        self, connection: Connection, thinker: str, fingerprint: str, most: int, now: float
    ) -> list[tuple[str, str]]:
        """Take the most urgent questions that nobody thinks about: their ids and texts."""
        waits = select(thoughts.c.thought).where(
            thoughts.c.fingerprint == fingerprint,
            thoughts.c.answer == "",
            thoughts.c.until > now,
            or_(thoughts.c.thinker == "", thoughts.c.thinker.not_in(_thinking(now))),
        )
        first = waits.order_by(thoughts.c.rank, thoughts.c.asked).limit(most)
        ids = connection.scalars(first.with_for_update(skip_locked=True)).all()
        taken = update(thoughts).where(thoughts.c.thought.in_(ids)).values(thinker=thinker)
        rows = connection.execute(taken.returning(thoughts.c.thought, thoughts.c.question))
        return [(row.thought, row.question) for row in rows] if ids else []

    @writes("thought {0}")
    def answer(self, connection: Connection, thought: str, thinker: str, text: str) -> None:
        """Answer a question, unless another thinker has taken it or nobody waits any more."""
        own = (thoughts.c.thought == thought) & (thoughts.c.thinker == thinker)
        told = update(thoughts).where(own, thoughts.c.answer == "").values(answer=text)
        if connection.execute(told).rowcount:
            short = len(text.encode()) < LONGEST_HINT // 2  # quotes in it are written as two bytes
            hint(connection, [write_json(Answered(thought, text if short else ""))])

    @reads
    def answers(self, connection: Connection, ids: Sequence[str]) -> dict[str, str]:
        """Answers that are there, by question."""
        query = select(thoughts.c.thought, thoughts.c.answer).where(
            thoughts.c.thought.in_(ids), thoughts.c.answer != ""
        )
        return {row.thought: row.answer for row in connection.execute(query)}

    @writes("thought")
    def drop(self, connection: Connection, ids: Sequence[str], now: float) -> None:
        """Forget questions that nobody waits for any more."""
        gone = or_(thoughts.c.thought.in_(ids), thoughts.c.until < now)
        connection.execute(delete(thoughts).where(gone))

    # Who thinks

    @writes("thinker {0}")
    def serve(
        self,
        connection: Connection,
        thinker: str,
        fingerprint: str,
        places: int,
        until: float,
        now: float,
    ) -> None:
        """Say that a thinker has so many processes until then; who is gone is forgotten."""
        row = {"thinker": thinker, "fingerprint": fingerprint, "places": places, "until": until}
        connection.execute(upsert(connection, thinkers, ("fingerprint", "places", "until")), row)
        connection.execute(delete(thinkers).where(thinkers.c.until < now))

    @writes("thinker {0}")
    def leave(self, connection: Connection, thinker: str) -> None:
        """Say that a thinker thinks no more."""
        connection.execute(delete(thinkers).where(thinkers.c.thinker == thinker))

    @reads
    def places(self, connection: Connection, fingerprint: str, now: float) -> int:
        """How many questions can be thought about at a time."""
        alive = (thinkers.c.fingerprint == fingerprint) & (thinkers.c.until > now)
        return connection.scalar(select(func.sum(thinkers.c.places)).where(alive)) or 0


def _thinking(now: float) -> Select[Any]:
    return select(thinkers.c.thinker).where(thinkers.c.until > now)
