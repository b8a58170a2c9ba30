"""Libraries that not everybody needs: found when asked for, with a clear word when not there."""

from importlib import import_module
from typing import Any

from guildhall.core.extras import missing_extra


def extra(module: str, name: str) -> Any:
    """Import a module of an extra; raises GuildhallError that says what to install."""
    try:
        return import_module(module)
    except ImportError as error:
        raise missing_extra(error, name) from None
