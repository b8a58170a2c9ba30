"""Browser contexts that are cleared for the next visitor instead of being made anew.

A stranger finds no cookie and nothing stored, as in a new one, but the files of the client have
been fetched and compiled: a third of what a first page costs.
"""

import json
from typing import Any

from playwright.sync_api import Browser, BrowserContext

MOST = 4
"""So many wait for somebody who asks for the same settings; each keeps a process."""


class Rooms:
    """The contexts of a browser, each for one visitor after another."""

    def __init__(self, browser: Browser) -> None:
        """Take the browser; makes no context yet."""
        self.browser = browser
        self.free: list[tuple[str, BrowserContext]] = []
        self.taken: dict[BrowserContext, str] = {}

    def new_context(self, **settings: Any) -> BrowserContext:
        """Give a context with these settings; one that was used has an empty page already."""
        wanted = json.dumps(settings, sort_keys=True)
        found = next((room for room in reversed(self.free) if room[0] == wanted), None)
        if found:
            self.free.remove(found)
        context = found[1] if found else self.browser.new_context(**settings)
        self.taken[context] = wanted
        return context

    def take_back(self, context: BrowserContext, origin: str) -> None:
        """Clear away what a visitor of a house left; what belongs to a page goes with the page."""
        empty = context.new_page()  # first: the process of the pages ends with the last of them
        for page in context.pages:
            if page != empty:
                page.close()
        context.clear_cookies()
        context.clear_permissions()
        session = context.new_cdp_session(empty)
        session.send("Storage.clearDataForOrigin", {"origin": origin, "storageTypes": "all"})
        session.detach()
        self.free.append((self.taken.pop(context), context))
        if len(self.free) > MOST:
            self.free.pop(0)[1].close()
