"""Talk at a table, and private notes."""

import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Enter
from tests.browser.inviting import invite, join
from tests.browser.measure import violations
from tests.browser.visitor import PHONE, Visitor, follow, hall

EARLIER, LIVE = 57, 3
"""Lines of talk that come while nobody looks, and while the pages are open."""

PUT_AWAY = """() => {
  Object.defineProperty(document, "hidden", {value: true, configurable: true});
  document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_talk_comes_line_by_line_and_earlier_lines_when_asked_for(enter: Enter) -> None:
    """Two people talk; whoever reloads sees the last lines, and the others by a button."""
    host, guest = enter(), enter(viewport=PHONE)
    join(guest.page, invite(host), "Boudewijn")
    table = host.page.url.rsplit("/", 1)[1]
    host.page.locator("summary", has_text="Chat").click()
    host.page.get_by_label("Write a message").fill("Good luck!")
    host.page.get_by_role("button", name="Send").click()
    expect(guest.page.get_by_role("status").get_by_text("Agnes: Good luck!")).to_have_count(1)
    expect(guest.page).to_have_title(re.compile(r"\(1\)"))
    guest.page.get_by_role("button", name="Players 1 new message").click()
    guest.page.locator("summary", has_text="1 new message").click()
    lines = guest.page.locator(".talk li")
    expect(lines).to_have_text(["Agnes Good luck! ⚑"])
    for one in (host, guest):
        expect(one.page.locator(".badge")).to_have_count(0)
    link = f"/table/{table}"
    for one in (host, guest):
        one.page.goto("about:blank")
    _say(host, table, EARLIER)
    for one in (host, guest):
        one.page.goto(link)
    guest.page.get_by_role("button", name="Players").click()
    for one in (host, guest):
        one.page.locator("summary", has_text="Chat").click()
    expect(guest.page.locator(".badge")).to_have_count(0)
    expect(lines).to_have_count(50)
    expect(lines.last).to_be_in_viewport()
    _say(host, table, LIVE)
    expect(lines).to_have_count(50 + LIVE)
    expect(lines.last).to_be_in_viewport()
    guest.page.get_by_role("button", name="Show earlier messages").click()
    expect(lines).to_have_count(61)
    expect(lines.first).to_have_text("Agnes Good luck! ⚑")
    expect(guest.page.get_by_role("button", name="Show earlier messages")).to_have_count(0)
    for one in (host, guest):
        assert not violations(one.page, within=".talk")


def test_words_that_were_not_sent_stay_where_they_were_written(visitor: Visitor) -> None:
    """What the house refuses, or what it can't hear, is still there to be sent again; once."""
    page = visitor.page
    page.goto(f"/table/{visitor.lay('guildes', ['me', 'random', 'random', 'random'])}")
    page.locator("summary", has_text="Chat").click()
    field = page.get_by_label("Write a message")
    field.fill("Good luck!")
    page.route("**/chat", lambda route: route.abort())
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("alert")).to_be_visible()
    expect(field).to_have_value("Good luck!")
    visitor.complaints.clear()  # the browser's own line about the lost message
    page.unroute("**/chat")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/chat", hold)
    with page.expect_request("**/chat"):
        field.press("Enter")
    field.press("Enter")
    field.fill("Have fun!")
    assert len(held) == 1, "what is on its way is not sent again"
    held[0].continue_()
    expect(page.locator(".talk li")).to_have_text(["Agnes Good luck!"])
    expect(field).to_have_value("Have fun!")


def test_a_note_is_kept_also_where_one_leaves_with_the_pen_in_the_hand(visitor: Visitor) -> None:
    """Whoever goes back from the table, or puts the phone away, has not left the field before."""
    page = visitor.page
    table = visitor.lay("guildes", ["me", "random", "random", "random"])
    field = page.get_by_label("Private notes")
    hall(page)
    for wrote, leave in (("red", page.go_back), ("red, blue", lambda: page.evaluate(PUT_AWAY))):
        follow(page, f"/table/{table}")
        page.locator("summary", has_text="Private notes").click()
        field.fill(wrote)
        with page.expect_response("**/note"):
            leave()
        hall(page)
        follow(page, f"/table/{table}")
        page.locator("summary", has_text="Private notes").click()
        expect(field).to_have_value(wrote)
        hall(page)


def _say(host: Visitor, table: str, lines: int) -> None:
    with host.knocking() as door:
        for n in range(lines):
            door.ask("POST", f"/api/tables/{table}/chat", {"text": f"line {n}"})
