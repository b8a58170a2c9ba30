"""Somebody in front of a browser: what he sees, clicks and types."""

import random
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Locator,
    Page,
    ViewportSize,
    WebError,
    WebSocket,
)
from playwright.sync_api import TimeoutError as TooLate

from guildhall.bots import BOTS as BOT_LEVELS
from guildhall.games import GAMES
from tests.browser.house import House
from tests.browser.knocking import Knocking
from tests.browser.rooms import Rooms

DESK = ViewportSize(width=1360, height=900)
PHONE = {"width": 360, "height": 740}
SOON = 120_000
"""Milliseconds that a page may take on a busy machine."""
BOTS = 180_000
"""Milliseconds until all bots have moved."""
EVERY = 40
"""Milliseconds between two looks; else the page is drawn for each, sixty times a second."""

FEWEST = {name: ["me", *["random"] * (game.seats[0] - 1)] for name, game in GAMES.items()}
"""The smallest and quickest table of each game."""

TARGETS = (
    "section.board :is(button, [role=button])[data-kind]:not(:disabled):not([aria-disabled=true])"
)
CHOICES = "section.now .choices button:not(.plain, .step, :disabled)"
LISTED = "section.now .choices button:not(.plain, :disabled)"
"""Answers, and what many answers begin with."""
FOLDED = "section.now .fold[aria-expanded=false]"
HITTABLE = """shape => {
  shape.scrollIntoView({block: "center", inline: "center", behavior: "instant"});
  const box = shape.getBoundingClientRect();
  return shape.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""
COUNT_MOVES = """window.moves = 0;
const fetched = window.fetch;
window.fetch = (path, init) => {
  window.moves += /\\/moves?$/.test(String(path));
  return fetched(path, init);
};
const said = WebSocket.prototype.send;
WebSocket.prototype.send = function (text) {
  window.moves += "move" in JSON.parse(text);
  return said.call(this, text);
};"""
SHEER = "html { opacity: 0; will-change: opacity }"
CURTAIN = f"""window.curtain = new CSSStyleSheet();
curtain.replaceSync("{SHEER}");
document.adoptedStyleSheets = [curtain];"""
"""Pages are laid out and pressed, but not painted: what may come in sight at any time is a layer of
its own, and only such a layer is left out where it is not seen."""
LIFTED = """() => {
  curtain.disabled = true;
  return getComputedStyle(document.documentElement).opacity;
}"""
OPAQUE = """style => {
  curtain.replaceSync(style);
  return getComputedStyle(document.documentElement).opacity;
}"""
CUT_OFF = "html { clip-path: polygon(0 0, 0 0, 0 0) }"
"""Everything is opaque and where it was, but nothing of it lies within."""
LOOKED = """() => {
  curtain.disabled = true;
  try {
    if (getComputedStyle(document.documentElement).opacity !== "1") throw new Error("hidden");
    return (%s)();
  } finally {
    curtain.disabled = false;
  }
}"""
FOLLOW = """path => {
  if (document.querySelector("dialog[open], aside")) return false;
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
  scrollTo(0, 0);
  return true;
}"""
SENDABLE = """() => !document.querySelector("[data-drafted]")
  || document.querySelector("section.now .send:enabled")"""
MOVES = "() => new Promise(done => setTimeout(() => done(window.moves)))"
"""Asked after a click, when the page has done what follows from it."""
CLICKS = 6
"""So many clicks on the board may make one decision; then the list of choices does."""

PLAYER = Path(__file__).with_name("player.js")
RESTLESS = "html[data-settling]"
"""The page while a control that decides may still move: a press would do nothing."""
ASKED = """(old) => {
  if (document.documentElement.matches("[data-settling]")) return false;
  const asked = document.querySelector(".table")?.dataset.question;
  const ready = document.querySelector("section.now .choices button:not(:disabled)");
  const board = document.querySelector("section.board")?.childElementCount;
  return board && asked !== undefined && asked !== old && ready
    || document.querySelector("section.now .scroll");
}"""


class Told(NamedTuple):
    """How questions were answered: on the board, or by the list and with which verbs."""

    decisions: int
    on_board: int
    listed: dict[str, int]
    covered: list[str]
    """Shapes that glowed and could be hit nowhere."""


class Visitor:
    """One browser context with one page; remembers what the page complained about."""

    def __init__(self, browser: Browser | Rooms, house: House, **settings: Any) -> None:
        """Open an empty page, as wide as a desk, in English and without motion unless told."""
        self.browser = browser
        usual = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce"}
        self.house = house
        settings = {**usual, "base_url": house.url, **settings}
        self.origin: str = settings["base_url"]
        self.context = browser.new_context(**settings)
        self.complaints: list[str] = []
        self.told: list[str] = []
        if not self.context.pages:
            self.context.set_default_timeout(SOON)
            self.context.add_init_script(COUNT_MOVES + CURTAIN)
            self.context.new_page()
        self.page = self.context.pages[0]
        self._come(self.page)
        self.context.on("console", self._hear)
        self.context.on("weberror", self._hear_of_error)
        self.context.on("page", self._come)
        self.luck = random.Random(1302)  # noqa: S311  a repeatable hand, not a secret

    def _come(self, page: Page) -> None:
        """Listen to a new page, and press nothing on it before everything is in its place."""
        page.on("websocket", self._listen)
        page.add_locator_handler(page.locator(RESTLESS), lambda: None)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.location.get('url')}: {message.text}")

    def _hear_of_error(self, problem: WebError) -> None:
        self.complaints.append(str(problem.error))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.told.append(str(text)))

    def leave(self) -> None:
        """Close everything, or leave the context to the next."""
        if not isinstance(self.browser, Rooms):
            self.context.close()
            return
        self.context.remove_listener("console", self._hear)
        self.context.remove_listener("weberror", self._hear_of_error)
        self.context.remove_listener("page", self._come)
        self.browser.take_back(self.context, self.origin)

    # Tables

    def lay(
        self,
        game: str,
        kinds: list[str],
        options: dict[str, object] | None = None,
        visibility: str = "link",
    ) -> str:
        """Lay a table by the shortest way, a level of bots being a kind too; gives its name.

        As Agnes, with the cookies of this browser, but without a page: one takes a second to load.
        """
        seats = [
            {"kind": "bot", "bot": kind} if kind in BOT_LEVELS else {"kind": kind} for kind in kinds
        ]
        self.post("/api/me", {"name": "Agnes"})
        asked = {"game": game, "seats": seats, "options": options or {}, "visibility": visibility}
        return str(self.post("/api/tables", asked)["table"])

    def post(self, path: str, body: Mapping[str, object]) -> dict[str, Any]:
        """Ask the house for something, with the cookies of this browser."""
        answer = self.context.request.post(path, data=dict(body), headers={"origin": self.origin})
        told: dict[str, Any] = answer.json()
        assert answer.ok, told
        return told

    def play_to_the_end(self, table: str, most: int = 100_000, move: int = 0) -> None:
        """Answer every question, or so many, without looking at the board: with the first move, or
        that of another place.

        Not by the browser, which takes three times as much of the processor for it.
        """
        with self.knocking() as door:
            for _ in range(most):
                if not door.answer(f"/api/tables/{table}", move):
                    return

    def knocking(self) -> closing[Knocking]:
        """Ask the house as the same person, past the browser and its driver."""
        cookies = "; ".join(f"{each['name']}={each['value']}" for each in self.context.cookies())
        return closing(Knocking(self.house.port, cookies))

    def sit_at(
        self,
        game: str,
        kinds: list[str],
        options: dict[str, object] | None = None,
        after: int = 0,
    ) -> str:
        """Lay a table, go there after so many decisions and wait for the next question."""
        table = self.lay(game, kinds, options)
        self.play_to_the_end(table, after)
        self.come_to(table)
        return table

    def come_to(self, table: str) -> None:
        """Go to a table, from another one without loading all anew, and wait for a question."""
        if "/table/" in self.page.url:
            follow(self.page, "/about")
            self.page.locator("article li").first.wait_for()
        follow(self.page, f"/table/{table}")
        self.wait_for_question()

    # At the table

    @property
    def question(self) -> str:
        """Give the number of the question the page asks; empty when it asks none."""
        return self.page.locator(".table").get_attribute("data-question") or ""

    @property
    def over(self) -> bool:
        return self.page.locator("section.now .scroll").count() > 0

    def wait_for_question(self, old: str = "") -> None:
        """Wait until another question is asked, or the game is over."""
        try:
            self.page.wait_for_function(ASKED, arg=old, timeout=BOTS, polling=EVERY)
        except TooLate:
            shown = self.page.locator("body").inner_text()
            raise AssertionError(f"no question after {old!r} at {self.page.url}: {shown}") from None

    def play_on_the_board(self, most: int = 100_000, seed: int = 1302) -> Told:
        """Answer every question, or so many, by clicks on the board, inside the page."""
        told = self.page.evaluate(PLAYER.read_text(encoding="utf-8"), [seed, most, BOTS])
        return Told(**told)

    def decide(self) -> int:
        """Answer the present question by clicking the board; gives how many clicks that took.

        It is 0 where the list had to answer: what was clicked led nowhere.
        """
        self.close_sheet()
        moves = self.page.evaluate(MOVES)
        hits = 0
        while hits < CLICKS and self._click_board():
            hits += 1
            self.send_row()
            if self.page.evaluate(MOVES) > moves:
                return hits
        self._by_list(moves)
        return 0

    def close_sheet(self) -> None:
        """Put away the scoring sheet, if one lies on the board."""
        close = self.page.locator(".counted .close")
        if close.is_visible():
            close.click()

    def _click_board(self) -> bool:
        """Click a glowing shape; one whose middle lies under another is left for the next."""
        targets = self.targets()
        count = targets.count()
        for at in self.luck.sample(range(count), min(count, 3)):
            if targets.nth(at).evaluate(HITTABLE):
                targets.nth(at).click()
                return True
        return False

    def targets(self) -> Locator:
        """Give what can be clicked on the board, what glows before the rest."""
        glowing = self.page.locator(TARGETS + "[data-choice=open]")
        return glowing if glowing.count() else self.page.locator(TARGETS)

    def _by_list(self, moves: int) -> None:
        """Press what stands first until a move is on its way.

        Many answers are listed by what they begin with; a press on what has just moved does
        nothing, and a page that comes in between folds the list.
        """
        listed, fold = self.page.locator(LISTED), self.page.locator(FOLDED)
        for _ in range(CLICKS):
            self.page.locator(f"{LISTED}, {FOLDED}").first.wait_for(state="attached")
            (fold if fold.is_visible() else listed.first).click()
            self.send_row()
            if self.page.evaluate(MOVES) > moves:
                return
        raise AssertionError(f"no move after {CLICKS} presses at {self.page.url}")

    def send_row(self) -> None:
        """Send what is collected for a row of answers, if anything is; a full one goes itself."""
        collected = self.page.locator("[data-drafted]")
        if collected.count():
            self.page.wait_for_function(SENDABLE, polling=EVERY)
            if collected.count():
                self.page.locator("section.now .send").click()
            collected.wait_for(state="detached")


def lift_curtain(page: Page) -> None:
    """Let a page be painted until it is left."""
    assert page.evaluate(LIFTED) == "1"


@contextmanager
def opaque(page: Page) -> Iterator[None]:
    """Let things be as if they were seen while somebody asks; to paint them is a tenth more."""
    assert page.evaluate(OPAQUE, CUT_OFF) == "1"
    yield
    assert page.evaluate(OPAQUE, SHEER) == "0"


def look(page: Page, script: str) -> Any:
    """Let a script see a page as if it were painted; it is done before anything would be."""
    return page.evaluate(LOOKED % script)


def follow(page: Page, path: str) -> None:
    """Go to another page of the house as its links do, which takes a third of loading all anew.

    Who has not come in yet loads the page, and so does who has something lying over it.
    """
    inside = page.url.startswith("http") and page.evaluate(FOLLOW, path)
    if not inside:
        page.goto(path)


def hall(page: Page) -> None:
    """Go to the hall and wait for the games."""
    page.goto("/")
    page.locator(".game button.primary").first.wait_for()
