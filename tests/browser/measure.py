"""What can be measured on any page: what axe finds, whether it fits, whether a finger hits."""

from collections.abc import Callable, Mapping
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.visitor import follow, opaque

AXE = Path(__file__).parents[2] / "client/node_modules/axe-core/axe.min.js"
ALL = {"type": "tag", "values": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]}
COLOURS = {"type": "rule", "values": ["color-contrast", "link-in-text-block"]}
"""What depends on the colours, and so on the theme."""
ASK_AXE = """async ([rules, within, few]) => {
  const stuck = [...document.querySelectorAll("*")]
    .filter(each => getComputedStyle(each).position === "sticky");
  for (const each of stuck) each.style.position = "static";
  const lines = [...document.querySelectorAll("section.log li")].slice(few, -few);
  const places = lines.map(each => [each.parentNode, each, each.nextSibling]);
  for (const each of lines) each.remove();
  const around = document.querySelector(within);
  const near = ({parentElement: on}) => on?.contains(around) || around.contains(on);
  const walked = document.createTreeWalker;
  document.createTreeWalker = (root, kinds) =>
    walked.call(document, root, kinds, each => (near(each) ? 1 : 2));
  const asked = {runOnly: rules, preload: rules.type === "tag", resultTypes: ["violations"]};
  let report = await axe.run(within, {...asked, selectors: false});
  if (report.violations.length) report = await axe.run(within, asked);
  delete document.createTreeWalker;
  for (const each of stuck) each.style.position = "";
  for (const [list, line, next] of places.reverse()) list.insertBefore(line, next);
  const say = (node) => `${node.target} ${node.failureSummary}`;
  return report.violations.map(v => `${v.id}: ` + v.nodes.slice(0, 3).map(say).join(" | "));
}"""
"""Style sheets are read only for rules that ask for them, which are none of the colours.

What lies where is found out, most of the work, for what axe is asked about and what is around it,
not for what stands inside its neighbours: those are asked about elsewhere, with the whole page.
"""
MENU = """() => {
  const [brand, menu] = [".brand", "nav"].map(
    name => document.querySelector(`header ${name}`).getBoundingClientRect());
  return menu.bottom - brand.bottom;
}"""
SCROLLED_SIDEWAYS = """(where) => [...document.querySelectorAll(`${where}, ${where} *`)]
  .filter(each => ["auto", "scroll"].includes(getComputedStyle(each).overflowX))
  .filter(each => each.scrollWidth > each.clientWidth)
  .map(each => `${each.className}: ${each.scrollWidth} in ${each.clientWidth} px`)"""
FINGER = 44
LINES = 12
"""So many of the first and of the last lines of a log are looked at; there are hundreds."""


def violations(page: Page, rules: Mapping[str, object] = ALL, within: str = "html") -> list[str]:
    """Ask axe what is wrong with a page, or a part of it, as it is now.

    What sticks to the window's edge is laid back where it belongs meanwhile: what it happens to
    cover can be scrolled out from under it, and depends on the hand that was dealt. Where a fault
    is, a fifth of the work, is asked only when there is one.
    """
    with opaque(page):
        return _ask_axe(page, rules, within)


def violations_in_both_themes(page: Page, within: str = "html") -> list[str]:
    """Ask axe about everything in light, and about the colours in dark."""
    page.emulate_media(color_scheme="light")
    with opaque(page):
        light = _ask_axe(page, ALL, within)
        page.emulate_media(color_scheme="dark")
        dark = _ask_axe(page, COLOURS, within)
    page.emulate_media(color_scheme="light")
    return [*light, *(f"dark: {line}" for line in dark)]


def _ask_axe(page: Page, rules: Mapping[str, object], within: str) -> list[str]:
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8") + "; undefined")
    return [str(line) for line in page.evaluate(ASK_AXE, [dict(rules), within, LINES])]


def fits(page: Page) -> None:
    """Nothing has to be scrolled sideways."""
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= width(page), f"{page.url} is {wide} px wide"


def menu_fits(page: Page) -> None:
    """The menu stands on the line of the way home."""
    below = page.evaluate(MENU)
    assert below < FINGER / 2, f"the menu of {page.url} is {below} px below at {width(page)} px"


def scrolled_sideways(page: Page, where: str) -> list[str]:
    """List what within a part of a page has to be scrolled sideways in its own frame."""
    return [str(name) for name in page.evaluate(SCROLLED_SIDEWAYS, where)]


def width(page: Page) -> int:
    """Give how wide the window of a page is."""
    assert page.viewport_size
    return page.viewport_size["width"]


def fingers_fit(page: Page, where: str) -> None:
    """Every control is big enough for a finger and can be brought into view."""
    controls = page.locator(f"{where} :is(button, a.button, summary):visible")
    assert controls.count()
    for control in controls.all():
        box = control.bounding_box()
        assert box
        assert box["height"] >= FINGER, control.inner_text()
        assert box["width"] >= FINGER, control.inner_text()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width(page), control.inner_text()


def _hall(page: Page) -> None:
    follow(page, "/")
    page.locator(".game button.primary").first.wait_for()


def _settings(page: Page) -> None:
    _hall(page)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog")).to_be_visible()


def _rules(page: Page) -> None:
    follow(page, "/new/guildes")
    page.get_by_role("button", name="Rules").click()
    expect(page.locator("aside [data-rule]").first).to_be_visible()


def _new(page: Page) -> None:
    follow(page, "/new/guildes")
    expect(page.locator("form button.primary")).to_be_visible()


def _about(page: Page) -> None:
    follow(page, "/about")
    expect(page.locator("article li").first).to_be_visible()


def _person(page: Page) -> None:
    follow(page, "/people/me")
    expect(page.get_by_role("heading", name="Games played")).to_be_visible()
    expect(page.get_by_role("button", name="Search")).to_be_visible()


def _history(page: Page) -> None:
    follow(page, "/history")
    expect(page.get_by_role("button", name="Search")).to_be_visible()


def _ranking(page: Page) -> None:
    follow(page, "/ratings/guildes")
    expect(page.get_by_role("group", name="Pace")).to_be_visible()


PLACES: dict[str, Callable[[Page], None]] = {
    "hall": _hall,
    "new": _new,
    "about": _about,
    "settings": _settings,
    "rules": _rules,
    "person": _person,
    "history": _history,
    "ranking": _ranking,
}
