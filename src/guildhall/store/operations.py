"""How the server does, as its database knows: who may see that, and what all workers share."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, select, text

from guildhall.store.database import Repository, reads, writes
from guildhall.store.engine import beside, file_of, in_memory
from guildhall.store.operations_schema import administrators, worker_states
from guildhall.store.schema import notices, tables, thinkers, thoughts, workers
from guildhall.store.upsert import insert_for, upsert


@dataclass(frozen=True)
class Waiting:
    """How many things wait, and since when the oldest does; 0.0 where none does."""

    count: int
    since: float


@dataclass(frozen=True)
class Thinking:
    """What is asked of bots elsewhere, and how many think there in how many processes."""

    asked: Waiting
    thinkers: int
    places: int


class Operations(Repository):
    """What administrators see, and who they are."""

    @writes("administrator {0}")
    def appoint(self, connection: Connection, user: str, at: float, *, give: bool) -> None:
        """Make a person an administrator, or take that back; harmless when repeated."""
        if give:
            made = insert_for(connection, administrators).values(user_id=user, since=at)
            connection.execute(made.on_conflict_do_nothing())
        else:
            connection.execute(delete(administrators).where(administrators.c.user_id == user))

    @reads
    def administers(self, connection: Connection, user: str) -> bool:
        """Whether a person is an administrator."""
        query = select(administrators.c.user_id).where(administrators.c.user_id == user)
        return connection.execute(query).first() is not None

    @writes("worker state {0}")
    def tell(self, connection: Connection, worker: str, state: str) -> None:
        """Write what a worker says of itself; what those said who are gone goes."""
        row = {"worker": worker, "state": state}
        connection.execute(upsert(connection, worker_states, ("state",)), row)
        known = select(workers.c.worker)
        gone = worker_states.c.worker.not_in(known) & (worker_states.c.worker != worker)
        connection.execute(delete(worker_states).where(gone))

    @reads
    def states(self, connection: Connection, now: float) -> dict[str, str]:
        """What workers that serve say of themselves; nothing of those that have not said it yet."""
        query = (
            select(workers.c.worker, worker_states.c.state)
            .outerjoin(worker_states, worker_states.c.worker == workers.c.worker)
            .where(workers.c.until > now)
        )
        return {line.worker: line.state or "" for line in connection.execute(query)}

    @reads
    def tables(self, connection: Connection) -> dict[str, int]:
        """How many tables there are of each status."""
        query = select(tables.c.status, func.count().label("n")).group_by(tables.c.status)
        return {line.status: line.n for line in connection.execute(query)}

    @reads
    def notices(self, connection: Connection) -> Waiting:
        """What waits for a digest."""
        query = select(func.count(), func.coalesce(func.min(notices.c.first), 0.0))
        return Waiting(*connection.execute(query).one())

    @reads
    def thinking(self, connection: Connection, now: float) -> Thinking:
        """What bots elsewhere are asked and have not answered."""
        oldest = func.coalesce(func.min(thoughts.c.asked), 0.0)
        waits = select(func.count(), oldest).where(thoughts.c.answer == "", thoughts.c.until > now)
        asked = Waiting(*connection.execute(waits).one())
        places = func.coalesce(func.sum(thinkers.c.places), 0)
        alive = select(func.count(), places).where(thinkers.c.until > now)
        count, total = connection.execute(alive).one()
        return Thinking(asked, count, int(total))

    @reads
    def size(self, connection: Connection) -> int:
        """Bytes of the database, with what is still to be written into its file."""
        if connection.dialect.name == "postgresql":
            return int(connection.execute(text(POSTGRES_SIZE)).scalar_one())
        if in_memory(self.database.url):
            return 0
        file = file_of(self.database.url)
        return sum(each.stat().st_size for each in (file, *beside(file)) if each.exists())


POSTGRES_SIZE = "SELECT pg_database_size(current_database())"
