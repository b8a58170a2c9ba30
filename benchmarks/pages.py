"""How heavy and how soon the first page is, and what an update of the biggest board costs.

    python -m benchmarks.pages

Times as multiples of a yardstick: a fixed piece of script in the same browser, in the same run.
Also what opening a lesson, a puzzle and a rule book loads on top of the first page.
Exits 1 when a measure is beyond its bound. Needs the built client, which any ./test makes.
"""

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, CDPSession, sync_playwright
from tests.browser.conftest import CHROMIUM, FLAGS
from tests.browser.house import House
from tests.browser.visitor import Visitor, hall

VISITS = 9
UPDATES = 15
MOST_FIRST = 25.0
"""Yardsticks from the first byte asked for to the first button that can be pressed."""
MOST_UPDATE = 0.5
"""Yardsticks of script for one update."""
MOST_BYTES = 250_000
"""Of the first page, as they travel."""
LATER = ("/learn/guildes/basics", "/puzzle/guildes", "/rules/guildes")
"""Pages whose own parts must not come with the first one."""
LOADED = """() => Object.fromEntries(performance.getEntriesByType("resource").map(
  entry => [new URL(entry.name).pathname, entry.transferSize || entry.encodedBodySize]
))"""

YARDSTICK = """() => {
  const once = () => {
    const begun = performance.now();
    const known = new Map();
    for (let n = 0; n < 200000; n++) known.set(`key ${n % 5000}`, n);
    JSON.parse(JSON.stringify([...known]));
    return performance.now() - begun;
  };
  return Math.min(...Array.from({length: 5}, once));
}"""
READY = """new MutationObserver((_, watch) => {
  const button = document.querySelector(".game button.primary:not(:disabled)");
  if (!button) return;
  watch.disconnect();
  window.ready = performance.now();
}).observe(document, {childList: true, subtree: true});"""
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
Enter = Callable[[], Visitor]


def first_pages(enter: Enter) -> list[float]:
    """Give milliseconds until the hall can be used, with empty caches."""
    took: list[float] = []
    for _ in range(VISITS):
        page = enter().page
        page.add_init_script(READY)
        hall(page)
        took.append(float(page.evaluate("() => window.ready")))
    return took


def loaded(enter: Enter, path: str) -> dict[str, int]:
    """Give the bytes of everything that a page loads into empty caches."""
    page = enter().page
    page.goto(path)
    page.wait_for_load_state("networkidle")
    files: dict[str, int] = page.evaluate(LOADED)
    return files


def light(enter: Enter) -> bool:
    """Print what pages load; says whether the first one is light and others bring their own."""
    first = loaded(enter, "/")
    size = sum(first.values())
    print(
        f"first load: {size / 1000:.0f} kB in {len(first)} files, most {MOST_BYTES / 1000:.0f} kB"
    )
    brought = True
    for path in LATER:
        more = {name: size for name, size in loaded(enter, path).items() if name not in first}
        print(f"{path}: {sum(more.values()) / 1000:.0f} kB more in {len(more)} files")
        brought &= bool(more)
    return brought and size <= MOST_BYTES


def script_ms(session: CDPSession) -> float:
    """Give how long scripts have run in a page so far, as the browser counts it."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return 1000 * float(next(m["value"] for m in metrics if m["name"] == "ScriptDuration"))


def updates(enter: Enter) -> list[float]:
    """Give milliseconds of script in the page of somebody who watches the other move."""
    watcher, mover = enter(), enter()
    table = watcher.lay("dutch_revolt", ["open", "me"], visibility="public")
    mover.page.goto("/about")
    mover.post("/api/me", {"name": "Boudewijn"})
    mover.post(f"/api/tables/{table}/sit", {})
    watcher.page.goto(f"/table/{table}")
    watcher.page.locator("section.board svg").first.wait_for()
    session = watcher.context.new_cdp_session(watcher.page)
    session.send("Performance.enable")
    took: list[float] = []
    while len(took) < UPDATES:
        before = script_ms(session)
        if mover.page.evaluate(MOVE, table):
            watcher.page.wait_for_timeout(500)
            took.append(script_ms(session) - before)
        else:
            watcher.page.evaluate(MOVE, table)
            watcher.page.wait_for_timeout(500)
    return took


def told(what: str, took: float, yardstick: float, most: float) -> bool:
    """Print a measure; says whether it is within its bound."""
    multiple = took / yardstick
    print(f"{what}: {took:.1f} ms, {multiple:.2f} yardsticks of {yardstick:.1f} ms, most {most}")
    return multiple <= most


def measure(browser: Browser, house: House) -> bool:
    """Measure all; says whether all are within their bounds."""

    def enter() -> Visitor:
        return Visitor(browser, house)

    yardstick = float(enter().page.evaluate(YARDSTICK))
    first = told("first page", min(first_pages(enter)), yardstick, MOST_FIRST)
    update = told("update", median(updates(enter)), yardstick, MOST_UPDATE)
    return light(enter) and update and first


def main() -> int:
    """Open a house and a browser, and measure."""
    with tempfile.TemporaryDirectory(prefix="guildhall-pages-") as folder:
        house = House(Path(folder))
        house.open()
        try:
            with sync_playwright() as playwright:
                browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
                return 0 if measure(browser, house) else 1
        finally:
            house.close()


if __name__ == "__main__":
    sys.exit(main())
