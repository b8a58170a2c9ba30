"""Libraries that not everybody needs: found when asked for, with a clear word when not there."""

from importlib import import_module
from typing import Any

from guildhall.core.errors import GuildhallError


def missing_extra(missing: ImportError, name: str) -> GuildhallError:
    """Say which library is not there and which extra of this package brings it."""
    library = (missing.name or "").partition(".")[0]
    facts: dict[str, object] = {"library": library, "extra": f"guildhall[{name}]"}
    return GuildhallError("extra_missing", facts)


def extra(module: str, name: str) -> Any:
    """Import a module of an extra; raises GuildhallError that says what to install."""
    try:
        return import_module(module)
    except ImportError as missing:
        raise missing_extra(missing, name) from None
