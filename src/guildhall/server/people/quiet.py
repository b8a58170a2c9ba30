"""Hours in which a person is told nothing."""

from datetime import UTC, datetime, tzinfo
from typing import Any
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from guildhall.core.errors import GuildhallError


def zone_of(name: str) -> tzinfo:
    """A time zone by its name; raises GuildhallError bad_zone."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        raise GuildhallError("bad_zone", {"given": name}) from None


def is_quiet(settings: dict[str, Any], now: float) -> bool:
    """Whether it is a person's quiet time: from one minute of the day to another, past midnight."""
    quiet = settings.get("quiet")
    if not isinstance(quiet, dict) or quiet.get("begin") == quiet.get("end"):
        return False
    try:
        zone = zone_of(str(quiet.get("zone", "")))
    except GuildhallError:
        zone = UTC
    there = datetime.fromtimestamp(now, zone)
    minute, begin, end = there.hour * 60 + there.minute, int(quiet["begin"]), int(quiet["end"])
    return begin <= minute < end if begin < end else minute >= begin or minute < end
