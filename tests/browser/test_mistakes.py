"""One's own mistakes in a finished game: made again on their board, one after the other."""

import sqlite3
from collections.abc import Iterator

import msgspec
import pytest
from playwright.sync_api import expect

from guildhall.core import record as records
from guildhall.games import find
from guildhall.lab import analysis
from tests.browser.conftest import Enter
from tests.browser.house import House
from tests.browser.visitor import Visitor

GAME = find("guildes")


def blamed(question: analysis.Question, cost: float) -> analysis.Decision:
    """A decision that gave something away against another move that was possible."""
    words, legal = GAME.words.moves, question.state.legal(question.seat)
    best = next(int(move) for move in legal if int(move) != question.move)
    return analysis.Decision(
        n=question.n,
        seat=question.seat,
        move=words.print(question.move),
        best=words.print(best),
        share=0.3,
        best_share=0.3 + cost,
        cost=cost,
        error=0.01,
        score=40.0,
        best_score=44.0,
        worlds=9,
        reasons=[analysis.Why("points", {"points": 2})],
    )


def plant(house: House, table: str, told: str) -> list[analysis.Decision]:
    """Keep an analysis that blames two decisions of the first seat; a real one takes minutes."""
    record = records.parse(told.splitlines())
    own = [one for one in analysis.questions(GAME, record) if one.seat == 0]
    decisions = [blamed(own[3], 0.2), blamed(own[9], 0.1)]
    answers = [(analysis.Point(each.n, [0.25] * 4, [1.0] * 4), each) for each in decisions]
    made = analysis.summed_up(record, answers, 0.1, complete=True)
    version = f"{analysis.FORMAT} {GAME.version} {GAME.data_hash}"
    with sqlite3.connect(house.folder / "guildhall.db") as store:
        store.execute(
            "insert or replace into analyses values (?, ?, ?, ?, ?, ?, ?, ?)",
            (table, version, "only", "done", 2, 2, 0.0, msgspec.json.encode(made).decode()),
        )
    return decisions


@pytest.fixture
def tidied(house: House) -> Iterator[None]:
    """Forget afterwards what was planted: other tests look at the same game."""
    yield
    with sqlite3.connect(house.folder / "guildhall.db") as store:
        store.execute("delete from analyses")


@pytest.mark.usefixtures("tidied")
def test_mistakes_are_made_again_one_by_one(
    played: tuple[Visitor, str], house: House, enter: Enter
) -> None:
    visitor, table = played
    page, before = visitor.page, len(visitor.complaints)
    page.goto(f"/table/{table}")
    told = page.evaluate("async t => (await fetch(`/api/tables/${t}/record`)).text()", table)
    first, second = plant(house, table, told)
    page.get_by_role("link", name="Learn from your mistakes").first.click()
    page.wait_for_url(f"**/mistakes/{table}")
    frame = page.locator(".table")
    expect(frame).to_have_attribute("data-mistake", str(first.n))
    expect(page.get_by_role("heading", name="Mistake 1 of 2")).to_be_visible()
    expect(page.locator("section.now")).to_contain_text("30 % to win")
    choose(visitor, first.best)
    expect(frame).to_have_attribute("data-answered", "true")
    verdict = page.locator("section.now .verdict")
    expect(verdict.locator("ul.reasons li")).to_contain_text("2 points")
    page.get_by_role("button", name="Next mistake").click()
    expect(frame).to_have_attribute("data-mistake", str(second.n))
    choose(visitor, second.move)
    expect(frame).to_have_attribute("data-answered", "false")
    expect(verdict.locator("li.own")).to_contain_text("played in the game")
    expect(page.locator("section.now")).to_contain_text("better move 1 of 2 times")
    assert "puzzle-" not in page.locator("main").inner_text()
    assert not visitor.complaints[before:]
    stranger = enter().page
    stranger.goto(f"/mistakes/{table}")
    stranger.get_by_role("button", name="Agnes").click()
    expect(stranger.locator(".table")).to_have_attribute("data-mistake", str(first.n))


def choose(visitor: Visitor, move: str) -> None:
    """Press the entry of a move in the list of answers."""
    name = move.split()[1].capitalize()
    visitor.page.locator("section.now .choices button", has_text=name).first.click()
