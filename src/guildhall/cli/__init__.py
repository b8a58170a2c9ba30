"""The guildhall command."""

import sys

from guildhall.cli.app import app_for
from guildhall.cli.common import complain
from guildhall.core.errors import GuildhallError


def main() -> None:
    """Run the command; what is somebody's mistake becomes one clear line, never a traceback."""
    try:
        app_for(sys.argv[1:])()
    except GuildhallError as error:
        complain(error)
        sys.exit(2)
