"""Takes pictures of every page and every game, on a desk and a phone, in light and dark.

Run in the repository: `PYTHONPATH=. python client/scripts/screenshots.py [light-desk …]`; the
pictures go to build/screenshots, which is not committed. `screenshots.py readme` renews those of
README.md, docs/*.jpg.
"""

import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.house import House
from tests.browser.visitor import DESK, PHONE, Visitor, hall

from guildhall.games import GAMES

FOLDER = Path("build/screenshots")
KINDS: dict[str, dict[str, Any]] = {
    "light-desk": {"viewport": DESK, "color_scheme": "light"},
    "dark-desk": {"viewport": DESK, "color_scheme": "dark"},
    "light-phone": {"viewport": PHONE, "color_scheme": "light", "has_touch": True},
    "dark-phone": {"viewport": PHONE, "color_scheme": "dark", "has_touch": True},
}
MIDDLE = {"guildes": 26, "flandern": 30, "colonia": 42, "dutch_revolt": 60}
"""Decisions after which a game is in its middle."""
LIVELY = {"guildes": "pick", "colonia": "market"}
"""Then it goes on to a question that shows much of the game."""
FARTHEST = 40
ASK = """async (table) => {
  const page = await (await fetch(`/api/tables/${table}`)).json();
  return page.offers ? page.view.ask : "";
}"""
README = Path("docs")
README_WIDTH, README_QUALITY = 960, 80


class Album:
    """One visitor who goes everywhere with a camera."""

    def __init__(self, visitor: Visitor, kind: str, tables: dict[str, str]) -> None:
        """Take the visitor, the kind of pictures, and the tables that were played before."""
        self.visitor, self.page = visitor, visitor.page
        self.kind, self.tables = kind, tables

    def take(self, name: str) -> None:
        """Take a picture of what the window shows; on a phone of the whole page as well."""
        self.page.wait_for_timeout(400)
        self.page.screenshot(path=FOLDER / f"{name}-{self.kind}.png")
        if "phone" in self.kind:
            self.page.screenshot(path=FOLDER / f"{name}-{self.kind}-long.png", full_page=True)

    def pages(self) -> None:
        """Visit the pages around the games."""
        page = self.page
        hall(page)
        self.take("hall")
        page.get_by_role("button", name="Settings").click()
        self.take("settings")
        page.goto("/new/dutch_revolt")
        page.locator("form button.primary").wait_for()
        self.take("new")
        page.get_by_role("button", name="Rules").click()
        self.take("rules")
        page.goto("/about")
        self.take("about")
        page.goto(f"/table/{self.tables['open']}")
        page.get_by_role("button", name="Invite a friend").click()
        self.take("waiting")

    def games(self) -> None:
        """Sit down at every game in its middle, with a hint where the house gives one."""
        for game in GAMES:
            self.page.goto(f"/table/{self.tables[game]}")
            self.visitor.wait_for_question()
            self.take(game)
            if game == "flandern":
                self.page.get_by_role("button", name="Hint").click()
                self.page.locator("section.now :is(.hint, .problem)").wait_for()
                self.take("hint")

    def after(self) -> None:
        """Look back at a finished game."""
        page = self.page
        page.goto(f"/table/{self.tables['over']}")
        page.locator("section.now .scroll .analysis :is(button, h3)").first.wait_for()
        self.take("end")
        page.goto(f"/replay/{self.tables['over']}?at=41&seat=0")
        page.locator(".replay section.board table").first.wait_for()
        self.take("replay")


def played(visitor: Visitor) -> dict[str, str]:
    """Play every game to its middle, one to its end, and leave a table open."""
    tables: dict[str, str] = {}
    visitor.page.goto("/about")
    for game, decisions in MIDDLE.items():
        seats = ["me", *["bot"] * (3 if 4 in GAMES[game].seats else 2)]
        tables[game] = visitor.lay(game, seats)
        visitor.play_to_the_end(tables[game], decisions)
        play_on_to(visitor, tables[game], LIVELY.get(game, ""))
    tables["over"] = visitor.lay("guildes", ["me", "bot", "bot", "bot"])
    visitor.play_to_the_end(tables["over"])
    tables["open"] = visitor.lay("guildes", ["me", "open", "bot"])
    return tables


def play_on_to(visitor: Visitor, table: str, ask: str) -> None:
    """Answer on until a question is asked, if it comes soon."""
    for _ in range(FARTHEST if ask else 0):
        if asked(visitor.page, table) == ask:
            return
        visitor.play_to_the_end(table, 1)


def asked(page: Page, table: str) -> str:
    """Give the question that is asked now; waits for the bots."""
    while not (ask := str(page.evaluate(ASK, table))):
        page.wait_for_timeout(50)
    return ask


def renew_readme() -> None:
    """Take the pictures of the games and shrink them for README.md."""
    main(["light-desk"])
    for game in GAMES:
        with Image.open(FOLDER / f"{game}-light-desk.png") as taken:
            size = README_WIDTH, round(taken.height * README_WIDTH / taken.width)
            small = taken.convert("RGB").resize(size, Image.Resampling.LANCZOS)
            small.save(README / f"{game}.jpg", quality=README_QUALITY)


def main(kinds: list[str]) -> None:
    """Open a house of its own and take all pictures."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    house = House(Path(tempfile.mkdtemp()))
    house.open()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            first = Visitor(browser, house)
            tables = played(first)
            who = first.context.storage_state()
            for kind in kinds:
                visitor = Visitor(browser, house, storage_state=who, **KINDS[kind])
                album = Album(visitor, kind, tables)
                album.pages()
                album.games()
                album.after()
                visitor.leave()
    finally:
        house.close()


if __name__ == "__main__":
    if sys.argv[1:] == ["readme"]:
        renew_readme()
    else:
        main(sys.argv[1:] or list(KINDS))
