"""On a desk the whole board and the question fit the window, and no word is cut."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from guildhall.games import GAMES
from guildhall.locale import LANGUAGES
from tests.browser.conftest import Enter
from tests.browser.measure import fits, scrolled_sideways
from tests.browser.visitor import Visitor, look
from tests.games.pinned import pinned

DESKS = ((1366, 680), (1360, 900), (1920, 1000))
OTHERS = [language for language in LANGUAGES if language != "en"]
DRAWN = """async () => {
  await document.fonts.ready;
  await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
}"""
SPEAK = """async language => {
  [...document.querySelectorAll("header nav button")].at(-1).click();
  let dialog;
  while (!(dialog = document.querySelector("dialog[open]:has(select)")))
    await new Promise(done => setTimeout(done, 20));
  const choice = dialog.querySelector("select");
  choice.value = language;
  choice.dispatchEvent(new Event("change", {bubbles: true}));
  dialog.close();
}"""
FITTING = Path(__file__).with_name("fitting.js").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", list(GAMES))
def test_the_whole_board_fits_the_window_in_every_language(visitor: Visitor, game: str) -> None:
    """In the middle of a game with as many as can play, and again with as few.

    Words have the least room on the smallest desk: there they are looked at in every language.
    """
    page = visitor.page
    most, fewest = max(GAMES[game].seats), min(GAMES[game].seats)
    visitor.sit_at(game, ["me", *["random"] * (most - 1)], after=pinned(game).middle)
    found = unfitting(page, f"{most} players")
    for language in OTHERS:
        _speak(page, language)
        found += unfitting(page, f"{most} players, {language}", DESKS[:1])
    visitor.sit_at(game, ["me", *["random"] * (fewest - 1)], after=pinned(game).middle)
    found += unfitting(page, f"{fewest} players", DESKS[::2])
    assert not found, "\n".join(found)


def test_the_end_fits_the_window_in_every_language(visitor: Visitor) -> None:
    """Ranking and ledger of as many as can play; on a phone nothing is scrolled sideways."""
    page = visitor.page
    table = visitor.lay("guildes", ["me", *["random"] * (max(GAMES["guildes"].seats) - 1)])
    visitor.play_to_the_end(table)
    page.goto(f"/table/{table}")
    ledger = page.locator("section.now .scroll .ledger tfoot td")
    expect(ledger.first).to_be_attached()
    found: list[str] = []
    for language in LANGUAGES:
        _speak(page, language)
        expect(ledger).to_have_count(max(GAMES["guildes"].seats))
        assert "client-" not in page.locator("section.now").inner_text()
        found += unfitting(page, language, DESKS[:1])
        page.set_viewport_size({"width": 390, "height": 844})
        fits(page)
        found += [f"{language}: {name}" for name in scrolled_sideways(page, "section.now")]
    assert not found, "\n".join(found)
    page.set_viewport_size({"width": 1366, "height": 680})
    board = page.locator("section.board table")
    expect(board).to_be_hidden()
    page.locator("section.now .turn").click()
    expect(board).to_be_visible()
    expect(page.locator("section.now .turn")).to_be_in_viewport(ratio=1)


def test_everybody_is_in_sight_at_the_end_of_colonia(enter: Enter) -> None:
    """With what counts of each: relics and money, however low the window is."""
    visitor = enter(viewport={"width": 1366, "height": 680})
    page = visitor.page
    table = visitor.lay("colonia", ["me", *["random"] * 3])
    visitor.play_to_the_end(table)
    page.goto(f"/table/{table}")
    page.locator("section.now .scroll").wait_for()
    purses = page.locator("section.seats .purses")
    expect(purses).to_have_count(4)
    for seat in range(4):
        expect(purses.nth(seat)).to_be_in_viewport(ratio=1)


def test_a_low_window_has_room_for_short_answers_and_the_chat(enter: Enter) -> None:
    """A first packet of Guildes is no list to be scrolled; below four seats of Flandern one talks.

    On a phone the small choices of a plot leave the name of its city in sight.
    """
    visitor = enter(viewport={"width": 1366, "height": 680})
    page = visitor.page
    visitor.sit_at("guildes", ["me", *["random"] * 3])
    answers = visitor.page.locator("section.now .choices [data-decides]")
    assert answers.count() > 4
    for answer in answers.all():
        expect(answer).to_be_in_viewport(ratio=1)
    visitor.sit_at("flandern", ["me", *["random"] * 3], after=3)
    expect(page.locator(".talk summary").first).to_be_in_viewport(ratio=1)
    expect(page.locator(".side .gold")).to_have_count(1)
    expect(page.locator("[data-spot=golden] .gold:not(.back)")).to_have_count(0)
    page.set_viewport_size({"width": 390, "height": 844})
    asked = visitor.question
    page.locator("section.board [data-choice=open]").first.click()
    visitor.wait_for_question(asked)
    page.locator("section.board .plot[data-choice=open]").last.click()
    chooser = page.locator(".city .above").bounding_box()
    banner = page.locator(".city .banner").bounding_box()
    assert chooser is not None
    assert banner is not None
    assert chooser["y"] >= banner["y"] + banner["height"]


def _speak(page: Page, language: str) -> None:
    """Choose a language in the settings, inside the page: to press is tested elsewhere."""
    page.evaluate(SPEAK, language)
    expect(page.locator("html")).to_have_attribute("lang", language)


def unfitting(page: Page, when: str, desks: Sequence[tuple[int, int]] = DESKS) -> list[str]:
    """Give what does not fit at the sizes of desks."""
    found = []
    for wide, high in desks:
        page.set_viewport_size({"width": wide, "height": high})
        page.evaluate(DRAWN)
        found += [f"{wide} x {high}, {when}: {line}" for line in look(page, FITTING)]
    return found
