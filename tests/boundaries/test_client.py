"""The client draws views and offers; it knows no rule.

A rule in a client is a number of the game, a walk from place to place, or a sum that decides
something. The search below is for the marks these leave in a source: tables of numbers, words for
neighbours, arithmetic on costs, prices, points and stocks, and imports from outside the client.
What scripts draw from the data (plans of cities, cards, the map) says so in its first line and is
left out: it is only for drawing, and tests compare it with the data.
"""

import re
from pathlib import Path

import pytest

from guildhall.games import GAMES

CLIENT = Path(__file__).resolve().parents[2] / "client" / "src"
LOCALE = {f"../../../src/guildhall/locale/*/{file}.ftl" for file in ("*", "start")}
"""The one thing from outside: texts."""
HOUSES = "games/colonia/City.svelte"
"""Strews houses over the paper: places and angles of roofs."""
TOLD = {"lib/ledger.ts", "lib/verdict.ts", "games/flandern/projection.ts"}
"""Add up or compare what the engine told, to say it: points of a source, the winner's lead, what
open cities would give."""

SUM = r"cost|price|points|score|vote|payout|tax|worth|income|coin|stock|member|unit|majorit|value"
ARITHMETIC = [
    re.compile(
        rf"\b\w*(?:{SUM})\w*(?:\[[^\]\n]*\]|\.\w+|!|\))*\s*(?:[*/%-]|\+(?!\+))=?\s*[\w(]", re.I
    ),
    re.compile(rf"[\w)\]]\s*(?:[*/%-]|\+)=?\s+[\w.(]*\b\w*(?:{SUM})\w*\b", re.I),
]
PLACES = re.compile(r"neighbo|adjacen|\bborders?(?:On|With|Of)|reachable|shortest", re.I)
NUMBERS = re.compile(r"\[\s*-?\d+(?:\.\d+)?(?:\s*,\s*-?\d+(?:\.\d+)?){4,}\s*,?\s*\]")
NAMED = "white|black|red|green|blue|yellow|orange|purple|grey|gray|brown|gold|silver"
COLOUR = re.compile(
    r"(?<![\w&])#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\b"
    r"|\b(?:rgba?|hsla?|hwb|oklch|oklab|lab|lch)\("
    rf"|(?:color|fill|stroke|background|border|outline|shadow)[\w-]*(?::|=)[^;<>\n]*[\s\"(](?:{NAMED})(?=[\s\";)])"
)
LEGAL = re.compile(r"\b(?:isLegal|legalMoves|canAfford|canBuild|canMove|isAllowed|validMove)\b")
IMPORT = re.compile(r"""(?:from|import|glob(?:<[^(]*>)?\()\s*\(?["']([^"']+)["']""")


def sources() -> list[Path]:
    found = [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]
    return sorted(file for file in found if not file.name.endswith(".test.ts"))


def name_of(file: Path) -> str:
    return file.relative_to(CLIENT).as_posix()


def drawn_from_data(text: str) -> bool:
    """Say whether a file is made by a script from the data, for drawing."""
    return "Made by client/scripts/" in text.splitlines()[0]


def code_of(text: str) -> str:
    """Give a source without its styles, comments, strings, and the drawing of shapes."""
    text = re.sub(r"<style>.*?</style>", "", text, flags=re.S)
    text = re.sub(r"<!--.*?-->|/\*.*?\*/", "", text, flags=re.S)
    text = re.sub(r"(?m)(?<!:)//.*$", "", text)
    text = re.sub(r'"(?:[^"\\\n]|\\.)*"', '""', text)
    return re.sub(r"`[^`]*`", "``", text)


def without_comments(text: str) -> str:
    return re.sub(r"/\*.*?\*/|<!--.*?-->", "", text, flags=re.S)


def hits(pattern: re.Pattern[str]) -> list[str]:
    """List the places of a pattern in what is not drawn from data."""
    found: list[str] = []
    for file in sources():
        text = file.read_text(encoding="utf-8")
        if drawn_from_data(text):
            continue
        found += [f"{name_of(file)}: {m[0].strip()}" for m in pattern.finditer(code_of(text))]
    return found


@pytest.mark.parametrize("pattern", ARITHMETIC, ids=["left", "right"])
def test_no_arithmetic_with_what_counts(pattern: re.Pattern[str]) -> None:
    """No cost is added up, no score is computed, no majority is found."""
    found = [hit for hit in hits(pattern) if hit.split(":")[0] not in TOLD]
    assert not found, found


def test_no_walk_from_place_to_place() -> None:
    assert not hits(PLACES)


def test_no_tables_of_numbers() -> None:
    """Numbers of a game stand in its data.toml; the client gets them in views."""
    found = [hit for hit in hits(NUMBERS) if hit.split(":")[0] != HOUSES]
    assert not found, found


def test_no_second_list_of_legal_moves() -> None:
    assert not hits(LEGAL)


def test_nothing_from_outside_but_texts() -> None:
    """The client imports itself, its packages and the texts; no data, no rules."""
    for file in sources():
        text = file.read_text(encoding="utf-8")
        for wanted in IMPORT.findall(text):
            if wanted.startswith("."):
                inside = (file.parent / wanted).resolve().is_relative_to(CLIENT)
                assert inside or wanted in LOCALE, f"{name_of(file)} imports {wanted}"
            assert "toml" not in wanted, f"{name_of(file)} imports {wanted}"


def test_colours_stand_in_tokens_and_palettes() -> None:
    """A colour has a name: in tokens.css for all, in palette.css for one game."""
    styles = [
        file for file in CLIENT.rglob("*.css") if file.name not in ("tokens.css", "palette.css")
    ]
    found = [
        f"{name_of(file)}: {hit[0]}"
        for file in [*sources(), *styles]
        for hit in COLOUR.finditer(without_comments(file.read_text(encoding="utf-8")))
    ]
    assert not found, found


def test_no_game_is_named_outside_its_folder() -> None:
    """What belongs to a title is found in its folder; the rest of the client knows none by name."""
    titles = re.compile("|".join(GAMES))
    outside = [file for file in sources() if not name_of(file).startswith("games/")]
    named = [
        name_of(file)
        for file in outside
        if titles.search(without_comments(file.read_text(encoding="utf-8")))
    ]
    assert not named, named


@pytest.mark.parametrize(
    ("line", "pattern"),
    [
        ("const left = coins[seat] - price;", ARITHMETIC[0]),
        ("total += view.points[2] * 3", ARITHMETIC[0]),
        ("return base + costOf(plot);", ARITHMETIC[1]),
        ("for (const city of neighbours(here)) {}", PLACES),
        ("const PAYS = [5, 6, 7, 8, 9, 10];", NUMBERS),
        ("if (canAfford(offer)) {}", LEGAL),
        ("fill: #b3362c;", COLOUR),
        ('<path fill="#fff" />', COLOUR),
        ("box-shadow: 0 1px rgb(0 0 0 / 0.4);", COLOUR),
        ("border: 1px solid black;", COLOUR),
        ('<rect stroke={open ? "red" : "none"} />', COLOUR),
    ],
)
def test_the_search_finds_rules(line: str, pattern: re.Pattern[str]) -> None:
    """The search is not blind: such lines would be found."""
    assert pattern.search(line if pattern is COLOUR else code_of(line))


AFTERWARDS = re.compile(r"\bafter(?:Each|All)\(\(\) => (?:\{.*?^\s*\}\);|[^\n]*\);)", re.S | re.M)
PUT_BACK = {
    "vi.stubGlobal(": "vi.unstubAllGlobals()",
    "vi.useFakeTimers(": "vi.useRealTimers()",
    "vi.spyOn(": "vi.restoreAllMocks()",
}
OVERWRITTEN = re.compile(
    r"\b(?:globalThis|window)(?:\.\w+|\[[^\]]+\])\s*=[^=]|\bvi\.(?:do)?[mM]ock\("
)


def test_tests_leave_nothing_behind_for_each_other() -> None:
    """Their files share a thread and what they import, as vite.config.ts says."""
    files = sorted(CLIENT.rglob("*.test.ts"))
    assert files
    for file in files:
        text = file.read_text(encoding="utf-8")
        after = "".join(AFTERWARDS.findall(text))
        lacking = [end for begin, end in PUT_BACK.items() if begin in text and end not in after]
        assert not lacking, f"{file.name} lacks {lacking} in afterEach or afterAll"
        assert not OVERWRITTEN.search(text), f"{file.name} overwrites what is there for all"
