"""One house and one browser for all tests of the client; every visitor is a stranger at first.

Both live only as long as the tests of this folder: the browser's driver keeps an event loop running
that other tests must not find.
"""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from guildhall.web import STATIC
from tests.browser.house import House
from tests.browser.visitor import SOON, Visitor

CHROMIUM = "/usr/bin/chromium-headless-shell"
"""Chromium without its windows: a fifth less to compute for the same pages."""
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SCROLL_BARS = ["--hide-scrollbars"]
"""Left out: where most people sit, scroll bars take their room."""

Enter = Callable[..., Visitor]


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Open a house with the built client; without one the tests fail."""
    assert (STATIC / "index.html").exists(), "the client is not built: ./test builds it"
    house = House(tmp_path_factory.mktemp("house"))
    house.open()
    yield house
    house.close()


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    """Start Chromium; without it the tests fail."""
    expect.set_options(timeout=SOON)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=FLAGS, ignore_default_args=SCROLL_BARS
        )
        yield browser
        browser.close()


@pytest.fixture
def enter(house: House, chromium: Browser) -> Iterator[Enter]:
    """Give a way to come in as somebody new; afterwards no page may have complained."""
    visitors: list[Visitor] = []

    def come(**settings: Any) -> Visitor:
        visitors.append(Visitor(chromium, house, **settings))
        return visitors[-1]

    yield come
    complaints = [line for visitor in visitors for line in visitor.complaints]
    for visitor in visitors:
        visitor.leave()
    assert not complaints


@pytest.fixture
def visitor(enter: Enter) -> Visitor:
    """Give one visitor at a desk."""
    return enter()


@pytest.fixture(scope="package")
def played(house: House, chromium: Browser) -> Iterator[tuple[Visitor, str]]:
    """Give a visitor and a whole game of Guildes he has played against bots."""
    visitor = Visitor(chromium, house)
    table = visitor.lay("guildes", ["me", "bot", "bot", "bot"])
    visitor.play_to_the_end(table)
    yield visitor, table
    visitor.leave()
