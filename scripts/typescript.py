"""TypeScript interfaces of Python types: dataclasses, typed dicts and what their fields hold.

In the bodies of requests, which are strict structs, a field with a default may be left out.
Docstrings of classes and the strings below fields become doc comments.
"""

import ast
import inspect
import sys
import textwrap
import types
import typing
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any

import msgspec

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


def source_of(kind: type) -> ast.ClassDef:
    """The class as it is written."""
    found = ast.parse(textwrap.dedent(inspect.getsource(kind))).body[0]
    assert isinstance(found, ast.ClassDef)  # noqa: S101  the source of a class
    return found


def bases_of(kind: type) -> list[type]:
    """Records that a class is written under; typed dicts forget theirs."""
    names = [base.id for base in source_of(kind).bases if isinstance(base, ast.Name)]
    known = [vars(sys.modules[kind.__module__]).get(name) for name in names]
    return [base for base in known if isinstance(base, type) and is_record(base)]


def optional_in(kind: type) -> frozenset[str]:
    """Fields that may be left out: of a typed dict as it says, of a body those with a default."""
    if issubclass(kind, msgspec.Struct) and kind.__struct_config__.forbid_unknown_fields:
        fields = msgspec.structs.fields(kind)
        return frozenset(field.name for field in fields if not field.required)
    return getattr(kind, "__optional_keys__", frozenset())


def docs_of(kind: type) -> dict[str, str]:
    """Strings that stand below the fields of a class, by field."""
    found = {}
    for above, below in pairwise(source_of(kind).body):
        match above, below:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=said)):
                found[name] = " ".join(str(said).split())
    return found


@dataclass
class Writer:
    """Collects interfaces, each once, those that others need first."""

    elsewhere: Mapping[type, str] = field(default_factory=dict)
    """Types that another file declares, with its path for the import."""
    open_ended: Mapping[type, str] = field(default_factory=dict)
    """Types with further fields, whatever they are called, and what these hold."""
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
        bases = bases_of(kind)
        above = f" extends {', '.join(self.declare(base) for base in bases)}" if bases else ""
        docs, hints = docs_of(kind), typing.get_type_hints(kind, include_extras=True)
        optional = optional_in(kind)
        lines = [f"export interface {kind.__name__}{above} {{"]
        inherited = {name for base in bases for name in typing.get_type_hints(base)}
        for name in inspect.get_annotations(kind):
            if name in inherited:
                continue
            if name in docs:
                lines.append(f"  /** {docs[name]} */")
            mark = "?" if name in optional else ""
            lines.append(f"  {name}{mark}: {self.text_of(hints[name])};")
        if kind in self.open_ended:
            lines.append(f"  [name: string]: {self.open_ended[kind]};")
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
