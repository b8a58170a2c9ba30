"""Paint the icons of the client: `python scripts/icons.py` after a change of the drawings.

Phones and desktops that install the page want pictures of fixed sizes; each says of which drawing
it was made, so that a test can tell an old one. The browser of the tests paints them.
"""

import hashlib
import struct
import zlib
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

PUBLIC = Path(__file__).parents[1] / "client" / "public"
CHROMIUM = "/usr/bin/chromium-headless-shell"
ICONS = {
    "icon-192.png": ("favicon.svg", 192),
    "icon-512.png": ("favicon.svg", 512),
    "icon-maskable-192.png": ("icon.svg", 192),
    "icon-maskable-512.png": ("icon.svg", 512),
    "apple-touch-icon.png": ("icon.svg", 180),
}
"""The drawing and the width of each; `icon.svg` is filled to the edge, so that it can be cut."""
SIGNATURE = b"\x89PNG\r\n\x1a\n"
SOURCE = b"Source\x00"


def source_of(drawing: str) -> bytes:
    """How a picture names the drawing it was made of."""
    return hashlib.sha256((PUBLIC / drawing).read_bytes()).hexdigest().encode()


def signed(png: bytes, source: bytes) -> bytes:
    """A picture that names its drawing, in a chunk of text behind its head."""
    body = b"tEXt" + SOURCE + source
    chunk = struct.pack(">I", len(body) - 4) + body + struct.pack(">I", zlib.crc32(body))
    head = len(SIGNATURE) + 25
    return png[:head] + chunk + png[head:]


def paint(page: Page, drawing: str, width: int) -> bytes:
    """A drawing as a picture of some width; what it leaves open stays open."""
    page.set_viewport_size({"width": width, "height": width})
    svg = (PUBLIC / drawing).read_text(encoding="utf-8")
    style = "<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>"
    page.set_content(style + svg)
    return page.screenshot(omit_background=True)


def main() -> None:
    """Paint all of them."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        page = browser.new_page()
        for name, (drawing, width) in ICONS.items():
            made = signed(paint(page, drawing, width), source_of(drawing))
            (PUBLIC / name).write_bytes(made)
        browser.close()


if __name__ == "__main__":
    main()
