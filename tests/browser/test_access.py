"""Everybody can use it: axe finds nothing, in light and dark; a phone shows all of it."""

import pytest
from playwright.sync_api import expect

from guildhall.games import GAMES
from tests.browser.conftest import Enter
from tests.browser.measure import PLACES, fingers_fit, fits, violations_in_both_themes
from tests.browser.visitor import CHOICES, FEWEST, PHONE, Visitor, follow, hall
from tests.games.pinned import pinned

Played = tuple[Visitor, str]
OVER = {"settings": "dialog", "rules": "aside"}
"""What lies over a page that is looked at on its own."""
OPTIONS: dict[str, dict[str, object]] = {"guildes": {"events": True, "dirty_tricks": True}}
"""So that there is the most to see."""


@pytest.mark.parametrize("name", list(PLACES))
def test_axe_finds_nothing_on_any_page(played: Played, name: str) -> None:
    page = played[0].page
    PLACES[name](page)
    report = violations_in_both_themes(page, OVER.get(name, "html"))
    assert not report, "\n".join(report)


def test_axe_finds_nothing_before_a_game_and_after_it(played: Played) -> None:
    """What lies at a table when its game is over is looked at with the whole games."""
    visitor, table = played
    page = visitor.page
    found: dict[str, list[str]] = {}
    open_table = visitor.lay("guildes", ["me", "open", "random"])
    follow(page, f"/table/{open_table}")
    page.get_by_role("button", name="Invite a friend").click()
    page.locator("input[readonly]").wait_for()
    found["waiting"] = violations_in_both_themes(page)
    page.goto(page.locator("input[readonly]").input_value())
    page.get_by_role("button", name="Take a seat").wait_for()
    found["join"] = violations_in_both_themes(page)
    follow(page, f"/replay/{table}?at=41&seat=0")
    page.locator(".hands .card").first.wait_for()
    found["replay"] = violations_in_both_themes(page)
    report = [f"{name}: {line}" for name, lines in found.items() for line in lines]
    assert not report, "\n".join(report)


@pytest.mark.parametrize("game", list(GAMES))
def test_axe_finds_nothing_at_any_game(played: Played, game: str) -> None:
    visitor, page = played[0], played[0].page
    visitor.sit_at(game, FEWEST[game], OPTIONS.get(game), after=pinned(game).middle)
    report = violations_in_both_themes(page, "section.log")  # what comes may lie over it
    page.get_by_role("button", name="Hint").click()
    page.locator("section.now .hint").wait_for()
    page.locator(CHOICES).first.hover()
    report += violations_in_both_themes(page)
    assert not report, "\n".join(report)


def test_who_follows_a_link_goes_on_at_the_page_that_has_come(visitor: Visitor) -> None:
    """The next key, and whoever reads the page aloud, begins there and not at its head again."""
    page = visitor.page
    hall(page)
    page.locator("header").get_by_role("link", name="About").press("Enter")
    expect(page.locator("main")).to_be_focused()
    page.locator("main article a").first.focus()
    page.go_back()
    expect(page.locator("main")).to_be_focused()


def test_a_phone_shows_every_page_without_scrolling_sideways(enter: Enter, played: Played) -> None:
    visitor = enter(viewport=PHONE, has_touch=True, is_mobile=True)
    page = visitor.page
    visitor.lay("guildes", ["me", "random", "random"])
    for go in PLACES.values():
        go(page)
        fits(page)
    visitor.sit_at("guildes", ["me", "random", "random", "random"])
    fits(page)
    fingers_fit(page, "section.now")
    for tab in ("Log", "Players", "Board"):
        page.get_by_role("group", name="View").get_by_role("button", name=tab).tap()
        fits(page)
    card = page.locator("section.board .card").first
    card.scroll_into_view_if_needed()
    asked = visitor.question
    card.tap()
    visitor.wait_for_question(asked)
    for path in (f"/replay/{played[1]}", f"/table/{played[1]}"):
        follow(page, path)
        page.locator("section.now .scroll, .bar").first.wait_for()
        fits(page)
    fingers_fit(page, "section.now")
