"""Games in the browser: by mouse on the board, and by keyboard alone."""

import pytest
from playwright.sync_api import expect

from guildhall.games import GAMES
from tests.browser.visitor import Visitor, follow, hall

DECISIONS = 4
"""By a real mouse; whole games are played inside the page."""
TABS = 80
LUCK = "the server committed to it before the first draw, and your number was mixed in"


@pytest.mark.parametrize("game", list(GAMES))
def test_a_game_is_one_click_from_the_hall_and_played_on_its_board(
    visitor: Visitor, game: str
) -> None:
    page = visitor.page
    hall(page)
    page.locator(".game button.primary").nth(list(GAMES).index(game)).click()
    visitor.wait_for_question()
    hits = 0
    for _ in range(DECISIONS):
        asked = visitor.question
        hits += bool(visitor.decide())
        visitor.wait_for_question(asked)
    assert hits > DECISIONS / 3, "the board is what one plays on"


def test_everything_is_reached_by_keyboard_alone(visitor: Visitor) -> None:
    """Tab and Enter: from the hall through decisions, and from the end scroll to the replay."""
    page = visitor.page
    hall(page)
    _tab_to(visitor, f".game:nth-child({list(GAMES).index('guildes') + 1}) button.primary")
    page.keyboard.press("Enter")
    visitor.wait_for_question()
    for _ in range(DECISIONS // 2):
        asked = visitor.question
        _tab_to(visitor, "section.board button[data-kind], section.now .choices button")
        page.keyboard.press("Enter")
        visitor.wait_for_question(asked)
    table = page.url.rsplit("/", 1)[1]
    follow(page, "/about")  # else the board is drawn for every move
    visitor.play_to_the_end(table)
    visitor.come_to(table)
    expect(page.locator("section.now .scroll .winner").first).to_be_visible()
    expect(page.locator("section.now .luck")).to_contain_text(LUCK)
    _tab_to(visitor, "section.now a[href^='/replay/']")
    page.keyboard.press("Enter")
    expect(page.locator(".replay input[type=range]")).to_be_visible()
    page.get_by_role("button", name="Analysis").click()
    expect(page.locator(".replay .luck")).to_contain_text(LUCK)


def _tab_to(visitor: Visitor, wanted: str) -> None:
    """Press Tab until something wanted has the focus, and see that the focus shows."""
    for _ in range(TABS):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
    raise AssertionError(f"the keyboard does not reach {wanted}")
