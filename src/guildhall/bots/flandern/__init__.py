"""What bots know of Flandern 1302."""

from guildhall.bots.expertise import Expertise
from guildhall.bots.flandern.judge import FlandernJudge
from guildhall.bots.flandern.races import races

EXPERTISE = Expertise(
    FlandernJudge,
    races,
    reasons={
        "majority_city": ("city",),
        "gain_city": ("city",),
        "gain_influence": (),
        "gain_site": (),
        "gain_cards": (),
        "gain_first": (),
    },
)
