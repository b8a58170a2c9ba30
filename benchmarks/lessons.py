"""Every lesson from beginning to end by presses in Chromium, in every language.

    python -m benchmarks.lessons [--lessons flandern/basics] [--languages fr,nl] [--phone]

Prints a line for each and exits 1 when one cannot be taken to its end. `./test` takes each lesson
once, in the languages by turns. Needs the built client, which any ./test makes.
"""

import argparse
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Error, expect, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.house import House
from tests.browser.pupil import take
from tests.browser.visitor import DESK, PHONE, SOON, Visitor
from tests.lessons.ways import LESSONS

from guildhall.locale import LANGUAGES


def taken(browser: Browser, house: House, name: str, language: str, phone: bool) -> str:
    """Take one lesson; gives what went wrong, or nothing."""
    visitor = Visitor(browser, house, locale=language, viewport=PHONE if phone else DESK)
    try:
        if not take(visitor.page, name, language):
            return "nothing was pressed on the board"
    except (AssertionError, Error) as wrong:
        return str(wrong)
    finally:
        visitor.leave()
    return "; ".join(visitor.complaints)


def take_all(lessons: Sequence[str], languages: Sequence[str], phone: bool) -> int:
    """Take lessons in languages; gives how many could not be taken to their end."""
    failed = 0
    expect.set_options(timeout=SOON)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        house.open()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            for name in lessons:
                for language in languages:
                    begun = time.time()
                    wrong = taken(browser, house, name, language, phone)
                    failed += bool(wrong)
                    end = wrong or "taken to its end"
                    print(f"{name} {language} {time.time() - begun:5.1f} s: {end}", flush=True)
        finally:
            browser.close()
            house.close()
    return failed


def main() -> int:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--lessons", default=",".join(LESSONS))
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--phone", action="store_true", help="in a window as narrow as a phone")
    args = parser.parse_args()
    failed = take_all(args.lessons.split(","), args.languages.split(","), args.phone)
    print(f"{failed} could not be taken to their end")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
