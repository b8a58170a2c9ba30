"""Whoever looks elsewhere on the board is not brought back before something new is asked."""

from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.visitor import PHONE, Visitor

SETTLED = 40
"""Decisions after which cities are founded and a round is being played."""
MOST = 20


def test_another_place_of_colonia_stays_open_while_the_page_is_told_news(visitor: Visitor) -> None:
    """A private note comes with the page, as all that the others do: nothing new is asked."""
    page = visitor.page
    table = visitor.sit_at("colonia", ["me", "random", "random"])
    harbour = page.locator("[data-tab=harbour]")
    harbour.click()
    expect(harbour).to_have_attribute("aria-pressed", "true")
    visitor.post(f"/api/tables/{table}/note", {"text": "Buy wood."})
    expect(page.locator("textarea")).to_have_value("Buy wood.")
    expect(harbour).to_have_attribute("aria-pressed", "true")


def test_any_city_of_flandern_can_be_looked_at_on_a_phone(enter: Enter) -> None:
    """Also while a place in another one is asked for."""
    visitor = enter(viewport=PHONE, has_touch=True, is_mobile=True)
    page = visitor.page
    visitor.sit_at("flandern", ["me", "random", "random", "random"], after=SETTLED)
    lit, others = (page.locator(f".map button{which}") for which in (".lit", ":not(.lit)"))
    for _ in range(MOST):
        if lit.count() and others.count():
            break
        asked = visitor.question
        visitor.decide()
        visitor.wait_for_question(asked)
    city = others.first
    name = city.locator(".name").inner_text()
    city.tap()
    expect(page.locator(".map button[aria-pressed=true] .name")).to_have_text(name)
    expect(page.locator("article.city .ribbon .name")).to_have_text(name)
