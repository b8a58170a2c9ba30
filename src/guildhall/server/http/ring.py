"""Which worker owns a table: found by hashing, without asking anybody."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b

HANDING_ON = "neighbours"
"""Where the state of a server has the way to other workers, if there may be any."""
TABLES = b"/api/tables/"
LONGEST_ID = 64
ENDS = (b"/", b"?", b" ")


def table_asked(data: bytes) -> str:
    """Id of the table that the first line of a request is about; empty if it is about none.

    What is written in another way is about none: any worker can answer it.
    """
    line, whole, _ = data[: len(TABLES) + LONGEST_ID + 16].partition(b"\r\n")
    _, _, target = line.partition(b" ")
    if not target.startswith(TABLES):
        return ""
    name = target[len(TABLES) :]
    ends = [name.index(end) for end in ENDS if end in name]
    if not ends and not whole:
        return ""
    return name[: min(ends, default=len(name))].decode("ascii", "replace")


@dataclass(frozen=True)
class Ring:
    """The workers of this machine that own tables, and one of them: this."""

    own: str = ""
    doors: Mapping[str, str] = field(default_factory=dict)
    """Where each of them is to be found, by its id."""

    def owner(self, table_id: str) -> str:
        """The worker with the highest hash: when one comes or goes, only its own tables move."""
        return max(self.doors, key=lambda worker: _weight(table_id, worker), default=self.own)

    def mine(self, table_id: str) -> bool:
        """Whether this worker owns a table; everything is its own where it is alone."""
        return len(self.doors) < 2 or self.own not in self.doors or self.owner(table_id) == self.own


def _weight(table_id: str, worker: str) -> bytes:
    return blake2b(f"{worker} {table_id}".encode(), digest_size=8).digest()
