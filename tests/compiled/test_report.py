"""What the compiler has done: no line of the rules stays slow; run with the compiled build."""

import html
import re
from importlib import import_module
from pathlib import Path

from guildhall.server import framed
from guildhall.server.live import page_cache, payloads

ROOT = Path(__file__).resolve().parents[2]
REPORT = ROOT / "build" / "compiled" / "report.html"
RULES = re.compile(r"guildhall/games/\w+/(phases/\w+|game|scoring|state)\.py")
MARK = re.compile(
    r'class="collapsible"[^>]*>\s*(\d+)  (.*?)\n?</div><div class="content">.*?"hint">(.*?)</div>',
    re.S,
)


def marks() -> dict[str, list[str]]:
    """Give the slow lines of every file of rules, less its imports."""
    parts = re.split(r"<h2><tt>(.*?)</tt></h2>", REPORT.read_text(encoding="utf-8"))
    found: dict[str, list[str]] = {}
    for name, body in zip(parts[1::2], parts[2::2], strict=True):
        if RULES.fullmatch(name):
            found[name] = [
                f"{name}:{line}: {html.unescape(code).strip()}: {html.unescape(why)}"
                for line, code, why in MARK.findall(body)
                if not code.startswith("from ")
            ]
    return found


def test_no_line_of_the_rules_stays_slow() -> None:
    found = marks()
    folder = ROOT / "src" / "guildhall" / "games"
    there = {f"guildhall/games/{path.relative_to(folder)}" for path in folder.rglob("*.py")}
    assert set(found) == {name for name in there if RULES.fullmatch(name)}
    slow = [mark for lines in found.values() for mark in lines]
    assert not slow, "\n".join(slow)


def test_pages_are_made_by_compiled_code() -> None:
    plain = [m.__name__ for m in (framed, page_cache, payloads) if f"{m.__file__}".endswith(".py")]
    assert not plain


def test_worlds_are_imagined_by_compiled_code() -> None:
    folder = ROOT / "src" / "guildhall" / "games"
    files = [*folder.glob("*/imagine.py"), *folder.glob("*/imagine/[a-z]*.py")]
    names = [".".join(file.relative_to(folder).with_suffix("").parts) for file in files]
    modules = [import_module(f"guildhall.games.{name}") for name in names]
    assert len({name.partition(".")[0] for name in names}) == len([*folder.glob("*/schema.toml")])
    assert not [module.__name__ for module in modules if f"{module.__file__}".endswith(".py")]
