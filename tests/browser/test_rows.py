"""Rows of answers: collected on the board and in a panel, sent together, with few clicks."""

from playwright.sync_api import expect

from tests.browser.guided import CALM, FILL, LISTED, ON, Guided
from tests.browser.visitor import EVERY, Visitor, follow

LONGEST = 400
"""Decisions of a whole game, at most."""
UPKEEP = ["upkeep", "victim"]
"""Questions whose answers are agreed to; others have rows."""
INPUTS = "async (table) => (await (await fetch(`/api/tables/${table}`)).json()).inputs"


def test_a_row_takes_a_click_for_each_place(visitor: Visitor) -> None:
    """A bot fills it in, a badge takes one back, a number is typed; all of it is made at once."""
    page = visitor.page
    table = visitor.sit_at("dutch_revolt", ["random", "me", "random", "random"])
    while not page.locator("section.now .send").count():
        old = visitor.question
        visitor.decide()
        visitor.wait_for_question(old)
    old, before = visitor.question, page.evaluate(INPUTS, table)
    page.locator(".fill").click()
    total = page.locator("section.now .total")
    page.wait_for_function(
        "() => document.querySelector('.total').textContent.match(/\\d+/g)?.every((n, _, all) => "
        "n === all[0] && n !== '0')",
        polling=EVERY,
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
    page.locator("section.now .bar .clear").click()
    expect(badges).to_have_count(0)
    page.locator("section.now .spread").click()
    expect(badges).not_to_have_count(0)
    assert set(Guided(visitor, table).planned().values()) == {1}, "one each"
    page.locator("section.now .bar .clear").click()
    expect(badges).to_have_count(0)
    guide = Guided(visitor, table)
    asked = guide.asked()
    assert asked is not None
    guide.answer(asked)
    visitor.wait_for_question(old)
    assert guide.decisions == count
    assert guide.clicks <= len(set(asked["moves"])), "the last place gets the rest, which is sent"
    assert page.evaluate(INPUTS, table) >= before + count
    lose_units(visitor, guide)
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
    """What is wished of a whole phase is played place by place; its last wish sends it."""
    page, table = visitor.page, guide.table
    go_on_to(visitor, table, ["movement"], several=False)
    page.locator(CALM).wait_for()
    lines = page.locator("section.now .choices li .more:enabled")
    here = visitor.context.request.get(f"/api/tables/{table}").json()["offers"]["moves"]
    assert lines.count() >= len(here), "places that the game comes to later are open, too"
    old, before = visitor.question, page.evaluate(INPUTS, table)
    guide.click("section.now .choices li .last:enabled")
    visitor.wait_for_question(old)
    assert asks(visitor, table) != "movement"
    assert page.evaluate(INPUTS, table) > before + 1
    assert not page.locator("section.now .standing").count()


def asks(visitor: Visitor, table: str) -> str:
    """Id of the question that the seat is asked."""
    return str(visitor.context.request.get(f"/api/tables/{table}").json()["view"]["ask"])


def go_on_to(visitor: Visitor, table: str, phase: list[str], several: bool = True) -> None:
    """Play without the board until a phase asks these questions, for several answers or any."""
    follow(visitor.page, "/about")
    path = f"/api/tables/{table}"
    with visitor.knocking() as door:
        for _ in range(LONGEST):
            page = door.wait(path)
            assert page is not None, f"the game is over before {phase}"
            if page["view"]["ask"] == phase[0]:
                asked = {"answers": page["offers"]["answers"], "asks": phase, "past": True}
                wishes = door.ask("POST", f"{path}/fill", {"moves": [], **asked})["moves"]
                if not several or len(wishes) > 1:
                    break
            door.answer(path)
    visitor.come_to(table)


def lose_units(visitor: Visitor, guide: Guided) -> None:
    """All losses of a phase are in one panel: what is filled in gives way, one click sends it."""
    page, table = visitor.page, guide.table
    go_on_to(visitor, table, ["conflict"])
    page.locator(CALM).wait_for()
    filled, left = guide.planned(), guide.left()
    assert all(move.endswith("_field") for move in filled)
    page.locator("section.now .choices li:not(.some) .more:enabled").first.click()
    expect(page.locator('[data-drafted="1"]')).to_be_attached()
    page.locator(CALM).wait_for()
    assert guide.planned().total() + guide.left() == filled.total() + left
    old, before = visitor.question, page.evaluate(INPUTS, table)
    while guide.left():
        page.locator("section.now .choices .more:enabled").first.click()
        page.locator(CALM).wait_for()
    guide.click("section.now .send")
    visitor.wait_for_question(old)
    assert asks(visitor, table) != "conflict"
    assert page.evaluate(INPUTS, table) >= before + filled.total() + left


def agree_to_proposals(visitor: Visitor, guide: Guided) -> None:
    """Routine questions: a phase of them takes one click, or as many as one wants played."""
    page, table = visitor.page, guide.table
    go_on_to(visitor, table, UPKEEP)
    old, before = visitor.question, page.evaluate(INPUTS, table)
    page.locator(f"{FILL}, {ON}").first.wait_for()
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
    go_on_to(visitor, table, ["new_units"])
    page.locator("section.now .send:enabled").wait_for()
    expect(page.locator("section.now .proposed")).to_be_visible()
    asked = guide.asked()
    assert asked is not None
    old, clicks = visitor.question, guide.clicks
    guide.answer(asked)
    visitor.wait_for_question(old)
    assert guide.clicks == clicks + 1, "from now on rows are filled in by themselves"
