"""The page says how strong the bots of this server are, and who can open an invitation."""

import os

from playwright.sync_api import Route, expect

from guildhall.locale import Speech
from tests.browser.conftest import Enter
from tests.browser.visitor import Visitor, hall


def test_the_footer_says_when_the_bots_are_at_full_strength(enter: Enter) -> None:
    page, rules = enter(alone=True).page, "compiling"

    def games(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "rules": rules})

    page.route("**/api/games", games)
    page.clock.install()
    hall(page)
    expect(page.locator("footer")).to_contain_text("full strength in a few minutes")
    rules = "compiled"
    page.clock.run_for(11_000)
    expect(page.locator("footer")).to_contain_text("Bots play at full strength")


def test_an_invitation_says_that_it_is_only_good_on_this_machine(visitor: Visitor) -> None:
    page = visitor.page
    hall(page)
    build = os.environ.get("GUILDHALL_BUILD", "plain")
    expect(page.locator("footer")).to_contain_text(Speech("en")(f"client-speed-{build}"))
    page.goto(f"/table/{visitor.lay('guildes', ['me', 'open', 'bot'])}")
    expect(page.locator("ol li.sheet").last).to_contain_text("bot")
    page.get_by_role("button", name="Invite a friend").click()
    expect(page.get_by_text("only works on this computer")).to_be_visible()
    expect(page.locator("footer")).to_have_count(0)
