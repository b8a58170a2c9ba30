"""What bots know of the Dutch Revolt."""

from guildhall.bots.dutch_revolt.judge import DutchRevoltJudge
from guildhall.bots.dutch_revolt.tells import CODES, tells
from guildhall.bots.expertise import Expertise

EXPERTISE = Expertise(DutchRevoltJudge, reasons=CODES, tells=tells)
