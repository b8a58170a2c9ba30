"""The account in the browser: a guest keeps the name and finds the tables elsewhere."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.conftest import Enter
from tests.browser.house import House
from tests.browser.measure import violations, violations_in_both_themes
from tests.browser.visitor import PHONE, Visitor, hall

AUTHENTICATOR = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
HORSE, STAPLE, WRONG, SHORT = "correct horse", "battery staple", "wrong horse", "short"


def _account(page: Page) -> Locator:
    """Open the account from the settings."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("button", name="Account").click()
    dialog = page.get_by_role("dialog", name="Account")
    expect(dialog.get_by_role("heading", name="Account")).to_be_focused()
    return dialog


def _guest(visitor: Visitor) -> tuple[Locator, str]:
    """Lay a table as the guest Agnes and open the account in the hall."""
    table = visitor.lay("guildes", ["me", "open", "open"])
    hall(visitor.page)
    dialog = _account(visitor.page)
    expect(dialog).to_contain_text("You’re playing as Agnes, a guest")
    return dialog, table


def _fill(dialog: Locator, part: str, button: str, **fields: str) -> None:
    """Open a part, fill its fields and send it."""
    section = dialog.locator("details", has=dialog.page.locator("summary", has_text=part))
    if section.get_attribute("open") is None:
        section.locator("summary").click()
    for label, text in fields.items():
        section.get_by_label(label.replace("_", " "), exact=True).fill(text)
    section.get_by_role("button", name=button, exact=True).click()


def _said(dialog: Locator, text: str) -> None:
    expect(dialog.get_by_role("status")).to_contain_text(text)


def _refused(visitor: Visitor, dialog: Locator, text: str) -> None:
    """The server's own words are shown; the browser notes the refusal and nothing else."""
    _said(dialog, text)
    assert len(visitor.complaints) == 1
    assert "status of 40" in visitor.complaints.pop()


def _my_tables(page: Page, table: str) -> Locator:
    return page.locator(f"section[aria-labelledby=mine] a[href='/table/{table}']")


def test_what_was_typed_outlives_the_loading(visitor: Visitor) -> None:
    """The house may answer late who one is; the name that stands there by then is kept."""
    visitor.lay("guildes", ["me", "open", "open"])
    hall(visitor.page)
    held: list[Route] = []
    visitor.page.route("**/api/me", lambda route: held.insert(0, route))
    with visitor.page.expect_request("**/api/me"):
        dialog = _account(visitor.page)
    dialog.get_by_label("Your name").fill("Agnes of Gent")
    held[0].continue_()
    visitor.page.unroute("**/api/me")
    dialog.get_by_role("button", name="Save name").click()
    _said(dialog, "Your name is now Agnes of Gent.")


def test_a_guest_keeps_the_name_and_finds_the_tables_elsewhere(enter: Enter) -> None:
    first, second = enter(), enter(viewport=PHONE)
    here, table = _guest(first)
    here.get_by_label("Your name").fill("Agnes of Gent")
    here.get_by_role("button", name="Save name").click()
    _said(here, "Your name is now Agnes of Gent.")
    _fill(here, "Create account", "Create account", Login="agnes", New_password=SHORT)
    _refused(first, here, "at least 8 characters")
    _fill(here, "Create account", "Create account", Login="Agnes", New_password=HORSE)
    _said(here, "Account created. Sign in as agnes.")
    expect(here).to_contain_text("You’re signed in as Agnes of Gent (login: agnes).")

    hall(second.page)
    there = _account(second.page)
    expect(there).to_contain_text("You’re not signed in.")
    _fill(there, "Sign in", "Sign in", Login="agnes", Password=WRONG)
    _refused(second, there, "Wrong login or password.")
    expect(_my_tables(second.page, table)).to_have_count(0)
    _fill(there, "Sign in", "Sign in", Login="agnes", Password=HORSE)
    _said(there, "Welcome back, Agnes of Gent.")
    expect(_my_tables(second.page, table)).to_be_visible()

    _fill(here, "Change password", "Change password", New_password=STAPLE)
    _refused(first, here, "Wrong login or password.")
    _fill(here, "Change password", "Change password", Current_password=HORSE, New_password=STAPLE)
    _said(here, "Password changed.")
    hall(second.page)
    expect(_account(second.page)).to_contain_text("You’re not signed in.")

    here.get_by_role("button", name="Sign out").click()
    _said(here, "You’re signed out.")
    expect(_my_tables(first.page, table)).to_have_count(0)
    _fill(here, "Sign in", "Sign in", Login="agnes", Password=STAPLE)
    expect(_my_tables(first.page, table)).to_be_visible()
    first.page.keyboard.press("Escape")
    expect(first.page.get_by_role("button", name="Settings")).to_be_focused()


def test_while_one_thing_is_done_the_buttons_wait_visibly(visitor: Visitor) -> None:
    """No click is lost in silence: every button that would do something says that it waits."""
    dialog, _ = _guest(visitor)
    page = visitor.page
    held: list[Route] = []
    sent: list[str] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/settings", hold)
    page.on("request", lambda request: sent.append(request.url))
    dialog.locator("summary", has_text="Passkeys").click()
    closes = dialog.get_by_role("button", name="Close")
    acts = dialog.locator("button").filter(has_not_text="Close")
    expect(dialog).to_have_attribute("aria-busy", "false")
    rename = dialog.get_by_role("button", name="Save name")
    rename.press("Enter")
    expect(dialog).to_have_attribute("aria-busy", "true")
    _said(dialog, "One moment …")
    assert acts.count() >= 6
    assert [act.get_attribute("aria-disabled") for act in acts.all()] == ["true"] * acts.count()
    expect(acts.first).to_have_css("opacity", "0.55")
    expect(closes).to_be_enabled()
    expect(rename).to_be_focused()
    asked = len(sent)
    dialog.get_by_role("button", name="Sign out").click(force=True)
    rename.press("Enter")
    assert sent[asked:] == [], "nothing else is sent meanwhile"
    held[0].continue_()
    _said(dialog, "Your name is now Agnes.")
    expect(dialog).to_have_attribute("aria-busy", "false")
    assert [act.get_attribute("aria-disabled") for act in acts.all()] == ["false"] * acts.count()
    expect(rename).to_be_focused()
    page.unroute("**/api/settings")
    dialog.get_by_role("button", name="Sign out").click()
    _said(dialog, "you’ll lose this name and its tables")


def _device(visitor: Visitor) -> Callable[[], list[Any]]:
    """Give the browser a device that makes passkeys; gives a way to list those it has."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("WebAuthn.enable")
    key = session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
    return lambda: list(session.send("WebAuthn.getCredentials", key)["credentials"])


def test_a_passkey_is_added_and_opens_the_door(enter: Enter, house: House) -> None:
    """A guest without any way back is warned; the passkey brings the tables back."""
    visitor = enter(base_url=f"http://localhost:{house.port}")
    keys = _device(visitor)
    dialog, table = _guest(visitor)
    dialog.get_by_role("button", name="Sign out").click()
    _said(dialog, "you’ll lose this name and its tables")
    _fill(dialog, "Passkey", "Add passkey")
    _said(dialog, "Passkey added.")
    assert [one["isResidentCredential"] for one in keys()] == [True]
    dialog.get_by_role("button", name="Add passkey").click()
    _said(dialog, "This device already has a passkey for your account.")
    dialog.get_by_role("button", name="Sign out").click()
    _said(dialog, "You’re signed out.")
    expect(_my_tables(visitor.page, table)).to_have_count(0)
    _fill(dialog, "Sign in", "Sign in with passkey")
    _said(dialog, "Welcome back, Agnes.")
    expect(_my_tables(visitor.page, table)).to_be_visible()


def test_passkeys_are_named_and_removed(enter: Enter, house: House) -> None:
    visitor = enter(base_url=f"http://localhost:{house.port}", viewport=PHONE)
    _device(visitor)
    dialog, _ = _guest(visitor)
    _fill(dialog, "Passkeys", "Add passkey", Name_of_the_new_passkey=" ")
    _refused(visitor, dialog, "A name must have 1 to 40 ordinary characters.")
    _fill(dialog, "Passkeys", "Add passkey", Name_of_the_new_passkey="My phone")
    key = dialog.get_by_role("list", name="Passkeys (1)").get_by_role("listitem")
    expect(key).to_contain_text("My phone")
    expect(key).to_contain_text("never used")
    key.get_by_role("button", name="Rename My phone").press("Enter")
    expect(key.get_by_label("Name")).to_be_focused()
    key.get_by_label("Name").fill("Old phone")
    key.get_by_label("Name").press("Enter")
    _said(dialog, "Passkey renamed.")
    expect(key.get_by_role("button", name="Rename Old phone")).to_be_focused()
    key.get_by_role("button", name="Remove Old phone").click()
    _said(dialog, "You won’t be able to sign in with Old phone any more")
    key.get_by_role("button", name="Remove permanently").click()
    _refused(visitor, dialog, "Without this passkey you couldn’t sign in again.")
    _fill(dialog, "Create account", "Create account", Login="agnes.phone", New_password=HORSE)
    _said(dialog, "Account created.")
    dialog.locator("summary", has_text="Passkeys").click()
    assert dialog.evaluate("box => box.scrollWidth <= box.clientWidth")
    assert not violations(visitor.page, within="dialog")
    for button in ("Remove Old phone", "Remove permanently"):
        key.get_by_role("button", name=button).click()
    _said(dialog, "Old phone was removed.")
    expect(key).to_have_count(0)
    expect(dialog.get_by_label("Name of the new passkey")).to_be_focused()


def test_turn_notices_are_kept(visitor: Visitor) -> None:
    dialog, _ = _guest(visitor)
    _fill(dialog, "Notifications", "Save notifications", Email_address="agnes")
    _refused(visitor, dialog, "This isn’t a valid email address.")
    _fill(dialog, "Notifications", "Save notifications", Email_address="agnes@example.org")
    _said(dialog, "Notifications saved.")
    expect(dialog).to_contain_text("This server doesn’t send email.")
    dialog.get_by_label("Call the webhook").uncheck()
    dialog.get_by_role("button", name="Save notifications").click()
    _said(dialog, "Notifications saved.")
    visitor.page.reload()
    dialog = _account(visitor.page)
    dialog.locator("summary", has_text="Notifications").click()
    expect(dialog.get_by_label("Email address")).to_have_value("agnes@example.org")
    expect(dialog.get_by_label("Email me")).to_be_checked()
    expect(dialog.get_by_label("Call the webhook")).not_to_be_checked()
    expect(dialog.get_by_role("button", name="Resend confirmation")).to_have_count(0)
    dialog.get_by_role("button", name="Remove address").click()
    _said(dialog, "Address removed.")
    expect(dialog.get_by_label("Email address")).to_have_value("")
    expect(dialog.get_by_label("Email address")).to_be_focused()
    expect(dialog.get_by_role("button", name="Remove address")).to_have_count(0)


@pytest.mark.parametrize(
    ("confirmed", "words"), [(False, "isn’t confirmed yet"), (True, "is confirmed.")]
)
def test_whether_the_mail_is_confirmed_is_shown(
    visitor: Visitor, confirmed: bool, words: str
) -> None:
    """In a house that sends mail; the mail itself and its link are the server's tests."""
    settings = {"mail": "agnes@example.org", "mail_confirmed": confirmed}
    _answer_with(visitor.page, "/api/games", lambda told: {**told, "mail": True})
    dialog, _ = _guest(visitor)
    _answer_with(visitor.page, "/api/me", lambda told: {"me": {**told["me"], "settings": settings}})
    visitor.page.reload()
    dialog = _account(visitor.page)
    dialog.locator("summary", has_text="Notifications").click()
    expect(dialog.locator("#mail-state")).to_contain_text(words)
    again = dialog.get_by_role("button", name="Resend confirmation")
    expect(again).to_have_count(0 if confirmed else 1)
    if not confirmed:
        told = {"me": {"name": "Agnes", "account": False, "login": "", "settings": settings}}
        visitor.page.route("**/api/mail/again", lambda route: route.fulfill(status=202, json=told))
        again.click()
        _said(dialog, "We’ve sent a new link to agnes@example.org.")


OFFER = """outcome => {
  const offer = new Event("beforeinstallprompt", {cancelable: true});
  offer.prompt = async () => { window.asked = (window.asked ?? 0) + 1; };
  offer.userChoice = Promise.resolve({outcome});
  return window.dispatchEvent(offer);
}"""
"""What Chromium says where a page can be installed; without its windows it never does."""


def test_the_app_is_offered_quietly_where_the_browser_can_install_it(enter: Enter) -> None:
    visitor = enter(viewport=PHONE)
    page = visitor.page
    dialog, _ = _guest(visitor)
    dialog.locator("summary", has_text="Notifications").click()
    button = dialog.get_by_role("button", name="Install Guildhall")
    expect(button).to_have_count(0)
    assert page.evaluate(OFFER, "dismissed") is False, "the browser does not ask by itself"
    for outcome, words in (
        ("dismissed", "Not installed."),
        ("accepted", "Guildhall is installed."),
    ):
        page.evaluate(OFFER, outcome)
        button.press("Enter")
        _said(dialog, words)
        expect(button).to_be_focused()
        expect(button).to_have_attribute("aria-disabled", "true")
    button.press("Enter")
    assert page.evaluate("window.asked") == 2, "once for each offer"
    assert not violations(page)


def _answer_with(page: Page, path: str, change: Callable[[dict[str, Any]], object]) -> None:
    """Let the server answer, and change what it said."""

    def answer(route: Route) -> None:
        given = route.fetch()
        route.fulfill(response=given, json=change(given.json()))

    page.route(f"**{path}", answer)


def test_everybody_can_use_the_account(enter: Enter) -> None:
    """Axe finds nothing in any part, and nothing is wider than a phone."""
    visitor = enter(viewport=PHONE)
    dialog, _ = _guest(visitor)
    parts = dialog.locator("summary")
    expect(parts).to_have_count(6)
    found: list[str] = []
    for part in parts.all():
        part.click()
        expect(part.locator("xpath=..")).to_have_attribute("open", "")
        found += violations_in_both_themes(visitor.page, "dialog")
        assert dialog.evaluate("box => box.scrollWidth <= box.clientWidth")
    assert not found, "\n".join(found)
