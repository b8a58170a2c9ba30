"""Spectators talk among themselves; the players read it when their game is over."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Enter
from tests.browser.keyboard import tab_to
from tests.browser.measure import fits, violations_in_both_themes
from tests.browser.visitor import PHONE

RUDE = '<img src=x onerror="alert(1)">'


def test_spectators_talk_apart_from_players(enter: Enter) -> None:
    host, dora, emil = enter(), enter(), enter(viewport=PHONE)
    table = host.sit_at("guildes", ["me", "bot", "bot"])
    host.page.locator("summary", has_text="Chat").click()
    for visitor, name in ((dora, "Dora"), (emil, "Emil")):
        visitor.post("/api/me", {"name": name})
        visitor.page.goto(f"/table/{table}")
    emil.page.get_by_role("button", name="Players").click()
    page = dora.page
    page.locator("summary", has_text="Chat").focus()
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_role("tab", name="Spectators"))
    expect(page.get_by_role("tabpanel", name="Spectators")).to_contain_text("once the game is over")
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("tab", name="Players")).to_be_focused()
    expect(page.get_by_label("Write a message")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    tab_to(page, page.get_by_role("textbox", name="Write a message"))
    page.keyboard.type(RUDE)
    page.keyboard.press("Enter")
    line = page.locator(".talk li")
    expect(line).to_have_text(f"Dora {RUDE}")
    assert not violations_in_both_themes(page, ".talk")
    _heard_and_muted(emil.page)
    assert not any(RUDE in told for told in host.told)
    expect(host.page.get_by_role("tab")).to_have_count(0)
    host.post(f"/api/tables/{table}/concede", {})
    host.page.goto(f"/table/{table}")
    page = host.page
    page.locator("summary", has_text="Chat").click()
    page.get_by_role("tab", name="Spectators").click()
    expect(page.locator(".talk li")).to_contain_text(RUDE)
    expect(page.get_by_label("Write a message")).to_have_count(0)


def _heard_and_muted(page: Page) -> None:
    """On a phone; a line nobody has read is counted, and who said it is muted."""
    summary = page.locator("summary", has_text="Chat")
    expect(summary).to_contain_text("1 new message")
    summary.click()
    expect(summary).not_to_contain_text("new message")
    line = page.locator(".talk li")
    expect(line).to_contain_text(RUDE)
    fits(page)
    assert not violations_in_both_themes(page, ".talk")
    line.get_by_role("button", name="Dora", exact=True).click()
    dialog = page.get_by_role("dialog", name="Dora")
    expect(dialog.get_by_role("link", name="Profile")).to_be_visible()
    dialog.get_by_role("button", name="Mute", exact=True).click()
    expect(dialog.get_by_role("status")).to_have_text("Dora is muted.")
    page.keyboard.press("Escape")
    expect(line).to_have_text("Dora muted")
