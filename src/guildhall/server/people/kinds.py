"""What people are told, and which of it each of them wants."""

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from guildhall.store import Notice

YOUR_TURN, CLOCK, INVITATION, MATCH = "your_turn", "clock", "invitation", "match"
TALK, TOURNAMENT = "talk", "tournament"
SWITCHES = {
    CLOCK: "notify_clock",
    TOURNAMENT: "notify_tournament",
    YOUR_TURN: "notify_turn",
    INVITATION: "notify_invitation",
    MATCH: "notify_invitation",
    TALK: "notify_talk",
}
"""The setting that switches a kind off, whatever it comes by; the most pressing kind first."""


WAITING = (YOUR_TURN, CLOCK, INVITATION)
"""Kinds that tell of a table where something waits for the person."""


def wants(settings: dict[str, Any], kind: str) -> bool:
    """Whether somebody wants to be told such things; all who have not said so do."""
    return kind in SWITCHES and bool(settings.get(SWITCHES[kind], True))


def worth_telling(notices: Iterable[Notice], settings: dict[str, Any]) -> dict[str, list[str]]:
    """The tables of each kind that is wanted; each once, for what is most pressing there."""
    order = list(SWITCHES)
    wanted = [notice for notice in notices if wants(settings, notice.kind)]
    by_kind: dict[str, list[str]] = defaultdict(list)
    named: set[str] = set()
    for notice in sorted(wanted, key=lambda one: (order.index(one.kind), one.table_id)):
        if notice.table_id not in named:
            named.add(notice.table_id)
            by_kind[notice.kind].append(notice.table_id)
    return by_kind
