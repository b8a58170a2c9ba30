"""Somebody who plays by mouse what a journeyman would play, as cheaply as the page allows."""

from collections import Counter
from itertools import takewhile
from typing import Any

from tests.browser.visitor import Visitor

ASK = """async (table) => {
  const page = await (await fetch(`/api/tables/${table}`)).json();
  if (!page.offers) return null;
  const body = {moves: [], answers: page.offers.answers, asks: [page.view.ask]};
  const filled = await (await fetch(`/api/tables/${table}/fill`, {
    method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
  })).json();
  const {week, turn, round} = page.view;
  const moves = (filled.moves ?? []).map(offer => offer.move);
  return {ask: page.view.ask, turn: week ?? turn ?? round ?? 0, moves};
}"""


class Guided:
    """Answers questions and counts the clicks that it took."""

    def __init__(self, visitor: Visitor, table: str) -> None:
        self.visitor, self.page, self.table = visitor, visitor.page, table
        self.clicks = self.decisions = 0

    def asked(self) -> dict[str, Any] | None:
        """The turn, the question, and what a journeyman answers until another is asked."""
        told: dict[str, Any] | None = self.page.evaluate(ASK, self.table)
        return told

    def click(self, what: str) -> None:
        """Click something, and count it."""
        self.page.locator(what).first.click()
        self.clicks += 1

    def answer(self, moves: list[str]) -> None:
        """Answer a question: a row at once, anything else with the first of these moves."""
        if self.page.locator("section.now .send").count():
            row = list(takewhile(lambda move: move != "done", moves))
            self.answer_row(row, total="done" not in moves)
            return
        self.decisions += 1
        if not self.page.locator(f'.choices [data-decides="{moves[0]}"]').count():
            self.click(".choices .plain")
        self.click(f'.choices [data-decides="{moves[0]}"]')

    def answer_row(self, moves: list[str], *, total: bool = True) -> None:
        """Say how often each answer is given, then send them; a number is typed, not clicked."""
        total = total and "of" in self.page.locator("section.now .total").inner_text()
        for n, (move, times) in enumerate(counts := Counter(moves).items()):
            line = f'.choices li[data-move="{move}"]'
            if times == 1:
                self.click(f"{line} .more")
            elif total and n == len(counts) - 1:
                self.click(f"{line} .most")
            else:
                self.click(f"{line} input")
                self.page.keyboard.type(str(times))
                self.page.keyboard.press("Enter")
            planned = sum(list(dict(counts).values())[: n + 1])
            self.page.locator(f'[data-drafted="{planned}"]').wait_for()
        self.decisions += len(moves)
        self.click("section.now .send")
