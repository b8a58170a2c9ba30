"""Pictures of every game to be looked at: early, in the middle and at the end, in all windows.

    python -m benchmarks.pictures FOLDER [GAME ...]

One house and one page. A table is laid for each game and played on over the API, as a journeyman
would; at each moment the page is drawn at three sizes in light and dark. `sheet-GAME-SIZE.png`
shows the six pictures of a game and a size at once.
"""

import argparse
import base64
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.house import House
from tests.browser.visitor import Visitor, lift_curtain

from guildhall.games import GAMES

SIZES = ((1366, 680), (1920, 1000), (390, 844))
THEMES = ("light", "dark")
MOMENTS = {
    "guildes": (3, 30),
    "flandern": (2, 60),
    "colonia": (6, 60),
    "dutch_revolt": (12, 110),
}
"""Own decisions before the early and the middle picture; the third is of the end."""
SEATS = 4
DRAWN = """async () => {
  await document.fonts.ready;
  await new Promise(done => requestAnimationFrame(() => setTimeout(done, 300)));
}"""
THEME = """theme => {
  const kept = JSON.parse(localStorage.getItem("guildhall-settings") ?? "{}");
  localStorage.setItem("guildhall-settings", JSON.stringify({...kept, theme}));
}"""


def play_on(visitor: Visitor, table: str, most: int) -> None:
    """Answer so many questions as a journeyman would, without a page."""
    with visitor.knocking() as door:
        for _ in range(most):
            if not door.answer(f"/api/tables/{table}", bot="journeyman"):
                return


def look(page: Page, table: str, folder: Path, name: str) -> Iterator[Path]:
    """Draw the table at all sizes in light and dark."""
    for theme in THEMES:
        page.evaluate(THEME, theme)
        page.goto(f"/table/{table}")
        page.locator("section.board > *").first.wait_for(state="attached")
        page.locator("section.now .choices, section.now .scroll").first.wait_for(state="attached")
        lift_curtain(page)
        for wide, high in SIZES:
            page.set_viewport_size({"width": wide, "height": high})
            page.evaluate(DRAWN)
            picture = folder / f"{name}-{wide}-{theme}.png"
            page.screenshot(path=picture)
            yield picture


def sheets(browser: Browser, pictures: list[Path], folder: Path, game: str) -> None:
    """Put the pictures of each size on one sheet, light above dark."""
    page = browser.new_page()
    for wide, high in SIZES:
        of_size = [each for each in pictures if f"-{wide}-" in each.name]
        ordered = [each for theme in THEMES for each in of_size if each.stem.endswith(theme)]
        across = min(wide, 660)
        page.set_viewport_size({"width": 3 * across + 40, "height": 2 * across * high // wide + 30})
        images = "".join(
            f'<img width={across} src="data:image/png;base64,'
            f'{base64.b64encode(each.read_bytes()).decode()}">'
            for each in ordered
        )
        grid = f"display:grid;grid-template-columns:repeat(3,{across}px);gap:10px"
        page.set_content(f'<body style="margin:0;{grid}">{images}')
        page.screenshot(path=folder / f"sheet-{game}-{wide}.png")
    page.close()


def take(browser: Browser, house: House, game: str, folder: Path) -> None:
    """Take all pictures of a game."""
    visitor = Visitor(browser, house)
    table = visitor.lay(game, ["me", *["journeyman"] * (SEATS - 1)])
    visitor.page.goto("/about")
    early, middle = MOMENTS[game]
    pictures: list[Path] = []
    for moment, most in (("1-early", early), ("2-middle", middle - early), ("3-end", 100_000)):
        play_on(visitor, table, most)
        pictures += look(visitor.page, table, folder, f"{game}-{moment}")
        print(f"{game}: {moment}", flush=True)
    sheets(browser, pictures, folder, game)
    for line in visitor.complaints:
        print(f"{game}: {line}")
    visitor.leave()


def main() -> None:
    """Open a house and a browser, and take the pictures."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("folder", type=Path)
    asked.add_argument("games", nargs="*", default=list(GAMES))
    said = asked.parse_args()
    said.folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = House(Path(data))
        house.open()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for game in said.games:
                take(browser, house, game, said.folder)
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    main()
