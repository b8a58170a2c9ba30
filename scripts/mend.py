"""Mends the C that mypyc 2.4.1 writes: arrays handed from plain Python to compiled code leaked.

Unboxing an array makes a new reference; the wrappers of functions and the setters of fields count
on a borrowed one and never give it back. A test watches the memory; drop this file with a mypyc
that passes it.
"""

import re
from pathlib import Path
from typing import Protocol

ERROR = r"if \(VEC_IS_ERROR\((?:arg_\w+|tmp)\)\) \{\n[^}]*\}\n"
ARGUMENT = re.compile(rf"([ \t]*)(arg_(\w+)) = VecI64Api\.unbox\(obj_\3\);\n\s*{ERROR}")
FIELD = re.compile(rf"(tmp = VecI64Api\.unbox\(value\);\n\s*{ERROR})\s*VEC_I64_INCREF\(tmp\);\n")


class Extension(Protocol):
    """What is asked of an extension of setuptools."""

    sources: list[str]


def mended(extensions: list[Extension]) -> list[Extension]:
    """Let the extensions be built from mended copies of their sources."""
    for extension in extensions:
        extension.sources = [_mended(Path(source)) for source in extension.sources]
    return extensions


def _mended(source: Path) -> str:
    """Write a mended copy beside the source, only when it differs: builds stay partial."""
    text = source.read_text(encoding="utf-8")
    text = ARGUMENT.sub(lambda found: f"{found[0]}{found[1]}VEC_I64_DECREF({found[2]});\n", text)
    text = FIELD.sub(r"\1", text)
    copy = source.with_name(f"mended_{source.name}")
    if not copy.exists() or copy.read_text(encoding="utf-8") != text:
        copy.write_text(text, encoding="utf-8")
    return str(copy)
