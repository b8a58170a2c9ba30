"""Somebody who plays at a table without a browser, to get to its middle or its end."""

import json
import time
from http.client import HTTPConnection
from typing import Any

from tests.waiting import PATIENCE, PAUSE


class Knocking:
    """Asks a house over one connection, as the person whose cookies it has."""

    def __init__(self, port: int, cookies: str) -> None:
        """Take where the house is and who asks."""
        self.http = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        self.headers = {"cookie": cookies, "origin": f"http://127.0.0.1:{port}"}

    def close(self) -> None:
        """Go away."""
        self.http.close()

    def wait(self, table: str) -> dict[str, Any] | None:
        """Wait for a question, and give the page that asks it; none when the game is over."""
        while True:
            page: dict[str, Any] = self.ask("GET", table)
            if page["status"] == "over":
                return None
            if page["offers"]:
                return page
            time.sleep(PAUSE)

    def answer(self, table: str, at: int = 0, bot: str = "") -> bool:
        """Wait for a question, answer it with the move at a place, or as a bot would.

        False when the game is over.
        """
        page = self.wait(table)
        if page is None:
            return False
        answers = {"answers": page["offers"]["answers"]}
        moves = page["offers"]["moves"]
        if bot and len(moves) > 1:
            begun = {**answers, "moves": [], "asks": [page["view"]["ask"]], "bot": bot}
            moves, at = self.ask("POST", f"{table}/fill", begun)["moves"], 0
        self.ask("POST", f"{table}/move", {**answers, "move": moves[at]["move"]})
        return True

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Ask, and give what is answered; nothing may be refused."""
        sent = None if body is None else json.dumps(body)
        self.http.request(method, path, sent, {**self.headers, "content-type": "application/json"})
        answer = self.http.getresponse()
        text = answer.read()
        assert answer.status == 200, text
        return json.loads(text)
