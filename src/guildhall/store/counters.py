"""What workers count together, until it expires: tries, and words that are good once."""

from sqlalchemy import Connection, delete

from guildhall.store.database import Repository, writes
from guildhall.store.schema import counts, spent
from guildhall.store.upsert import insert_for


class Counters(Repository):
    """Counts and spent words of all workers."""

    @writes("count {0}")
    def count(self, connection: Connection, key: str, expires: float) -> int:
        """Count one more of a key; returns how many there are."""
        made = insert_for(connection, counts).values(key=key, n=1, expires=expires)
        one_more = made.on_conflict_do_update(index_elements=["key"], set_={"n": counts.c.n + 1})
        return int(connection.execute(one_more.returning(counts.c.n)).scalar_one())

    @writes("word {0}")
    def spend(self, connection: Connection, word: str, expires: float) -> bool:
        """Use up a word that is good once; False when it was used before, at any worker."""
        made = insert_for(connection, spent).values(word=word, expires=expires)
        used = made.on_conflict_do_nothing().returning(spent.c.word)
        return bool(connection.execute(used).all())

    @writes("count")
    def forget_old(self, connection: Connection, now: float) -> None:
        """Delete what has expired."""
        connection.execute(delete(spent).where(spent.c.expires <= now))
        connection.execute(delete(counts).where(counts.c.expires <= now))
