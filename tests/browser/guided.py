"""Somebody who plays by mouse what a bot would play, as cheaply as the page allows."""

from collections import Counter
from collections.abc import Callable
from itertools import takewhile
from typing import Any

from tests.browser.visitor import EVERY, RESTLESS, Visitor

ROUTINE = [["upkeep", "victim"], ["conflict"], ["surplus", "reach"], ["movement"]]
"""Questions of the Dutch Revolt that are answered by phases."""
ASK = """async ([table, bot, routine]) => {
  const page = await (await fetch(`/api/tables/${table}`)).json();
  if (!page.offers) return null;
  const fill = async past => {
    const phase = routine.find(asks => asks.includes(page.view.ask));
    const asks = past && phase || [page.view.ask];
    const body = {moves: [], answers: page.offers.answers, asks, bot, past};
    const init = {
      method: "POST", headers: {"content-type": "application/json"}, body: JSON.stringify(body),
    };
    let told = await fetch(`/api/tables/${table}/fill`, init);
    while (told.status === 429) {
      await new Promise(later => setTimeout(later, 300));
      told = await fetch(`/api/tables/${table}/fill`, init);
    }
    return ((await told.json()).moves ?? []).map(offer => offer.move);
  };
  const {week, turn, round} = page.view;
  const told = {ask: page.view.ask, turn: week ?? turn ?? round ?? 0};
  return {...told, moves: await fill(false), phase: await fill(true)};
}"""
SWEEP = "section.now .sweep:not(.again)"
AGAIN = "section.now .again"
SWEEPS: dict[str, Callable[[str], bool]] = {"keep": lambda move: move.startswith("keep ")}
"""What one answer to all questions of a phase means, by its id."""
BAR = "section.now .agree"
PROPOSED = f"{BAR}:enabled"
FILL = "section.now .fill:enabled"
ON = "section.now .on"
HERE = "section.now .here"
"""There where a whole phase is answered for at once: finishes with one place of it only."""
OPEN = "section.now [data-open]"
"""There where every question of a phase must be answered: how many are not yet."""
CALM = 'section.now .choices[aria-busy="false"]'
ENOUGH = 2
"""So many answers that are alike are worth a click for all."""
SPREAD = "section.now .spread:enabled"
SPREADS: dict[str, Callable[[str], bool]] = {
    "one": lambda move: not move.startswith("enrol "),
    "towns": lambda move: move.startswith("occupy ") and move.endswith("_town"),
}
"""What is laid out together, once each, by its id."""
LISTED = "section.now ol [data-decides]"
FILLED = """() => {
  const total = document.querySelector("section.now .total");
  const [count, all] = total.textContent.match(/\\d+/g) ?? [];
  const filling = document.querySelector("section.now .fill:disabled");
  return !filling && (all === undefined || count === all);
}"""


def differences(planned: Counter[str], wanted: Counter[str]) -> list[tuple[str, int]]:
    """What is to be given how often instead: first fewer, then more, last what is one more."""
    fewer = [(move, wanted[move]) for move in planned if wanted[move] < planned[move]]
    more = [(move, times) for move, times in wanted.items() if times > planned[move]]
    return [*fewer, *sorted(more, key=lambda each: each[1] == planned[each[0]] + 1)]


class Guided:
    """Answers questions and counts the clicks that it took."""

    def __init__(self, visitor: Visitor, table: str, mind: str = "journeyman") -> None:
        """Take the bot whose mind it is of; it has no proposals until it asks for them."""
        self.visitor, self.page, self.table = visitor, visitor.page, table
        self.mind, self.proposals = mind, False
        self.clicks = self.decisions = 0
        self.said: list[str] = []

    def asked(self) -> dict[str, Any] | None:
        """The turn, the question, and what its mind is until another is asked."""
        told: dict[str, Any] | None = self.page.evaluate(ASK, [self.table, self.mind, ROUTINE])
        return told

    def click(self, what: str, at: int = 0) -> None:
        """Click something, and count it; what moves is not pressed."""
        self.page.locator(RESTLESS).wait_for(state="detached")
        self.page.locator(what).nth(at).click()
        self.clicks += 1

    def want_proposals(self) -> bool:
        """Switch proposals on where that is possible: from then on they come by themselves."""
        if self.page.locator(FILL).count():
            self.click(FILL)
            self.click("section.now .proposes")
        elif self.page.locator(ON).count():
            self.click(ON)
        else:
            return False
        self.proposals = True
        return True

    def answer(self, told: dict[str, Any]) -> None:
        """Answer a question: what is proposed, a row at once, or with the first of these moves."""
        moves = told["moves"]
        if self.proposals and self.page.locator(BAR).count() and self.agree(told["phase"]):
            return
        if self.sweep(told["phase"]) or self.repeat(told["phase"]):
            return
        if self.page.locator("section.now .send").count():
            self.page.locator(CALM).wait_for()
            if self.page.locator(OPEN).count():
                self.answer_all(told["phase"], 1 + (told["ask"] == "surplus"))
                return
            if self.page.locator(HERE).count():
                self.answer_whole(told["phase"])
                return
            row = list(takewhile(lambda move: move != "done", moves))
            self.answer_row(row, total="done" not in moves)
            return
        self.decisions += 1
        self.said = [*self.said, moves[0]][-ENOUGH:]
        if not self.page.locator(f'.choices [data-decides="{moves[0]}"]').count():
            self.click(".choices .plain")
        self.click(f'.choices [data-decides="{moves[0]}"]')

    def sweep(self, wished: list[str]) -> bool:
        """Answer the rest of a phase with one click, where its answers are all alike."""
        sweep = self.page.locator(SWEEP)
        if not sweep.count() or len(wished) < ENOUGH:
            return False
        means = SWEEPS[(sweep.get_attribute("data-decides") or "").removeprefix("sweep ")]
        if not all(means(move) for move in wished):
            return False
        self.decisions += len(wished)
        self.click(SWEEP)
        return True

    def repeat(self, wished: list[str]) -> bool:
        """Answer the same again, where that is all the phase still wants."""
        if not self.page.locator(AGAIN).count() or not set(wished) <= set(self.said):
            return False
        self.decisions += len(wished)
        self.click(AGAIN)
        return True

    def agree(self, wished: list[str]) -> bool:
        """Agree to what is proposed as far as it is what one wants; false where nothing is."""
        self.page.locator(PROPOSED).wait_for()
        listed = self.page.locator(LISTED)
        proposed = listed.evaluate_all("all => all.map(each => each.dataset.decides)")
        alike = takewhile(lambda two: two[0] == two[1], zip(proposed, wished, strict=False))
        count = len(list(alike))
        if not count:
            return False
        self.decisions += count
        if count == len(proposed):
            self.click(PROPOSED)
        else:
            self.click(LISTED, count - 1)
        return True

    def answer_row(self, moves: list[str], *, total: bool = True) -> None:
        """Say how often each answer is given, numbers typed; the rest of a row sends it."""
        if self.proposals and not self.page.locator(BAR).count():
            self.page.wait_for_function(FILLED, polling=EVERY)
        total = total and "of" in self.page.locator("section.now .total").inner_text()
        wanted = Counter(moves)
        self.spread(wanted, total=total)
        planned, changes = self.planned(), differences(self.planned(), wanted)
        self.decisions += len(moves)
        for n, (move, times) in enumerate(changes):
            one_more = times == planned[move] + 1
            if n == len(changes) - 1 and (one_more or (total and times > planned[move])):
                self.click(f'.choices li[data-move="{move}"] {".most" if total else ".last"}')
                return
            self.set_line(move, times, planned[move])
            planned[move] = times
            self.wait_for_row(planned.total())
        self.click("section.now .send")

    def spread(self, wanted: Counter[str], *, total: bool) -> None:
        """Lay out one of each that is meant by the button, where that is less to click."""
        button = self.page.locator(SPREAD)
        if not button.count():
            return
        means = SPREADS[(button.get_attribute("data-decides") or "").removeprefix("spread ")]
        lines = self.page.locator("section.now .choices li:has(.more:enabled)")
        moves: list[str] = lines.evaluate_all("all => all.map(each => each.dataset.move)")
        planned = self.planned()
        laid = planned | Counter(move for move in moves if means(move))
        if total:
            laid = Counter(list(laid.elements())[: max(wanted.total(), planned.total())])
        if 1 + len(differences(laid, wanted)) < len(differences(planned, wanted)):
            self.click(SPREAD)
            self.wait_for_row(laid.total()) if total else self.page.locator(CALM).wait_for()

    def wait_for_row(self, count: int) -> None:
        """Wait until so many answers are in the row; one without any is none."""
        if count:
            self.page.locator(f'[data-drafted="{count}"]').wait_for()
        else:
            self.page.locator("[data-drafted]").wait_for(state="detached")

    def answer_whole(self, wished: list[str]) -> None:
        """Say what is wished of a phase, as far as it can be had if the others pass; then send."""
        self.page.locator(CALM).wait_for()
        if self.proposals:
            self.page.wait_for_function(FILLED, polling=EVERY)
            self.page.locator(CALM).wait_for()
        wanted = Counter(wished)
        self.spread(wanted, total=False)
        tried = set[str]()
        while changes := self.possible(wanted, tried):
            (move, times), planned = changes[0], self.planned()
            tried.add(move)
            if len(changes) == 1 and times == planned[move] + 1:
                self.decisions += planned.total() + 2
                self.click(f'.choices li[data-move="{move}"] .last')
                return
            self.set_line(move, times, planned[move])
            self.page.locator(CALM).wait_for()
        self.decisions += self.planned().total() + 1
        self.click("section.now .send")

    def possible(self, wanted: Counter[str], tried: set[str]) -> list[tuple[str, int]]:
        """What is to be changed in the row and can be."""
        planned = self.planned()
        return [
            (move, times)
            for move, times in differences(planned, wanted)
            if move not in tried and (times < planned[move] or self.is_open(move))
        ]

    def is_open(self, move: str) -> bool:
        """Whether an answer can be given once more."""
        return self.page.locator(f'.choices li[data-move="{move}"] .more:enabled').count() > 0

    def answer_all(self, wished: list[str], parts: int) -> None:
        """Answer every question of a phase: what is filled in and not wished is changed.

        One that has so many parts, and all that are left where one answer is wished, are sent with
        the last change.
        """
        if self.proposals:
            self.page.wait_for_function(FILLED, polling=EVERY)
            self.page.locator(CALM).wait_for()
        tried = set[str]()
        while changes := self.changes(wished, tried):
            (move, times), planned = next(iter(changes.items())), self.planned()
            tried.add(move)
            half = self.left() and move.startswith("leave ")
            if self.left() + planned.total() <= parts and not half:
                self.click(f'.choices li[data-move="{move}"] .more')
            elif times == self.left() and move.startswith("reach "):
                self.click(f'.choices li[data-move="{move}"] .most')
            elif times == 1 and len(changes) == 1 and not self.left():
                self.click(f'.choices li[data-move="{move}"] .last')
            else:
                self.set_line(move, planned[move] + times, planned[move])
                self.page.locator(CALM).wait_for()
                continue
            self.decisions += planned.total() + times
            return
        self.decisions += self.planned().total()
        self.click("section.now .send")

    def changes(self, wished: list[str], tried: set[str]) -> dict[str, int]:
        """What of the wishes is not there yet and can be had; what names nothing comes last."""
        missing = (Counter(wished) - self.planned()).items()
        return {
            move: times
            for move, times in sorted(missing, key=lambda each: " " not in each[0])
            if move not in tried and self.is_open(move)
        }

    def left(self) -> int:
        """How many questions of the phase are not answered yet."""
        return int(self.page.locator(OPEN).get_attribute("data-open") or 0)

    def planned(self) -> Counter[str]:
        """How often each answer is in the row."""
        lines = self.page.locator("section.now .choices li.some")
        told = lines.evaluate_all(
            "all => all.map(each => [each.dataset.move, +each.querySelector('input').value])"
        )
        return Counter(dict(told))

    def set_line(self, move: str, times: int, planned: int) -> None:
        """Change how often an answer is given, with one click."""
        line = f'.choices li[data-move="{move}"]'
        if times == planned + 1:
            self.click(f"{line} .more")
        elif times == planned - 1:
            self.click(f"{line} .less")
        else:
            self.click(f"{line} input")
            self.page.keyboard.type(str(times))
            self.page.keyboard.press("Enter")
