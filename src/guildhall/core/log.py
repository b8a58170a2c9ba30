"""Events: what happened because of an input, for whom to see, under which rule.

>>> import guildhall as gh
>>> match = gh.new("guildes", seats=3, seed=7)
>>> (event,) = match.play(0, match.legal(0)[0])
>>> event.kind, event.rule, match.game.words.named(event.args)
('picked', 'GU-7', {'guild': 'scholars'})
>>> [seat for seat in (0, 1, 2, -1) if event.seen_by(seat)]
[0]
"""

from typing import Final

from guildhall.core.numbers import Int

__all__ = ["Event", "Log"]

SPECTATOR: Final = 20
"""The bit of an audience that stands for everyone without a seat."""
PUBLIC: Final = (1 << (SPECTATOR + 1)) - 1


def only(seat: Int) -> Int:
    """Audience of one seat alone."""
    return 1 << seat


def all_but(seat: Int) -> Int:
    """Audience of everyone except one seat."""
    return PUBLIC & ~(1 << seat)


class Event:
    """One thing that happened: its kind, its rule and its arguments, as numbers.

    `points` were scored by the seat `scorer`; -1 means that no points were scored. `audience` is
    the bit mask of the seats that may see it: ask `seen_by`.
    """

    def __init__(
        self, kind: str, rule: str, args: dict[str, int], audience: Int, scorer: Int, points: Int
    ) -> None:
        self.kind: str = kind
        self.rule: str = rule
        self.args: dict[str, int] = args
        self.audience: Int = audience
        self.scorer: Int = scorer
        self.points: Int = points

    def seen_by(self, seat: Int) -> bool:
        """Whether a seat (or -1, a spectator) may see this event."""
        bit: Int = SPECTATOR if seat < 0 else seat
        return (self.audience >> bit) & 1 == 1

    def __reduce__(self) -> tuple[object, ...]:
        return (
            Event,
            (self.kind, self.rule, self.args, self.audience, self.scorer, self.points),
        )


class Log:
    """The events of one or more inputs, in order; `State.play` adds to it.

    >>> log = Log()
    >>> log.score("votes", "GU-14", 2, 5, {"seat": 2, "guild": 0})
    >>> [(event.scorer, event.points) for event in log.events]
    [(2, 5)]
    """

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, kind: str, rule: str, args: dict[str, int], audience: Int = PUBLIC) -> None:
        """Add an event without points, for everyone unless an audience is given."""
        self.events.append(Event(kind, rule, args, audience, -1, 0))

    def score(self, kind: str, rule: str, seat: Int, points: Int, args: dict[str, int]) -> None:
        """Add points of a seat and where they come from; the ledger is made of these."""
        self.events.append(Event(kind, rule, args, PUBLIC, seat, points))
