"""The columns. Times are seconds since 1970; JSON is text, because nobody searches in it."""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

REVISION = "r0023"
"""The last file of `migrations/versions`; it leads to these columns."""

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    }
)

BYTEWISE = Text().with_variant(Text(collation="C"), "postgresql")
"""Text in the order of its code points, so that an index finds what begins with something."""


def _number(name: str) -> Column[int]:
    return Column(name, Integer, nullable=False)


def _time(name: str) -> Column[float]:
    return Column(name, Double, nullable=False)


def _text(name: str) -> Column[str]:
    return Column(name, Text, nullable=False)


def _bytes(name: str) -> Column[bytes]:
    return Column(name, LargeBinary, nullable=False)


def _of_table(*, primary_key: bool = False) -> Column[str]:
    reference = ForeignKey("tables.id")
    return Column("table_id", Text, reference, nullable=False, primary_key=primary_key)


def _of_user() -> Column[str]:
    return Column("user_id", Text, ForeignKey("users.id"), nullable=False)


tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    _text("host"),
    _text("visibility"),
    _text("plan"),
    _text("status"),
    _time("updated"),
    _number("entries"),
    Column("line", Text),
    Index(None, "status", "updated"),
    Index(None, "host", "updated"),
)
"""One row per table: its setup (`plan`) never changes, the rest is a summary of its entries.

No line where nothing was written to the table since there are lines.
"""

entries = Table(
    "entries",
    metadata,
    _of_table(primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    _text("kind"),
    _number("seat"),
    _time("at"),
    _text("data"),
)
"""The truth. Rows are added, never changed or deleted; the primary key lets one writer win."""

seats = Table(
    "seats",
    metadata,
    _of_table(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _text("kind"),
    _text("user_id"),
    _text("name"),
    _text("bot"),
    Column("due", Boolean, nullable=False),
    Index(None, "user_id", "due"),
)

hidden = Table(
    "hidden",
    metadata,
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True),
    _of_table(primary_key=True),
)
"""Tables that people do not want to see in their list while nothing waits for them there."""

users = Table(
    "users",
    metadata,
    Column("id", Text, primary_key=True),
    _text("name"),
    _time("created"),
    Column("login", Text, unique=True),
    _text("password"),
    _text("settings"),
    Column("known_as", BYTEWISE, nullable=False, server_default=text("''")),
    Column("hides_page", Boolean, nullable=False, server_default=false()),
    Index(None, "known_as"),
    Index(
        "ix_users_hiding",
        "id",
        sqlite_where=text("hides_page = 1"),
        postgresql_where=text("hides_page"),
    ),
)
"""`known_as` is the name to search by; `hides_page` follows from the settings."""

bonds = Table(
    "bonds",
    metadata,
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True),
    Column("other_id", Text, ForeignKey("users.id"), primary_key=True),
    _text("kind"),
    _time("created"),
    Index(None, "other_id", "kind"),
)
"""Whom people follow, mute and block."""

learned = Table(
    "learned",
    metadata,
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True),
    Column("kind", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("solved", Boolean, nullable=False),
    _time("at"),
    _number("n"),
)
"""Lessons that people have finished and puzzles they have answered: whether the first answer was
right, when it was told here, and its place among what was told at once."""

seekers = Table(
    "seekers",
    metadata,
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True),
    _text("game"),
    _number("seats"),
    _text("pace"),
    _time("since"),
    Column("bots_at", Double),
    _time("seen"),
    _text("table_id"),
    Index(None, "table_id", "since"),
    Index(None, "seen"),
)
"""People who look for others to play with; the table is empty until they are found."""

presence = Table(
    "presence",
    metadata,
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True),
    _time("seen"),
    Index(None, "seen"),
)
"""When people who have a page open were last seen."""

departures = Table(
    "departures",
    metadata,
    Column("user_id", Text, ForeignKey("users.id"), primary_key=True),
    _text("name"),
    _time("until"),
)
"""People who have left and whose names are still at tables; a worker sees to it until then."""

sessions = Table(
    "sessions",
    metadata,
    Column("id_hash", Text, primary_key=True),
    _of_user(),
    _time("expires"),
    Column("passkey", LargeBinary),
    Index(None, "expires"),
)
"""The passkey that opened it: none for a name or a password; empty where nobody wrote it down."""

passkeys = Table(
    "passkeys",
    metadata,
    Column("credential_id", LargeBinary, primary_key=True),
    _of_user(),
    _bytes("public_key"),
    Column("sign_count", BigInteger, nullable=False),
    _text("name"),
    _time("created"),
    _time("used"),
    Index(None, "user_id"),
)
"""Made or used at 0.0: before that was written down, or never."""

notices = Table(
    "notices",
    metadata,
    Column("id", Integer, primary_key=True),
    _text("user_id"),
    _of_table(),
    _text("kind"),
    _time("first"),
    _time("last"),
    _number("count"),
    UniqueConstraint("user_id", "table_id", "kind"),
    Index(None, "first"),
    sqlite_autoincrement=True,
)
"""What is still to be told; numbers are never used again."""

subscriptions = Table(
    "subscriptions",
    metadata,
    Column("id", Text, primary_key=True),
    _of_user(),
    _text("endpoint"),
    _bytes("p256dh"),
    _bytes("auth"),
    _time("created"),
    Column("passkey", LargeBinary),
    Index(None, "user_id"),
)
"""Browsers that are called by push; the id is the hash of the address, which may be long. The
passkey is that of the session in which they subscribed, as sessions have it."""

leases = Table(
    "leases",
    metadata,
    _of_table(primary_key=True),
    _text("worker"),
    _time("until"),
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(primary_key=True),
    _number("entries"),
    _text("hash"),
    _bytes("blob"),
)
"""A cache; a row whose hash does not fit is as good as none."""

spent = Table(
    "spent",
    metadata,
    Column("word", Text, primary_key=True),
    _time("expires"),
    Index(None, "expires"),
)
"""Hashes of words that are good once, until they would be too old anyway."""

counts = Table(
    "counts",
    metadata,
    Column("key", Text, primary_key=True),
    _number("n"),
    _time("expires"),
    Index(None, "expires"),
)
"""How often something was tried, for all workers together, until that no longer matters."""

probes = Table(
    "probes",
    metadata,
    Column("worker", Text, primary_key=True),
    _bytes("filler"),
)
"""Always empty: a row is written and taken away at once, to see whether that is possible."""

workers = Table(
    "workers",
    metadata,
    Column("worker", Text, primary_key=True),
    _text("machine"),
    _text("door"),
    _time("until"),
)
"""Who serves, and where connections are handed to; an empty door takes in none."""

thinkers = Table(
    "thinkers",
    metadata,
    Column("thinker", Text, primary_key=True),
    _text("fingerprint"),
    _number("places"),
    _time("until"),
)
"""Who thinks for the bots of all workers, in so many processes."""

thoughts = Table(
    "thoughts",
    metadata,
    Column("thought", Text, primary_key=True),
    _text("fingerprint"),
    _number("rank"),
    _text("question"),
    _time("asked"),
    _time("until"),
    _text("thinker"),
    _text("answer"),
    Index(None, "fingerprint", "rank", "asked"),
    Index(None, "until"),
)
"""What thinkers are asked; an empty answer is none yet."""

results = Table(
    "results",
    metadata,
    _of_table(primary_key=True),
    _text("game"),
    _text("pace"),
    _text("visibility"),
    _text("options"),
    _number("seats"),
    _time("ended"),
    _text("unrated"),
    Index(None, "visibility", "ended"),
    Index(None, "visibility", "game", "ended"),
    Index(None, "game", "pace", "ended"),
)
"""One per finished table; options as `|name=value|name=value|`, so that one can be searched."""

played = Table(
    "played",
    metadata,
    _of_table(primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _text("game"),
    _text("pace"),
    _time("ended"),
    _text("user_id"),
    _text("name"),
    Column("known_as", BYTEWISE, nullable=False),
    _text("bot"),
    _number("rank"),
    _number("score"),
    Column("mu", Double),
    Column("sigma", Double),
    Index(None, "user_id", "ended"),
    Index(None, "user_id", "game", "ended"),
    Index(None, "known_as"),
)
"""Who played: game, pace and time as in `results`; the rating after it, none where it does not
count. `known_as` is the name to search by."""

ratings = Table(
    "ratings",
    metadata,
    Column("user_id", Text, primary_key=True),
    Column("game", Text, primary_key=True),
    Column("pace", Text, primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    _number("games"),
    _number("wins"),
    Index(None, "game", "pace", "mu"),
)
"""Where people stand now; all of it follows from `played`."""

analyses = Table(
    "analyses",
    metadata,
    _of_table(primary_key=True),
    _text("version"),
    _text("worker"),
    _text("state"),
    _number("done"),
    _number("of"),
    _time("until"),
    _text("result"),
)
"""One per finished table; a running one belongs to its worker until then."""
