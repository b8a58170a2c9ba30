"""Whether a seat has learned anything by its last inputs: then undoing them needs consent."""

from guildhall.core.luck import FastLuck
from guildhall.core.state import CHANCE
from guildhall.table.match import Match

WORLDS = 6


def learned_nothing(match: Match, seat: int, inputs: int) -> bool:
    """Whether the last inputs, all by one seat, showed it nothing it could not foresee.

    What it sees now must be what it would see in every world that fitted what it knew before. The
    worlds are a sample, always the same for the same position, so every copy of a table decides
    alike.
    """
    game, given = match.game, match.record.inputs
    moves = [game.words.moves.parse(item.move) for item in given[len(given) - inputs :]]
    before = match.state_at(len(given) - inputs)
    view = game.observe(before, seat)
    now = game.observe(match.state, seat)
    luck = FastLuck(len(given))
    for _ in range(WORLDS):
        world = game.imagine(view, luck)
        for move in moves:
            if not world.actors() >> seat & 1:
                return False
            world.play(seat, move)
        if game.observe(world, seat) != now:
            return False
    return True


def free_steps(match: Match, seat: int) -> int:
    """How many of the last inputs a seat made and learned nothing by."""
    free = 0
    inputs = match.record.inputs
    while free < len(inputs) and inputs[-1 - free].by == seat:
        free += 1
    while free and not learned_nothing(match, seat, free):
        free -= 1
    return free


def last_decision(match: Match, seat: int) -> int:
    """Number of the last choice of a seat; -1 if it has made none.

    An input that was the only one possible is no choice: whoever goes back wants another answer.
    """
    inputs = match.record.inputs
    for n in range(len(inputs) - 1, -1, -1):
        if inputs[n].by == seat and match.was_choice(n):
            return n
    return -1


def turn_start(match: Match, seat: int, last: int, given: int) -> int:
    """Number of the first choice in the turn in which a seat made its last one.

    A turn is an unbroken run of its decisions and of chance; it begins after the inputs `given`.
    """
    inputs = match.record.inputs
    first = at = last
    while at > given and inputs[at - 1].by in (seat, CHANCE):
        at -= 1
        if inputs[at].by == seat and match.was_choice(at):
            first = at
    return first


def take_back(match: Match, seat: int) -> bool:
    """Take back the last choice of a seat and all that came after; False if there is none."""
    to = last_decision(match, seat)
    if to < match.record.header.given:
        return False
    match.rewind(to, reopen=len(match.record.inputs) - to > free_steps(match, seat))
    return True
