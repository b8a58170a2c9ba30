"""Whole games against bots on their boards: of long ones spells of clicks, to the end scroll.

Between two spells the game goes on without the board: the browser draws for a tenth of a second
after each decision, and what is asked early, in the middle and late is met all the same.
"""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.measure import violations_in_both_themes
from tests.browser.visitor import FEWEST, Visitor, follow

SHARE = 0.6
"""So many of the decisions in a spell at least are made on the board."""
SPELLS, LEAP = {**dict.fromkeys(FEWEST, 6), "guildes": 20}, 200
"""So many decisions follow each other before the board, of Guildes a whole ballot and more.

benchmarks/boards.py plays longer ones, with changing luck.
"""


@pytest.mark.parametrize("game", list(FEWEST))
def test_a_whole_game_is_played_on_the_board(visitor: Visitor, game: str) -> None:
    page = visitor.page
    table = visitor.sit_at(game, FEWEST[game])
    spells = [visitor.play_on_the_board(SPELLS[game])]
    while not visitor.over:
        follow(page, "/about")
        visitor.play_to_the_end(table, LEAP, move=-1)  # ends phases early: fewer decisions
        visitor.come_to(table)
        spells.append(visitor.play_on_the_board(SPELLS[game], seed=1302 + len(spells)))
    made = sum(told.decisions for told in spells)
    print(f"{made} decisions, {sum(told.on_board for told in spells)} on the board")
    assert not [shape for told in spells for shape in told.covered], "what glows can be hit"
    assert sum(told.on_board for told in spells) >= SHARE * made
    _standing_is_told(page, table, len(FEWEST[game]))
    page.locator("summary", has_text="How this was checked").wait_for()
    assert not violations_in_both_themes(page, "section.now")


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
