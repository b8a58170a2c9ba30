"""Mends the C that mypyc 2.4.1 writes, in two places.

Arrays handed from plain Python to compiled code leaked: unboxing an array makes a new reference;
the wrappers of functions and the setters of fields count on a borrowed one and never give it back.
A test watches the memory; drop this part with a mypyc that passes it.

Copying a stretch of an array, most of what observations are made of, asked at every number whether
it lies inside. Here it is asked once, and the C compiler copies eight at a time; a stretch that
lies outside goes on to the way of mypyc, which raises.
"""

import re
from pathlib import Path
from typing import Protocol

ERROR = r"if \(VEC_IS_ERROR\((?:arg_\w+|tmp)\)\) \{\n[^}]*\}\n"
ARGUMENT = re.compile(
    rf"^([ \t]*)(arg_(\w+)) = VecI64Api\.unbox\(obj_\3\);\n\s*{ERROR}", re.MULTILINE
)
"""From the beginning of a line: else every blank of 30 MB may be one, for fifteen seconds."""
FIELD = re.compile(rf"(tmp = VecI64Api\.unbox\(value\);\n\s*{ERROR})\s*VEC_I64_INCREF\(tmp\);\n")

CORE = "__native_guildhall_core.c"
COPY = re.compile(
    r"char CPyDef_\w+___numbers___copy_some\(VecI64 cpy_r_values, int64_t cpy_r_start, "
    r"int64_t cpy_r_stop, VecI16 cpy_r_out, int64_t cpy_r_at\) \{\n"
)
AT_ONCE = """
    if (0 <= cpy_r_start && cpy_r_stop <= cpy_r_values.len && 0 <= cpy_r_at
        && cpy_r_stop - cpy_r_start <= cpy_r_out.len - cpy_r_at) {
        const int64_t *restrict from = cpy_r_values.items + cpy_r_start;
        int16_t *restrict to = cpy_r_out.items + cpy_r_at;
        for (int64_t n = 0; n < cpy_r_stop - cpy_r_start; n++) to[n] = (int16_t)from[n];
        return 1;
    }
"""


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
    text, copies = COPY.subn(lambda found: found[0] + AT_ONCE, text)
    if source.name == CORE and not copies:
        raise ValueError("mypyc writes copy_some in another way: mend.py must be adapted")
    copy = source.with_name(f"mended_{source.name}")
    if not copy.exists() or copy.read_text(encoding="utf-8") != text:
        copy.write_text(text, encoding="utf-8")
    return str(copy)
