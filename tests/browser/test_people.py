"""People in browsers of their own: those who look for a game meet at one table."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Enter
from tests.browser.visitor import hall


def seek(page: Page, game: str, count: int) -> None:
    """Look for people only."""
    hall(page)
    form = page.locator("form", has_text="Bots join")
    form.get_by_label("Game").select_option(game)
    form.get_by_label("Players").select_option(str(count))
    form.get_by_label("Bots join").select_option("")
    form.get_by_role("button", name="Find players").click()


@pytest.mark.parametrize(("game", "count"), [("dutch_revolt", 2), ("guildes", 4)])
def test_people_who_look_for_the_same_game_meet(enter: Enter, game: str, count: int) -> None:
    """Each is brought to the table without another click; a reload keeps the place."""
    first, *others = people = [enter() for _ in range(count)]
    seek(first.page, game, count)
    bar = first.page.get_by_role("complementary", name="Find players")
    expect(bar).to_contain_text(f"(1 of {count})")
    first.page.goto("/about")
    expect(bar).to_contain_text("Looking for players")
    for visitor in others:
        seek(visitor.page, game, count)
    for visitor in people:
        visitor.page.wait_for_url("**/table/*")
    assert len({visitor.page.url for visitor in people}) == 1
    expect(bar).to_have_count(0)
