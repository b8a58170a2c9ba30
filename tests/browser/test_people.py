"""People in browsers of their own: those who look for a game meet at one table."""

import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Enter
from tests.browser.house import House
from tests.browser.measure import fits, violations_in_both_themes
from tests.browser.visitor import PHONE, Visitor, follow, hall

RUDE = '<img src=x onerror="alert(1)">'


def seek(page: Page, game: str, count: int) -> None:
    """Look for people only."""
    hall(page)
    form = page.locator("form", has_text="Bots join")
    form.get_by_label("Game").select_option(game)
    form.get_by_label("Players").select_option(str(count))
    form.get_by_label("Bots join").select_option("")
    form.get_by_role("button", name="Find players").click()


@pytest.mark.parametrize(("game", "count"), [("dutch_revolt", 2), ("guildes", 4)])
def test_people_who_look_for_the_same_game_meet(enter: Enter, game: str, count: int) -> None:
    """Each is brought to the table without another click; a reload keeps the place."""
    first, *others = people = [enter() for _ in range(count)]
    seek(first.page, game, count)
    bar = first.page.get_by_role("complementary", name="Find players")
    expect(bar).to_contain_text(f"(1 of {count})")
    first.page.goto("/about")
    expect(bar).to_contain_text("Looking for players")
    if count == 2:
        assert not violations_in_both_themes(first.page, "aside")
    for visitor in others:
        seek(visitor.page, game, count)
    for visitor in people:
        visitor.page.wait_for_url("**/table/*")
    assert len({visitor.page.url for visitor in people}) == 1
    expect(bar).to_have_count(0)


def test_one_blocks_another_takes_ones_data_and_leaves(enter: Enter) -> None:
    """Anna blocks Bea, who then finds neither her table nor her page; then Anna leaves for good."""
    anna, bea = enter(), enter()
    table = anna.lay("guildes", ["me", "open", "open"], visibility="public")
    bea.post("/api/me", {"name": '<img src=x onerror="alert(1)">'})
    ids = [v.context.request.get("/api/people/me").json()["person"] for v in (anna, bea)]
    page = anna.page
    page.goto(f"/people/{ids[1]}")
    page.get_by_role("button", name="Block").click()
    told = page.locator("[id$=-more] > [role=status]")
    expect(told).to_have_text('<img src=x onerror="alert(1)"> is blocked.')
    bea.page.goto(f"/people/{ids[0]}")
    expect(bea.page.get_by_role("alert")).to_contain_text("no such person")
    bea.complaints.clear()  # the browser's own line about the answer 404
    hall(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Account").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_text("Following and blocked").click()
    expect(dialog.get_by_role("link", name="<img")).to_be_visible()
    dialog.get_by_text("Your data").click()
    with page.expect_download() as download:
        dialog.get_by_role("link", name="Download my data").click()
    assert table in download.value.path().read_text(encoding="utf-8")
    dialog.get_by_label("Your name, to confirm").fill("Agnes")
    dialog.get_by_role("button", name="Delete account").click()
    expect(dialog.locator(".foot")).to_contain_text("Your account is deleted.")


def test_one_invites_another_by_name(enter: Enter) -> None:
    """Anna finds Bea by her name; Bea is told at once, declines, is invited again and sits down."""
    anna, bea = enter(), enter(viewport=PHONE)
    table = anna.lay("dutch_revolt", ["me", "open"], visibility="private")
    bea.post("/api/me", {"name": RUDE})
    hall(bea.page)
    page = anna.page
    page.goto(f"/table/{table}")
    page.get_by_label("Start of the name").fill("<i")
    invite = page.get_by_role("button", name=f"Invite {RUDE}")
    invite.click()
    expect(page.locator("ol")).to_contain_text(f"{RUDE} (invited)")
    assert not violations_in_both_themes(page, "main")
    line = bea.page.get_by_role("region", name="Your tables")
    expect(line).to_contain_text("Agnes invites you")
    fits(bea.page)
    assert not violations_in_both_themes(bea.page, "main")
    line.get_by_role("button", name="Decline").click()
    expect(page.locator("ol")).to_contain_text(f"({RUDE} declined)")
    page.reload()
    invite.click()
    page.get_by_role("button", name="Take back the invitation").click()
    expect(page.locator("ol")).to_contain_text("open seat")
    page.reload()
    invite.click()
    line.get_by_role("button", name="Accept").click()
    bea.page.wait_for_url("**/table/*")
    anna.wait_for_question()


def test_a_table_that_asks_for_a_rating(enter: Enter) -> None:
    """Chosen in the form; somebody without one sees why, and can look for other tables."""
    anna, bea = enter(), enter(viewport=PHONE)
    page = anna.page
    page.goto("/new/guildes")
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_label("Who can watch?").select_option("public")
    page.get_by_label("Rating at least").select_option("1600")
    page.get_by_label("No provisional ratings").check()
    page.get_by_role("button", name="Create table").click()
    asked = "Rating 1600 or more · no provisional ratings"
    expect(page.get_by_text(asked, exact=True)).to_be_visible()
    table = page.url.rsplit("/", 1)[1]
    page = bea.page
    hall(page)
    line = page.locator(f"a[href='/table/{table}']")
    expect(line).to_contain_text("Not for your rating")
    expect(line).to_contain_text("Rating 1600 or more")
    fits(page)
    assert not violations_in_both_themes(page, "main")
    page.get_by_label("Only tables I can join").check()
    expect(line).to_have_count(0)
    page.goto(f"/table/{table}")
    expect(page.get_by_role("status").filter(has_text="provisional")).to_be_visible()
    expect(page.get_by_role("button", name="Take a seat")).to_have_count(0)


def test_people_see_who_is_here(enter: Enter) -> None:
    """Each hall tells of the others as they come and go; a name is never taken for markup."""
    anna, bea = enter(), enter()
    anna.post("/api/me", {"name": "Anna"})
    bea.post("/api/me", {"name": "<b>Bea</b>"})
    hall(anna.page)
    hall(bea.page)
    here = anna.page.get_by_role("region", name="Online now").get_by_role("link", name="<b>Bea</b>")
    expect(here).to_be_visible()
    bea.page.goto("/about")
    expect(here).to_have_count(0)


def test_what_was_asked_for_last_is_shown_whichever_answer_comes_first(visitor: Visitor) -> None:
    """Answers that come too late show no other pace, and no game twice."""
    page = visitor.page
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    late = {"person": "late", "name": "Late", "rating": 1500, "games": 9, "wins": 3}
    visitor.post("/api/me", {"name": "Agnes"})
    page.goto("/ratings/guildes")
    expect(page.get_by_text("Nobody")).to_be_visible()
    page.route("**/api/ratings/guildes/correspondence", hold)
    with page.expect_request("**/api/ratings/guildes/correspondence"):
        page.get_by_role("button", name="Correspondence").click()
    with page.expect_response("**/api/ratings/guildes/live"):
        page.get_by_role("button", name="Live").click()
    with page.expect_response("**/api/ratings/guildes/correspondence"):
        held.pop().fulfill(json={"best": [late], "newcomers": []})
    expect(page.get_by_role("button", name="Live")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("link", name="Late")).to_have_count(0)

    seat = {"person": "", "name": "Anna", "bot": "", "rank": 1, "score": 9}
    game = {"game": "guildes", "pace": "live", "ended": 1.0, "unrated": "", "seats": [seat]}
    first = {"games": [{**game, "table": "one"}], "more": "further"}
    second = {"games": [{**game, "table": "two"}], "more": ""}
    page.route("**/api/history?*", lambda route: route.fulfill(json=first))
    page.goto("/history")
    games = page.locator("main li.sheet")
    expect(games).to_have_count(1)
    page.unroute("**/api/history?*")
    page.route("**/api/history?*", hold)
    more = page.get_by_role("button", name="Show more")
    for _ in range(2):
        with page.expect_request("**/api/history?*"):
            more.click()
    for route in held:
        route.fulfill(json=second)
    expect(more).to_have_count(0)
    expect(games).to_have_count(2)


def test_a_report_reaches_a_moderator_who_silences(enter: Enter, house: House) -> None:
    """Anna reports what Bea says; Mona reads it, as text, and silences her; Bea is told so."""
    anna, bea, mona = enter(), enter(), enter(viewport=PHONE)
    table = anna.lay("guildes", ["me", "open", "random"], visibility="public")
    bea.post("/api/me", {"name": "Bea"})
    bea.post(f"/api/tables/{table}/sit", {})
    bea.post(f"/api/tables/{table}/chat", {"text": RUDE})
    mona.post("/api/me", {"name": "Mona"})
    person = mona.context.request.get("/api/people/me").json()["person"]
    with closing(sqlite3.connect(house.folder / "guildhall.db")) as db, db:
        db.execute("INSERT INTO moderators VALUES (?, 1.0)", (person,))
    page = anna.page
    page.goto(f"/table/{table}")
    page.locator("summary", has_text="Chat").click()
    page.get_by_role("button", name="Report this message from Bea").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_label("Details").fill(f"look: {RUDE}")
    assert not violations_in_both_themes(page, "dialog")
    dialog.get_by_role("button", name="Send report").click()
    expect(dialog.get_by_role("status")).to_contain_text("A moderator will look at it.")
    page = mona.page
    hall(page)
    page.get_by_role("link", name="Moderation").click()
    card = page.get_by_role("article", name="Bea")
    expect(card.locator("blockquote")).to_have_text(RUDE)
    card.get_by_label("Action").select_option("silence")
    card.get_by_label("Reason").fill("rude words")
    fits(page)
    assert not violations_in_both_themes(page, "main")
    card.get_by_role("button", name="Confirm").click()
    expect(card.get_by_role("status")).to_have_text("Bea is silenced.")
    expect(page.get_by_role("region", name="Log")).to_contain_text("Mona: silenced Bea")
    bea.page.goto(f"/table/{table}")
    bea.page.locator("summary", has_text="Chat").click()
    expect(bea.page.locator(".talk")).to_contain_text("Reason: rude words")
    _muted_from_the_table(anna.page)
    waiting = anna.lay("guildes", ["me", "open", "open"], visibility="public")
    _closed_from_its_page(mona.page, table, waiting)
    _warned_and_banned(mona, bea, str(bea.context.request.get("/api/people/me").json()["person"]))
    _gone(mona.page)


def _muted_from_the_table(page: Page) -> None:
    """A name at the table leads to the person, by keyboard; nothing on the page moves for it."""
    page.get_by_role("dialog").get_by_role("button").click()
    board = page.locator("section.board").bounding_box()
    line = page.locator(".talk li")
    for action, done, left in (
        ("Mute", "Bea is muted.", "Bea muted"),
        ("Unmute", "Bea is no longer muted.", f"Bea {RUDE} ⚑"),
    ):
        page.locator(".who").get_by_role("button", name="Bea").focus()
        page.keyboard.press("Enter")
        dialog = page.get_by_role("dialog", name="Bea")
        expect(dialog.get_by_role("link", name="Profile")).to_be_visible()
        dialog.get_by_role("button", name=action, exact=True).click()
        expect(dialog.get_by_role("status")).to_have_text(done)
        assert not violations_in_both_themes(page, "dialog")
        page.keyboard.press("Escape")
        expect(line).to_have_text(left)
    assert page.locator("section.board").bounding_box() == board


def _closed_from_its_page(page: Page, table: str, waiting: str) -> None:
    """A moderator who does not sit there reads the talk, slows it down and closes the table.

    So is one that still waits for players, which is gone then.
    """
    page.goto(f"/table/{table}")
    page.get_by_role("button", name="Players").click()
    page.locator("summary", has_text="Chat").click()
    page.get_by_role("tab", name="Players").click()
    expect(page.locator(".talk li")).to_contain_text(RUDE)
    expect(page.get_by_label("Write a message")).to_have_count(0)
    page.get_by_label("Slow mode").select_option("30")
    page.get_by_role("button", name="Close the table").click()
    dialog = page.get_by_role("dialog", name="Close the table")
    dialog.get_by_label("Reason").fill(RUDE)
    fits(page)
    assert not violations_in_both_themes(page, "dialog")
    dialog.get_by_role("button", name="Close the table").click()
    expect(page.get_by_text("A moderator closed this table.")).to_be_visible()
    follow(page, f"/table/{waiting}")
    page.get_by_role("button", name="Close the table").click()
    dialog.get_by_label("Reason").fill(RUDE)
    dialog.get_by_role("button", name="Close the table").click()
    expect(page.get_by_role("alert")).to_contain_text("doesn’t exist")


def _warned_and_banned(mona: Visitor, bea: Visitor, person: str) -> None:
    """A warning lies over the page until it is read; who is banned sees that alone."""
    page = bea.page
    for action in ("warn", "ban"):
        deed = {"action": action, "why": f"{action}: {RUDE}", "once": f"{action} once"}
        mona.post(f"/api/moderation/people/{person}", deed)
        page.goto("/about")
        within = "dialog" if action == "warn" else "main"
        expect(page.locator(within)).to_contain_text(f"{action}: {RUDE}")
        fits(page)
        assert not violations_in_both_themes(page, within)
        if action == "warn":
            page.get_by_role("dialog").get_by_role("button").click()
            expect(page.get_by_role("dialog")).to_have_count(0)
    bea.complaints.clear()  # the browser's own lines about answers 403


def _gone(page: Page) -> None:
    """Whoever signs out is no moderator for those who come after, without a new page."""
    hall(page)
    expect(page.get_by_role("link", name="Moderation")).to_be_visible()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Account").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Sign out").click()
    dialog.get_by_role("button", name="Sign out").click()
    expect(dialog.locator(".foot")).to_contain_text("You’re signed out.")
    page.keyboard.press("Escape")
    expect(page.get_by_role("link", name="Moderation")).to_have_count(0)
