"""Puzzles by real clicks: one solved, one failed, both remembered; then a table, and a profile."""

from playwright.sync_api import Locator, Page, expect

from guildhall.puzzles import Puzzle, load
from tests.browser.visitor import Visitor

GAME = "guildes"


def choice(page: Page, puzzle: Puzzle, move: str) -> Locator:
    """The entry of a move in the list of answers."""
    legal = load(GAME).match(puzzle).legal(puzzle.seat)
    at = [str(each) for each in legal].index(move)
    return page.locator("section.now .choices button:not(.plain)").nth(at)


def test_a_puzzle_solved_and_one_failed(visitor: Visitor) -> None:
    page = visitor.page
    solved, failed = list(load(GAME).puzzles.values())[:2]
    page.goto(f"/puzzle/{GAME}")
    page.locator(f"a[href='/puzzle/{GAME}/{solved.id}'].sheet").click()
    choice(page, solved, solved.best).click()
    table = page.locator(".table")
    expect(table).to_have_attribute("data-answered", "true")
    verdict = page.locator("section.now .verdict")
    expect(verdict.locator("ol li").first).to_be_visible()
    expect(verdict.locator("ul.reasons li").first).to_be_visible()
    page.goto(f"/puzzle/{GAME}/{failed.id}")
    choice(page, failed, list(failed.values)[-1]).click()
    expect(table).to_have_attribute("data-answered", "false")
    expect(verdict.locator("li.own")).to_have_count(1)
    assert "puzzle-" not in page.locator("main").inner_text()
    page.get_by_role("link", name="All puzzles").click()
    marks = page.locator("li a.sheet")
    expect(marks.and_(page.locator(".solved"))).to_have_count(1)
    expect(marks.and_(page.locator(".missed"))).to_have_count(1)
    page.goto(f"/puzzle/{GAME}/{solved.id}")
    choice(page, solved, solved.best).click()
    page.get_by_role("button", name="Continue from here").click()
    page.wait_for_url("**/table/*")
    expect(page.locator("section.now .choices button:not(.plain)").first).to_be_visible()
    page.goto("/people/me")
    learned = page.get_by_role("region", name="Lessons and puzzles")
    expect(learned).to_contain_text("0 of 7 lessons · 1 puzzle solved · longest streak: 1")
