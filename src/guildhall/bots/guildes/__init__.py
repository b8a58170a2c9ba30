"""What bots know of Guildes."""

from guildhall.bots.expertise import Expertise
from guildhall.bots.guildes.judge import GuildesJudge
from guildhall.bots.guildes.races import races

EXPERTISE = Expertise(
    GuildesJudge,
    races,
    reasons={
        "majority_guild": ("guild",),
        "gain_guild": ("guild",),
    },
)
