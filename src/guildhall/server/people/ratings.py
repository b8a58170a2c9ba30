"""How strong people are: openskill's Plackett–Luce, with bots as marks that do not move.

A mark is a rating of a level of bots, the same in every game: `docs/ratings.md` says where the
numbers come from. What is not a level of ours counts as its nearest relative.
"""

from collections.abc import Sequence

from openskill.models import PlackettLuce

from guildhall.store.results import Standing, Standings
from guildhall.table.result import SeatResult

START = 1500.0
UNSURE = 300.0
"""Of somebody new: a rating, and how far it may be off."""
SPREAD = 100.0
DRIFT = 5.0
"""How much luck there is in one game, and how much a player may change between two."""
PROVISIONAL = 140.0
"""A rating that may be off by more is provisional."""
MARKS = {
    "random": 600.0,
    "apprentice": 900.0,
    "journeyman": 1500.0,
    "expert": 2000.0,
    "master": 2200.0,
    "grandmaster": 2300.0,
}
FIRM = 1e-3

_model = PlackettLuce(mu=START, sigma=UNSURE, beta=SPREAD, tau=DRIFT)


def mark_of(bot: str) -> float:
    """Rating of a level of bots; of one we do not know, that of journeymen."""
    return MARKS.get(bot.partition(":")[0], MARKS["journeyman"])


def rate(seats: Sequence[SeatResult], before: Standings) -> Standings:
    """New standings of the people at a table."""
    teams = [[_model.rating(mu=mu, sigma=sigma)] for mu, sigma in (_at(s, before) for s in seats)]
    rated = _model.rate(teams, ranks=[float(seat.rank) for seat in seats])
    after: Standings = {}
    for seat, (now,) in zip(seats, rated, strict=True):
        if seat.user:
            old = before.get(seat.user)
            games, wins = (old.games, old.wins) if old else (0, 0)
            won = wins + (seat.rank == 1)
            after[seat.user] = Standing(float(now.mu), float(now.sigma), games + 1, won)
    return after


def _at(seat: SeatResult, before: Standings) -> tuple[float, float]:
    if seat.bot:
        return mark_of(seat.bot), FIRM
    old = before.get(seat.user)
    return (old.mu, old.sigma) if old else (START, UNSURE)


def provisional(sigma: float) -> bool:
    """Whether a rating is still too unsure to be compared."""
    return sigma > PROVISIONAL
