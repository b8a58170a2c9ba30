"""Somebody who has no mouse."""

from playwright.sync_api import Locator, Page

MOST_STEPS = 80


def tab_to(page: Page, wanted: Locator) -> None:
    """Go on by keyboard until something has the focus."""
    focused = wanted.and_(page.locator(":focus"))
    for _ in range(MOST_STEPS):
        if focused.count():
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} is not reached by keyboard")
