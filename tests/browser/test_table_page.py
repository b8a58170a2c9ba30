"""What helps at a table: steps shown one by one, a look ahead, a hint, why something cannot be."""

import json

from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.conftest import Enter
from tests.browser.measure import violations
from tests.browser.visitor import CHOICES, PHONE, Visitor

GUILDS = "section.board button[data-kind=guild]"
FREE, TAKEN = f"{GUILDS}[data-choice=open]", f"{GUILDS}[data-choice=closed]"

IN_BETWEEN = """() => {
  const {inputs, waiting} = document.querySelector(".table").dataset;
  return waiting !== "0" && [Number(inputs), document.querySelectorAll("section.log li").length];
}"""
"""While steps wait: how many are shown on the board and in the log, both at one moment."""


TELLING = """text => [...document.querySelectorAll("[role=log], [role=status], [aria-live]")]
  .filter((region) => region.checkVisibility() && region.textContent.includes(text)).length"""
"""In how many places a page says something to those who hear it."""


def settle(page: Page, **settings: object) -> None:
    """Keep settings in the browser before the page opens."""
    kept = json.dumps(settings)
    page.add_init_script(f"localStorage.setItem('guildhall-settings', {json.dumps(kept)})")


def test_what_happened_is_told_once_to_those_who_hear_the_page(enter: Enter) -> None:
    """Board, panel and log show it; one of them says it, also where the log is not in sight."""
    for settings in ({}, {"viewport": PHONE}):
        visitor = enter(**settings)
        page = visitor.page
        visitor.sit_at("guildes", ["me", "random", "random", "random"])
        asked = visitor.question
        visitor.decide()
        visitor.wait_for_question(asked)
        last = page.locator(".happening li").last.locator("> span").last
        assert page.evaluate(TELLING, last.text_content()) == 1
    page.goto("/learn/guildes/basics")
    said = page.locator("[role=log][aria-label]")
    expect(said).to_have_count(1)
    assert said.evaluate("region => region.checkVisibility()")


def test_steps_are_shown_one_after_another_and_can_be_skipped(enter: Enter) -> None:
    """Three bots found their guilds faster than one can look; board and log wait for the eye."""
    visitor = enter(reduced_motion="no-preference")
    page = visitor.page
    settle(page, speed="calm", language="en")
    visitor.sit_at("flandern", ["me", "bot", "bot", "bot"])
    page.locator(FREE).first.click()
    table = page.locator(".table")
    shown, lines = page.wait_for_function(IN_BETWEEN).json_value()
    assert 1 <= shown < 4
    assert lines <= shown, "the log is not ahead of the board"
    expect(page.locator("section.log .fresh").first).to_be_visible()
    expect(page.locator("section.now .happening li").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(table).to_have_attribute("data-waiting", "0")
    visitor.wait_for_question("x")


def test_nothing_is_shown_before_its_name_is_there(visitor: Visitor) -> None:
    """The texts of a game may come late: until then the page says that it is coming."""
    table = visitor.lay("guildes", ["me", "bot", "bot"])
    page = visitor.page
    held: list[Route] = []
    page.route("**/guildes_aid-*.js", lambda route: held.insert(0, route))
    with page.expect_request("**/guildes_aid-*.js"):
        page.goto(f"/table/{table}")
    expect(page.get_by_role("status")).to_have_text("One moment …")
    assert not violations(page)
    held[0].continue_()
    page.unroute("**/guildes_aid-*.js")
    visitor.wait_for_question()
    expect(page.locator("header li.here button")).not_to_have_accessible_name("")


def test_without_motion_nothing_waits(visitor: Visitor) -> None:
    page = visitor.page
    visitor.sit_at("flandern", ["me", "bot", "bot", "bot"])
    page.evaluate(
        """() => {
          const table = document.querySelector(".table");
          window.waited = 0;
          new MutationObserver(() => { window.waited += Number(table.dataset.waiting); })
            .observe(table, {attributes: true});
        }"""
    )
    asked = visitor.question
    page.locator(FREE).first.click()
    visitor.wait_for_question(asked)
    assert page.evaluate("() => window.waited") == 0


def test_a_look_ahead_tells_what_the_log_will_tell(enter: Enter) -> None:
    """On a choice of the list, and again before one confirms."""
    visitor = enter()
    page = visitor.page
    settle(page, confirm=True, language="en")
    visitor.sit_at("flandern", ["me", "bot", "bot"])
    ahead = page.locator("section.now .foreseen")
    page.locator(CHOICES).first.hover()
    expect(ahead).to_contain_text("You take")
    expect(page.locator("section.board [data-looked]")).to_have_count(1)
    page.mouse.move(0, 0)
    expect(ahead).to_have_count(0)
    page.locator(CHOICES).first.focus()
    expect(ahead).to_contain_text("You take")
    page.locator(FREE).last.click()
    expect(ahead).to_contain_text("Next: another player’s move.")
    sentence = ahead.locator("li").first.inner_text()
    assert page.locator("section.log li").count() == 0, "nothing is played yet"
    page.get_by_role("button", name="Confirm").click()
    expect(page.locator("section.log li").last).to_contain_text(sentence.strip())


def test_pointing_at_what_cannot_be_says_why(visitor: Visitor) -> None:
    page = visitor.page
    visitor.sit_at("flandern", ["bot", "me", "bot"])
    page.locator(TAKEN).first.hover()
    aside = page.locator("section.now .ahead")
    expect(aside).to_contain_text("FL-")
    assert aside.inner_text().count("FL-") == 1, "the rule is named once"
    expect(page.locator("section.now .problem")).to_have_count(0)
    page.mouse.move(0, 0)
    expect(aside).to_have_text("")
    page.locator(TAKEN).first.focus()
    expect(aside).to_contain_text("FL-")


def test_a_hint_is_shown_with_its_reasons_and_not_played(visitor: Visitor) -> None:
    """The hint is given here as the server promises it; the board and the list show the move."""
    page = visitor.page
    visitor.sit_at("flandern", ["me", "bot", "bot"])

    def answer(route: Route) -> None:
        move = {"move": "guild green", "verb": "guild", "guild": "green"}
        other = {"move": {**move, "move": "guild red", "guild": "red"}, "share": 0.25}
        reasons = [{"code": "points", "facts": {"points": 3}}]
        body = {"n": 0, "move": move, "reasons": reasons, "others": [other]}
        route.fulfill(json=body)

    page.route("**/hint", answer)
    asked = visitor.question
    page.get_by_role("button", name="Hint").click()
    hint = page.locator("section.now .hint")
    expect(hint).to_contain_text("Green")
    expect(hint).to_contain_text("It scores 3 points right away.")
    expect(page.locator(f"{GUILDS}[data-id=green][data-hinted]")).to_have_count(1)
    expect(page.locator(".choices .hinted")).to_contain_text("Green")
    assert visitor.question == asked, "a hint plays nothing"
    hint.get_by_role("button", name="Play this").click()
    expect(page.locator("section.log li").last).to_contain_text("Green")


def test_the_coach_asks_before_a_costly_move(visitor: Visitor) -> None:
    """The first word is a caution: one chooses again, then plays it anyway; the second is none.

    A bot with a character plays too; the form says what it is like.
    """
    page = visitor.page
    best = {"move": "guild green", "verb": "guild", "guild": "green"}
    reasons = [{"code": "home", "facts": {"city": "ieper", "count": 1}}]
    told = {"move": best, "share": 0.2, "best_share": 0.45, "reasons": reasons, "own_reasons": []}
    page.route("**/coach", lambda route: route.fulfill(json={"n": 0, "caution": told}))
    page.goto("/new/flandern")
    page.get_by_label("Coach: ask me").check()
    seats = page.locator("fieldset").first
    seats.locator("select").last.select_option(label="Bot: Spoiler (Expert)")
    expect(seats).to_contain_text("grey districts")
    page.get_by_role("button", name="Create table").click()
    visitor.wait_for_question()
    box = page.locator("section.now .coach")
    asked = visitor.question
    page.locator(FREE).first.click()
    for words in ("Sure about this move?", "20 %", "45 %", "stands in Ieper"):
        expect(box).to_contain_text(words)
    assert visitor.question == asked, "nothing is played"
    box.get_by_role("button", name="Choose again").click()
    expect(box).to_have_count(0)
    page.locator(FREE).first.click()
    box.get_by_role("button", name="Play it anyway").click()
    expect(page.locator("section.log li").first).to_be_visible()


def test_who_asks_too_often_is_told_what_there_is_all_the_same(visitor: Visitor) -> None:
    """The quick hint stays and says so; a move is made and says that the coach has not seen it."""
    page = visitor.page
    problem = {"code": "too_many_requests", "message": "Wait."}

    def refuse(route: Route) -> None:
        if "quick" in (route.request.post_data_json or {}):
            route.continue_()
        else:
            route.fulfill(status=429, json=problem)

    for door in ("hint", "coach"):
        page.route(f"**/{door}", refuse)
    page.goto("/new/guildes")
    page.get_by_label("Coach: ask me").check()
    page.get_by_role("button", name="Create table").click()
    visitor.wait_for_question()
    page.get_by_role("button", name="Hint").click()
    hint = page.locator("section.now .hint")
    expect(hint).to_contain_text("Only the quick hint this time")
    hint.get_by_role("button", name="Play this").click()
    expect(page.locator("section.now .ahead")).to_contain_text("Played without the coach")
    expect(hint).to_have_count(0)
    expect(page.locator("section.now .ahead .said")).to_have_count(0)
    visitor.complaints.clear()  # the browser's own lines about what was refused


def test_the_house_gives_a_hint(visitor: Visitor) -> None:
    page = visitor.page
    visitor.sit_at("guildes", ["me", "bot", "bot"])
    page.get_by_role("button", name="Hint").click()
    hint = page.locator("section.now .hint")
    expect(hint).to_contain_text("Pick")
    assert "reason-" not in hint.inner_text()
    expect(hint.locator("li").first).to_be_visible()


def test_a_phone_sees_the_board_first_and_the_question_always(enter: Enter) -> None:
    visitor = enter(viewport=PHONE, has_touch=True, is_mobile=True)
    page = visitor.page
    visitor.sit_at("dutch_revolt", ["me", "bot", "bot"])
    for where in (0, 600, 100_000):
        page.evaluate("y => scrollTo(0, y)", where)
        expect(page.locator("section.now h2")).to_be_in_viewport(ratio=1)
    page.evaluate("() => scrollTo(0, 0)")
    expect(page.locator("section.board svg.map, section.board svg").first).to_be_in_viewport()
    expect(page.locator(CHOICES).first).not_to_be_visible()
    page.locator("section.now .fold").tap()
    asked = visitor.question
    page.locator(CHOICES).first.tap()
    visitor.send_row()
    visitor.wait_for_question(asked)


def test_what_happened_gives_way_to_the_board_on_a_phone(enter: Enter) -> None:
    """It lies over the board: a finger there puts it away and chooses nothing beneath it."""
    visitor = enter(viewport=PHONE, has_touch=True, is_mobile=True)
    page = visitor.page
    visitor.sit_at("colonia", ["me", "random", "random", "random"])
    page.add_style_tag(content=".passing { animation: none !important }")  # it would go by itself
    asked = visitor.question
    visitor.decide()
    visitor.wait_for_question(asked)
    asked, told = visitor.question, page.locator(".passing")
    told.tap(position={"x": 100, "y": 30})
    expect(told).to_have_count(0)
    assert visitor.question == asked
    visitor.decide()
    visitor.wait_for_question(asked)
    told.get_by_role("button", name="Close").tap()
    expect(told).to_have_count(0)


def test_a_finger_that_rests_only_looks(enter: Enter) -> None:
    """A long press says what a move would do and chooses nothing; the next touch chooses."""
    visitor = enter(viewport=PHONE, has_touch=True, is_mobile=True)
    page = visitor.page
    visitor.sit_at("guildes", ["me", "random", "random"])
    asked = visitor.question
    card = page.locator("section.board [data-choice=open]").first
    finger = {"pointerType": "touch", "bubbles": True}
    card.dispatch_event("pointerover", finger)
    card.dispatch_event("pointerdown", finger)
    expect(page.locator("section.board[data-held]")).to_have_count(1)
    card.dispatch_event("pointerup", finger)
    page.locator("section.board").dispatch_event("pointerleave", finger)
    card.dispatch_event("click")
    expect(page.locator("section.board[data-held]")).to_have_count(0)
    expect(page.locator("section.board [data-looked]").first).to_be_visible()
    assert visitor.question == asked
    card.tap()
    visitor.wait_for_question(asked)


def test_a_map_comes_closer_and_shows_the_whole_again(visitor: Visitor) -> None:
    """By wheel, drag and keys; a drag is no click, and a board out of sight keeps its place."""
    page = visitor.page
    visitor.sit_at("dutch_revolt", ["me", "random"])
    asked = visitor.question
    frame, sheet = page.locator(".map"), page.locator(".map > svg > g")
    frame.press("0")
    whole = str(sheet.get_attribute("transform"))
    frame.hover()
    page.mouse.wheel(0, -400)
    expect(sheet).not_to_have_attribute("transform", whole)
    near = str(sheet.get_attribute("transform"))
    box = frame.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 300, box["y"] + 300)
    page.mouse.down()
    page.mouse.move(box["x"] + 200, box["y"] + 240, steps=5)
    page.mouse.up()
    expect(sheet).not_to_have_attribute("transform", near)
    assert visitor.question == asked
    assert page.evaluate("() => window.moves") == 0
    frame.press("0")
    expect(sheet).to_have_attribute("transform", whole)
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Log").click()
    expect(frame).not_to_be_visible()
    page.get_by_role("button", name="Board").click()
    expect(frame).to_be_visible()


def test_seats_and_log_bear_the_arms_of_the_game(visitor: Visitor) -> None:
    """Flandern gives a seat the arms of its guild as soon as it has one."""
    page = visitor.page
    visitor.sit_at("flandern", ["me", "bot", "bot"])
    shield = page.locator("section.seats li").first.locator("svg rect").first
    blank = shield.get_attribute("fill")
    page.locator(f"{FREE}[data-id=red]").click()
    expect(shield).to_have_attribute("fill", "var(--gules)")
    assert blank != "var(--gules)"
    line = page.locator("section.log li").last
    expect(line.locator("svg rect").first).to_have_attribute("fill", "var(--gules)")


def test_a_table_of_other_rules_says_so_quietly(enter: Enter) -> None:
    """The server says it of a table that was set up under other rules than the present ones."""
    visitor = enter(viewport=PHONE)
    page, began = visitor.page, 1

    def aged(here: WebSocketRoute) -> None:
        def tell(text: str | bytes) -> None:
            told = json.loads(text)
            if "page" in told:
                told["page"]["rules"] = {"began": began, "now": 2}
            here.send(json.dumps(told))

        here.connect_to_server().on_message(tell)

    visitor.sit_at("guildes", ["me", "random", "random"])
    expect(page.locator(".revised")).to_have_count(0)
    page.route_web_socket("**/live*", aged)
    page.reload()
    expect(page.locator(".revised")).to_contain_text("(version 1, now 2)")
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
    assert not violations(page, within=".revised")
    began = 2
    page.reload()
    expect(page.locator(".revised")).to_contain_text("card and board data were corrected")
    page.locator(CHOICES).first.wait_for(state="attached")


def test_the_log_is_divided_into_rounds(played: tuple[Visitor, str]) -> None:
    """What lies back is folded; a heading opens and folds it, by keyboard too."""
    visitor, table = played
    page = visitor.page
    page.goto(f"/table/{table}")
    log = page.locator("section.log")
    heads = log.get_by_role("heading", level=3)
    expect(heads).to_have_text(["Ballot 3", "Ballot 2", "Ballot 1"])
    first = log.get_by_role("button", name="Ballot 1", exact=True)
    expect(first).to_have_attribute("aria-expanded", "false")
    expect(log.get_by_role("button", name="Ballot 3")).to_have_attribute("aria-expanded", "true")
    dealt = log.locator("li", has_text="Ballot 1: each player is dealt")
    expect(dealt).to_have_count(0)
    first.press("Enter")
    expect(first).to_have_attribute("aria-expanded", "true")
    expect(dealt).to_have_count(1)
    assert not violations(page, within="section.log")
    first.press(" ")
    expect(dealt).to_have_count(0)


def test_a_turn_of_many_phases_has_a_heading_for_each(visitor: Visitor) -> None:
    visitor.sit_at("dutch_revolt", ["me", "random"], after=2)
    log = visitor.page.locator("section.log")
    expect(log.get_by_role("heading", level=3)).to_have_text(["Opening turn", "Setup"])
    support = log.get_by_role("heading", level=4, name="1. Support")
    lines = log.locator("li", has_text="a unit moves from")
    expect(lines.first).to_be_visible()
    support.get_by_role("button").click()
    expect(lines).to_have_count(0)
