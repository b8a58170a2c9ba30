"""Every lesson from beginning to end by presses; one in another language, one left and resumed."""

from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from guildhall.lessons.walk import Moment
from guildhall.locale import Speech
from tests.browser.conftest import Enter
from tests.browser.visitor import PHONE, SOON, Visitor, hall
from tests.lessons.ways import LESSONS, one_way

pytestmark = pytest.mark.xdist_group("browser-3")

IN_FRENCH = ON_A_PHONE = ("guildes/basics",)
FREE = 3
"""So many moves of free play are pressed; the rest of a longer part is resumed behind."""
PUPIL = Path(__file__).with_name("pupil.js")
SPEAK = """language => localStorage.setItem("guildhall-settings", JSON.stringify({language}))"""
KEEP = """([lesson, answers]) => localStorage.setItem(
  "guildhall-lessons", JSON.stringify({[lesson]: {answers, done: false}})
)"""

Way = list[tuple[Moment, str]]


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson_is_taken_to_its_end(enter: Enter, name: str) -> None:
    """Every step shows its words, lights up what it points at and takes its move."""
    language = "fr" if name in IN_FRENCH else "en"
    page = enter(locale=language, **({"viewport": PHONE} if name in ON_A_PHONE else {})).page
    way = one_way(name)
    page.goto(f"/learn/{name}")
    on_board = 0
    for part in pressed(way):
        if part[0][0].taken:
            resume(page, name, way[: part[0][0].taken])
        seen = [shown(moment, answer, Speech(language)) for moment, answer in part]
        on_board += page.evaluate(PUPIL.read_text(encoding="utf-8"), [seen, SOON])["on_board"]
    expect(page.locator(".table")).to_have_attribute("data-step", "done")
    assert on_board > 0, "nothing was pressed on the board"


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


def test_a_lesson_is_left_and_resumed(visitor: Visitor) -> None:
    """Wrong moves are explained and cost nothing; the end leads into a game."""
    page, say = visitor.page, Speech("en")
    hall(page)
    page.locator(".game a[href='/learn/guildes']").click()
    says(page, say, "goal")
    page.locator('.question [data-decides="pick knights"]').click()
    expect(page.locator(".card .said")).to_contain_text(
        say("guildes-move-pick", guild="Alchemists")
    )
    page.locator("[data-kind=guild][data-id=alchemists][data-choice=open]").first.click()
    says(page, say, "second")
    page.evaluate(SPEAK, "de")
    page.reload()
    says(page, Speech("de"), "second")
    resume(page, "guildes/basics", one_way("guildes/basics"))
    page.get_by_role("button", name=Speech("de")("client-play-on")).click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".table[data-question]")).to_be_attached()


def says(page: Page, say: Speech, step: str) -> None:
    """Wait for a step and its words."""
    expect(page.locator(".table")).to_have_attribute("data-step", step)
    expect(page.locator(".card .text")).to_have_text(say(f"guildes-lesson-basics-{step}"))
