"""Write docs/api.md from the docstrings of the public surface; with --check only compare.

Public is what `__all__` says: of `guildhall` its names, of `guildhall.core` and
`guildhall.lab.envs` their modules, of each of those its names.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import griffe

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "api.md"
PACKAGES = ("core", "lab.envs")
FIRST = "<!-- Generated from docstrings by `python scripts/reference.py`; do not edit. -->"
HEAD = """\
# API reference

In the samples, the names of the module itself are imported. [research.md](research.md) and
[bots.md](bots.md) show how to use them."""
Thing = griffe.Object | griffe.Alias
SAMPLE = re.compile(r"^>>> .*(?:\n.+)*", re.MULTILINE)


class Undocumented(Exception):
    """A public name without a docstring."""


def text(thing: Thing) -> str:
    """Docstring with its samples fenced; a sample ends at the first empty line."""
    if thing.docstring is None:
        raise Undocumented(thing.path)
    return SAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", thing.docstring.value.strip())


def anchor(name: str) -> str:
    """Address that GitHub gives to a heading."""
    return "#" + re.sub(r"[^\w-]", "", name.lower())


def item(head: str, body: str) -> str:
    """One member of a class as an item of a list."""
    return f"- **`{head}`**: {body}".replace("\n", "\n  ").replace("\n  \n", "\n\n")


def attribute(thing: griffe.Attribute) -> str:
    """Name and type of a field, a property or a constant."""
    kind = str(thing.annotation or "Final")
    return thing.name if kind == "Final" else f"{thing.name}: {kind}"


def members(cls: griffe.Class) -> Iterator[str]:
    """Items of a list: the fields of a dataclass, and all that has a docstring of its own."""
    for name, member in cls.members.items():
        if name.startswith("_"):
            continue
        if isinstance(member, griffe.Function) and member.docstring is not None:
            yield item(member.signature(), text(member))
        elif isinstance(member, griffe.Attribute) and member.docstring is not None:
            yield item(attribute(member), text(member))
        elif isinstance(member, griffe.Attribute) and "dataclass" in cls.labels:
            yield f"- **`{attribute(member)}`**"


def class_head(cls: griffe.Class) -> str:
    """How an object is made, unless the list of its fields says so, and what it extends."""
    init = cls.members.get("__init__")
    call = cls.name
    if isinstance(init, griffe.Function) and "dataclass" not in cls.labels:
        call = init.signature(return_type=False, name=cls.name)
    bases = [f"`{str(base).partition('[')[0]}`" for base in cls.bases if str(base) != "ABC"]
    return f"class `{call}`" + (f", extends {', '.join(bases)}" if bases else "")


def section(path: str, thing: Thing) -> Iterator[str]:
    """The part of the page about one public name."""
    yield f"### {path}"
    if isinstance(thing, griffe.Class):
        yield from (class_head(thing), text(thing), "\n".join(members(thing)))
    elif isinstance(thing, griffe.Function):
        yield from (f"`{thing.signature()}`", text(thing))
    elif isinstance(thing, griffe.Attribute):
        value = "" if isinstance(thing.value, griffe.ExprCall) else f" = {thing.value}"
        yield from (f"`{attribute(thing)}{value}`", text(thing))


def public(module: Thing) -> list[tuple[str, Thing]]:
    """Public names in the order of the source; what comes from elsewhere last."""
    found = [(name, module[name]) for name in map(str, module.exports or ())]
    found.sort(key=lambda one: (one[1].is_alias, one[1].lineno or 0))
    return [(name, one.final_target if one.is_alias else one) for name, one in found]


def page() -> str:
    """The whole page."""
    top = griffe.load("guildhall", search_paths=[ROOT / "src"], resolve_aliases=True)
    shown: list[tuple[str, Thing, list[tuple[str, Thing]]]] = []
    shown.append(("- ", top, public(top)))
    for package in PACKAGES:
        shown.append(("- ", top[package], []))
        shown += [("  - ", module, public(module)) for _, module in public(top[package])]
    contents: list[str] = []
    parts: list[str] = []
    for mark, module, names in shown:
        links = [f"[{name}]({anchor(f'{module.path}.{name}')})" for name, _ in names]
        listed = f": {', '.join(links)}" if links else ""
        contents.append(f"{mark}[{module.path}]({anchor(module.path)}){listed}")
        parts += [f"## {module.path}", text(module)]
        for name, thing in names:
            parts += section(f"{module.path}.{name}", thing)
    return "\n\n".join(filter(None, [FIRST, HEAD, "\n".join(contents), *parts])) + "\n"


if __name__ == "__main__":
    if "--check" in sys.argv:
        sys.exit(PAGE.read_text(encoding="utf-8") != page() and "run scripts/reference.py")
    PAGE.write_text(page(), encoding="utf-8")
