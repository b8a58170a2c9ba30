"""What bots know of Sample Game."""

from guildhall.bots.expertise import Expertise
from guildhall.bots.sample_game.judge import SampleGameJudge

EXPERTISE = Expertise(SampleGameJudge)
