"""Ways to invite somebody to a table, and to come by an invitation."""

from playwright.sync_api import Page

from tests.browser.visitor import Visitor, hall


def invite_by_hand(page: Page, *, hints: bool = False) -> str:
    """Lay a table for three with an open seat, in the form, and ask for a link."""
    hall(page)
    page.locator(".game a.button[href='/new/guildes']").click()
    page.get_by_label("Your name").fill("Agnes")
    page.get_by_label("How many players?").select_option("3")
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_label("Allow hints for everyone").set_checked(hints)
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("button", name="Invite a friend").click()
    return page.locator("input[readonly]").input_value()


def invite(host: Visitor) -> str:
    """Lay a table past the hall, wait there, and give the link."""
    table = host.lay("guildes", ["me", "open", "bot"])
    host.page.goto(f"/table/{table}")
    return host.origin + str(host.post(f"/api/tables/{table}/invite", {})["path"])


def join(page: Page, link: str, name: str) -> None:
    page.goto(link)
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Take a seat").click()
