"""What tables need of msgspec: structs, reading them from plain data, writing pages as JSON.

Only what the files of the package use; `tests/offline` reads and writes them with both.
"""

import json as _json
from collections.abc import Callable
from dataclasses import dataclass, field, fields, is_dataclass
from types import NoneType, SimpleNamespace, UnionType
from typing import Any, Literal, TypeVar, Union, dataclass_transform, get_args, get_origin
from typing import get_type_hints as _hints

__all__ = ["Raw", "Struct", "ValidationError", "convert", "field", "json"]

T = TypeVar("T")
PLAIN = (bool, int, str, NoneType)


class ValidationError(Exception):
    """Data of another shape than it should have."""


@dataclass_transform(field_specifiers=(field,))
class Struct:
    """A dataclass by another name."""

    def __init_subclass__(
        cls, *, frozen: bool = False, kw_only: bool = False, **_always: object
    ) -> None:
        """Make it; an empty dict or list as a default is a new one for each.

        Unknown fields are always forbidden, and there is always a dict.
        """
        for name in cls.__annotations__:
            default = vars(cls).get(name)
            if isinstance(default, dict | list):
                setattr(cls, name, field(default_factory=type(default)))
        dataclass(frozen=frozen, kw_only=kw_only)(cls)


def convert(value: object, kind: type[T]) -> T:
    """Read plain data as a kind; raises ValidationError."""
    made: T = _read(value, kind)
    return made


def _read(value: Any, kind: Any) -> Any:
    origin, inside = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _first(value, inside)
    if origin is Literal and value in inside:
        return value
    if origin is tuple and isinstance(value, list | tuple):
        return tuple(_read(item, inside[0]) for item in value)
    if origin is dict and isinstance(value, dict):
        return {_read(name, inside[0]): _read(item, inside[1]) for name, item in value.items()}
    if isinstance(kind, type) and is_dataclass(kind) and isinstance(value, dict):
        return _made(value, kind)
    if kind is float and type(value) in (int, float):
        return float(value)
    if kind in PLAIN and type(value) is kind:
        return value
    raise ValidationError(f"expected {kind}, got {value!r}")


def _first(value: Any, kinds: tuple[Any, ...]) -> Any:
    for kind in kinds:
        try:
            return _read(value, kind)
        except ValidationError:
            continue
    raise ValidationError(f"expected one of {kinds}, got {value!r}")


def _made(value: dict[str, Any], kind: Callable[..., Any]) -> Any:
    hints = _hints(kind)
    if unknown := value.keys() - hints.keys():
        raise ValidationError(f"{kind}: unknown {sorted(unknown)}")
    try:
        return kind(**{name: _read(item, hints[name]) for name, item in value.items()})
    except TypeError as missing:
        raise ValidationError(str(missing)) from None


def Raw(written: bytes) -> Any:  # noqa: N802  the library's name
    """Give what was written as JSON: it is written again with what it is part of."""
    return _json.loads(written)


def _plain(value: Any) -> Any:
    return {one.name: getattr(value, one.name) for one in fields(value)}


def _encode(value: object) -> bytes:
    """Write as JSON, dataclasses too."""
    return _json.dumps(value, default=_plain, ensure_ascii=False, separators=(",", ":")).encode()


json = SimpleNamespace(encode=_encode)
