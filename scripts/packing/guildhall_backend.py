"""The build backend: hatchling, told what a wheel needs that an editable install does not.

Hatchling asks a hook once for what it depends on, for editable installs too; `./play` makes one
and must not fetch a compiler and Node for it.
"""

from pathlib import Path
from typing import Any

from hatchling import build as hatchling
from hatchling.build import *  # noqa: F403  all that is asked of a backend; two answers differ
from parts import needs_of_pages, needs_of_rules

Asked = dict[str, Any] | None


def get_requires_for_build_sdist(  # type: ignore[no-redef]
    config_settings: Asked = None,
) -> list[str]:
    """What builds the pages."""
    root = Path.cwd()
    return [*hatchling.get_requires_for_build_sdist(config_settings), *needs_of_pages(root)]


def get_requires_for_build_wheel(  # type: ignore[no-redef]
    config_settings: Asked = None,
) -> list[str]:
    """What builds the pages, unless they come along, and what compiles the rules."""
    root = Path.cwd()
    base = hatchling.get_requires_for_build_wheel(config_settings)
    return [*base, *needs_of_pages(root), *needs_of_rules(root)]
