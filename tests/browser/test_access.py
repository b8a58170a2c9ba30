"""Everybody can use it: axe finds nothing, in light and dark; a phone shows all of it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from guildhall.games import GAMES
from tests.browser.conftest import Enter
from tests.browser.visitor import CHOICES, PHONE, Visitor, hall

pytestmark = pytest.mark.xdist_group("browser")

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
FINGER = 44
Played = tuple[Visitor, str]


def violations(page: Page) -> list[str]:
    """Ask axe what is wrong with a page as it is now."""
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    found = page.evaluate(
        """async (tags) => {
          const report = await axe.run(document, {runOnly: tags, resultTypes: ["violations"]});
          const say = (node) => `${node.target} ${node.failureSummary}`;
          return report.violations.map(v => `${v.id}: ` + v.nodes.slice(0, 3).map(say).join(" | "));
        }""",
        TAGS,
    )
    return [str(line) for line in found]


def _settings(page: Page) -> None:
    hall(page)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def _rules(page: Page) -> None:
    page.goto("/new/guildes")
    page.get_by_role("button", name="Rules").click()
    expect(page.locator("aside [data-rule]").first).to_be_visible()


def _new(page: Page) -> None:
    page.goto("/new/guildes")
    expect(page.locator("form button.primary")).to_be_visible()


def _about(page: Page) -> None:
    page.goto("/about")
    expect(page.locator("article li").first).to_be_visible()


PLACES: dict[str, Callable[[Page], None]] = {
    "hall": hall,
    "new": _new,
    "about": _about,
    "settings": _settings,
    "rules": _rules,
}


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(played: Played, theme: str) -> None:
    visitor, table = played
    page = visitor.page
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    found: dict[str, list[str]] = {}
    for name, go in PLACES.items():
        go(page)
        found[name] = violations(page)
    open_table = visitor.lay("guildes", ["me", "open", "bot"])
    page.goto(f"/table/{open_table}")
    page.get_by_role("button", name="Invite a friend").click()
    page.locator("input[readonly]").wait_for()
    found["waiting"] = violations(page)
    visitor.sit_at("guildes", ["me", "bot", "bot"], {"events": True, "dirty_tricks": True})
    page.get_by_role("button", name="Hint").click()
    page.locator("section.now .hint").wait_for()
    found["table"] = violations(page)
    page.goto(f"/table/{table}")
    page.locator("section.now .scroll summary").click()
    found["end"] = violations(page)
    page.goto(f"/replay/{table}?at=41&seat=0")
    page.locator(".hands .card").first.wait_for()
    found["replay"] = violations(page)
    page.emulate_media(color_scheme="light")
    report = [f"{name}: {line}" for name, lines in found.items() for line in lines]
    assert not report, "\n".join(report)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_at_any_game(visitor: Visitor, theme: str) -> None:
    page = visitor.page
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    report: list[str] = []
    for game in GAMES:
        visitor.sit_at(game, ["me", "bot", "bot"])
        page.locator(CHOICES).first.hover()
        report += [f"{game}: {line}" for line in violations(page)]
    assert not report, "\n".join(report)


def test_a_phone_shows_every_page_without_scrolling_sideways(enter: Enter, played: Played) -> None:
    visitor = enter(viewport=PHONE, has_touch=True, is_mobile=True)
    page = visitor.page
    for go in PLACES.values():
        go(page)
        _fits(page)
    visitor.sit_at("guildes", ["me", "bot", "bot", "bot"])
    _fits(page)
    _fingers_fit(page, "section.now")
    for tab in ("Log", "Players", "Board"):
        page.get_by_role("group", name="What to show").get_by_role("button", name=tab).tap()
        _fits(page)
    card = page.locator("section.board .card").first
    card.scroll_into_view_if_needed()
    asked = visitor.question
    card.tap()
    visitor.wait_for_question(asked)
    for path in (f"/replay/{played[1]}", f"/table/{played[1]}"):
        page.goto(path)
        page.locator("section.now .scroll, .bar").first.wait_for()
        _fits(page)
    _fingers_fit(page, "section.now")


def _fits(page: Page) -> None:
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= PHONE["width"], f"{page.url} is {wide} px wide"


def _fingers_fit(page: Page, where: str) -> None:
    """Every control is big enough for a finger and can be brought into view."""
    controls = page.locator(f"{where} :is(button, a.button, summary):visible")
    assert controls.count()
    for control in controls.all():
        box = control.bounding_box()
        assert box
        assert box["height"] >= FINGER, control.inner_text()
        assert box["width"] >= FINGER, control.inner_text()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE["width"], control.inner_text()
