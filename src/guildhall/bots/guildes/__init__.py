"""What bots know of Guildes."""

from guildhall.bots.expertise import Expertise
from guildhall.bots.guildes.judge import GuildesJudge
from guildhall.bots.guildes.tells import CODES, tells

EXPERTISE = Expertise(GuildesJudge, reasons=CODES, tells=tells)
