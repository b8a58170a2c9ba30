"""Messages as they go over the wire: framed and compressed once, however many pages get them.

No page's compression remembers what it was sent before (RFC 7692, `server_no_context_takeover`), so
the same bytes are right for all of them, and a page that is quiet costs no memory for it.
"""

import zlib

from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

LARGEST_WINDOW, SMALLEST_WINDOW = 15, 9
SHORT = 200
"""Messages of fewer bytes are not worth compressing."""
PACKET = 1300
"""As many bytes are one packet, compressed or not: then it is worth the time only for several."""
LEVEL = 1
"""What a higher one saves in bytes costs more time than all the rest of a page."""
_TEXT, _COMPRESSED = 0x81, 0xC1
_ENDS = 4
"""Bytes at the end of what zlib has flushed that no message carries."""

DEFLATING = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    compress_settings={"level": LEVEL, "memLevel": 5},
)


class Framed:
    """A message of text, ready to be sent to any number of pages."""

    def __init__(self, text: bytes) -> None:
        self.text = text
        self._plain = self._deflated = b""
        self._asked = False

    @property
    def plain(self) -> bytes:
        """The frame for pages that take nothing compressed."""
        if not self._plain:
            self._plain = _head(_TEXT, len(self.text)) + self.text
        return self._plain

    def one_more(self) -> bytes:
        """The frame for one more of all others, compressed if it is long or told to several."""
        alone, self._asked = not self._asked, True
        if len(self.text) < (PACKET if alone else SHORT):
            return self.plain
        self._deflated = self._deflated or self._compressed()
        return self._deflated

    def _compressed(self) -> bytes:
        """Compress it; a window that is larger than the text only costs time."""
        window = min(max(len(self.text).bit_length(), SMALLEST_WINDOW), LARGEST_WINDOW)
        maker = zlib.compressobj(LEVEL, wbits=-window, memLevel=min(9, window - 6))
        said = (maker.compress(self.text) + maker.flush(zlib.Z_SYNC_FLUSH))[:-_ENDS]
        return _head(_COMPRESSED, len(said)) + said


def _head(first: int, size: int) -> bytes:
    """The first bytes of a whole, unmasked frame."""
    if size < 126:
        return bytes((first, size))
    if size < 1 << 16:
        return bytes((first, 126)) + size.to_bytes(2, "big")
    return bytes((first, 127)) + size.to_bytes(8, "big")
