"""What seats were told and did, and what they knew when they decided: perfect recall.

A view forgets what no longer matters: in Guildes, the packets of the last ballot. The digests of
this file tell apart what a seat could tell apart at any moment of the game.
"""

from hashlib import blake2b

from guildhall.core.game import Game
from guildhall.core.log import Event
from guildhall.core.state import CHANCE, State
from guildhall.lab.envs.run import encoded

EVERY = 16
"""Inputs from one position that is kept to the next: those between are played once more."""


class Told:
    """One input: who made it, what it told, and what came before it, which other states share.

    It is made before the input is played, which then fills `events`. A digest is made when somebody
    asks for it: most positions of a search are never looked at.
    """

    __slots__ = ("action", "actor", "before", "digests", "events", "position", "since")

    def __init__(
        self,
        before: "Told | None",
        state: State | None,
        actor: int,
        action: int,
        events: list[Event],
    ) -> None:
        self.before = before
        self.actor = actor
        self.action = action
        self.events = events
        self.since: int = (before.since + 1) % EVERY if before is not None else 0
        """How many inputs ago a position was kept."""
        self.position = None if state is None or self.since else state.copy()
        self.digests: dict[int, bytes] = {}

    def digest(self, game: Game, seat: int) -> bytes:
        """Give the digest of all that a seat was ever told, knew when it decided, and did."""
        steps: list[Told] = []
        step: Told | None = self
        while step is not None and seat not in step.digests:
            steps.append(step)
            step = step.before
        found = b"" if step is None else step.digests[seat]
        for one in reversed(steps):
            news = one.news(game, seat)
            if news:
                found = blake2b(found + news).digest()[:12]
        self.digests[seat] = found
        return found

    def news(self, game: Game, seat: int) -> bytes:
        """Give what this input alone was to a seat; nothing if it noticed none of it."""
        told = [(event.kind, event.args) for event in self.events if event.seen_by(seat)]
        if self.actor == seat:
            known = encoded(game, self.where(), seat).tobytes()
            return known + b"%d" % self.action + repr(told).encode()
        return repr(told).encode() if told else b""

    def where(self) -> State:
        """Give the position before the input, not to be changed."""
        inputs: list[Told] = []
        step = self
        while step.position is None:
            assert step.before is not None  # noqa: S101  the first of all keeps its position
            step = step.before
            inputs.append(step)
        if not inputs:
            return step.position
        state = step.position.copy()
        for one in reversed(inputs):
            state.play(one.actor, one.action)
        return state

    @staticmethod
    def summed(digests: dict[int, bytes]) -> "Told":
        """Give a memory of digests alone, by seat; a seat without one was told nothing."""
        told = Told(None, None, CHANCE, 0, [])
        told.since = EVERY - 1  # the next one keeps its position
        told.digests.update(digests)
        return told
