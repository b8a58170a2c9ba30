"""Mends the C that mypyc 2.4.1 writes, in some places.

Arrays handed from plain Python to compiled code leaked: unboxing an array makes a new reference;
the wrappers of functions and the setters of fields count on a borrowed one and never give it back.
A test watches the memory; drop this part with a mypyc that passes it.

Work on stretches of arrays and the fields of a sheet, all that observations are made of, have quick
ways of their own (`quick.py`). Each group has them inside, so that the C compiler knows how long a
row is where it is written, and no array is counted only to be handed to them.

Where an index is looked at, the C compiler is told that it will lie inside, and that errors are
rare. Small arrays are kept for the next to come (`spare.py`).

Each module has a small file that only asks its group for the module. To read all of Python's
headers for that takes six times as long as the rest; the few functions it calls are declared here.
"""

import re
from pathlib import Path
from typing import Protocol

from quick import HELPERS, QUICK
from spare import STORE, through_store

ERROR = r"if \(VEC_IS_ERROR\((?:arg_\w+|tmp)\)\) \{\n[^}]*\}\n"
ARGUMENT = re.compile(rf"(arg_(\w+)) = VecI64Api\.unbox\(obj_\2\);\n\s*{ERROR}")
"""Such patterns begin with a word: else every blank of 30 MB may be one, for many seconds."""
FIELD = re.compile(rf"(tmp = VecI64Api\.unbox\(value\);\n\s*{ERROR})\s*VEC_I64_INCREF\(tmp\);\n")
INSIDE = re.compile(r"((cpy_r_r\d+) = \(uint64_t\)\w+ < \(uint64_t\)\w+;\n\s*if )\(\2\)")

GROUP, TABLE = "__native_", "exports_guildhall_core."
CORE = "CPyDef_guildhall___core___"
CALL = re.compile(rf"= (?:{re.escape(TABLE)})?{CORE}(\w+)\(")
LENT = re.compile(
    r"VEC_I64_INCREF\((cpy_r_r\d+)\);\n(?:CPyL\d+: ;\n)?"
    r"( *\w+ = quick_\w+\([^;]*\b\1\b[^;]*\);\n(?: *CPy_DECREF\(\w+\);\n)*)"
    r" *VEC_I64_DECREF\(\1\);\n"
)
"""An array that is counted only while a quick way, which lets go of none, has it."""
WAY = re.compile(rf"(\w+) \(\*{CORE}(\w+)\)\(([^)]*)\);")

COLD = """
void CPy_AddTraceback(const char *, const char *, int, PyObject *) __attribute__((cold));
void CPy_AttributeError(const char *, const char *, const char *, const char *, int, PyObject *)
    __attribute__((cold));
void CPy_TypeErrorTraceback(const char *, const char *, int, PyObject *, const char *, PyObject *)
    __attribute__((cold));
void CPy_TypeError(const char *, PyObject *) __attribute__((cold));
void PyErr_SetNone(PyObject *) __attribute__((cold));
void PyErr_SetString(PyObject *, const char *) __attribute__((cold));
PyObject *PyErr_Occurred(void) __attribute__((cold));
"""
"""What is called when something fails: the C compiler lays the way there far from the others."""

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
    text = ARGUMENT.sub(lambda found: f"{found[0]}VEC_I64_DECREF({found[1]});\n", text)
    text = FIELD.sub(r"\1", text)
    text = INSIDE.sub(r"\1(likely(\2))", text)
    if source.name.startswith(GROUP):
        header = source.with_name(f"{GROUP}guildhall_core.h").read_text(encoding="utf-8")
        text = _quickened(text, header)
    if text.startswith(HEADERS):
        text = DECLARED + text.partition("\n")[2]
    copy = source.with_name(f"mended_{source.name}")
    if not copy.exists() or copy.read_text(encoding="utf-8") != text:
        copy.write_text(text, encoding="utf-8")
    return str(copy)


def _quickened(text: str, header: str) -> str:
    """Let a group go the quick ways; `header` declares what they come before."""
    table = TABLE if f"= {TABLE}" in text else ""
    declared = {name: (kind, given) for kind, name, given in WAY.findall(header)}
    ways = "".join(_way(name, declared, table) for name in QUICK)
    text = CALL.sub(lambda found: f"= quick_{found[1]}(" if found[1] in QUICK else found[0], text)
    text = LENT.sub(r"\2", through_store(text))
    at = text.index("\n\n", text.rindex("\n#include"))
    return f"{text[:at]}\n{COLD}{STORE}{HELPERS}{ways}{text[at:]}"


def _way(name: str, declared: dict[str, tuple[str, str]], table: str) -> str:
    """Write a quick way; raises ValueError for a function that mypyc declares in another way."""
    if name not in declared:
        raise ValueError(f"mypyc writes {name} in another way: mend.py must be adapted")
    kind, parameters = declared[name]
    given = ", ".join(parameter.split()[-1].lstrip("*") for parameter in parameters.split(","))
    return (
        f"static inline __attribute__((always_inline)) {kind} quick_{name}({parameters}) {{"
        f"{QUICK[name]}    return {table}{CORE}{name}({given});\n}}\n"
    )
