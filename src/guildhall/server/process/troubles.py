"""Warnings and errors of late, for administrators: what the log has, without who and from where."""

import logging
import time
from collections.abc import Callable, MutableMapping
from typing import Any

from guildhall.server.sent_status import Trouble

MOST = 30
"""Different ones that are remembered."""
LONGEST = 300
TOLD = ("warning", "error", "critical")
BROKEN = 500
"""Answers from this status on are our fault."""


class Troubles:
    """What went wrong in this process; the same again is counted."""

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self.now = clock
        self.found: dict[tuple[str, str, str], Trouble] = {}

    def note(self, level: str, event: str, problem: str = "", table: str = "") -> None:
        """Remember something; the oldest goes where there are too many."""
        problem = problem[:LONGEST]
        key = (event, problem, table)
        before = self.found.pop(key, None)
        self.found[key] = {
            "at": self.now(),
            "level": level,
            "event": event,
            "problem": problem,
            "table": table,
            "count": before["count"] + 1 if before else 1,
        }
        if len(self.found) > MOST:
            del self.found[next(iter(self.found))]

    def latest(self) -> list[Trouble]:
        """All that is remembered, the latest first."""
        return list(reversed(self.found.values()))

    def overhear(
        self, _logger: object, _method: str, line: MutableMapping[str, Any]
    ) -> MutableMapping[str, Any]:
        """Take note of a line of the log that tells of trouble; a processor of structlog."""
        level = str(line.get("level"))
        if level in TOLD:
            table = str(line.get("table", ""))
            self.note(level, str(line.get("event")), str(line.get("problem", "")), table)
        elif line.get("event") == "request" and line["status"] >= BROKEN:
            self.note("error", "request", f"{line['status']} {line['route']}", line["table"])
        return line


class Overhearing(logging.Handler):
    """The same for what libraries log: a bug in a handler comes this way."""

    def __init__(self, troubles: Troubles) -> None:
        super().__init__(logging.WARNING)
        self.troubles = troubles

    def emit(self, record: logging.LogRecord) -> None:
        """Take note of a record."""
        error = record.exc_info[1] if record.exc_info else None
        problem = repr(error) if error else record.getMessage()
        self.troubles.note(record.levelname.lower(), record.name, problem)


TROUBLES = Troubles()
"""Those of this process, as its metrics are."""
