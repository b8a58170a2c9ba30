"""A world that might be true: deals the unseen cards so that they fit all that a view remembers."""

from itertools import islice

from guildhall.core.luck import Luck
from guildhall.games.guildes.game import Guildes
from guildhall.games.guildes.imagine.assign import Assignment
from guildhall.games.guildes.imagine.build import Build
from guildhall.games.guildes.imagine.cards import Dice, Row, counts, flat, minus
from guildhall.games.guildes.imagine.memory import Memory, Needs
from guildhall.games.guildes.view import GuildesView

ATTEMPTS = 3000
"""How often to start over with new luck before a view counts as one that nothing fits."""
EXPLANATIONS = 4
FIRST_STEPS = 100
DOUBLINGS = 10
"""So often the steps of an attempt are doubled before they begin anew: some views want many short
searches, some one that goes through thousands of wrong beginnings."""


def imagine(view: GuildesView, luck: Luck) -> Guildes:
    """Give a state that this view might be of; raises RuntimeError for a view nothing fits."""
    dice = Dice(luck)
    for attempt in range(ATTEMPTS):
        world, settled = _try(Memory(view, dice), FIRST_STEPS << attempt % DOUBLINGS)
        if world is not None:
            return world
        if settled:
            break
    raise RuntimeError("no world fits this view")


def _try(memory: Memory, steps: int) -> tuple[Guildes | None, bool]:
    """Try a few explanations; the world found, or whether it is settled that there is none."""
    tried, cut = 0, False
    for needs in islice(memory.needs(), EXPLANATIONS):
        tried += 1
        unseen = memory.unseen(needs.past)
        if min(unseen) < 0:
            continue
        search = Assignment(needs.held, memory.gaps, memory.wild, unseen, memory.dice)
        if search.solve(steps):
            for (seat, step), kind in search.result.items():
                memory.picks[seat][step] = kind
            return _deal_rest(memory, needs, unseen), True
        cut = cut or search.cut
    return None, tried < EXPLANATIONS and not cut


def _deal_rest(memory: Memory, needs: Needs, unseen: Row) -> Guildes:
    """Fill wild picks, unseen packets and earlier ballots; what is left is the deck."""
    taken = [kind for kind in (memory.picks[s][t] for s, t in memory.wild) if kind >= 0]
    pool = memory.dice.shuffled(flat(minus(unseen, counts(taken))))
    for seat, step in memory.wild:
        if memory.picks[seat][step] < 0:
            memory.picks[seat][step] = pool.pop()
    for owner, size in memory.unseen_packets().items():
        memory.rest[owner] = counts([pool.pop() for _ in range(size)])
    past = needs.past
    while sum(past) < memory.dealt_before():
        past[pool.pop()] += 1
    return Build(memory, needs, counts(pool)).state()
