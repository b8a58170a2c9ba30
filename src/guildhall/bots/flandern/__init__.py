"""What bots know of Flandern 1302."""

from guildhall.bots.expertise import Expertise
from guildhall.bots.flandern.judge import FlandernJudge
from guildhall.bots.flandern.tells import CODES, MOST, tells

EXPERTISE = Expertise(FlandernJudge, reasons=CODES, most=MOST, tells=tells)
