"""The page that needs no server: Python in the browser, played by a real mouse."""

from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.conftest import Enter
from tests.browser.keyboard import tab_to
from tests.browser.measure import menu_fits
from tests.browser.visitor import PHONE, Visitor

DECISIONS = 3
KEPT = """async parts => {
  const cache = await caches.open("offline");
  for (;;) {
    const kept = (await cache.keys()).map(({url}) => url);
    const fetched = performance.getEntriesByType("resource").map(({name}) => name);
    if ([...parts, ...fetched].every(part => kept.some(url => url.endsWith(part)))) return;
    await new Promise(done => setTimeout(done, 40));
  }
}"""
PARTS = ["/offline", "/offline/catalogue.json", "/offline/rules.zip", ".asm.wasm"]


def begin(visitor: Visitor) -> None:
    """Begin a game of Guildes, by keyboard."""
    page = visitor.page
    games = page.get_by_role("group", name="Which game").get_by_role("radio")
    tab_to(page, games.and_(page.locator(":checked")))
    while not page.locator("input[value=guildes]").is_checked():
        page.keyboard.press("ArrowDown")
    tab_to(page, page.get_by_label("Your name"))
    page.keyboard.type("Ada")
    tab_to(page, page.get_by_label("How many players"))
    page.keyboard.type("3")
    tab_to(page, page.get_by_role("button", name="Begin", exact=True))
    page.keyboard.press("Enter")
    visitor.wait_for_question()


def play_on(visitor: Visitor) -> None:
    """Answer on the board and wait for what is asked next."""
    asked = visitor.question
    visitor.targets().first.click()
    visitor.wait_for_question(asked)


def test_a_game_without_a_server_is_played_kept_and_gone_on_with(enter: Enter) -> None:
    """Once here, one needs no network either; one visit, because Python takes long to start."""
    visitor = enter(alone=True)
    page, asked_for = visitor.page, set[str]()
    page.goto("/about")
    page.get_by_role("link", name="Play without a server").click()
    begin(visitor)
    page.evaluate(KEPT, PARTS)
    page.on("request", lambda request: asked_for.add(request.url))
    for _ in range(DECISIONS):
        play_on(visitor)
    played = page.locator(".table").get_attribute("data-inputs")
    assert not [url for url in asked_for if "/api/" in url], "the server hears nothing of it"
    page.get_by_role("button", name="Undo", exact=True).click()
    expect(page.locator(".table")).not_to_have_attribute("data-inputs", str(played))
    visitor.wait_for_question()
    page.get_by_role("button", name="Rules", exact=True).click()
    expect(page.locator("aside")).to_contain_text("GU-7")
    visitor.context.set_offline(True)
    page.reload()
    visitor.wait_for_question()
    expect(page.get_by_text("Ada").first).to_be_visible()
    play_on(visitor)
    page.set_viewport_size({"width": PHONE["width"], "height": PHONE["height"]})
    menu_fits(page)
    page.get_by_role("button", name="New game").click()
    page.get_by_role("dialog").get_by_role("button", name="New game").click()
    expect(page.get_by_role("button", name="Begin", exact=True)).to_be_visible()
    assert {urlsplit(url).netloc for url in asked_for} <= {urlsplit(visitor.origin).netloc, ""}
