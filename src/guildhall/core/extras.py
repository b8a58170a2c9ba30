"""What is installed only for some uses: a missing library is somebody's mistake, not a bug."""

from guildhall.core.errors import GuildhallError


def missing_extra(missing: ImportError, extra: str) -> GuildhallError:
    """Say which library is not there and which extra of this package brings it."""
    facts: dict[str, object] = {"library": missing.name or "", "extra": f"guildhall[{extra}]"}
    return GuildhallError("extra_missing", facts)
