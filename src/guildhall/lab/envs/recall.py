"""What seats were told and did, and what they knew when they decided: perfect recall.

A view forgets what no longer matters: in Guildes, the packets of the last ballot. The digests of
this file tell apart what a seat could tell apart at any moment of the game.
"""

from hashlib import blake2b

from guildhall.core.game import Game
from guildhall.core.log import Event
from guildhall.core.state import State
from guildhall.lab.envs.run import encoded


class Decision:
    """A position in which a seat decides, and what it did there."""

    __slots__ = ("action", "game", "seat", "state")

    def __init__(self, game: Game, state: State, seat: int, action: int) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.action = action

    def known(self) -> bytes:
        """Give what the seat knew, and its action."""
        return encoded(self.game, self.state, self.seat).tobytes() + b"%d" % self.action


class Told:
    """What one input told, and what came before it; states share all but the last of them.

    A digest is made when somebody asks for it: most positions of a search are never looked at.
    """

    __slots__ = ("before", "decision", "digests", "events")

    def __init__(
        self, before: "Told | None", decision: Decision | None, events: list[Event]
    ) -> None:
        self.before = before
        self.decision = decision
        """None for an outcome of chance."""
        self.events = events
        self.digests: dict[int, bytes] = {}

    def digest(self, seat: int) -> bytes:
        """Give the digest of all that a seat was ever told and did."""
        steps: list[Told] = []
        step: Told | None = self
        while step is not None and seat not in step.digests:
            steps.append(step)
            step = step.before
        found = b"" if step is None else step.digests[seat]
        for one in reversed(steps):
            news = one.news(seat)
            if news:
                found = blake2b(found + news).digest()[:12]
        self.digests[seat] = found
        return found

    def news(self, seat: int) -> bytes:
        """Give what this input alone was to a seat; nothing if it noticed none of it."""
        told = [(event.kind, event.args) for event in self.events if event.seen_by(seat)]
        made = self.decision
        known = made.known() if made is not None and made.seat == seat else b""
        return known + repr(told).encode() if known or told else b""

    @staticmethod
    def summed(digests: dict[int, bytes]) -> "Told":
        """Give a memory of digests alone, by seat; a seat without one was told nothing."""
        told = Told(None, None, [])
        told.digests.update(digests)
        return told
