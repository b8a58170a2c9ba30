"""Write what follows from a game's `schema.toml`: the constants and the state of compiled rules.

    python scripts/generate.py            # after each change of a schema or of the kinds of things
    python scripts/generate.py --check    # changes nothing; fails when a file is not up to date

Every folder of `games` with a schema is looked at. `schema.py` gets the phases, the first move of
each verb, the numbers of kinds, and the class with all fields; `reasons.py` why a check says no.
"""

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from guildhall.core.schema import Schema
    from guildhall.core.words import Words

ROOT = Path(__file__).resolve().parent.parent
COPIED, SHARED = "copied", "shared"
MADE = '"""Generated from schema.toml by `python scripts/generate.py`; do not edit.\n\n{}.\n"""\n'


class BadSchema(Exception):
    """A schema that contradicts itself."""


@dataclass(frozen=True)
class Declared:
    """What the files of a game are written from."""

    schema: "Schema"
    words: "Words"
    box: object
    """The plain numbers of its data."""


def load(source: Path, game: str) -> Declared:
    """Read the words of a game without its rules, which need the files that are written here."""
    for name in ("guildhall", "guildhall.games", f"guildhall.games.{game}"):
        package = ModuleType(name)
        package.__path__ = [str(source.joinpath(*name.split(".")))]
        sys.modules[name] = package
    moves = import_module(f"guildhall.games.{game}.moves")
    data = import_module(f"guildhall.games.{game}.data")
    return Declared(moves.SCHEMA, moves.WORDS, data.BOX)


def number(declared: Declared, meaning: str) -> int:
    """Count the things of a kind, find one, or look into the data: `guild`, `data.ballots`."""
    kind, _, thing = meaning.partition(".")
    if kind == "data":
        return int(getattr(declared.box, thing))
    ids = declared.words.kinds[kind].ids
    return ids.index(thing) if thing else len(ids)


def constants(declared: Declared) -> list[list[tuple[str, int]]]:
    """Give all constants of `schema.py`, in groups."""
    schema, words = declared.schema, declared.words
    bases = [(verb.name.upper(), verb.base) for verb in words.moves.verbs]
    things = [
        (pattern.format(name).upper(), at)
        for kind, pattern in schema.ids.items()
        for at, name in enumerate(words.kinds[kind].ids)
    ]
    return [
        [(f"PHASE_{name.upper()}", at) for at, name in enumerate(schema.phases)],
        [(name, number(declared, meaning)) for name, meaning in schema.numbers.items()],
        things,
        [*bases, ("MOVES", words.moves.size)],
        [(f"CHANCE_{name.upper()}", at) for at, name in enumerate(schema.chances)],
    ]


def check(schema: "Schema", groups: list[list[tuple[str, int]]]) -> None:
    """Refuse two constants of one name, and fields and reasons that do not say enough."""
    names = [name for group in groups for name, _ in group]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise BadSchema(f"two constants are called {', '.join(twice)}")
    for name, blank in schema.fields.items():
        if isinstance(blank, str) and blank not in (COPIED, SHARED, *names):
            raise BadSchema(f'field {name} is "{blank}": no constant, "{COPIED}" or "{SHARED}"')
    for name in ("seats", "phase"):
        if name not in schema.fields:
            raise BadSchema(f"no field {name}")
    if schema.phases[-1] != "over":
        raise BadSchema("the last phase is not over")
    for name, reason in schema.reasons.items():
        if len(reason) != 2 or reason[0] not in schema.refusals:
            raise BadSchema(f"reason {name} has no text and rule")


def state_lines(schema: "Schema") -> Iterator[str]:
    """Write the class of the state."""
    fields = schema.fields
    yield "FIELDS: Final = ["
    yield from (f'    "{name}",' for name in fields)
    yield from ("]", "", "", f"class {schema.state}(State):")
    yield '    """Every field of the game; a blank until it is filled for a new game."""'
    yield from ("", "    def __init__(self) -> None:")
    for name, blank in fields.items():
        array = blank in (COPIED, SHARED)
        yield f"        self.{name}: {'Ints' if array else 'Int'} = {'NONE' if array else blank}"
    yield from ("", "    def fields(self) -> list[str]:", "        return FIELDS")
    yield from ("", "    def over(self) -> bool:", "        return self.phase == PHASE_OVER")
    yield from ("", f'    def copy_into(self, o: "{schema.state}") -> None:')
    yield '        """Give every field to a blank twin; who changes a shared array replaces it."""'
    for name, blank in fields.items():
        yield f"        o.{name} = self.{name}{'[:]' if blank == COPIED else ''}"


def schema_text(declared: Declared) -> str:
    """Write `schema.py`."""
    groups = constants(declared)
    check(declared.schema, groups)
    lines = [
        MADE.format("The numbers of phases, moves and things, and the fields of a game"),
        "from typing import Final\n",
        "from guildhall.core.numbers import Int, Ints, ints",
        "from guildhall.core.state import State\n",
    ]
    for group in filter(None, groups):
        lines += [f"{name}: Final = {at}" for name, at in group]
        lines.append("")
    return "\n".join([*lines, "NONE: Final = ints(0)", *state_lines(declared.schema), ""])


def reasons_text(schema: "Schema") -> str:
    """Write `reasons.py`."""
    made = MADE.format("Why a move can be refused: what checks give; 0 means it is possible")
    lines = [made, "from typing import Final\n"]
    lines += [f"{name}: Final = {at}" for at, name in enumerate(schema.reasons, 1)]
    return "\n".join([*lines, ""])


def written(source: Path) -> Iterator[tuple[Path, str]]:
    """Give every file that is generated, and its text."""
    for path in sorted((source / "guildhall" / "games").glob("*/schema.toml")):
        try:
            declared = load(source, path.parent.name)
            yield path.with_name("schema.py"), schema_text(declared)
            yield path.with_name("reasons.py"), reasons_text(declared.schema)
        except (BadSchema, ValueError) as error:  # BadData is a ValueError
            sys.exit(f"{path.parent}: {error}")


def main() -> int:
    """Write or compare all files."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say what is not up to date")
    parser.add_argument("--source", type=Path, default=ROOT / "src")
    args = parser.parse_args()
    stale = 0
    for path, text in written(args.source):
        if path.exists() and path.read_text(encoding="utf-8") == text:
            continue
        stale += 1
        if args.check:
            print(f"{path}: not what its schema.toml says; run python scripts/generate.py")
        else:
            path.write_text(text, encoding="utf-8")
            print(f"{path}: written")
    return 1 if stale and args.check else 0


if __name__ == "__main__":
    sys.exit(main())
