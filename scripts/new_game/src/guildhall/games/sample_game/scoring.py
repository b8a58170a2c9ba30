"""What counts: a trick is a point."""

from guildhall.core.log import Log
from guildhall.core.numbers import Int
from guildhall.games.sample_game.schema import SampleGameState


def score_trick(s: SampleGameState, seat: Int, log: Log | None) -> None:
    """SG-4: one point for the trick."""
    s.points[seat] += 1
    if log is not None:
        log.score("took", "SG-4", seat, 1, {"seat": seat, "trick": s.trick})
