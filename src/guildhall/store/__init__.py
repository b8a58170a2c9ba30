"""Tables, records and people in SQLite or PostgreSQL; what is acknowledged is on the disk."""

from guildhall.store.backup import backup, restore
from guildhall.store.bonds import Bond, Circle
from guildhall.store.codec import Answered, Asked, Called, Judged, Murmured
from guildhall.store.departures import Departure
from guildhall.store.engine import default_url
from guildhall.store.errors import Damaged, Left, StoreFailed, Taken
from guildhall.store.gallery import Murmur
from guildhall.store.origins import Came, Origin
from guildhall.store.presence import Present
from guildhall.store.reports import Report
from guildhall.store.rows import (
    AnalysisRow,
    Listed,
    Notice,
    Passkey,
    Place,
    Room,
    SeatRow,
    Subscription,
    Summary,
    TableRow,
    User,
    row_of,
    summarize,
)
from guildhall.store.sanctions import Act, Audited, Sanction
from guildhall.store.seekers import Seeker
from guildhall.store.store import Store, open_store
from guildhall.store.thoughts import Thought

__all__ = [
    "Act",
    "AnalysisRow",
    "Answered",
    "Asked",
    "Audited",
    "Bond",
    "Called",
    "Came",
    "Circle",
    "Damaged",
    "Departure",
    "Judged",
    "Left",
    "Listed",
    "Murmur",
    "Murmured",
    "Notice",
    "Origin",
    "Passkey",
    "Place",
    "Present",
    "Report",
    "Room",
    "Sanction",
    "SeatRow",
    "Seeker",
    "Store",
    "StoreFailed",
    "Subscription",
    "Summary",
    "TableRow",
    "Taken",
    "Thought",
    "User",
    "backup",
    "default_url",
    "open_store",
    "restore",
    "row_of",
    "summarize",
]
