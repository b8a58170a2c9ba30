"""Messages over the socket of a table; `scripts/generate_types.py` writes them for the client."""

from typing import TypedDict

from guildhall.server.sent import Gallery, LogItem, Page, Problem, Said


class PageMessage(TypedDict):
    """Over the socket: the page as it is now, and what has happened."""

    keep: int
    """Inputs from this one on are told anew."""
    log: list[LogItem]
    page: Page


class TalkMessage(TypedDict):
    """Over the socket: what was said."""

    talk: Said


class GalleryMessage(TypedDict):
    """Over the socket, for those who may hear it: what spectators have said."""

    gallery: Gallery


class PatchMessage(TypedDict):
    """Over the socket of a page that asked for it: what is different from the page before.

    Keys that are not there are as they were; of the view, too.
    """

    keep: int
    log: list[LogItem]
    patch: dict[str, object]


class Made(TypedDict):
    """A move that is on the disk: its entry, and how many entries the table has."""

    id: int
    entry: int
    entries: int


class MadeMessage(TypedDict):
    """Over the socket: a move that came over it was made."""

    made: Made


class Unmade(TypedDict):
    """A move that was refused, with the status that a POST would have."""

    id: int
    status: int
    problem: Problem


class RefusedMessage(TypedDict):
    """Over the socket: a move that came over it was refused; nothing has changed."""

    refused: Unmade


class ErrorMessage(TypedDict):
    """Over the socket, before it closes: why there is nothing to see. Elsewhere the body itself."""

    error: Problem


class Ping(TypedDict):
    """Over a quiet socket."""

    ping: bool
