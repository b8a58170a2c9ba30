"""A pupil in the browser: takes a lesson from beginning to end by presses."""

from collections import Counter
from pathlib import Path

from playwright.sync_api import Page, expect

from guildhall.lessons.walk import Moment
from guildhall.locale import Speech
from tests.browser.visitor import SOON
from tests.lessons.ways import one_way

FREE = 3
"""So many moves of free play are pressed; the rest of a longer part is resumed behind."""
PUPIL = Path(__file__).with_name("pupil.js")
KEEP = """([lesson, answers]) => localStorage.setItem(
  "guildhall-lessons", JSON.stringify({[lesson]: {answers, done: false}})
)"""

Way = list[tuple[Moment, str]]


def take(page: Page, name: str, language: str) -> int:
    """Take a lesson to its end; gives how many moves were pressed on the board.

    Every step must show its words, light up what it points at and take its move.
    """
    way, on_board = one_way(name), 0
    page.goto(f"/learn/{name}")
    for part in pressed(way):
        if part[0][0].taken:
            resume(page, name, way[: part[0][0].taken])
        seen = [shown(moment, answer, Speech(language)) for moment, answer in part]
        on_board += page.evaluate(PUPIL.read_text(encoding="utf-8"), [seen, SOON])["on_board"]
    expect(page.locator(".table")).to_have_attribute("data-step", "done")
    return on_board


def pressed(way: Way) -> list[Way]:
    """The parts of a way that are pressed; between two lies the rest of a long free part."""
    count: Counter[int] = Counter()
    parts: list[Way] = [[]]
    for moment, answer in way:
        count[moment.at] += 1
        if moment.step and moment.step.kind == "free" and count[moment.at] > FREE:
            parts.append([])
        else:
            parts[-1].append((moment, answer))
    return [part for part in parts if part]


def shown(moment: Moment, answer: str, say: Speech) -> dict[str, object]:
    """What a page shows at a moment, and what is pressed there."""
    step = moment.step
    assert step is not None
    return {
        "step": step.id,
        "taken": moment.taken,
        "text": say(moment.lesson.text(step.id)),
        "around": ",".join(step.point),
        "rows": len(step.counted),
        "answer": answer,
    }


def resume(page: Page, name: str, way: Way) -> None:
    """Come back as somebody who has gone this way before."""
    page.evaluate(KEEP, [name, [answer for _, answer in way]])
    page.reload()
