"""A lesson from beginning to end by real presses, left in the middle, in two languages."""

import pytest
from playwright.sync_api import Page, expect

from guildhall.locale import Speech
from tests.browser.visitor import Visitor, hall

pytestmark = pytest.mark.xdist_group("browser")

SPEAK = """language => localStorage.setItem("guildhall-settings", JSON.stringify({language}))"""


def test_the_first_lesson_is_left_and_resumed(visitor: Visitor) -> None:
    """Wrong moves cost nothing, every step shows its text, the end leads into a game."""
    page, say = visitor.page, Speech("en")
    hall(page)
    page.locator(".game a[href='/learn/guildes']").click()
    says(page, say, "goal")
    choose(page, "pick knights")
    expect(page.locator(".card .said")).to_contain_text(
        say("guildes-move-pick", guild="Alchemists")
    )
    page.locator("[data-kind=guild][data-id=alchemists][data-choice=open]").first.click()
    says(page, say, "second")
    expect(page.locator(".spotlight")).to_be_attached()
    choose(page, "pick militia")
    expect(page.locator(".card .said")).to_have_text(
        say("guildes-lesson-basics-second-pick_militia")
    )
    page.evaluate(SPEAK, "de")
    page.reload()
    say = Speech("de")
    says(page, say, "rest")
    press_next(page)
    for step, move in (("lay", "lay alchemists"), ("fight", "lay militia"), ("last", "lay nobles")):
        says(page, say, step)
        choose(page, move)
    for step in ("won", "tie", "militia", "stay"):
        says(page, say, step)
        press_next(page)
    says(page, say, "free")
    for taken in range(10, 25):
        expect(page.locator(".table")).to_have_attribute("data-taken", str(taken))
        page.locator(".question .choices button").last.click()
    says(page, say, "end")
    press_next(page)
    expect(page.locator(".table")).to_have_attribute("data-step", "done")
    page.get_by_role("button", name=say("client-play-on")).click()
    page.wait_for_url("**/table/*")
    expect(page.locator(".table[data-question]")).to_be_attached()


def says(page: Page, say: Speech, step: str) -> None:
    """Wait for a step and its words."""
    expect(page.locator(".table")).to_have_attribute("data-step", step)
    expect(page.locator(".card .text")).to_have_text(say(f"guildes-lesson-basics-{step}"))


def choose(page: Page, move: str) -> None:
    page.locator(f'.question [data-decides="{move}"]').click()


def press_next(page: Page) -> None:
    page.locator(".card [data-decides=next]").click()
