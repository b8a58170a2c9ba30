"""How many clicks a human turn takes, and how long one waits between two own decisions.

A real browser plays what a journeyman would play, against three journeymen. With --steward a bot
answers the routine questions. Run `python benchmarks/evening.py [GAME] [--steward] [--most N]`.
"""

import argparse
import json
import re
import statistics
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from playwright.sync_api import sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.guided import Guided
from tests.browser.house import House
from tests.browser.visitor import Visitor

CHORES = ".menu .chores"
ASKS = Path(__file__).resolve().parents[1] / "client/src/games"


def entrusted_of(game: str) -> set[str]:
    """What the game's `asks.ts` calls chores: the page answers these itself."""
    asks = ASKS / game / "asks.ts"
    said = re.search(r"chores: (\[[^\]]*\])", asks.read_text("utf-8")) if asks.exists() else None
    return set(json.loads(said[1])) if said else set()


def play(visitor: Visitor, game: str, most: int, *, steward: bool) -> None:
    """Play until so many decisions are made or the game is over, then print what it took."""
    table = visitor.sit_at(game, ["me", *["journeyman"] * 3])
    guide, clicks, decisions = Guided(visitor, table), Counter[int](), Counter[int]()
    waits: list[float] = []
    entrusted, chores = not steward, entrusted_of(game) if steward else set()
    while not visitor.over and guide.decisions < most:
        old, told = visitor.question, guide.asked()
        if not entrusted:
            visitor.page.locator(".tools summary").click()
            visitor.page.locator(CHORES).click()
            entrusted = True
            continue
        if told is None or not told["moves"] or told["ask"] in chores:
            visitor.wait_for_question(old)
            continue
        before = guide.clicks, guide.decisions
        guide.answer(told["moves"])
        clicks[told["turn"]] += guide.clicks - before[0]
        decisions[told["turn"]] += guide.decisions - before[1]
        begun = time.perf_counter()
        visitor.wait_for_question(old)
        waits.append(time.perf_counter() - begun)
    print(f"{'turn':>6} {'decisions':>10} {'clicks':>7}")
    for turn in sorted(clicks):
        print(f"{turn:>6} {decisions[turn]:>10} {clicks[turn]:>7}")
    print(
        f"{game}{' with a steward' if steward else ''}: clicks per turn, median"
        f" {statistics.median(clicks.values()):g}; seconds between decisions, median"
        f" {statistics.median(waits):.1f}, most {max(waits):.1f}"
    )


def main() -> None:
    """Open a house and a browser, and play."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="dutch_revolt")
    parser.add_argument("--steward", action="store_true", help="a bot answers routine questions")
    parser.add_argument("--most", type=int, default=100_000, help="decisions to make")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.open()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            play(Visitor(browser, house), args.game, args.most, steward=args.steward)
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    main()
