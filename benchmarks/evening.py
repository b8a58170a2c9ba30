"""How many clicks a human turn takes, and how long one waits between two own decisions.

A real browser plays what a journeyman would play, against three journeymen. With --steward a bot
answers the routine questions; with --proposals a bot, which is a journeyman too, proposes answers
to them, and what is as one wants it is agreed to with a click. With --mind apprentice it often is
not. Run `python -m benchmarks.evening [GAME] [--steward] [--proposals] [--mind BOT] [--most N]`.
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
from typing import Any

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


class Evening:
    """One game by mouse, and what it took."""

    def __init__(self, visitor: Visitor, game: str, mind: str) -> None:
        self.visitor, self.game = visitor, game
        self.guide = Guided(visitor, visitor.sit_at(game, ["me", *["journeyman"] * 3]), mind)
        self.clicks, self.decisions = Counter[int](), Counter[int]()
        self.by_question: dict[str, Counter[str]] = {}
        self.waits: list[float] = []

    def entrust(self) -> set[str]:
        """Let a bot answer the routine questions; gives these."""
        self.visitor.page.locator(".tools summary").click()
        self.visitor.page.locator(CHORES).click()
        return entrusted_of(self.game)

    def play(self, most: int, *, steward: bool, proposals: bool) -> None:
        """Play until so many decisions are made or the game is over."""
        chores = self.entrust() if steward else set[str]()
        while not self.visitor.over and self.guide.decisions < most:
            old, told = self.visitor.question, self.guide.asked()
            if told is not None and told["moves"] and told["ask"] not in chores:
                self.answer(told, proposals=proposals)
            begun = time.perf_counter()
            self.visitor.wait_for_question(old)
            self.waits.append(time.perf_counter() - begun)

    def answer(self, told: dict[str, Any], *, proposals: bool) -> None:
        """Answer one question, and count."""
        guide, turn = self.guide, told["turn"]
        clicks, decisions = guide.clicks, guide.decisions
        if proposals and not guide.proposals:
            guide.want_proposals()
        guide.answer(told)
        clicks, decisions = guide.clicks - clicks, guide.decisions - decisions
        self.clicks[turn] += clicks
        self.decisions[turn] += decisions
        of_question = self.by_question.setdefault(told["ask"], Counter())
        of_question.update(asked=1, decisions=decisions, clicks=clicks)

    def tell(self, how: str) -> None:
        """Print what it took."""
        print(f"{'turn':>6} {'decisions':>10} {'clicks':>7}")
        for turn in sorted(self.clicks):
            print(f"{turn:>6} {self.decisions[turn]:>10} {self.clicks[turn]:>7}")
        print(f"{'question':>20} {'asked':>6} {'decisions':>10} {'clicks':>7}")
        for ask, took in sorted(self.by_question.items(), key=lambda each: -each[1]["clicks"]):
            print(f"{ask:>20} {took['asked']:>6} {took['decisions']:>10} {took['clicks']:>7}")
        median = statistics.median(self.clicks.values())
        print(
            f"{self.game}{how}: clicks per turn, median {median:g};"
            f" seconds between decisions, median {statistics.median(self.waits):.1f},"
            f" most {max(self.waits):.1f}"
        )


def main() -> None:
    """Open a house and a browser, and play."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="dutch_revolt")
    parser.add_argument("--steward", action="store_true", help="a bot answers routine questions")
    parser.add_argument("--proposals", action="store_true", help="a bot proposes answers to them")
    parser.add_argument("--mind", choices=("journeyman", "apprentice"), default="journeyman")
    parser.add_argument("--luck", type=int, default=0, help="luck of the game")
    parser.add_argument("--most", type=int, default=100_000, help="decisions to make")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder), args.luck)
        house.open()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            evening = Evening(Visitor(browser, house), args.game, args.mind)
            evening.play(args.most, steward=args.steward, proposals=args.proposals)
            how = " with a steward" if args.steward else " with proposals" if args.proposals else ""
            evening.tell(how)
        finally:
            browser.close()
            house.close()


if __name__ == "__main__":
    main()
