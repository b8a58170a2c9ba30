"""How a run learns: size of the network, games side by side, and how its knobs turn with time."""

from dataclasses import dataclass, replace

__all__ = ["PROFILES", "Knobs", "Profile", "suited"]

LENGTH = 45
"""Decisions of a seat in a game for which profiles are written."""


@dataclass(frozen=True)
class Knobs:
    """What changes while a run goes on, from its begin to its end."""

    rate: float
    """How far each update goes."""
    spread: float
    """How much it is worth to stay undecided."""
    winning: float
    """Share of winning in what is learned from; the rest is the margin in points."""


@dataclass(frozen=True)
class Profile:
    """All that is set before a run begins."""

    width: int
    blocks: int
    workers: int
    """Processes that play; 0 plays in the process that learns."""
    games: int
    """How many games each of them plays side by side."""
    settings: int
    """Into how many parts these games fall, each with a number of seats and options of its own."""
    steps: int
    """Decisions of each game between two lessons."""
    part: int
    """Decisions that one update learns from."""
    decisions: int
    """How many a whole run makes."""
    passes: int = 2
    """How often each decision is learned from."""
    guests: int = 3
    """In one of so many games guests play all seats but one, earlier selves and the judge of the
    game by turns; 0 for none."""
    memory: float = 0.95
    """How much of what a decision is worth comes from later ones, per decision of a seat."""
    judged: bool = True
    """Whether the judge leans every choice, so that the network learns what the judge misses."""
    clip: float = 0.2
    first: Knobs = Knobs(rate=5e-4, spread=0.01, winning=0.4)
    last: Knobs = Knobs(rate=2e-5, spread=0.001, winning=1.0)

    def knobs(self, progress: float) -> Knobs:
        """Give what holds after a share of the run."""
        at = min(1.0, max(0.0, progress))

        def between(first: float, last: float) -> float:
            return first + (last - first) * at

        return Knobs(
            between(self.first.rate, self.last.rate),
            between(self.first.spread, self.last.spread),
            between(self.first.winning, self.last.winning),
        )


def suited(profile: Profile, length: float) -> Profile:
    """Fit a profile to a game in which a seat makes so many decisions, usually.

    A lesson covers the same part of a game, with as many decisions in all, and what is decided at
    the beginning of a long game still feels its end.
    """
    factor = length / LENGTH
    return replace(
        profile,
        steps=max(1, round(profile.steps * factor)),
        games=max(profile.settings, round(profile.games / factor)),
        memory=1 - (1 - profile.memory) / factor,
    )


PROFILES = {
    "cpu": Profile(
        width=128,
        blocks=1,
        workers=0,
        games=256,
        settings=4,
        steps=64,
        part=2048,
        decisions=3_600_000,
        first=Knobs(rate=1e-3, spread=0.01, winning=0.4),
        last=Knobs(rate=1e-4, spread=0.001, winning=0.9),
    ),
    "gpu": Profile(
        width=384,
        blocks=2,
        workers=4,
        games=1024,
        settings=16,
        steps=64,
        part=16384,
        decisions=400_000_000,
    ),
}
"""`cpu` makes in minutes on two cores a network that beats journeymen; `gpu` made the shipped ones.
"""
