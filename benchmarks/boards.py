"""Look for positions in which a board does not fit or a choice cannot be hit.

    python -m benchmarks.boards dutch_revolt --games 20

Games of changing luck and numbers of seats are played in the browser, in part by clicks on the
board; before each spell of clicks the board is measured at three sizes. The tests do the same with
one luck, so that they are always about the same game.
"""

import argparse
import random
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.house import House
from tests.browser.test_fit import unfitting
from tests.browser.visitor import DESK, Visitor

from guildhall.games import GAMES

SPELL, LEAP = 12, 40
"""So many decisions follow each other on the board, and at most so many without it."""


def problems(browser: Browser, house: House, game: str) -> Iterator[str]:
    """Play a game and give what is wrong with its board."""
    luck = random.Random(house.luck)  # noqa: S311  positions to look at, not a secret
    seats = luck.choice(GAMES[game].seats)
    visitor = Visitor(browser, house)
    table = visitor.sit_at(game, ["me", *["random"] * (seats - 1)], after=luck.randrange(LEAP))
    while not visitor.over:
        when = f"luck {house.luck}, {seats} players, question {visitor.question}"
        yield from unfitting(visitor.page, when)
        visitor.page.set_viewport_size(DESK)
        told = visitor.play_on_the_board(SPELL, seed=luck.randrange(1, 10_000))
        yield from (f"{when}: {shape} cannot be hit" for shape in told.covered)
        visitor.page.goto("/about")
        visitor.play_to_the_end(table, luck.randrange(LEAP))
        visitor.page.goto(f"/table/{table}")
        visitor.wait_for_question()
    yield from (f"luck {house.luck}: {line}" for line in visitor.complaints)
    visitor.leave()


def main() -> int:
    """Play the games; 1 when anything was wrong."""
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("game", choices=list(GAMES))
    asked.add_argument("--games", type=int, default=10)
    asked.add_argument("--first", type=int, default=1, help="luck of the first game")
    said = asked.parse_args()
    wrong = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for luck in range(said.first, said.first + said.games):
            house = House(Path(tempfile.mkdtemp()), luck)
            house.open()
            for line in problems(browser, house, said.game):
                wrong += 1
                print(line, flush=True)
            house.close()
            print(f"luck {luck}: played, {wrong} problems so far", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
