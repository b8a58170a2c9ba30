"""The first visit is light, and an update of the biggest board draws only what has changed.

How long both take is measured by benchmarks/pages.py.
"""

import gzip

from playwright.sync_api import Response

from tests.browser.conftest import Enter
from tests.browser.visitor import Visitor, hall

MOST_BYTES = 250_000
PACKED = (".js", ".css")

MOVE = """async (table) => {
  const page = await (await fetch(`/api/tables/${table}`)).json();
  if (!page.offers) return false;
  const {answers, moves} = page.offers;
  await fetch(`/api/tables/${table}/move`, {
    method: "POST", headers: {"content-type": "application/json"},
    body: JSON.stringify({move: moves[0].move, answers}),
  });
  return true;
}"""
KEEP = """() => {
  window.kept = [...document.querySelectorAll("section.board svg *")];
  return document.querySelector(".table").dataset.inputs;
}"""
MOVED = "before => document.querySelector('.table').dataset.inputs !== before"
GONE = "() => window.kept.filter(shape => !shape.isConnected).length"
UPDATES = 6
LEAST_SHAPES = 500
MOST_GONE = 25


def test_the_first_page_is_light(visitor: Visitor) -> None:
    seen: list[Response] = []
    visitor.page.on("response", lambda response: seen.append(response))  # noqa: PLW0108
    hall(visitor.page)
    files = [response for response in seen if "/assets/" in response.url]
    assert files
    size = sum(
        len(gzip.compress(file.body()) if file.url.endswith(PACKED) else file.body())
        for file in files
    )
    assert size < MOST_BYTES
    print(f"{size} bytes")


def test_an_update_of_the_biggest_board_keeps_its_shapes(enter: Enter) -> None:
    """The page of somebody who watches the other move: the rest of the map stays as it is."""
    watcher, mover = enter(), enter()
    table = watcher.lay("dutch_revolt", ["open", "me"], visibility="public")
    mover.page.goto("/about")
    mover.post("/api/me", {"name": "Boudewijn"})
    mover.post(f"/api/tables/{table}/sit", {})
    page = watcher.page
    page.goto(f"/table/{table}")
    page.locator("section.board svg").first.wait_for()
    for _ in range(UPDATES):
        before = page.evaluate(KEEP)
        assert page.evaluate("() => window.kept.length") > LEAST_SHAPES
        assert mover.page.evaluate(MOVE, table) or page.evaluate(MOVE, table)
        page.wait_for_function(MOVED, arg=before)
        gone = page.evaluate(GONE)
        print(f"{gone} shapes gone")
        assert gone < MOST_GONE
