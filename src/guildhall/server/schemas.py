"""What requests may carry; anything else is refused with the place of the mistake."""

import asyncio
from typing import Annotated, Any, Literal, TypeVar

import msgspec
from starlette.requests import Request

from guildhall.core.errors import GuildhallError
from guildhall.table.clock import RescueDays

T = TypeVar("T")
Number = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31)]
"""Larger ones mean nothing here, and not everything can print them."""

BODY_SECONDS = 20.0
"""The time a whole body may take: none is larger than a few kilobytes."""


class Strict(msgspec.Struct, forbid_unknown_fields=True):
    """A body without surprises."""


class Guest(Strict):
    """A name to be called by."""

    name: str


class Account(Strict):
    """A login and a password."""

    login: str
    password: str


class NewPassword(Account):
    """A login, a password, and the old one of whoever has one."""

    old: str = ""


class SeatChoice(Strict):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "bot", "open"]
    bot: str = ""


class NewTable(Strict):
    """A new table."""

    game: str
    seats: list[SeatChoice]
    options: dict[str, Any] = {}
    clock: str = "none"
    level: str = "journeyman"
    visibility: Literal["private", "link", "public"] = "link"
    hints: bool = False
    """Whether players may ask for hints when two or more are people."""
    rescue_days: RescueDays = 14
    """Without a clock: days until others may let a bot play for whoever is away; 0: never."""
    luck: bool = False
    """Whether the creator adds a number to the luck before the game begins."""


class Sit(Strict):
    """Take a seat; -1 takes any that is open."""

    seat: Number = -1
    invitation: str = ""
    luck: str = ""
    """A random number for the luck, in hex; nothing: none."""


class LuckNumber(Strict):
    """A random number for the luck, in hex."""

    number: str


class MoveMade(Strict):
    """A move and the number of the question it answers."""

    move: str
    answers: Number


class MoveAsked(Strict):
    """A move to be explained."""

    move: str


class Looked(MoveAsked):
    """A move to be looked at, and the question it would answer if the look is for that alone."""

    answers: Number | None = None


class Back(Strict):
    """Where to go back to; nothing: the last own decision."""

    to: Number | None = None


class Rescue(Strict):
    """Let a bot play for whoever is away from a seat."""

    seat: Number


class Words(Strict):
    """Something said or noted."""

    text: str


class PlayOn(Strict):
    """Play on from an input of a finished game."""

    inputs: Number
    luck: bool = False


class Again(Strict):
    """Play once more with the same people, who are invited."""

    luck: bool = False


class SettingsChange(Strict):
    """A person's settings; how to be told when it is one's turn."""

    name: str | None = None
    mail: str | None = None
    webhook: str | None = None
    notify_mail: bool | None = None
    notify_webhook: bool | None = None
    language: str | None = None


class Empty(Strict):
    """Nothing."""


async def read(request: Request, kind: type[T]) -> T:
    """Read a body; raises GuildhallError bad_body that says what is wrong and where.

    Raises body_too_slow when it does not come in time, however it drips.
    """
    try:
        async with asyncio.timeout(BODY_SECONDS):
            raw = await request.body()
    except TimeoutError:
        raise GuildhallError("body_too_slow", {"seconds": int(BODY_SECONDS)}) from None
    try:
        return msgspec.json.decode(raw or b"{}", type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise GuildhallError("bad_body", {"problem": str(error)}) from None
