"""Mends the C that mypyc 2.4.1 writes, in four places.

Arrays handed from plain Python to compiled code leaked: unboxing an array makes a new reference;
the wrappers of functions and the setters of fields count on a borrowed one and never give it back.
A test watches the memory; drop this part with a mypyc that passes it.

Work on stretches of arrays, most of what observations are made of, asked at every number whether it
lies inside. Here it is asked once, and the C compiler does eight at a time; a stretch that lies
outside goes on to the way of mypyc, which raises.

Where an index is looked at, the C compiler is told that it will lie inside.

Each module has a small file that only asks its group for the module. To read all of Python's
headers for that takes six times as long as the rest; the few functions it calls are declared here.
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
INSIDE = re.compile(r"((cpy_r_r\d+) = \(uint64_t\)\w+ < \(uint64_t\)\w+;\n\s*if )\(\2\)")

CORE = "__native_guildhall_core.c"
QUICK = {
    "sum_some": """
    if (0 <= cpy_r_start && cpy_r_stop <= cpy_r_values.len) {
        int64_t sum = 0;
        for (int64_t n = cpy_r_start; n < cpy_r_stop; n++) sum += cpy_r_values.items[n];
        return sum;
    }
""",
    "add_rows": """
    const int64_t *const places = cpy_r_places.items;
    int64_t inside = 0 <= cpy_r_first && 0 <= cpy_r_start && 0 <= cpy_r_width
        && cpy_r_first <= cpy_r_places.len
        && (cpy_r_places.len - cpy_r_first) * cpy_r_width <= cpy_r_values.len - cpy_r_start;
    for (int64_t n = cpy_r_first; inside && n < cpy_r_places.len; n++)
        inside = 0 <= places[n] && (places[n] + 1) * cpy_r_width <= cpy_r_out.len;
    if (inside) {
        const int64_t *restrict from = cpy_r_values.items + cpy_r_start;
#define ADD(WIDTH) for (int64_t n = cpy_r_first; n < cpy_r_places.len; n++, from += WIDTH) { \\
            int64_t *restrict to = cpy_r_out.items + places[n] * WIDTH; \\
            for (int64_t k = 0; k < WIDTH; k++) to[k] += from[k]; \\
        }
        if (cpy_r_width == 6) ADD(6) else ADD(cpy_r_width)
        return 1;
    }
""",
    "sum_products": """
    if (0 <= cpy_r_start && cpy_r_weights.len <= cpy_r_values.len - cpy_r_start) {
        const int64_t *from = cpy_r_values.items + cpy_r_start;
        int64_t sum = 0;
        for (int64_t n = 0; n < cpy_r_weights.len; n++) sum += from[n] * cpy_r_weights.items[n];
        return sum;
    }
""",
    "sum_rows": """
    if (0 <= cpy_r_start && 0 <= cpy_r_width
        && cpy_r_out.len * cpy_r_width <= cpy_r_values.len - cpy_r_start) {
        const int64_t *restrict from = cpy_r_values.items + cpy_r_start;
        int64_t *restrict to = cpy_r_out.items;
#define SUM(WIDTH) for (int64_t n = 0; n < cpy_r_out.len; n++, from += WIDTH) { \\
            int64_t sum = 0; \\
            for (int64_t k = 0; k < WIDTH; k++) sum += from[k]; \\
            to[n] = sum; \\
        }
        if (cpy_r_width == 6) SUM(6) else SUM(cpy_r_width)
        return 1;
    }
""",
    "over_half": """
    if (0 <= cpy_r_start && 0 <= cpy_r_parts && cpy_r_parts <= cpy_r_width
        && cpy_r_out.len * cpy_r_width <= cpy_r_values.len - cpy_r_start) {
        const int64_t *restrict from = cpy_r_values.items + cpy_r_start;
        int64_t *restrict to = cpy_r_out.items;
#define HALF(PARTS, WIDTH) for (int64_t n = 0; n < cpy_r_out.len; n++, from += WIDTH) { \\
            int64_t whole = 0, found = -1; \\
            for (int64_t k = 0; k < WIDTH; k++) whole += from[k]; \\
            for (int64_t k = 0; k < PARTS; k++) found = 2 * from[k] > whole ? k : found; \\
            to[n] = found; \\
        }
        if (cpy_r_parts == 5 && cpy_r_width == 6) HALF(5, 6) else HALF(cpy_r_parts, cpy_r_width)
        return 1;
    }
""",
    "copy_some": """
    if (0 <= cpy_r_start && cpy_r_stop <= cpy_r_values.len && 0 <= cpy_r_at
        && cpy_r_stop - cpy_r_start <= cpy_r_out.len - cpy_r_at) {
        const int64_t *restrict from = cpy_r_values.items + cpy_r_start;
        int16_t *restrict to = cpy_r_out.items + cpy_r_at;
        for (int64_t n = 0; n < cpy_r_stop - cpy_r_start; n++) to[n] = (int16_t)from[n];
        return 1;
    }
""",
    "copy_shorts": """
    if (0 <= cpy_r_start && cpy_r_start <= cpy_r_stop && cpy_r_stop <= cpy_r_values.len
        && 0 <= cpy_r_at && cpy_r_stop - cpy_r_start <= cpy_r_out.len - cpy_r_at) {
        memmove(cpy_r_out.items + cpy_r_at, cpy_r_values.items + cpy_r_start,
                (cpy_r_stop - cpy_r_start) * sizeof(int16_t));
        return 1;
    }
""",
    "same_some": """
    if (0 <= cpy_r_at && 0 <= cpy_r_start && 0 <= cpy_r_number
        && cpy_r_number <= cpy_r_left.len - cpy_r_at
        && cpy_r_number <= cpy_r_right.len - cpy_r_start)
        return memcmp(cpy_r_left.items + cpy_r_at, cpy_r_right.items + cpy_r_start,
                      cpy_r_number * sizeof(int16_t)) == 0;
""",
    "spread_bits": """
    if (0 <= cpy_r_at && cpy_r_size <= 63 && cpy_r_size <= cpy_r_out.len - cpy_r_at) {
        int16_t *restrict to = cpy_r_out.items + cpy_r_at;
        for (int64_t n = 0; n < cpy_r_size; n++) to[n] = (int16_t)(cpy_r_mask >> n & 1);
        return 1;
    }
""",
    "mark_each": """
    if (0 <= cpy_r_start && cpy_r_stop <= cpy_r_values.len && 0 <= cpy_r_at && 0 <= cpy_r_size
        && (cpy_r_stop - cpy_r_start) * cpy_r_size <= cpy_r_out.len - cpy_r_at) {
        const int64_t *restrict from = cpy_r_values.items;
        int16_t *restrict to = cpy_r_out.items + cpy_r_at;
        for (int64_t n = cpy_r_start; n < cpy_r_stop; n++, to += cpy_r_size)
            if ((uint64_t)from[n] < (uint64_t)cpy_r_size) to[from[n]] = 1;
        return 1;
    }
""",
    "mark_owners": """
    if (0 <= cpy_r_at && cpy_r_seats <= cpy_r_places
        && cpy_r_owners.len * cpy_r_places <= cpy_r_out.len - cpy_r_at) {
        const int64_t *restrict from = cpy_r_owners.items;
        int16_t *restrict to = cpy_r_out.items + cpy_r_at;
        for (int64_t n = 0; n < cpy_r_owners.len; n++, to += cpy_r_places) {
            int64_t seat = from[n] - cpy_r_viewer;
            if (0 <= from[n]) to[0 <= seat ? seat : seat + cpy_r_seats] = 1;
        }
        return 1;
    }
""",
}
"""By the name of a function of `core/numbers.py`: the quick way, put before the one of mypyc.

Rows of six, the sides of the Dutch Revolt, have a loop whose length the C compiler knows.
"""

HEADERS = "#include <Python.h>\n\nPyMODINIT_FUNC\nPyInit_"
DECLARED = """typedef struct _object PyObject;
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyImport_ImportModuleLevel(const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
void *PyCapsule_GetPointer(PyObject *, const char *);
void PyErr_Clear(void);
void Py_DecRef(PyObject *);
#define Py_DECREF Py_DecRef
#define NULL ((void *)0)
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
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
    text = INSIDE.sub(r"\1(likely(\2))", text)
    if source.name == CORE:
        text = _quickened(text)
    if text.startswith(HEADERS):
        text = DECLARED + text.partition("\n")[2]
    copy = source.with_name(f"mended_{source.name}")
    if not copy.exists() or copy.read_text(encoding="utf-8") != text:
        copy.write_text(text, encoding="utf-8")
    return str(copy)


def _quickened(text: str) -> str:
    """Put the quick ways in; raises ValueError for a function that mypyc writes in another way."""
    for name, way in QUICK.items():
        head = re.compile(rf"^\w+ CPyDef_\w+___numbers___{name}\([^)]*\) \{{\n", re.MULTILINE)
        heads = list(head.finditer(text))
        if len(heads) != 1:
            raise ValueError(f"mypyc writes {name} in another way: mend.py must be adapted")
        text = text[: heads[0].end()] + way + text[heads[0].end() :]
    return text
