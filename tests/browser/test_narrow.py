"""Every game in a narrow window: on a phone, and on a desk where all is shown twice as big."""

import pytest
from playwright.sync_api import Page, expect

from guildhall.games import GAMES
from tests.browser.conftest import Enter
from tests.browser.measure import PLACES, fingers_fit, fits, menu_fits
from tests.browser.visitor import CHOICES, DESK, FEWEST, PHONE, Visitor
from tests.games.pinned import pinned

BIGGEST = ("colonia", "dutch_revolt")
"""Boards with the most on them; the others have room where these have."""
TWICE = {"width": DESK["width"] // 2, "height": DESK["height"] // 2}
MOVES = """async (table) => {
  const page = await (await fetch(`/api/tables/${table}`)).json();
  return page.offers.moves.map(offer => offer.move);
}"""
SHOWN = "all => all.map(each => each.dataset.decides)"
"""What controls decide: a row of answers ends with the button that sends it."""
PACKET = "section.board .card[data-choice=open]"


def _unfold(page: Page) -> None:
    """Show the whole list of choices."""
    fold = page.locator("section.now .fold[aria-expanded=false]")
    if fold.is_visible():
        fold.click()
    rest = page.locator("section.now .choices .all")
    if rest.count():
        rest.click()


@pytest.mark.parametrize("game", list(GAMES))
def test_a_phone_shows_a_game_and_every_move(enter: Enter, game: str) -> None:
    visitor = enter(viewport=PHONE, has_touch=True, is_mobile=True)
    page = visitor.page
    table = visitor.sit_at(game, FEWEST[game], after=pinned(game).middle)
    fits(page)
    for tab in ("Log", "Players", "Board"):
        page.get_by_role("group", name="View").get_by_role("button", name=tab).tap()
        fits(page)
    _unfold(page)
    fits(page)
    fingers_fit(page, "section.now")
    words = page.locator(CHOICES).all_inner_texts()
    shown = page.locator("section.now [data-decides]").evaluate_all(SHOWN)
    assert set(page.evaluate(MOVES, table)) <= set(shown)
    assert len(set(words)) == len(words), "each move can be told from the others"
    _decide_by_list(visitor)


WIDTHS = (360, 390, 600, 1100, 1360)
SHEET = """() => {
  const sheet = document.querySelector("section.board .scroll");
  return sheet.scrollWidth - sheet.clientWidth;
}"""


def test_the_sheet_of_guildes_is_never_scrolled_sideways(enter: Enter) -> None:
    """In the middle and at the end, six players with dirty tricks, on phones and desks."""
    visitor = enter(viewport=PHONE, locale="nl-NL")
    page = visitor.page
    table = visitor.lay("guildes", ["me", *["random"] * 5], {"dirty_tricks": True})
    for decisions in (14, 1000):
        visitor.play_to_the_end(table, decisions)
        page.goto(f"/table/{table}")
        page.locator("section.board .scroll").wait_for()
        page.evaluate("() => document.fonts.ready")
        for wide in WIDTHS:
            page.set_viewport_size({"width": wide, "height": 740})
            assert page.evaluate(SHEET) <= 0, f"at {wide} px after {decisions} more decisions"
            fits(page)
            menu_fits(page)
        page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})


def test_a_hinted_card_comes_into_sight(enter: Enter) -> None:
    """The packet is wider than a phone: its last card is suggested."""
    visitor = enter(viewport=PHONE, has_touch=True, is_mobile=True)
    page = visitor.page
    visitor.sit_at("guildes", FEWEST["guildes"])
    card = page.locator(PACKET).last
    expect(card).not_to_be_in_viewport()
    guild = card.get_attribute("data-id")
    move = {"move": f"pick {guild}", "verb": "pick", "guild": guild}
    hint = {"n": 0, "move": move, "reasons": [], "others": []}
    page.route("**/hint", lambda route: route.fulfill(json=hint))
    page.keyboard.press("h")  # a click would scroll the page to the button
    expect(page.locator(f"{PACKET}[data-hinted]").last).to_be_in_viewport(ratio=0.9)
    page.unroute("**/hint")


def test_everything_can_be_used_at_twice_the_size(enter: Enter) -> None:
    visitor = enter(viewport=TWICE, device_scale_factor=2)
    page = visitor.page
    visitor.lay("guildes", ["me", "bot", "bot"])
    for go in PLACES.values():
        go(page)
        fits(page)
        for primary in page.locator("button.primary").all():
            primary.scroll_into_view_if_needed()
            expect(primary).to_be_in_viewport(ratio=1)
    for game in BIGGEST:
        visitor.sit_at(game, FEWEST[game], after=pinned(game).middle)
        fits(page)
        _unfold(page)
        fits(page)
        _decide_by_list(visitor)


def _decide_by_list(visitor: Visitor) -> None:
    """The last choice of the list can be brought into view and pressed."""
    asked = visitor.question
    last = visitor.page.locator(CHOICES).last
    last.scroll_into_view_if_needed()
    expect(last).to_be_in_viewport(ratio=1)
    last.click()
    visitor.send_row()
    visitor.wait_for_question(asked)
