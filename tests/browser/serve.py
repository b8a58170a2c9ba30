"""Opens a house whose tables all have one luck: a test meets the same game every time.

What it sends by push goes to this machine, and nowhere else.
"""

import secrets
import sys
from unittest.mock import patch

from guildhall.cli import main
from guildhall.server.live import new_tables
from guildhall.server.people import webhooks


class SameLuck:
    """What makes the ids of tables and their keys; only ids differ."""

    token_urlsafe = staticmethod(secrets.token_urlsafe)

    def __init__(self, luck: int) -> None:
        """Take the number that stands for the luck."""
        self.luck = luck

    def token_bytes(self, size: int) -> bytes:
        return self.luck.to_bytes(size)


if __name__ == "__main__":
    same = patch.object(new_tables, "secrets", SameLuck(int(sys.argv.pop(1))))
    near = patch.object(webhooks, "outside", lambda address: address == "127.0.0.1")
    with same, near:
        main()
