"""Takes pictures of every page, on a desk and a phone, in light and dark, into a folder.

Run in the repository: `PYTHONPATH=. python client/scripts/screenshots.py FOLDER [light-desk …]`.
"""

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.house import House
from tests.browser.visitor import DESK, PHONE, Visitor, hall

from guildhall.games import GAMES

KINDS = {
    "light-desk": {"viewport": DESK, "color_scheme": "light"},
    "dark-desk": {"viewport": DESK, "color_scheme": "dark"},
    "light-phone": {"viewport": PHONE, "color_scheme": "light", "has_touch": True},
    "dark-phone": {"viewport": PHONE, "color_scheme": "dark", "has_touch": True},
}
DECISIONS = 9


def pictures(visitor: Visitor, folder: Path, kind: str, played: str) -> None:
    """Visit every page and take its picture."""
    page = visitor.page

    def take(name: str) -> None:
        page.wait_for_timeout(400)
        page.screenshot(path=folder / f"{name}-{kind}.png", full_page="phone" in kind)

    hall(page)
    take("hall")
    page.get_by_role("button", name="Settings").click()
    take("settings")
    page.goto("/new/guildes")
    page.locator("form button.primary").wait_for()
    take("new")
    page.get_by_role("button", name="Rules").click()
    take("rules")
    page.goto("/about")
    take("about")
    page.goto(f"/table/{visitor.lay('guildes', ['me', 'open', 'bot'])}")
    page.get_by_role("button", name="Invite a friend").click()
    take("waiting")
    for game in GAMES:
        visitor.sit_at(game, ["me", *["bot"] * (3 if 4 in GAMES[game].seats else 2)])
        for _ in range(DECISIONS if game == "guildes" else 1):
            asked = visitor.question
            visitor.decide()
            visitor.wait_for_question(asked)
        take(game)
    page.goto(f"/table/{played}")
    page.locator("section.now .scroll").wait_for()
    take("end")
    page.goto(f"/replay/{played}?at=41&seat=0")
    page.locator("section.board, .replay table").first.wait_for()
    take("replay")


def main(folder: Path, kinds: list[str]) -> None:
    """Open a house of its own and take all pictures."""
    folder.mkdir(parents=True, exist_ok=True)
    house = House(Path(tempfile.mkdtemp()))
    house.open()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            first = Visitor(browser, house)
            played = first.lay("guildes", ["me", "bot", "bot", "bot"])
            first.play_to_the_end(played)
            for kind in kinds:
                visitor = Visitor(browser, house, **KINDS[kind])
                pictures(visitor, folder, kind, played)
                visitor.leave()
    finally:
        house.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] or list(KINDS))
