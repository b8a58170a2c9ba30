"""One house and one browser for all tests of the client; every visitor is a stranger at first.

Both live only as long as the tests of this folder: the browser's driver keeps an event loop running
that other tests must not find.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from guildhall.web import STATIC
from tests.browser.house import House
from tests.browser.rooms import Rooms
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
    *("--disable-site-isolation-trials", "--renderer-process-limit=1"),
]
SHORT_LIVED = "--js-flags=--no-turbofan,--no-maglev,--min-semi-space-size=32,--no-script-streaming"
"""No page here lives long enough to earn back what compilers of hot code take, nor to need its
room again: an eighth. Nor is a script read while it comes: what another page has compiled would
not be looked for first, a tenth of what a page costs."""
SCROLL_BARS = ["--hide-scrollbars"]
"""Left out: where most people sit, scroll bars take their room."""

Enter = Callable[..., Visitor]

SHARING = {"test_access": "played", "test_replay": "played"}
"""Files whose tests look at the same finished game; each other file is a group by itself."""
LONGEST = ("access", "together", "whole_games", "fit", "account", "lesson", "table_page", "narrow")
"""Files that begin first, so that none is left for the end."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let a worker take a file at a time, before all else: others may go on while pages load."""
    for item in items:
        if _is_here(item):
            name = item.path.stem
            item.add_marker(pytest.mark.xdist_group(SHARING.get(name, name)))
    items.sort(key=_turn)


def _is_here(item: pytest.Item) -> bool:
    return item.path.parent == Path(__file__).parent


def _turn(item: pytest.Item) -> int:
    name = item.path.stem.removeprefix("test_")
    if not _is_here(item):
        return len(LONGEST) + 1
    return LONGEST.index(name) if name in LONGEST else len(LONGEST)


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
            executable_path=CHROMIUM, args=[*FLAGS, SHORT_LIVED], ignore_default_args=SCROLL_BARS
        )
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def rooms(chromium: Browser) -> Rooms:
    """Give the contexts that visitors share, one after another."""
    return Rooms(chromium)


@pytest.fixture
def enter(house: House, rooms: Rooms) -> Iterator[Enter]:
    """Give a way to come in as somebody new; afterwards no page may have complained.

    Who changes more of a browser than its pages and what they store comes with `alone`.
    """
    visitors: list[Visitor] = []

    def come(*, alone: bool = False, **settings: Any) -> Visitor:
        visitors.append(Visitor(rooms.browser if alone else rooms, house, **settings))
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
    table = visitor.lay("guildes", ["me", "random", "random", "random"])
    visitor.play_to_the_end(table)
    yield visitor, table
    visitor.leave()
