"""A whole small tournament in two browsers, with a bot at the table; its pages in every size."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Enter
from tests.browser.measure import fits, violations_in_both_themes
from tests.browser.visitor import DESK, PHONE, Visitor

NAME = "<b>Winter & Cup</b>"


def sign_up(visitor: Visitor, address: str, name: str) -> None:
    visitor.page.goto(address)
    visitor.page.get_by_label("Your name").fill(name)
    visitor.page.get_by_role("button", name="Sign up").click()
    expect(visitor.page.get_by_text("You’re signed up.")).to_be_visible()


def created(page: Page) -> str:
    """Create a tournament over tables of three with the form; gives its address."""
    page.goto("/tournaments")
    page.get_by_role("link", name="New tournament").click()
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Name of the tournament").fill(NAME)
    page.get_by_role("combobox", name="Game", exact=True).select_option(label="Guildes")
    page.get_by_role("combobox", name="Players per table").select_option("3")
    page.get_by_role("combobox", name="Rounds").select_option("2")
    assert not violations_in_both_themes(page)
    page.get_by_role("button", name="Create tournament").click()
    page.wait_for_url("**/tournaments/*")
    expect(page.get_by_role("heading", level=1)).to_have_text(NAME)
    return page.url


def test_a_tournament_from_sign_up_to_the_winner(enter: Enter) -> None:
    """The page of each leads to the table, and knows of the next round without a reload."""
    anna, bea = enter(viewport=DESK), enter(viewport=PHONE)
    address = created(anna.page)
    anna.page.get_by_role("button", name="Sign up").click()
    sign_up(bea, address, "Bea")
    expect(anna.page.get_by_role("heading", name="Players: 2 of 16")).to_be_visible()
    fits(bea.page)
    anna.page.get_by_role("button", name="Start now").click()
    for number in (1, 2):
        for visitor in (anna, bea):
            page = visitor.page
            expect(page.get_by_text(f"Round {number} of 2")).to_be_visible()
            table = page.get_by_role("link", name="Go to your table").get_attribute("href")
            assert table is not None
            visitor.post(f"/api/tables/{table.removeprefix('/table/')}/concede", {})
    for visitor in (anna, bea):
        page = visitor.page
        expect(page.get_by_text("Finished: Winner:")).to_be_visible()
        expect(page.locator("tbody tr")).to_have_count(2)
        fits(page)
        assert not violations_in_both_themes(page)
    bea.page.get_by_role("combobox", name="Show round").select_option("1")
    expect(bea.page.get_by_role("heading", name="Round 1")).to_be_visible()
    bea.page.goto("/tournaments")
    expect(bea.page.get_by_role("link", name=NAME)).to_contain_text("Swiss")
    fits(bea.page)
    assert not violations_in_both_themes(bea.page)
