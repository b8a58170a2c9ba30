"""TypeScript interfaces of Python types: dataclasses, typed dicts and what their fields hold.

Docstrings of classes and the strings below fields become doc comments.
"""

import ast
import inspect
import textwrap
import types
import typing
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

SIMPLE: dict[Any, str] = {
    int: "number",
    float: "number",
    str: "string",
    bool: "boolean",
    None: "null",
    types.NoneType: "null",
    Any: "unknown",
    object: "unknown",
}
LISTS = (list, tuple, Sequence, Iterable, set, frozenset)
TABLES = (dict, Mapping)


def is_record(kind: object) -> bool:
    """Whether a type has named fields."""
    return isinstance(kind, type) and bool(getattr(kind, "__annotations__", None))


def docs_of(kind: type) -> dict[str, str]:
    """Strings that stand below the fields of a class, by field."""
    try:
        body = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    except OSError:
        return {}
    assert isinstance(body, ast.ClassDef)  # noqa: S101  the source of a class
    found = {}
    for above, below in pairwise(body.body):
        match above, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=said)):
                found[name] = " ".join(str(said).split())
    return found


@dataclass
class Writer:
    """Collects interfaces, each once, those that others need first."""

    elsewhere: Mapping[type, str] = field(default_factory=dict)
    """Types that another file declares, with its path for the import."""
    written: dict[str, str] = field(default_factory=dict)
    imports: dict[str, set[str]] = field(default_factory=dict)

    def text_of(self, kind: Any) -> str:
        """The TypeScript of a type; declares what it names."""
        origin, args = typing.get_origin(kind), typing.get_args(kind)
        if origin is typing.Literal:
            return " | ".join(f'"{arg}"' if isinstance(arg, str) else str(arg) for arg in args)
        if origin in (typing.Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.text_of(arg) for arg in args))
        if origin in (typing.Annotated, typing.NotRequired, typing.Required):
            return self.text_of(args[0])
        if origin in LISTS:
            inner = self.text_of(args[0])
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        if origin in TABLES:
            return f"Record<{self.text_of(args[0])}, {self.text_of(args[1])}>"
        if kind in SIMPLE:
            return SIMPLE[kind]
        if is_record(kind):
            return self.declare(kind)
        raise TypeError(f"no TypeScript for {kind!r}")

    def declare(self, kind: type) -> str:
        """The name of an interface, written if it is not yet."""
        name = kind.__name__
        if kind in self.elsewhere:
            self.imports.setdefault(self.elsewhere[kind], set()).add(name)
        elif name not in self.written:
            self.written[name] = self._interface(kind)
        return name

    def _interface(self, kind: type) -> str:
        bases = [base for base in kind.__bases__ if is_record(base)]
        above = f" extends {', '.join(self.declare(base) for base in bases)}" if bases else ""
        docs, hints = docs_of(kind), typing.get_type_hints(kind, include_extras=True)
        optional: frozenset[str] = getattr(kind, "__optional_keys__", frozenset())
        lines = [f"export interface {kind.__name__}{above} {{"]
        for name in inspect.get_annotations(kind):
            if name in docs:
                lines.append(f"  /** {docs[name]} */")
            mark = "?" if name in optional else ""
            lines.append(f"  {name}{mark}: {self.text_of(hints[name])};")
        said = inspect.cleandoc(kind.__doc__ or "")
        if said and not said.startswith(f"{kind.__name__}("):  # which a dataclass says by itself
            lines.insert(0, f"/** {' '.join(said.split())} */")
        return "\n".join([*lines, "}"])

    def file(self, source: str, command: str) -> str:
        """All that was declared, with a first line that says where it comes from."""
        lines = [f"/* Generated from {source} by {command}; do not edit by hand. */"]
        for path, names in sorted(self.imports.items()):
            lines.append(f'import type {{ {", ".join(sorted(names))} }} from "{path}";')
        return "\n".join([*lines, "", "\n\n".join(self.written.values())]) + "\n"
