"""What bots know of Colonia."""

from guildhall.bots.colonia.judge import ColoniaJudge
from guildhall.bots.colonia.races import races
from guildhall.bots.expertise import Expertise

EXPERTISE = Expertise(
    ColoniaJudge,
    races,
    reasons={
        "majority_city": ("city",),
        "gain_money_city": ("city",),
        "gain_money": (),
        "gain_relics": (),
        "gain_goods": (),
        "gain_orders": (),
        "gain_first": (),
        "gain_members": (),
        "gain_decree": (),
        "gain_against_decree": (),
        "gain_insured": (),
    },
)
