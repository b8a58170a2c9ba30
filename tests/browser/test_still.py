"""Nothing jumps under the pointer, and no press is taken for another: the question's panel."""

import json

import pytest
from playwright.sync_api import Page, Route, expect

from guildhall.games import GAMES
from tests.browser.conftest import Enter
from tests.browser.visitor import CHOICES, FEWEST, Visitor

SIZES = dict(zip(sorted(GAMES), ((1920, 1000), (390, 844), (1366, 680), (1360, 900)), strict=True))
"""Each of the usual windows once."""
SEATS = {"flandern": ["me", "random", "random"]}
"""Two have no row of cards that all play."""
QUESTIONS = 6
PHONE_HEADS = 100
"""Arms, and two or three lines of words below them."""
PLACES = """() => {
  scrollTo(0, 0);
  const placeOf = what => {
    const {left, top, width} = document.querySelector(what).getBoundingClientRect();
    return [what, [left, top, width].map(Math.round)];
  };
  const parts = ["", " .head", " .body", " .tools"].map(part => "section.now" + part);
  const cards = [".flandern header > ul"].filter(what => document.querySelector(what));
  return Object.fromEntries([...parts, "section.board", ...cards].map(placeOf));
}"""
EDGES = "all => [...new Set(all.map(each => Math.round(each.getBoundingClientRect().left)))]"
TOPS = "all => all.map(each => each.getBoundingClientRect().top)"
PRESS_AT_ONCE = """() => {
  window.pressed = 0;
  new MutationObserver((_, watch) => {
    const button = document.querySelector("section.now .hint [data-decides]");
    if (!button) return;
    watch.disconnect();
    window.pressed += 1;
    button.dispatchEvent(new PointerEvent("pointerdown", {bubbles: true}));
    button.dispatchEvent(new MouseEvent("click", {bubbles: true, cancelable: true, detail: 1}));
  }).observe(document.querySelector("section.now"), {subtree: true, childList: true});
}"""


def _hint(page: Page) -> None:
    """Let a hint be the second answer, at once."""

    def answer(route: Route) -> None:
        at = page.locator(CHOICES).nth(1).get_attribute("data-decides") or ""
        offers = page.evaluate(
            "async () => (await (await fetch(`/api${location.pathname.replace('table', 'tables')}`"
            ")).json()).offers.moves"
        )
        move = next(offer for offer in offers if offer["move"] == at)
        reasons = [{"code": "points", "facts": {"points": 3}}] * 4
        route.fulfill(json={"n": 0, "move": move, "reasons": reasons, "others": []})

    page.route("**/hint", answer)


@pytest.mark.parametrize("game", list(GAMES))
def test_nothing_moves_from_one_question_to_the_next(enter: Enter, game: str) -> None:
    """Nor by a look ahead or a hint; what has one answer is not asked."""
    wide, high = SIZES[game]
    visitor = enter(viewport={"width": wide, "height": high})
    page = visitor.page
    visitor.sit_at(game, SEATS.get(game, FEWEST[game]), after=2)
    places, asked = [page.evaluate(PLACES)], [visitor.question]
    for _ in range(QUESTIONS):
        visitor.play_on_the_board(1)
        places.append(page.evaluate(PLACES))
        asked.append(visitor.question)
    moved = [{key: place[key] for key in place if place[key] != places[0][key]} for place in places]
    assert not any(moved), moved
    told = [json.loads(text)["page"].get("offers") for text in visitor.told if "page" in text]
    arms = page.locator("section.seats li.sheet > :first-child").evaluate_all(EDGES)
    assert len(arms) == 1, f"who is due stands elsewhere: {arms}"
    single = {str(offers["answers"]) for offers in told if offers and len(offers["moves"]) == 1}
    assert not single & set(asked)
    _hint(page)
    page.get_by_role("button", name="Hint").click()
    expect(page.locator("section.now .hint")).to_be_visible()
    assert page.evaluate(PLACES) == places[0]
    page.keyboard.press("Escape")
    expect(page.locator("section.now .hint")).to_have_count(0)
    page.locator("section.board [data-choice=open]").first.dispatch_event("pointerover")
    page.locator("section.now .ahead, [data-looked]").first.wait_for(state="attached")
    assert page.evaluate(PLACES) == places[0]


def test_a_player_is_chosen_by_name_and_no_row_moves(enter: Enter) -> None:
    """The trick that counts a card more; on a phone words of a trick leave rows in sight."""
    visitor = enter(viewport={"width": 1366, "height": 680})
    page = visitor.page
    table = visitor.lay("guildes", ["me", "random", "random", "random"], {"dirty_tricks": True})
    path = f"/api/tables/{table}"
    rows = page.locator("section.board tbody th")
    before: list[float] = []
    with visitor.knocking() as door:
        while (asked := door.wait(path)) and asked["view"]["ask"] != "swing":
            if asked["view"]["ask"] == "lay" and not before:
                visitor.come_to(table)
                before = rows.evaluate_all(TOPS)
            door.answer(path)
        assert asked
        visitor.come_to(table)
        chosen = page.locator("section.board thead [data-kind=seat][data-choice=open]")
        expect(chosen.first).to_be_visible()
        assert rows.evaluate_all(TOPS) == before
    page.locator("section.board .trick").first.click()
    expect(page.locator("aside [data-rule]", has_text="Sacrifice").first).to_be_visible()
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 844})
    head, piles = (page.locator(f".board .head {what}").bounding_box() for what in ("h2", ".faint"))
    assert head
    assert piles
    assert piles["x"] == head["x"] or piles["x"] <= head["x"] + head["width"] + 20
    heads = page.locator("section.board thead").bounding_box()
    assert heads
    assert heads["height"] < PHONE_HEADS


def test_a_press_means_what_was_seen(visitor: Visitor) -> None:
    """A hint moves no answer away from under the pointer, and what has just come does nothing."""
    page = visitor.page
    made: list[object] = []

    def note(said: str | bytes) -> None:
        made.append(json.loads(said).get("move"))

    page.on("websocket", lambda socket: socket.on("framesent", note))
    visitor.sit_at("guildes", FEWEST["guildes"])
    _hint(page)
    made.clear()
    page.evaluate(PRESS_AT_ONCE)
    choice = page.locator(CHOICES).nth(2)
    wanted = choice.get_attribute("data-decides")
    before = page.locator(CHOICES).evaluate_all(TOPS)
    choice.hover()
    assert page.locator(CHOICES).evaluate_all(TOPS) == before, "an answer moves when pointed at"
    page.keyboard.press("h")
    expect(page.locator("section.now .hint .note")).to_contain_text("That just moved.")
    assert page.evaluate("() => window.pressed") == 1
    assert not made, "the suggested move came under the pointer too suddenly"
    asked = visitor.question
    page.mouse.down()
    page.mouse.up()
    visitor.wait_for_question(asked)
    assert made == [wanted]


def test_tools_and_keys(visitor: Visitor) -> None:
    """Undo waits for something to undo; leaving and conceding ask first; keys do the same."""
    page = visitor.page
    visitor.sit_at("guildes", FEWEST["guildes"])
    tool = page.locator("section.now .tools").get_by_role("button")
    undo, turn = tool.filter(has_text="Undo").first, tool.filter(has_text="Undo turn")
    expect(undo).to_be_disabled()
    expect(turn).to_be_disabled()
    page.keyboard.press("u")
    for name in ("Concede", "Leave"):
        page.locator("summary", has_text="More").click()
        page.locator(".menu").get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_contain_text("A bot plays")
        page.keyboard.press("1")
        page.get_by_role("button", name="Keep playing").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_contain_text("Keyboard shortcuts")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    asked, hand = visitor.question, page.locator(CHOICES).all_inner_texts()
    page.keyboard.press("2")
    visitor.wait_for_question(asked)
    expect(undo).to_be_enabled()
    asked = visitor.question
    page.keyboard.press("Shift+U")
    visitor.wait_for_question(asked)
    expect(undo).to_be_disabled()
    assert page.locator(CHOICES).all_inner_texts() == hand
