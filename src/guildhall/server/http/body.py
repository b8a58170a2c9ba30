"""Reading what a request carries."""

import asyncio
import re
from typing import TypeVar

import msgspec
from starlette.requests import Request

from guildhall.core.errors import GuildhallError

T = TypeVar("T")
BODY_SECONDS = 20.0
"""The time a whole body may take: none is larger than a few kilobytes."""
_SHORT_NUMBER = re.compile(r"[0-9]{1,9}")


async def read(request: Request, kind: type[T]) -> T:
    """Body of a request; raises GuildhallError bad_body that says what is wrong and where.

    Raises body_too_slow when it does not arrive in time, however it drips.
    """
    try:
        async with asyncio.timeout(BODY_SECONDS):
            raw = await request.body()
    except TimeoutError:
        raise GuildhallError("body_too_slow", {"seconds": int(BODY_SECONDS)}) from None
    return read_text(raw or b"{}", kind)


def read_text(raw: bytes, kind: type[T]) -> T:
    """The same of something that has come already."""
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise GuildhallError("bad_body", {"problem": str(error)}) from None


def short_number(text: str) -> int | None:
    """A number of at most nine digits in an address; None for anything else."""
    return int(text) if _SHORT_NUMBER.fullmatch(text) else None
