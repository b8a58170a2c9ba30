"""What bots know of the Dutch Revolt."""

from guildhall.bots.dutch_revolt.judge import DutchRevoltJudge
from guildhall.bots.dutch_revolt.races import races
from guildhall.bots.expertise import Expertise

EXPERTISE = Expertise(
    DutchRevoltJudge,
    races,
    reasons={
        "majority_province": ("province",),
        "gain_city": ("city",),
        "gain_province": ("province",),
        "gain_aim": (),
        "gain_units": (),
        "gain_coins": (),
        "gain_armies": (),
        "gain_support": (),
        "gain_lane": (),
        "gain_answer": (),
    },
)
