"""Rows of answers: collected on the board and in a panel, sent together, with few clicks."""

from playwright.sync_api import expect

from tests.browser.guided import BAR, CALM, LISTED, ROUTINE, Guided
from tests.browser.visitor import Visitor, follow

LONGEST = 400
"""Decisions of a whole game, at most."""
PROPOSED = [asks for asks in ROUTINE if {"upkeep", "conflict"} & {*asks}]
"""Phases whose questions are agreed to; the others have rows."""
INPUTS = "async (table) => (await (await fetch(`/api/tables/${table}`)).json()).inputs"


def test_a_row_takes_a_click_for_each_place(visitor: Visitor) -> None:
    """A bot fills it in, a badge takes one back, a number is typed; all of it is made at once."""
    page = visitor.page
    table = visitor.sit_at("dutch_revolt", ["me", "random", "random", "random"])
    while not page.locator("section.now .send").count():
        old = visitor.question
        visitor.decide()
        visitor.wait_for_question(old)
    old, before = visitor.question, page.evaluate(INPUTS, table)
    page.locator(".fill").click()
    total = page.locator("section.now .total")
    page.wait_for_function(
        "() => document.querySelector('.total').textContent.match(/\\d+/g)?.every((n, _, all) => "
        "n === all[0] && n !== '0')"
    )
    count = int(total.inner_text().split()[0])
    proposed = page.locator("section.now .proposed")
    expect(proposed).to_be_visible()
    for wanted in ("true", "false"):
        page.locator(".proposes").click()
        expect(page.locator(".proposes")).to_have_attribute("aria-pressed", wanted)
    badges = page.locator(".badge")
    expect(badges).not_to_have_count(0)
    badges.first.press("Enter")
    expect(page.locator(f'[data-drafted="{count - 1}"]')).to_be_attached()
    expect(proposed).to_have_count(0)
    assert page.evaluate(INPUTS, table) == before, "nothing is sent before it is said"
    page.locator("section.now .bar .plain").click()
    expect(badges).to_have_count(0)
    guide = Guided(visitor, table)
    asked = guide.asked()
    assert asked is not None
    guide.answer(asked)
    visitor.wait_for_question(old)
    assert guide.decisions == count
    assert guide.clicks == len(set(asked["moves"])), "the last place gets the rest, which is sent"
    assert page.evaluate(INPUTS, table) >= before + count
    agree_to_proposals(visitor, guide)
    answer_a_phase(visitor, guide)


def test_support_follows_the_unit_before(visitor: Visitor) -> None:
    """One click sends the rest of a box the same way, and the log tells it in one line."""
    page = visitor.page
    visitor.sit_at("dutch_revolt", ["random", "me"])
    again = page.locator("section.now .again")
    expect(again).to_have_count(0)
    old = visitor.question
    for answer in (".step", "[data-decides]:not(.step)"):
        page.locator(f"section.now .choices {answer}").first.click()
    visitor.wait_for_question(old)
    again.click()
    expect(again).to_have_count(0)
    expect(page.locator("section.log li").filter(has_text="×")).not_to_have_count(0)


def answer_a_phase(visitor: Visitor, guide: Guided) -> None:
    """What is wished of a whole phase is played place by place, with one click to send it."""
    page, table = visitor.page, guide.table
    follow(page, "/about")
    while asks(visitor, table) != "movement":
        visitor.play_to_the_end(table, 1)
    visitor.come_to(table)
    page.locator(CALM).wait_for()
    lines = page.locator("section.now .choices li .more:enabled")
    here = visitor.context.request.get(f"/api/tables/{table}").json()["offers"]["moves"]
    assert lines.count() >= len(here), "places that the game comes to later are open, too"
    lines.first.click()
    expect(page.locator('[data-drafted="1"]')).to_be_attached()
    old, before = visitor.question, page.evaluate(INPUTS, table)
    guide.click("section.now .send")
    visitor.wait_for_question(old)
    assert asks(visitor, table) != "movement"
    assert page.evaluate(INPUTS, table) > before + 1
    assert not page.locator("section.now .standing").count()


def asks(visitor: Visitor, table: str) -> str:
    """Id of the question that the seat is asked."""
    return str(visitor.context.request.get(f"/api/tables/{table}").json()["view"]["ask"])


def go_on_to_routine(visitor: Visitor, table: str) -> None:
    """Play without the board until a phase of routine questions asks for several answers."""
    follow(visitor.page, "/about")
    for _ in range(LONGEST):
        page = visitor.context.request.get(f"/api/tables/{table}").json()
        phase = next((asked for asked in PROPOSED if page["view"]["ask"] in asked), None)
        if phase:
            wish = {"moves": [], "answers": page["offers"]["answers"], "asks": phase, "past": True}
            if len(visitor.post(f"/api/tables/{table}/fill", wish)["moves"]) > 1:
                break
        visitor.play_to_the_end(table, 1)
    visitor.come_to(table)


def agree_to_proposals(visitor: Visitor, guide: Guided) -> None:
    """Routine questions: a phase of them takes one click, or as many as one wants played."""
    page, table = visitor.page, guide.table
    go_on_to_routine(visitor, table)
    old, before = visitor.question, page.evaluate(INPUTS, table)
    assert guide.want_proposals()
    page.locator(".agree:enabled").wait_for()
    assert page.evaluate(INPUTS, table) == before, "nothing is played before somebody agrees"
    assert page.locator(LISTED).count() > 1
    asked = guide.asked()
    assert asked is not None
    clicks, decisions = guide.clicks, guide.decisions
    guide.answer(asked)
    visitor.wait_for_question(old)
    assert guide.clicks == clicks + 1
    assert guide.decisions > decisions + 1
    assert page.evaluate(INPUTS, table) > before + 1
    go_on_to_routine(visitor, table)
    old, before = visitor.question, page.evaluate(INPUTS, table)
    assert page.locator(BAR).count(), "from now on they come by themselves"
    page.locator(LISTED).first.wait_for()
    page.locator(LISTED).first.click()
    visitor.wait_for_question(old)
    assert page.evaluate(INPUTS, table) > before
