"""Events: what happened because of an input, for whom to see, under which rule."""

from typing import Final

from guildhall.core.numbers import Int

SPECTATOR: Final = 20
"""The bit of an audience that stands for everybody who holds no seat."""
PUBLIC: Final = (1 << (SPECTATOR + 1)) - 1


def only(seat: Int) -> Int:
    """Give the audience that is one seat alone."""
    return 1 << seat


def all_but(seat: Int) -> Int:
    """Give the audience of everybody except one seat."""
    return PUBLIC & ~(1 << seat)


class Event:
    """One thing that happened; `points` were scored by `scorer` (-1: nobody scored)."""

    def __init__(
        self, kind: str, rule: str, args: dict[str, int], audience: Int, scorer: Int, points: Int
    ) -> None:
        """Take what happened as plain numbers; the game's words give them names."""
        self.kind: str = kind
        self.rule: str = rule
        self.args: dict[str, int] = args
        self.audience: Int = audience
        self.scorer: Int = scorer
        self.points: Int = points

    def seen_by(self, seat: Int) -> bool:
        """Say whether a seat (or -1, a spectator) may see this event."""
        bit: Int = SPECTATOR if seat < 0 else seat
        return (self.audience >> bit) & 1 == 1

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle by the constructor."""
        return (
            Event,
            (self.kind, self.rule, self.args, self.audience, self.scorer, self.points),
        )


class Log:
    """Collects the events of one or more inputs in order."""

    def __init__(self) -> None:
        """Start empty."""
        self.events: list[Event] = []

    def tell(self, kind: str, rule: str, args: dict[str, int], audience: Int = PUBLIC) -> None:
        """Note that something happened."""
        self.events.append(Event(kind, rule, args, audience, -1, 0))

    def score(self, kind: str, rule: str, seat: Int, points: Int, args: dict[str, int]) -> None:
        """Note points and where they come from; the ledger is made of these."""
        self.events.append(Event(kind, rule, args, PUBLIC, seat, points))
