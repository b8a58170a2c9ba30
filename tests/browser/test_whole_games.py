"""Whole games against bots on the boards that take long: hundreds of clicks, to the end scroll."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.measure import violations_in_both_themes
from tests.browser.visitor import FEWEST, Visitor

pytestmark = pytest.mark.xdist_group("browser-2")

LONG = [game for game in FEWEST if game != "guildes"]
"""Guildes is played whole by mouse and by keyboard."""
SHARE = 0.6
"""So much of a game at least is decided on the board."""


@pytest.mark.parametrize("game", LONG)
def test_a_whole_game_is_played_on_the_board(visitor: Visitor, game: str) -> None:
    table = visitor.sit_at(game, FEWEST[game])
    told = visitor.play_on_the_board()
    print(f"{told.decisions} decisions, {told.on_board} on the board, by list: {told.listed}")
    assert not told.covered, "what glows can be hit"
    assert told.on_board >= SHARE * told.decisions
    page = visitor.page
    _standing_is_told(page, table, len(FEWEST[game]))
    assert not violations_in_both_themes(page)
    page.goto(f"/replay/{table}?at={told.decisions // 2}&seat=0")
    page.locator(".replay > .told + :not(.below)").first.wait_for()
    assert not violations_in_both_themes(page)


def _standing_is_told(page: Page, table: str, seats: int) -> None:
    """The end scroll gives each seat the rank and the score of the result."""
    result = page.evaluate(
        "async table => (await (await fetch(`/api/tables/${table}`)).json()).result", table
    )
    lines = page.locator("section.now .scroll li")
    expect(lines).to_have_count(seats)
    standing = sorted(zip(result["ranks"], result["scores"], strict=True), key=lambda row: row[0])
    ranks, points = (lines.locator(part).all_inner_texts() for part in (".rank", ".points"))
    assert ranks == [f"{rank}." for rank, _ in standing]
    assert sorted(points) == sorted(str(score) for _, score in standing)
    expect(page.locator("section.now .scroll .winner .points").first).to_have_text(points[0])
