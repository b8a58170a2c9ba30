"""What is sent of reports and moderators; plain dicts at run time, as in `sent.py`."""

from typing import TypedDict


class Held(TypedDict):
    """Something that holds against oneself; `until` 0: for ever."""

    id: str
    why: str
    at: float
    until: float


class Conduct(TypedDict):
    """What one may do here, and what moderators have said to oneself."""

    moderator: bool
    administrator: bool
    warning: Held | None
    """A warning that one has not acknowledged yet."""
    silenced: Held | None
    banned: Held | None


class ConductMessage(TypedDict):
    """Over any socket: what moderators have said to oneself, when that has changed."""

    conduct: Conduct


class Told(TypedDict):
    """A report that was made."""

    report: str


class ReportLine(TypedDict):
    """A report; nobody is the reporter where the server noticed something by itself."""

    id: str
    reporter: str
    reporter_id: str
    reason: str
    words: str
    quote: str
    table: str
    """Where the line was said; empty: the report is about the person."""
    at: float


class SanctionLine(TypedDict):
    """Something that was done to a person."""

    kind: str
    why: str
    at: float
    until: float
    holds: bool
    lifted: bool


class Reported(TypedDict):
    """A person, what is reported about them, and what was done before."""

    person: str
    name: str
    moderator: bool
    reports: list[ReportLine]
    sanctions: list[SanctionLine]


class Moderation(TypedDict):
    """Everybody about whom there are open reports, the oldest report first."""

    people: list[Reported]


class AuditLine(TypedDict):
    """Something that a moderator has done; nobody: an operator."""

    id: int
    at: float
    moderator: str
    whom: str
    whom_id: str
    table: str
    action: str
    why: str
    until: float


class Audit(TypedDict):
    """A page of the log, newest first; `more`: the line before which to go on, 0 at the end."""

    lines: list[AuditLine]
    more: int
