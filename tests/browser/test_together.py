"""Several people at one table: invitations, spectators, second tabs, a house that reopens."""

import json
import sqlite3
from contextlib import closing

from playwright.sync_api import Page, expect

from tests.browser.conftest import Enter
from tests.browser.house import House
from tests.browser.inviting import invite, invite_by_hand, join
from tests.browser.measure import violations
from tests.browser.test_table_page import settle
from tests.browser.visitor import PHONE, Visitor, hall

TRIES = 2400
NO_HINTS = "Hints are off at this table."


def test_two_browsers_play_each_other(enter: Enter) -> None:
    """The link is the invitation; both move, without hints; whoever reloads goes on as before.

    Who waits for the other reads what this part of the round is about.
    """
    host, guest = enter(), enter()
    link = invite_by_hand(host.page)
    expect(host.page.get_by_text(NO_HINTS)).to_be_visible()
    join(guest.page, link, "Boudewijn")
    for one in (host, guest):
        one.wait_for_question()
        hint = one.page.get_by_role("button", name="Hint")
        expect(hint).to_be_disabled()
        expect(hint).to_have_accessible_description(NO_HINTS)
        assert not violations(one.page, within="section.now")
    expect(host.page.locator("section.seats").get_by_text(NO_HINTS)).to_be_visible()
    _agree(host.page, guest.page)
    for one, seat in ((host, 0), (guest, 1)):
        expect(one.page.locator("section.seats li").nth(seat)).to_contain_text("Your turn")
        expect(one.page.locator("section.seats li").nth(1 - seat)).to_contain_text("thinking")
    for decision in range(3):
        asked = host.question, guest.question
        host.decide()
        if decision == 0:
            aid = host.page.locator("section.now .aid p")
            expect(aid).to_contain_text("Keep one card, pass the rest")
        if decision == 1:
            before = _hand(guest.page)
            guest.page.reload()
            guest.wait_for_question()
            assert (_hand(guest.page), guest.question) == (before, asked[1])
        guest.decide()
        host.wait_for_question(asked[0])
        guest.wait_for_question(asked[1])
        _agree(host.page, guest.page)
    assert _hand(host.page) != _hand(guest.page)


def test_who_is_asked_for_an_undo_is_told_so(enter: Enter) -> None:
    """Others wait for the answer: whoever hears the page hears the question at once."""
    host, guest = enter(), enter()
    join(guest.page, invite(host), "Boudewijn")
    for one in (host, guest):
        one.wait_for_question()
    asked = host.question
    for one in (host, guest):
        one.decide()
    host.wait_for_question(asked)
    host.page.get_by_role("button", name="Undo", exact=True).click()
    expect(guest.page.get_by_role("alert")).to_contain_text("Agnes requests an undo.")
    guest.page.get_by_role("button", name="Accept").click()
    expect(guest.page.get_by_role("alert")).to_have_count(0)


def test_a_spectator_sees_the_public_view_only(enter: Enter) -> None:
    """Neither on the page nor in what the page is told is there a hand."""
    host, onlooker = enter(), enter()
    table = host.sit_at("guildes", ["me", "bot", "bot"])
    onlooker.page.goto(f"/table/{table}")
    board = onlooker.page.locator("section.board table")
    expect(board).to_be_visible()
    asked = host.question
    host.decide()
    host.wait_for_question(asked)
    _agree(host.page, onlooker.page)
    assert onlooker.page.locator(".hands, section.now .choices, .tools").count() == 0
    pages = [json.loads(text)["page"] for text in onlooker.told if "page" in text]
    assert pages
    for page in pages:
        assert page["seat"] == -1
        assert page["offers"] is None
        assert not any(page["view"]["packet"] + page["view"]["hand"] + page["view"]["chosen"])


def test_back_and_a_second_tab(visitor: Visitor) -> None:
    page = visitor.page
    hall(page)
    page.locator(".game a.button[href='/new/guildes']").click()
    expect(page.locator("form")).to_be_visible()
    page.go_back()
    expect(page.locator(".games")).to_be_visible()
    table = visitor.sit_at("guildes", ["me", "bot", "bot"])
    second = visitor.context.new_page()
    second.goto(f"/table/{table}")
    asked = visitor.question
    expect(second.locator(f".table[data-question='{asked}']")).to_be_visible()
    page.bring_to_front()
    visitor.decide()
    visitor.wait_for_question(asked)
    expect(second.locator(f".table[data-question='{visitor.question}']")).to_be_visible()
    _agree(page, second)
    page.locator("header a[href='/about']").click()
    expect(page.locator("article h1")).to_be_visible()
    page.go_back()
    visitor.wait_for_question()
    _agree(page, second)
    page.go_back()
    page.go_forward()
    visitor.wait_for_question()


def test_a_decision_half_made_outlives_nothing(visitor: Visitor) -> None:
    """Reload, back and another tab between choosing and confirming: the same question, once."""
    page = visitor.page
    settle(page, confirm=True, language="en")
    table = visitor.sit_at("flandern", ["me", "random"])
    first, second = visitor.question, visitor.context.new_page()
    second.goto(f"/table/{table}")
    expect(second.locator(f".table[data-question='{first}']")).to_be_visible()
    page.bring_to_front()
    confirm = page.get_by_role("button", name="Confirm")

    def choose() -> None:
        page.locator("section.board button[data-kind=guild][data-choice=open]").first.click()
        expect(confirm).to_be_visible()

    choose()
    page.reload()
    visitor.wait_for_question()
    expect(confirm).to_have_count(0)
    choose()
    page.locator("header a[href='/about']").click()
    expect(page.locator("article h1")).to_be_visible()
    page.go_back()
    visitor.wait_for_question()
    expect(confirm).to_have_count(0)
    assert visitor.question == first, "nothing was played"
    choose()
    second.locator("section.board button[data-kind=guild][data-choice=open]").last.click()
    second.get_by_role("button", name="Confirm").click()
    visitor.wait_for_question(first)
    expect(confirm).to_have_count(0)
    expect(page.locator("section.now .problem")).to_have_count(0)
    expect(second.locator(f".table[data-question='{visitor.question}']")).to_be_visible()
    for tab in (page, second):
        expect(tab.locator("section.log li", has_text="You take")).to_have_count(1)


def test_the_page_goes_on_when_the_house_was_closed(visitor: Visitor, house: House) -> None:
    """A restart in mid-game: the page says so, comes back by itself, and nothing is lost."""
    visitor.sit_at("guildes", ["me", "bot", "bot"])
    asked, hand = visitor.question, _hand(visitor.page)
    house.close()
    try:
        expect(visitor.page.locator(".offline")).to_be_visible()
    finally:
        house.open()
    expect(visitor.page.locator(".offline")).to_have_count(0)
    assert (visitor.question, _hand(visitor.page)) == (asked, hand)
    visitor.decide()
    visitor.wait_for_question(asked)
    assert all("WebSocket" in line for line in visitor.complaints)
    visitor.complaints.clear()


def test_a_rematch_is_an_invitation(enter: Enter) -> None:
    """Whoever is asked sees a sentence and a button, and sits down by pressing it."""
    host, guest = enter(), enter()
    join(guest.page, invite(host), "Boudewijn")
    host.wait_for_question()
    for one in (guest, host):
        one.post(f"/api/tables/{host.page.url.rsplit('/', 1)[1]}/concede", {})
    host.page.get_by_role("button", name="Rematch").click()
    expect(host.page.get_by_text("Boudewijn (invited)")).to_be_visible()
    expect(guest.page.locator(".invited")).to_contain_text("Agnes invites you to a rematch.")
    assert not violations(guest.page, within=".invited")
    guest.page.get_by_role("button", name="Accept").click()
    for one in (host, guest):
        one.wait_for_question()
    _agree(host.page, guest.page)
    assert guest.page.url == host.page.url


def test_a_bot_takes_over_for_somebody_who_does_not_come_back(enter: Enter, house: House) -> None:
    """The page says since when a player is away, and offers a bot when the time has come."""
    host, guest = enter(), enter()
    join(guest.page, invite(host), "Boudewijn")
    terms = "If a player is away for 14 days, the others can let a bot take over."
    expect(host.page.get_by_text(terms)).to_be_visible()
    host.wait_for_question()
    host.play_to_the_end(host.page.url.rsplit("/", 1)[1], 1)
    guest.page.goto("about:blank")
    expect(host.page.locator("h2", has_text="Waiting for Boudewijn")).to_be_visible()
    absent = host.page.locator(".absent")
    expect(absent).to_have_count(0)
    _let_days_pass(house, host.page, 5)
    expect(absent).to_contain_text("Boudewijn hasn’t moved since")
    expect(absent).to_contain_text("A bot can take over")
    expect(absent.get_by_role("button")).to_have_count(0)
    _let_days_pass(house, host.page, 10)
    instead = absent.get_by_role("button", name="Let a bot (Journeyman) play for Boudewijn")
    expect(instead).to_be_visible()
    assert not violations(host.page, within=".absent")
    instead.click()
    host.wait_for_question()
    expect(absent).to_have_count(0)
    expect(host.page.locator("section.seats")).to_contain_text("away, a bot is playing")


def _let_days_pass(house: House, page: Page, days: int) -> None:
    """Close the house, make the table of a page older, and come back."""
    url = page.url
    page.goto("about:blank")
    house.close()
    with closing(sqlite3.connect(house.folder / "guildhall.db")) as data, data:
        data.execute(
            "UPDATE entries SET at = at - ? WHERE table_id = ?",
            (days * 86400, url.rsplit("/", 1)[1]),
        )
    house.open()
    page.goto(url)


def test_hints_between_people_when_the_creator_allows_them(enter: Enter) -> None:
    """Everybody sees the choice, before the game and in it."""
    host, guest = enter(), enter(viewport=PHONE)
    link = invite_by_hand(host.page, hints=True)
    words = "Hints are allowed for everyone."
    expect(host.page.get_by_text(words)).to_be_visible()
    join(guest.page, link, "Boudewijn")
    for one in (host, guest):
        one.wait_for_question()
        expect(one.page.get_by_role("button", name="Hint")).to_be_enabled()
    expect(host.page.locator("section.seats").get_by_text(words)).to_be_visible()


def test_a_faction_is_chosen_with_its_seat(enter: Enter) -> None:
    """Shown when the table is created, while it waits, to a friend who comes, and at the table."""
    host, friend = enter(), enter()
    page = host.page
    page.goto("/new/dutch_revolt")
    page.get_by_label("Your name").fill("Agnes")
    page.get_by_label("How many players?").select_option("3")
    page.get_by_label("Reformers").select_option("me")
    expect(page.get_by_label("Catholics")).to_have_value("journeyman")
    page.get_by_label("Catholics").select_option("open")
    page.get_by_label("Nobility").select_option("open")
    page.get_by_role("button", name="Create table").click()
    seats = page.locator("ol li")
    expect(seats).to_contain_text(["Catholics", "Nobility", "Reformers"])
    expect(seats.nth(2)).to_contain_text("Agnes")
    page.get_by_role("button", name="Invite a friend").click()
    friend.page.goto(page.locator("input[readonly]").input_value())
    friend.page.get_by_label("Nobility").check()
    friend.page.get_by_label("Your name").fill("Bruno")
    assert not violations(friend.page)
    friend.page.get_by_role("button", name="Take a seat").click()
    expect(seats.nth(1)).to_contain_text("Bruno")
    assert not violations(page)
    page.get_by_role("button", name="Start now").click()
    expect(page.locator("section.seats li.me")).to_contain_text("Reformers")
    expect(friend.page.locator("section.seats li.me")).to_contain_text("Nobility")


def _agree(one: Page, other: Page) -> None:
    """Both pages come to show the same board at the same moment; bots may still be moving."""
    for _ in range(TRIES):
        if _board(one) == _board(other):
            return
        one.wait_for_timeout(50)
    assert _board(one) == _board(other)


def _board(page: Page) -> tuple[str, str]:
    return _inputs(page), page.locator("section.board table tbody").inner_text()


def _inputs(page: Page) -> str:
    return page.locator(".table").get_attribute("data-inputs") or ""


def _hand(page: Page) -> list[str]:
    return page.locator(".hands .card").all_inner_texts()
