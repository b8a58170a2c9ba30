"""What is counted is shown on a sheet; what happened is told in full; nothing flies unasked."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import Enter
from tests.browser.visitor import FEWEST, Visitor

ONE_LINE = 60
BALLOT = 6
"""Decisions after which the first ballot is not over yet, however it is played."""
WATCH = """() => {
  window.flown = 0;
  window.spoken = 0;
  window.moved = [];
  window.kept = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, timing) {
    if (timing?.duration ?? timing) window.moved.push(this.outerHTML.slice(0, 80));
    return animate.call(this, frames, timing);
  };
  for (const what of ["transitionrun", "animationstart"])
    addEventListener(what, ({ target }) => {
      const { animationDuration, transitionDuration } = getComputedStyle(target);
      const lasts = what === "transitionrun" ? transitionDuration : animationDuration;
      if (Number.parseFloat(lasts)) window.moved.push(target.outerHTML.slice(0, 80));
    });
  const made = window.AudioContext;
  window.AudioContext = class extends made { constructor() { super(); window.spoken += 1; } };
  new MutationObserver(() => {
    window.flown += document.querySelectorAll(".flying").length;
    window.kept += document.querySelectorAll(".table[data-waiting]:not([data-waiting='0'])").length;
  }).observe(document.body, { subtree: true, childList: true, attributeFilter: ["data-waiting"] });
}"""
LASTS = """(speed) => {
  document.documentElement.dataset.speed = speed;
  return Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue("--move"));
}"""
PLAY_ON = """async (table) => {
  while (!document.querySelector(".counted")) {
    const page = await (await fetch(`/api/tables/${table}`)).json();
    if (page.status === "over") throw new Error("nothing was counted");
    const asked = document.querySelector(".table").dataset.question;
    const { answers, moves } = page.offers ?? {};
    if (asked === String(answers) && !document.querySelector(".counted"))
      await fetch(`/api/tables/${table}/move`, {
        method: "POST", headers: {"content-type": "application/json"},
        body: JSON.stringify({move: moves[0].move, answers}),
      });
    await new Promise(done => setTimeout(done, 20));
  }
}"""
"""Answers what the page asks; what is counted before the next question shows first."""


def test_a_ballot_is_counted_on_a_sheet_that_can_be_opened_again(visitor: Visitor) -> None:
    """It lies on the board until it is put away, by a key, a press beside it or the next move."""
    page = visitor.page
    table = visitor.sit_at("guildes", FEWEST["guildes"], after=BALLOT)
    page.evaluate(WATCH)
    page.evaluate(PLAY_ON, table)
    sheet = page.locator(".counted")
    visitor.wait_for_question()
    expect(sheet.locator("caption")).to_have_text("Ballot 1")
    _adds_up(page)
    assert not _overlap(page)
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    again = page.get_by_role("button", name="Show scoring sheet")
    again.click()
    expect(sheet.get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Enter")
    expect(sheet).to_have_count(0)
    expect(again).to_be_focused()
    again.click()
    page.locator("section.seats").click(position={"x": 5, "y": 5})
    expect(sheet).to_have_count(0)
    again.click()
    page.set_viewport_size({"width": 360, "height": 740})
    assert not _overlap(page)
    lines = page.locator("section.now .happening li")
    for line in lines.all():
        expect(line).to_be_visible()
    told, now = (page.locator(what).bounding_box() for what in (".passing", "section.now"))
    assert told
    assert now
    assert told["y"] + told["height"] > now["y"], "the board shows through between them"
    page.set_viewport_size({"width": 1360, "height": 900})
    asked = visitor.question
    page.locator("section.now .choices button").first.focus()
    page.keyboard.press("Enter")
    visitor.wait_for_question(asked)
    expect(sheet).to_have_count(0)
    assert page.evaluate("[window.flown, window.spoken]") == [0, 0], "without motion and sound"
    assert page.evaluate("[window.moved, window.kept]") == [[], 0], "nobody waits for anything"
    for speed, motion in (("calm", "reduce"), ("brisk", "reduce"), ("still", "no-preference")):
        page.emulate_media(reduced_motion=motion)  # type: ignore[arg-type]
        assert page.evaluate(LASTS, speed) == 0, f"{speed}, {motion}"
    _ends_with_its_headline(visitor, table)
    assert visitor.complaints == []


def test_a_sheet_on_a_phone_gives_all_gains_in_one_line(enter: Enter) -> None:
    """Below its heading and its two buttons."""
    visitor = enter(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page = visitor.page
    table = visitor.sit_at("guildes", ["me", "random", "random", "random"], after=BALLOT)
    page.evaluate(PLAY_ON, table)
    gains = page.locator(".counted.folded p span[title]")
    expect(gains).to_have_count(4)
    boxes = [gain.bounding_box() for gain in gains.all()]
    close = page.locator(".counted .close").bounding_box()
    unfold = page.locator(".counted .unfold").bounding_box()
    assert close
    assert unfold
    assert len({box["y"] for box in boxes if box}) == 1
    assert unfold["y"] == close["y"]
    assert unfold["x"] + unfold["width"] <= close["x"]


def _ends_with_its_headline(visitor: Visitor, table: str) -> None:
    """Whoever has scrolled down to the board on a phone is told first who has won."""
    page = visitor.page
    page.set_viewport_size({"width": 360, "height": 740})
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    assert page.evaluate("() => scrollY") > 0
    visitor.play_to_the_end(table)
    expect(page.locator("section.now .scroll h2")).to_be_in_viewport()
    header = page.locator("header.tabled").bounding_box()
    assert header
    assert header["height"] < ONE_LINE, "what told the part of the round leaves no empty line"


def _adds_up(page: Page) -> None:
    """What a seat had, and what it got in each row, is what it has."""
    table = page.locator(".counted table")
    rows = [row.locator("td").all_inner_texts() for row in table.locator("tbody tr").all()]
    sums = [text.split("→") for text in table.locator("tfoot td").all_inner_texts()]
    for seat, (before, after) in enumerate(sums):
        assert int(before) + sum(int(row[seat] or 0) for row in rows) == int(after)
    scores = page.locator(".seats summary:not(details.talk summary)").all_inner_texts()
    assert [int(score) for score in scores[: len(sums)]] == [int(after) for _, after in sums]


def _overlap(page: Page) -> bool:
    """Say whether the sheet covers something of the question's panel."""
    sheet, now = (page.locator(what).bounding_box() for what in (".counted", "section.now"))
    assert sheet
    assert now
    return bool(
        sheet["x"] < now["x"] + now["width"]
        and now["x"] < sheet["x"] + sheet["width"]
        and sheet["y"] < now["y"] + now["height"]
        and now["y"] < sheet["y"] + sheet["height"]
    )
