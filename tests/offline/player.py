"""Somebody who plays through the door of a desk, as a page does."""

import json
from collections.abc import Callable, Iterator
from typing import Any

WISH = {"seat": 0, "options": {}, "level": "journeyman", "name": "Ada"}


class Player:
    """Asks, and remembers the last page and all that is to be kept."""

    def __init__(self, ask: Callable[[str], str]) -> None:
        """Take what answers."""
        self.answered = ask
        self.page: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.lines: list[str] = []
        self.due = False

    def ask(self, what: str, **body: object) -> Any:
        """Ask something; gives the answer, or the problem."""
        reply = json.loads(self.answered(json.dumps({"do": what, "body": body})))
        if news := reply.get("news"):
            self.page = news["page"]
            kept = [item for item in self.log if item["input"] < news["keep"]]
            self.log = kept + news["log"]
        self.lines += reply.get("lines", [])
        self.due = reply.get("due", False)
        return reply["problem"] if "problem" in reply else reply["answer"]

    def wait(self) -> None:
        """Let bots decide until none is due."""
        while self.due:
            assert self.ask("step")

    def moves(self) -> list[str]:
        """Give what may be answered now."""
        offers = self.page["offers"]
        return [offer["move"] for offer in offers["moves"]] if offers else []

    def move(self, text: str) -> Any:
        """Answer the question, and wait for the next."""
        answer = self.ask("move", move=text, answers=self.page["offers"]["answers"])
        self.wait()
        return answer

    def play(self, decisions: int) -> Iterator[dict[str, Any]]:
        """Give the page after each of so many own decisions, all of them alike every time."""
        for n in range(decisions):
            if not self.moves():
                return
            self.move(self.moves()[n % len(self.moves())])
            yield self.page
