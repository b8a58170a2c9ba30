"""A finished game: the end scroll, the slider, a link to a moment, going on from there."""

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Enter
from tests.browser.visitor import Visitor

Played = tuple[Visitor, str]
SEEN_ANOTHER = """table => localStorage.setItem(
  "guildhall-luck", JSON.stringify({[table]: {commitment: "00", number: ""}}),
)"""


def test_the_end_scroll_tells_ranks_and_sources(played: Played) -> None:
    visitor, table = played
    page = visitor.page
    page.goto(f"/table/{table}")
    expect(page.locator("section.now .scroll li")).to_have_count(4)
    expect(page.locator("section.now .scroll tbody tr").first).to_be_visible()
    assert "client-" not in page.locator("section.now .scroll").inner_text()
    with page.expect_download() as saved:
        page.locator("section.now .scroll a[download]").click()
    assert saved.value.suggested_filename == f"guildes-{table}.jsonl"


def test_the_slider_and_a_link_to_a_moment(played: Played, enter: Enter) -> None:
    """Everybody who has the link sees the same moment."""
    page, table = played[0].page, played[1]
    page.goto(f"/replay/{table}")
    slider = page.locator("input[type=range]")
    last = int(slider.get_attribute("max") or "0")
    expect(page.locator("output")).to_have_text(f"{last} / {last}")
    slider.focus()
    for _ in range(3):
        page.keyboard.press("ArrowLeft")
    expect(page.locator("output")).to_have_text(f"{last - 3} / {last}")
    slider.fill("40")
    page.get_by_role("button", name="Next move").click()
    page.get_by_label("View as").select_option("0")
    page.wait_for_url(f"**/replay/{table}?at=41&seat=0")
    expect(page.locator(".hands .card").first).to_be_visible()
    other = enter().page
    other.goto(page.url)
    expect(other.locator("output")).to_have_text(f"41 / {last}")
    board = "section.board table tbody"
    expect(other.locator(board)).to_have_text(page.locator(board).inner_text(), use_inner_text=True)


def test_on_a_phone_the_replay_leaves_the_screen_to_the_board(played: Played, enter: Enter) -> None:
    """Less than a fifth of it is steps and slider; everything else comes with a press."""
    page = enter(viewport={"width": 390, "height": 844}).page
    page.goto(f"/replay/{played[1]}?at=41&seat=-1")
    bar, shown = page.locator("section.now"), page.locator(".replay .table")
    expect(shown).to_have_attribute("data-at", "41")
    box = bar.bounding_box()
    assert box
    assert box["height"] < 844 / 5
    assert box["y"] + box["height"] == 844
    rest = [page.get_by_label("Jump to"), page.get_by_label("View as")]
    rest += [page.get_by_label("Speed"), page.get_by_role("button", name="Copy link")]
    for each in rest:
        expect(each).to_be_hidden()
    page.get_by_role("button", name="Next move").click()
    expect(shown).to_have_attribute("data-at", "42")
    more = page.get_by_role("button", name="More")
    expect(more).to_have_attribute("aria-expanded", "false")
    more.click()
    expect(more).to_have_attribute("aria-expanded", "true")
    for each in rest:
        expect(each).to_be_visible()
    page.get_by_label("View as").select_option("0")
    expect(page.locator(".hands .card").first).to_be_visible()
    more.click()
    expect(rest[0]).to_be_hidden()
    page.set_viewport_size({"width": 1360, "height": 900})
    expect(rest[0]).to_be_visible()
    expect(more).to_be_hidden()


def test_a_replay_goes_on_after_a_moment_that_did_not_come(played: Played) -> None:
    """Whoever lets the game play on asks for it again; nothing is said of it any more."""
    (visitor, table), moments = played, "**/at/*"
    page = visitor.page
    page.goto(f"/replay/{table}?at=4&seat=-1")
    shown = page.locator(".replay .table")
    expect(shown).to_have_attribute("data-at", "4")
    page.route(moments, lambda route: route.abort())
    page.get_by_role("button", name="Next move").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.unroute(moments)
    visitor.complaints.clear()  # the browser's own line about the lost moment
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(shown).to_have_attribute("data-at", "6")
    page.get_by_role("button", name="Pause").click()


def test_a_replay_by_keys_by_the_log_and_by_itself(played: Played) -> None:
    page, table = played[0].page, played[1]
    page.goto(f"/replay/{table}?at=0&seat=-1")
    shown = page.locator(".replay .table")

    def at(moment: int | str) -> None:
        expect(shown).to_have_attribute("data-at", re.compile(f"^{moment}$"))

    at(0)
    expect(page.locator(".lines .line").first).to_be_visible()
    last = page.locator("input[type=range]").get_attribute("max") or ""
    for key, moment in (("End", last), ("Home", 0), ("ArrowRight", 1), ("Shift+ArrowLeft", 0)):
        page.keyboard.press(key)
        at(moment)
    page.get_by_label("Jump to").select_option(label="Ballot 2")
    ballot = page.locator("output").inner_text().split(" ")[0]
    at(ballot)
    assert page.locator("section.board :is(button, [role=button])[data-kind]").count() == 0
    page.keyboard.press("Home")
    line = page.locator(".lines .line").nth(40)
    line.click()
    expect(line).to_have_attribute("aria-current", "step")
    expect(line).to_be_in_viewport(ratio=1)
    before = int(page.locator("output").inner_text().split(" ")[0])
    page.get_by_label("Speed").select_option("4×")
    page.get_by_role("button", name="Play", exact=True).click()
    at(f"(?!{before}$)\\d+")
    page.get_by_role("button", name="Pause", exact=True).click()
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Link copied")).to_be_visible()
    assert page.evaluate("() => navigator.clipboard.readText()") == page.url
    moment = page.locator("output").inner_text().split(" ")[0]
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save picture").click()
    assert saved.value.suggested_filename == f"guildes-{moment}.png"
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    sheet = page.locator(".counted")
    page.get_by_role("button", name="Show scoring sheet").first.click()
    for name, over in (("Settings", "dialog"), ("Rules", "aside")):
        page.get_by_role("button", name=name, exact=True).press("Enter")
        page.locator(over).wait_for()
        page.keyboard.press("Escape")
        expect(page.locator(over)).to_have_count(0)
        expect(sheet).to_be_visible()
    for key in ("Escape", "ArrowLeft"):
        page.get_by_role("button", name="Show scoring sheet").first.click()
        expect(sheet.locator("caption")).to_have_text("Ballot 1")
        page.keyboard.press(key)
        expect(sheet).to_have_count(0)


def test_luck_that_this_browser_did_not_see_promised_is_not_called_checked(played: Played) -> None:
    """The table was laid past the page: nothing is kept, and the page says so."""
    page, table = played[0].page, played[1]
    page.goto(f"/replay/{table}")
    luck = page.locator(".replay .luck")
    page.get_by_role("button", name="Analysis").click()
    expect(luck).to_contain_text("didn’t see the commitment before the game")
    luck.locator("summary").click()
    expect(luck).to_contain_text("guildhall verify")
    page.evaluate(SEEN_ANOTHER, table)
    page.reload()
    page.get_by_role("button", name="Analysis").click()
    expect(luck).to_contain_text("Don’t trust this game’s randomness")
    page.evaluate("localStorage.removeItem('guildhall-luck')")


def test_playing_on_from_a_moment(played: Played) -> None:
    visitor, table = played
    page = visitor.page
    page.goto(f"/replay/{table}?at=30&seat=0")
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_url("**/table/*")
    visitor.wait_for_question()
    assert table not in page.url
    asked = visitor.question
    visitor.decide()
    visitor.wait_for_question(asked)


def test_the_log_of_a_finished_game_leads_to_its_moments(played: Played) -> None:
    page, table = played[0].page, played[1]
    page.goto(f"/table/{table}")
    page.locator("section.log a").nth(5).click()
    page.wait_for_url("**/replay/**")
    expect(page.locator(".lines [aria-current=step]").first).to_be_in_viewport(ratio=1)


def test_a_rematch_has_the_same_seats(played: Played) -> None:
    visitor, table = played
    page = visitor.page
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: table not in url)
    visitor.wait_for_question()
    assert page.locator("section.seats li").count() == 4


FOUND = {
    "points": [
        {"n": 0, "shares": [0.25, 0.25, 0.25, 0.25]},
        {"n": 40, "shares": [0.1, 0.4, 0.3, 0.2]},
        {"n": 80, "shares": [0.0, 1.0, 0.0, 0.0]},
    ],
    "decisions": [
        {
            "n": 40,
            "seat": 0,
            "move": "pick peasants",
            "best": "pick knights",
            "cost": 0.12,
            "reasons": [
                {"code": "points", "facts": {"points": 2}},
                {"code": "ties", "facts": {"guild": "knights", "mine": 2, "first": 12}},
            ],
        }
    ],
    "costliest": [0],
}
"""An analysis as the server gives it; a real one takes a minute."""
PART = 20
"""Decisions of one of three: long enough for somebody to call an analysis in depth off."""


def test_an_analysis_is_begun_called_off_and_shown(played: Played) -> None:
    """The real one is of a part of a game: to look at a whole one takes ten seconds."""
    visitor, table = played
    page = visitor.page
    page.goto(f"/table/{conceded(visitor, PART)}")
    panel = page.get_by_role("region", name="Analysis")
    panel.get_by_role("button", name="Analyse game").click()
    expect(panel).to_contain_text("A quick look")
    panel.get_by_role("button", name="Analyse in depth").click()
    panel.get_by_role("progressbar").wait_for()
    panel.get_by_role("button", name="Cancel").click()
    expect(panel).to_contain_text("was cancelled")
    expect(panel).to_contain_text("A quick look")
    done = {"state": "done", "done": 1, "of": 1, "result": FOUND}
    page.route("**/analysis", lambda route: route.fulfill(json=done))
    page.goto(f"/table/{table}")
    expect(panel.get_by_role("img", name="Winning chances")).to_be_visible()
    line = panel.locator("ol > li")
    for words in ("Pick Peasants", "Pick Knights", "It scores 2 points", "12 %"):
        expect(line).to_contain_text(words)
    expect(line.get_by_role("listitem")).to_have_count(2)
    panel.get_by_role("link", name="Show on board").click()
    page.wait_for_url(f"**/replay/{table}?at=40&seat=0")
    expect(page.get_by_role("button", name="Analysis")).to_have_attribute("aria-pressed", "true")
    expect(panel.locator("ol > li")).to_be_in_viewport()
    expect(panel.get_by_role("img", name="Winning chances")).to_be_visible()
    page.keyboard.press("ArrowRight")
    page.wait_for_url(f"**/replay/{table}?at=41&seat=0")
    panel.get_by_role("link", name="Show on board").click()
    page.wait_for_url(f"**/replay/{table}?at=40&seat=0")
    page.unroute("**/analysis")


def test_a_key_moves_on_though_the_board_is_still_on_its_way(played: Played) -> None:
    visitor, table = played
    page = visitor.page
    page.route("**/at/40?*", lambda _: None)
    page.goto(f"/replay/{table}?at=40&seat=0")
    page.get_by_role("button", name="Analysis").wait_for()
    page.keyboard.press("ArrowRight")
    page.wait_for_url(f"**/replay/{table}?at=41&seat=0")
    page.unroute("**/at/40?*")


def conceded(visitor: Visitor, after: int = 1) -> str:
    """A game that is given up after so many decisions."""
    table = visitor.lay("guildes", ["me", "random", "random"])
    visitor.play_to_the_end(table, after)
    visitor.post(f"/api/tables/{table}/concede", {})
    return table


def test_a_conceded_game_is_analysed_up_to_its_end(visitor: Visitor) -> None:
    table, page = conceded(visitor), visitor.page
    page.goto(f"/table/{table}")
    expect(page.get_by_role("heading", name="Conceded: Agnes.")).to_be_visible()
    panel = page.get_by_role("region", name="Analysis")
    panel.get_by_role("button", name="Analyse game").click()
    chart = panel.get_by_role("img", name="Winning chances")
    expect(chart).to_be_visible()
    expect(chart).to_have_accessible_name(re.compile("Agnes 0 %"))
    expect(panel).to_contain_text("covers it up to the last move")


@pytest.mark.parametrize("place", ["table", "replay"])
def test_a_game_that_is_switched_off_says_so(visitor: Visitor, place: str) -> None:
    table = conceded(visitor)

    def without(route: Route) -> None:
        given = route.fetch()
        told = given.json()
        told["games"] = [game for game in told["games"] if game["name"] != "guildes"]
        route.fulfill(response=given, json=told)

    visitor.page.route("**/api/games", without)
    visitor.page.goto(f"/{place}/{table}")
    expect(visitor.page.get_by_role("alert")).to_contain_text("isn’t available on this server")
