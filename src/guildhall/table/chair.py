"""A seat at a table and who holds it; a requested undo and who has agreed."""

from dataclasses import dataclass, replace
from typing import Literal

from guildhall.core.errors import GuildhallError
from guildhall.core.promise import LEAST_BYTES, MOST_BYTES, is_number

ChairKind = Literal["open", "human", "bot"]
AWAITED = "awaited"
"""In place of a number: the person who sits down will add it before the game begins."""


@dataclass(frozen=True)
class Chair:
    """A seat at the table: open, a person's, or a bot's."""

    kind: ChairKind = "open"
    user: str = ""
    name: str = ""
    bot: str = ""
    away: bool = False
    conceded: bool = False
    number: str = ""
    awaited: bool = False
    """What it adds to the luck, in hex; whether the game waits for that."""
    offered: str = ""
    offered_name: str = ""
    """The user it is kept for, until a bot sits here, and how they are called."""
    declined: str = ""
    declined_by: str = ""
    """How they are called who did not want it when it was kept for them, and which user that is."""
    advised: bool = False
    """Whether the person has asked a bot what to do."""
    gone: bool = False
    """Whether the person has left for good."""

    @classmethod
    def taken(cls, user: str, name: str, bot: str, luck: str = "", **_more: str) -> "Chair":
        """A seat that a person or a bot has taken; the rest of their entry is the table's."""
        kind: ChairKind = "bot" if bot else "human"
        if luck == AWAITED:
            return cls(kind, user, name, bot, awaited=True)
        return cls(kind, user, name, bot, number=luck)

    def kept_as(self, other: "Chair") -> "Chair":
        """The same seat, kept for the user whom another was kept for."""
        return replace(self, offered=other.offered, offered_name=other.offered_name)

    def left(self) -> "Chair":
        """The seat when nobody sits on it any more: still kept for the same user."""
        return Chair().kept_as(self)

    def kept_for(self, user: str) -> bool:
        """Whether it is open and kept for a user."""
        return self.kind == "open" and bool(user) and self.offered == user

    def called(self, name: str) -> "Chair":
        """The seat when the one who has it, or whom it is kept for, is called otherwise."""
        kept = not self.user or self.offered == self.user
        offered_name = name if kept else self.offered_name
        return replace(self, name=name if self.user else "", offered_name=offered_name)

    def forgotten(self, user: str, name: str) -> "Chair":
        """The seat when a user has left for good: it is kept for them no longer."""
        chair = self
        if chair.offered == user:
            chair = replace(chair, offered="", offered_name="")
        if chair.declined_by == user:
            chair = replace(chair, declined=name)
        return replace(chair, name=name, gone=True) if chair.user == user else chair

    @property
    def played_by_bot(self) -> bool:
        """Whether a bot makes the moves of this seat now."""
        return self.kind == "bot" or self.away or self.conceded


@dataclass(frozen=True)
class UndoAsked:
    """A requested undo back to an input, and who has agreed."""

    seat: int
    to: int
    agreed: frozenset[int] = frozenset()


def checked_number(number: str) -> str:
    """A seat's number for the luck; raises GuildhallError bad_luck_number."""
    if not is_number(number):
        raise GuildhallError("bad_luck_number", {"least": LEAST_BYTES, "most": MOST_BYTES})
    return number


def checked_luck(luck: str) -> dict[str, str]:
    """What the entry of a person who sits down says of the luck; empty where they add nothing."""
    if not luck:
        return {}
    return {"luck": luck if luck == AWAITED else checked_number(luck)}
