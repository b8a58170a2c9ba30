"""What explains each question, and where in the round a table is."""

from playwright.sync_api import Locator, Page, expect

from guildhall.games import GAMES
from guildhall.locale import LANGUAGES, Speech
from tests.browser.conftest import Enter
from tests.browser.visitor import FEWEST

SCROLLED = """([language, link, texts]) => {
  const line = document.querySelector("section.now .aid p");
  const [before, spoken] = [line.firstChild.data, document.documentElement.lang];
  document.documentElement.lang = language;
  line.querySelector(".more").textContent = link;
  const found = texts.filter(text => {
    line.firstChild.data = `${text} `;
    const {scrollHeight, clientHeight} = line.parentElement;
    return scrollHeight > clientHeight;
  });
  line.firstChild.data = before;
  document.documentElement.lang = spoken;
  return found;
}"""
"""Which texts do not fit the place of the aid, with the link to the rules."""


def test_questions_are_explained_until_somebody_folds_that(enter: Enter) -> None:
    """The switch is remembered and moves nothing but what lies below."""
    visitor = enter(viewport={"width": 1366, "height": 680})
    page = visitor.page
    visitor.sit_at("guildes", FEWEST["guildes"])
    aid = page.locator("section.now .aid p")
    tools = page.locator("section.now .tools")
    expect(aid).to_contain_text("The cards you keep")
    assert not scrolled(page)
    strip = page.get_by_role("list", name="Parts of this round").get_by_role("listitem")
    expect(strip).to_have_text(["Draft", "Play", "Count the votes"])
    expect(strip.first).to_have_attribute("aria-current", "step")
    expect(strip.nth(1).get_by_role("button", name="next: Play")).to_be_visible()
    page.locator("section.board [data-kind=guild]:not([data-choice=open])").first.hover()
    aside = page.locator("section.now .ahead .sheet")
    expect(aside).to_be_visible()
    assert top(aside) >= bottom(aid), "what was not asked for leaves the explanation in sight"
    page.keyboard.press("h")
    row = page.locator("section.now .hint .row")
    expect(row).to_be_visible()
    assert bottom(row) <= bottom(page.locator("section.log"))
    page.keyboard.press("Escape")
    before = tools.bounding_box()
    page.get_by_role("button", name="Explain each question").click()
    expect(aid).to_have_count(0)
    assert tools.bounding_box() == before
    page.reload()
    visitor.wait_for_question()
    expect(aid).to_have_count(0)


def scrolled(page: Page) -> list[str]:
    """Give the explanations of all games in all languages that would have to be scrolled."""
    found: list[str] = []
    for language in LANGUAGES:
        say = Speech(language)
        asks = [(game.name, ask) for game in GAMES.values() for ask in game.meta.chapters]
        texts = [say(f"{name}-aid-{ask}") for name, ask in asks]
        found += page.evaluate(SCROLLED, [language, say("client-aid-more"), texts])
    return found


def top(shape: Locator) -> float:
    box = shape.bounding_box()
    assert box
    return box["y"]


def bottom(shape: Locator) -> float:
    box = shape.bounding_box()
    assert box
    return box["y"] + box["height"]
