"""The course of the week: which paragraph comes next when one is done."""

from guildhall.core.log import Log
from guildhall.core.numbers import Int
from guildhall.games.colonia.phases.display import begin_relics
from guildhall.games.colonia.phases.friday import LOADING
from guildhall.games.colonia.phases.gifts import begin_cubes, begin_goods
from guildhall.games.colonia.phases.harbour import fill_port, sail
from guildhall.games.colonia.phases.monday import begin_decrees, begin_week_card
from guildhall.games.colonia.phases.sunday import (
    INSURANCE,
    PURCHASES,
    put_cards_away,
    renew_display,
)
from guildhall.games.colonia.phases.thursday import begin_extra_orders, begin_orders
from guildhall.games.colonia.phases.tuesday import begin_council
from guildhall.games.colonia.phases.votes import begin_vote, vote_due
from guildhall.games.colonia.phases.wednesday import MARKET
from guildhall.games.colonia.schema import (
    BETWEEN,
    FRIDAY,
    MONDAY,
    PHASE_OVER,
    SATURDAY,
    SUNDAY,
    THURSDAY,
    TUESDAY,
    WEDNESDAY,
    ColoniaState,
)
from guildhall.games.colonia.scoring import end_game
from guildhall.games.colonia.tables import DISPLAY, START_CUBES, WEEKS


def go_on(s: ColoniaState, log: Log | None) -> None:
    """CO-1, CO-40: begin one paragraph after the other until somebody decides or chance is due."""
    while s.phase == BETWEEN:
        if WEDNESDAY <= s.day <= SATURDAY and vote_due(s):
            begin_vote(s)
        else:
            s.step += 1
            _begin_step(s, log)


def _begin_step(s: ColoniaState, log: Log | None) -> None:
    """CO-1: hand over to the day."""
    if s.day == 0:
        _set_up(s, log)
    elif s.day == MONDAY:
        _monday(s, log)
    elif s.day == THURSDAY:
        _thursday(s, log)
    elif s.day == SATURDAY:
        _saturday(s, log)
    elif s.day == SUNDAY:
        _sunday(s, log)
    elif s.step > 1:
        _begin_day(s, s.day + 1, log)
    elif s.day == TUESDAY:
        begin_council(s, log)
    elif s.day == WEDNESDAY:
        MARKET.begin(s, log)
    elif s.day == FRIDAY:
        LOADING.begin(s, log)


def _begin_day(s: ColoniaState, day: Int, log: Log | None) -> None:
    s.day = day
    s.step = 0
    if log is not None:
        log.tell("day", "CO-1", {"day": day, "week": s.week})


def _set_up(s: ColoniaState, log: Log | None) -> None:
    """CO-12, CO-13, CO-15: cubes, goods, ships, relics; then the first Monday."""
    if s.step == 1:
        begin_cubes(s, START_CUBES, log)
    elif s.step == 2:
        begin_goods(s)
    elif s.step == 3:
        fill_port(s, log)
    elif s.step == 4:
        begin_relics(s, DISPLAY, log)
    else:
        s.week = 1
        _begin_day(s, MONDAY, log)


def _monday(s: ColoniaState, log: Log | None) -> None:
    """CO-20 to CO-24: the week card with its cubes, then the decrees."""
    if s.step == 1:
        begin_week_card(s)
    elif s.step == 2:
        begin_decrees(s)
    else:
        _begin_day(s, TUESDAY, log)


def _thursday(s: ColoniaState, log: Log | None) -> None:
    """CO-60 to CO-66: orders, then the dice and the goods."""
    if s.step == 1:
        begin_orders(s, log)
    elif s.step == 2:
        begin_extra_orders(s)
    else:
        _begin_day(s, FRIDAY, log)


def _saturday(s: ColoniaState, log: Log | None) -> None:
    """CO-80, CO-83: the ships above the stick sail; the port fills up, except in the last week."""
    if s.step == 1:
        sail(s, s.leaving, log)
        s.leaving = 0
        if s.week < WEEKS:
            fill_port(s, log)
    else:
        _begin_day(s, SUNDAY, log)


def _sunday(s: ColoniaState, log: Log | None) -> None:
    """CO-90, CO-94, CO-95, CO-100: purchases, insurance, new cards; or the end."""
    if s.step == 1:
        PURCHASES.begin(s, log)
    elif s.week == WEEKS:
        end_game(s, log)
        s.phase = PHASE_OVER
    elif s.step == 2:
        INSURANCE.begin(s, log)
    elif s.step == 3:
        renew_display(s, log)
    else:
        put_cards_away(s, log)
        s.week += 1
        _begin_day(s, MONDAY, log)
