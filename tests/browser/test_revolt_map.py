"""The map of the Dutch Revolt: every name can be read, and what is asked comes into sight."""

from pathlib import Path

from playwright.sync_api import Page, expect

from guildhall.locale import LANGUAGES
from tests.browser.visitor import Visitor

LABELS = Path(__file__).with_name("labels.js").read_text(encoding="utf-8")
CUT = """() => [...document.querySelectorAll(".tools :is(button, summary)")]
  .filter(each => each.scrollWidth > each.clientWidth).map(each => each.textContent.trim())"""
SEEN = """() => {
  const frame = document.querySelector(".map").getBoundingClientRect();
  const open = [...document.querySelectorAll(".map [data-choice=open]")];
  return [open.length, ...open.flatMap((each, at) => {
    const box = each.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    return x > frame.left && x < frame.right && y > frame.top && y < frame.bottom ? [at] : [];
  })];
}"""


def test_every_name_can_be_read_and_every_choice_seen(visitor: Visitor) -> None:
    """On the smallest desk no name lies on another or leaves its button, in no language.

    A phone shows choices that lie far apart.
    """
    page = visitor.page
    page.set_viewport_size({"width": 1366, "height": 680})
    visitor.sit_at("dutch_revolt", ["me", "random"], after=2)
    found = []
    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        _speak(page, language)
        page.locator(".map").press("0")
        found += [f"{language}: {line}" for line in page.evaluate(LABELS) + page.evaluate(CUT)]
    assert not found, "\n".join(found)
    page.set_viewport_size({"width": 390, "height": 844})
    _all_choices_come(page)


def _all_choices_come(page: Page) -> None:
    """Show choices brings some of them into sight, and the rest when it is pressed again."""
    count, *_ = page.evaluate(SEEN)
    assert count > 1
    met: set[int] = set()
    for _ in range(count):
        page.locator(".views .sign").last.click()
        _, *seen = page.evaluate(SEEN)
        assert seen, "none of the choices is in sight"
        met |= set(seen)
    assert met == set(range(count))


def _speak(page: Page, language: str) -> None:
    page.locator("header nav button").last.click()
    page.get_by_role("dialog").locator("select").first.select_option(language)
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_attribute("lang", language)
