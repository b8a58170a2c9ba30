"""Languages and rules: switched without a reload, opened at the right place, searched, closed."""

import pytest
from playwright.sync_api import Page, expect

from guildhall.games import GAMES, book_of
from guildhall.locale import LANGUAGES, Speech
from tests.browser.conftest import Enter
from tests.browser.visitor import Visitor, hall

NAMES_OF_LANGUAGE = (
    *(("fr", "Language"), ("it", "Langue"), ("de", "Lingua")),
    *(("nl", "Sprache"), ("en", "Taal")),
)
"""Each language, and how the menu is called in the one before it."""


def test_languages_change_without_a_reload(visitor: Visitor) -> None:
    page = visitor.page
    visitor.sit_at("guildes", ["me", "bot", "bot"])
    page.evaluate("() => { window.kept = true; }")
    for language, label in NAMES_OF_LANGUAGE:
        page.locator("header nav button").last.click()
        page.get_by_role("dialog").get_by_label(label).select_option(language)
        page.keyboard.press("Escape")
        expect(page.locator("section.now h2")).to_have_text(Speech(language)("guildes-ask-pick"))
        expect(page.locator("html")).to_have_attribute("lang", language)
        _no_ids(page)
    assert page.evaluate("() => window.kept")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_language_of_the_browser_is_spoken(enter: Enter, language: str) -> None:
    page = enter(locale=language).page
    hall(page)
    expect(page.locator("h1")).to_have_text(Speech(language)("client-welcome"))
    _no_ids(page)


def test_the_rules_open_at_the_place_the_log_cites(visitor: Visitor) -> None:
    page = visitor.page
    visitor.sit_at("guildes", ["me", "bot", "bot"])
    cited = page.locator("section.log .rule").first
    number = cited.inner_text()
    cited.click()
    drawer = page.locator("aside")
    here = drawer.locator(f"[data-rule='{number}']")
    expect(here).to_be_focused()
    expect(here).to_be_in_viewport()
    rules = drawer.locator("[data-rule]")
    expect(rules).to_have_count(len(GAMES["guildes"].rules))
    drawer.get_by_role("searchbox").fill("militia")
    expect(rules.first).to_contain_text("ilitia")
    assert rules.count() < len(GAMES["guildes"].rules)
    drawer.get_by_role("searchbox").fill("no such words")
    expect(drawer).to_contain_text("No rules found.")
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0)
    expect(cited).to_be_focused()


def test_the_book_opens_at_a_rule_and_is_searched(visitor: Visitor) -> None:
    """From the hall to a place in the book, to what a search finds; a picture is tried."""
    page = visitor.page
    hall(page)
    page.locator("a[href='/rules/colonia']").click()
    rules = page.locator("article [data-rule]")
    expect(rules).to_have_count(len(GAMES["colonia"].rules))
    page.goto("/rules/colonia#CO-61")
    expect(page.locator("[id='CO-61']")).to_be_focused()
    expect(page.locator("[id='CO-61']")).to_be_in_viewport()
    page.get_by_role("searchbox").fill("eight days")
    expect(rules).to_have_count(1)
    expect(rules).to_contain_text("CO-37")
    _no_ids(page)
    page.get_by_role("searchbox").fill("")
    expect(page.locator("figure[data-drawn=true]")).to_have_count(len(book_of("colonia").picture))
    page.locator("figure[data-picture=wednesday] figcaption button").click()
    page.wait_for_url("**/table/*")
    visitor.wait_for_question()
    expect(page.locator("section.now h2")).to_contain_text("stall")


def _no_ids(page: Page) -> None:
    """Every text is there: no id of a message is seen."""
    text = page.locator("body").inner_text()
    for game in ("client", *GAMES):
        assert f"{game}-" not in text.lower()


def test_a_refused_target_says_why_and_cites_the_rule(visitor: Visitor) -> None:
    """Flandern lets one try any guild: one that is taken explains itself."""
    page = visitor.page
    visitor.sit_at("flandern", ["bot", "me", "bot"])
    refused = page.locator("section.board button[data-kind=guild][data-choice=closed]")
    refused.first.click()
    problem = page.locator("section.now .problem")
    expect(problem).to_contain_text("FL-")
    assert "invalid" not in problem.inner_text().lower()
    asked = visitor.question
    problem.get_by_role("button", name="Rule").click()
    expect(page.locator("aside .here")).to_be_focused()
    page.keyboard.press("Escape")
    visitor.decide()
    visitor.wait_for_question(asked)
    expect(problem).to_have_count(0)
