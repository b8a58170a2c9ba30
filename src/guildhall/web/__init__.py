"""Where the built client and the documentation lie."""

from pathlib import Path

STATIC = Path(__file__).parent / "static"
SITE = Path(__file__).parent / "site"
