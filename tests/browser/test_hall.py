"""The hall with more tables than fit on a page: the rest comes on request, each table once."""

import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Enter
from tests.browser.house import House
from tests.browser.keyboard import tab_to
from tests.browser.measure import fits
from tests.browser.visitor import DESK, PHONE, Visitor, hall
from tests.waiting import PATIENCE

OVER = 60
BADGE = "() => { navigator.setAppBadge = async count => { window.badge = count; }; }"
COPY = """
INSERT INTO tables SELECT :copy, host, visibility, plan, 'over', updated + :n, entries, line
FROM tables WHERE id = :table
"""
COPY_SEATS = """
INSERT INTO seats SELECT :copy, seat, kind, user_id, name, bot, due
FROM seats WHERE table_id = :table
"""


def copy_as_finished(house: House, table: str, count: int) -> None:
    """Write newer finished tables of the same people into the database of the server."""
    with closing(sqlite3.connect(house.folder / "guildhall.db", timeout=PATIENCE)) as file, file:
        for n in range(count):
            for statement in (COPY, COPY_SEATS):
                file.execute(statement, {"copy": f"{table}-{n}", "n": n, "table": table})


def test_the_games_come_with_their_words(visitor: Visitor) -> None:
    """A card that grew when its text came moved its buttons away from under a press."""
    page = visitor.page
    held: list[Route] = []
    page.route("**/flandern-*.js", lambda route: held.insert(0, route))
    with page.expect_request("**/flandern-*.js"):
        page.goto("/")
    expect(page.locator("main [role=status]")).to_have_text("One moment …")
    expect(page.locator(".game")).to_have_count(0)
    held[0].continue_()
    page.unroute("**/flandern-*.js")
    expect(page.locator(".game")).to_have_count(4)
    expect(page.locator("main [role=status]")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, {"width": 390, "height": 844}], ids=["desk", "phone"])
def test_more_tables_on_request(enter: Enter, house: House, size: dict[str, int]) -> None:
    visitor = enter(viewport=size)
    page = visitor.page
    table = visitor.lay("guildes", ["me", "open", "open"])
    copy_as_finished(house, table, OVER)
    hall(page)
    lines = page.get_by_role("region", name="Your tables").get_by_role("link")
    more = page.get_by_role("region", name="Your tables").get_by_role("button", name="Show more")
    expect(lines).to_have_count(5)
    expect(lines.first).to_have_attribute("href", f"/table/{table}")
    for before, after in ((5, 25), (25, 50), (50, OVER + 1)):
        more.click()
        expect(lines).to_have_count(after)
        expect(lines.nth(before)).to_be_focused()
    expect(more).to_have_count(0)
    shown = lines.evaluate_all("lines => lines.map(line => line.getAttribute('href'))")
    assert len(set(shown)) == OVER + 1
    fits(page)


def test_the_hall_notices_that_it_became_ones_turn(enter: Enter) -> None:
    """Both pick at the same time; who has picked waits in the hall for the other."""
    anna, bea = enter(), enter()
    table = anna.lay("guildes", ["me", "open", "random"], visibility="public")
    bea.post("/api/me", {"name": "Bea"})
    bea.post(f"/api/tables/{table}/sit", {})
    anna.play_to_the_end(table, 1)
    page = anna.page
    hall(page)
    line = page.locator(f"a[href='/table/{table}']")
    expect(line).to_contain_text("to play")
    page.evaluate(BADGE)
    bea.play_to_the_end(table, 1)
    expect(line).to_contain_text("Your turn")
    expect(page).to_have_title("(1) Guildhall")
    assert page.evaluate("window.badge") == 1, "an installed app says so on its icon"


def test_tables_come_and_go_without_a_reload(enter: Enter) -> None:
    """Another person's open table appears; one's own is deleted."""
    anna, bea = enter(viewport=PHONE), enter()
    page = anna.page
    table = anna.lay("guildes", ["me", "random", "random"])
    hall(page)
    region = page.get_by_role("region", name="Your tables")
    line = page.locator(f"a[href='/table/{table}']")
    expect(line).to_contain_text("bot")
    expect(line).to_contain_text("Ballot 1 · Draft")
    expect(line).to_contain_text("last move")
    other = bea.lay("guildes", ["me", "open", "open"], visibility="public")
    expect(page.get_by_role("region", name="Open tables").get_by_role("link")).to_have_attribute(
        "href", f"/table/{other}"
    )
    region.get_by_role("button", name="Manage tables").click()
    fits(page)
    anna.play_to_the_end(table, 1)
    region.get_by_role("button", name="Delete").click()
    region.get_by_role("button", name="Delete for good?").click()
    expect(line).to_have_count(0)


def test_a_filter_looks_beyond_the_page_that_is_there(enter: Enter, house: House) -> None:
    """The oldest of more tables than a page of the list holds is the only one of its game."""
    anna = enter()
    anna.post("/api/me", {"name": "Agnes"})
    bots = [{"kind": "bot", "bot": "random"}] * 2
    for game in ("flandern", "guildes"):
        table = anna.post("/api/tables", {"game": game, "seats": [{"kind": "me"}, *bots]})["table"]
        anna.post(f"/api/tables/{table}/concede", {})
    copy_as_finished(house, table, 30)
    page = anna.page
    hall(page)
    region = page.get_by_role("region", name="Your tables")
    expect(region.get_by_role("link")).to_have_count(5)
    tab_to(page, region.get_by_label("Game"))
    page.keyboard.type("Fl")
    expect(region.get_by_role("link")).to_have_count(1)
    expect(region.get_by_role("link")).to_contain_text("ended")
    tab_to(page, region.get_by_label("Show"))
    page.keyboard.type("Wai")
    expect(region.get_by_role("link")).to_have_count(0)
    expect(region).to_contain_text("No tables match")


def test_a_game_of_others_is_watched_with_one_click(enter: Enter) -> None:
    """It comes into the hall without a reload; the page says how far behind it is."""
    anna, bea = enter(), enter(viewport=PHONE)
    hall(bea.page)
    anna.post("/api/me", {"name": "Agnes"})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    wish = {"game": "guildes", "seats": seats, "visibility": "public", "delay": "moves"}
    table = anna.post("/api/tables", wish)["table"]
    line = bea.page.get_by_role("region", name="Live games").locator(f"a[href='/table/{table}']")
    expect(line).to_contain_text("delayed")
    expect(line).not_to_contain_text("last move")
    fits(bea.page)
    line.click()
    expect(bea.page.get_by_role("note")).to_have_text("Spectators see the game 12 moves later.")
    expect(bea.page.locator("section.board table")).to_be_visible()
    fits(bea.page)
