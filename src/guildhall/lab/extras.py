"""Libraries that not everybody needs: found when asked for, with a clear word when not there."""

from importlib import import_module
from typing import Any

from guildhall.core.errors import GuildhallError


def extra(module: str, name: str) -> Any:
    """Import a module of an extra; raises GuildhallError that says what to install."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        facts: dict[str, object] = {"module": error.name or module, "extra": name}
        raise GuildhallError("extra_missing", facts) from None
