"""Text in, text out: all that a page in the browser says to the desk, and hears of it."""

import json
from collections.abc import Mapping
from typing import Any

import msgspec

from guildhall.core.errors import GuildhallError
from guildhall.offline.acts import ACTS, problem_of
from guildhall.offline.desk import Desk


class Door:
    """Answers one question after another about one table."""

    def __init__(self) -> None:
        """Begin without a table."""
        self.desk: Desk | None = None

    def ask(self, text: str) -> str:
        """Answer a question, as JSON: `{"do": "move", "body": {…}}`.

        The answer has what was asked for (`answer`) or what is wrong (`problem`), what has happened
        since (`news`), what is to be kept of it (`lines`) and whether a bot is due (`due`).
        """
        told: dict[str, object]
        try:
            told = {"answer": self._done(json.loads(text))}
        except GuildhallError as error:
            told = {"problem": problem_of(error, self.desk)}
        except (ValueError, TypeError, LookupError, AttributeError):
            told = {"problem": problem_of(GuildhallError("bad_body", {"problem": "?"}))}
        if self.desk is not None:
            told["news"] = self.desk.news()
            told["lines"] = self.desk.new_lines()
            told["due"] = bool(self.desk.table.bots_due())
        return msgspec.json.encode(told).decode()

    def _done(self, asked: Mapping[str, Any]) -> object:
        what, body = str(asked["do"]), asked.get("body") or {}
        if what == "begin":
            self.desk = Desk.begun(
                str(body["game"]),
                seats=int(body["seats"]),
                seat=int(body["seat"]),
                options=body["options"],
                level=str(body["level"]),
                name=str(body["name"]),
            )
            return None
        if what == "resume":
            self.desk = Desk.resumed([str(line) for line in body["lines"]])
            return None
        if self.desk is None:
            raise GuildhallError("table_not_started", {})
        if what == "step":
            return self.desk.let_bot()
        return ACTS[what](self.desk, body)
