"""Every lesson from beginning to end by presses, in all languages by turns; one left and resumed.

`benchmarks/lessons.py` takes every lesson in every language.
"""

import pytest
from playwright.sync_api import Page, expect

from guildhall.locale import LANGUAGES, Speech
from tests.browser.conftest import Enter
from tests.browser.pupil import resume, take
from tests.browser.visitor import PHONE, Visitor, hall
from tests.lessons.ways import LESSONS, one_way

ON_A_PHONE = ("guildes/basics",)
SPEAK = """language => localStorage.setItem("guildhall-settings", JSON.stringify({language}))"""
IN_TURN = [(name, LANGUAGES[at % len(LANGUAGES)]) for at, name in enumerate(LESSONS)]


@pytest.mark.parametrize(("name", "language"), IN_TURN)
def test_a_lesson_is_taken_to_its_end(enter: Enter, name: str, language: str) -> None:
    page = enter(locale=language, **({"viewport": PHONE} if name in ON_A_PHONE else {})).page
    assert take(page, name, language) > 0, "nothing was pressed on the board"


def test_a_lesson_is_left_and_resumed(visitor: Visitor) -> None:
    """Wrong moves are explained and cost nothing; the end leads into a game."""
    page, say = visitor.page, Speech("en")
    hall(page)
    page.locator(".game a[href='/learn/guildes']").click()
    says(page, say, "goal")
    page.locator('.question [data-decides="pick knights"]').hover()
    ahead = page.locator(".question .ahead .sheet")
    expect(ahead).to_be_visible()
    first, said = (
        page.locator(".question .choices button").first.bounding_box(),
        ahead.bounding_box(),
    )
    assert first
    assert said
    assert said["y"] + said["height"] <= first["y"], "what a move would do covers no answer"
    page.locator('.question [data-decides="pick knights"]').click()
    expect(page.locator(".shown-card .said")).to_contain_text(
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
    expect(page.locator(".shown-card .text")).to_have_text(say(f"guildes-lesson-basics-{step}"))
