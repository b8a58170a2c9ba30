"""What bots know of Colonia."""

from guildhall.bots.colonia.judge import ColoniaJudge
from guildhall.bots.colonia.tells import CODES, tells
from guildhall.bots.expertise import Expertise

EXPERTISE = Expertise(ColoniaJudge, reasons=CODES, tells=tells)
