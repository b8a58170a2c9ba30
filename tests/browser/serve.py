"""Opens a house whose tables all have one luck: a test meets the same game every time."""

import secrets
import sys
from unittest.mock import patch

from guildhall.cli import main
from guildhall.server.live import new_tables


class SameLuck:
    """What makes the ids of tables and their keys; only ids differ."""

    token_urlsafe = staticmethod(secrets.token_urlsafe)

    def __init__(self, luck: int) -> None:
        """Take the number that stands for the luck."""
        self.luck = luck

    def token_bytes(self, size: int) -> bytes:
        return self.luck.to_bytes(size)


if __name__ == "__main__":
    with patch.object(new_tables, "secrets", SameLuck(int(sys.argv.pop(1)))):
        main()
