"""The guildhall command."""

import sys

from guildhall.cli.app import app
from guildhall.core.errors import GuildhallError


def main() -> None:
    """Run the command; what is somebody's mistake becomes one clear line, never a traceback."""
    try:
        app()
    except GuildhallError as error:
        from guildhall.cli.common import complain  # noqa: PLC0415  texts take a while to load

        complain(error)
        sys.exit(2)
